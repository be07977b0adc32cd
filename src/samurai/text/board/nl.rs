//! Rond het bord, Nederlands.

use super::BoardText;

pub const TEXT: BoardText = BoardText {
    board: "Het bord",
    hand: "Je hand",
    players: "Spelers",
    beside: "Naast het bord",
    beside_rule: "de vierde beëindigt het spel",
    supply: |count| format!("voorraad {count}"),
    tiles_of: |name| format!("Kaartjes van {name}"),
    tiles_left: |hand, supply| {
        format!(
            "{hand} in de hand, {supply} in de voorraad. Welke van de overige in de hand zijn, blijft geheim."
        )
    },
    played: "gespeeld",
    behind_screen: "achter het scherm",
    last_turn: "Na deze beurt is het spel afgelopen.",
    end_turn: "Beurt beëindigen",
    pass: "Passen",
    whole_board: "Hele bord tonen",
    nearer: "Inzoomen",
    hint_begin: "Pak een kaartje uit je hand.",
    hint_more: "Beëindig je beurt, of leg er nog kaartjes met het zegel bij.",
    hint_more_any: "Beëindig je beurt, of leg nog een kaartje.",
    hint_pass: "Geen van je kaartjes kan worden gespeeld. Je past.",
    hint_land: |tile, figures| format!("{tile} beïnvloedt {figures}: kies een omrand landvak."),
    hint_sea: |tile, figures| format!("{tile} beïnvloedt {figures}: kies een omrand zeevak."),
    all_figures: "alle figuren",
    hint_swap: "Figurenruil: tik de eerste van twee figuren aan.",
    hint_swap_second: |figure, place| {
        format!("{figure} uit {place}: tik de figuur aan waarmee je ruilt.")
    },
    hint_lift: "Kaartenruil: tik een van je eigen omrande kaartjes aan.",
    hint_lifted: |tile| format!("{tile} is opgepakt: tik het nieuwe vak aan."),
    hint_which: |place| format!("Welke figuur uit {place}?"),
    choose_five: |left| match left {
        0 => "Deze vijf?".to_owned(),
        5 => "Kies vijf kaartjes".to_owned(),
        1 => "Kies nog 1 kaartje".to_owned(),
        _ => format!("Kies nog {left} kaartjes"),
    },
    choose_five_why: "Met deze vijf begin je. De andere vijftien worden geschud en trek je een voor een.",
    five_chosen: "Je hebt er vijf: tik er een aan om het terug te leggen.",
    keep_five: "Deze vijf houden",
    set_figure: |name| format!("{name} zet een figuur"),
    set_figure_cities: "Kies een figuur en tik een omrande stad aan. Eerst de steden: in elke passen twee verschillende figuren.",
    set_figure_villages: "Kies een figuur en tik een omrand dorp aan.",
    set_figure_nowhere: "In elke stad met nog ruimte staat deze figuur al: neem een andere.",
    left: |count| format!("nog {count}"),
    open_land: |count| match count {
        0 => "geen landvak vrij".to_owned(),
        1 => "1 landvak vrij".to_owned(),
        count => format!("{count} landvakken vrij"),
    },
    no_figures: "geen figuren meer",
    no_influence: "nog niemand",
};
