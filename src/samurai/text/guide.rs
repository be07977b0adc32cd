//! The words of a game that explains itself, besides the rules: what to do now.

#[derive(Debug)]
pub struct GuideText {
    pub lay: &'static str,
    pub end: &'static str,
    pub look: &'static str,
}

pub mod en {
    pub const TEXT: super::GuideText = super::GuideText {
        lay: "Lay the tile where the board lights up, beside a settlement with a figure that you want.",
        end: "End your turn when you are done: you draw up to five tiles again.",
        look: "Tap a city or a village while no tile is picked up: you see who has how much influence there, and how much land is still open.",
    };
}

pub mod de {
    pub const TEXT: super::GuideText = super::GuideText {
        lay: "Lege das Plättchen dorthin, wo das Brett leuchtet, neben einen Ort mit einer Figur, die du haben willst.",
        end: "Beende deinen Zug, wenn du fertig bist: Du ziehst wieder auf fünf Plättchen nach.",
        look: "Tippe auf eine Stadt oder ein Dorf, ohne ein Plättchen aufgenommen zu haben: Du siehst, wer dort wie viel Einfluss hat und wie viel Land noch frei ist.",
    };
}

pub mod nl {
    pub const TEXT: super::GuideText = super::GuideText {
        lay: "Leg het kaartje neer waar het bord oplicht, naast een plaats met een figuur die je wilt hebben.",
        end: "Beëindig je beurt als je klaar bent: je vult je hand weer aan tot vijf kaartjes.",
        look: "Tik op een stad of dorp terwijl je geen kaartje hebt opgepakt: je ziet wie daar hoeveel invloed heeft en hoeveel land nog vrij is.",
    };
}
