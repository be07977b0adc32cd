//! Samurai, English.

use super::{FigureText, SamuraiText, board, guide};
use crate::text::table::Choice;
use samurai::{ByFigure, Illegal};

pub const TEXT: SamuraiText = SamuraiText {
    figures: ByFigure::new([
        FigureText {
            name: "Helmet",
            word: "helmet",
            a: "a helmet",
            the: "the helmet",
            it: "The helmet",
            many: "helmets",
            last: "the last helmet",
        },
        FigureText {
            name: "Buddha",
            word: "Buddha",
            a: "a Buddha",
            the: "the Buddha",
            it: "The Buddha",
            many: "Buddhas",
            last: "the last Buddha",
        },
        FigureText {
            name: "Rice field",
            word: "rice field",
            a: "a rice field",
            the: "the rice field",
            it: "The rice field",
            many: "rice fields",
            last: "the last rice field",
        },
    ]),
    expected: "Expected in the end:",
    samurai: "samurai",
    ship: "ship",
    ronin: "ronin",
    figure_exchange: "figure exchange",
    token_exchange: "token exchange",

    and: " and ",
    beside: |names| format!("beside {names}"),
    off: |names| format!("at sea off {names}"),

    took: |name, count| match count {
        1 => format!("{name} takes a tile into the first hand."),
        _ => format!("{name} takes {count} tiles into the first hand."),
    },
    drew: |name, count| match count {
        1 => format!("{name} draws 1 tile."),
        _ => format!("{name} draws {count} tiles."),
    },
    figure_set: |name, figure, place| format!("{name} puts {figure} in {place}."),
    figures_laid: "All figures come onto the board at random.",
    placed: |name, tile, place| format!("{name} lays {tile} {place}."),
    figures_exchanged: |name, [a, at], [b, to]| {
        format!("{name} exchanges {a} of {at} with {b} of {to}.")
    },
    token_exchanged: |name, tile, from, to| {
        format!("{name} lifts {tile} {from} with the token exchange and lays it {to}.")
    },
    captured: |name, figure, place| format!("{name} takes {figure} of {place}."),
    tied_away: |figure, place| format!("{figure} of {place} goes to nobody: beside the board."),
    turn_ended: |name| format!("{name} ends the turn."),
    passed: |name| format!("{name} has no tile to play and passes."),
    kind_gone: "The last figure of a kind has left the board: the game is over.",
    four_tied: "Four figures stand beside the board: the game is over.",

    village: "village",
    city: "city",
    capital: "capital",
    land: "Land",
    sea: "Sea",
    directions: [
        "north of",
        "north-east of",
        "south-east of",
        "south of",
        "south-west of",
        "north-west of",
    ],
    open_sea: |place| format!("Open sea near {place}, out of reach of every settlement."),
    vacant: "Empty.",
    tile_of: |tile, name| format!("{tile} of {name}."),
    no_figure: "No figure stands here.",
    open_land: |count| match count {
        0 => "All land around it is filled.".to_owned(),
        1 => "1 land space around it is open.".to_owned(),
        _ => format!("{count} land spaces around it are open."),
    },

    you_lead: "you lead",
    leads: |name| format!("{name} leads"),
    tied: "tied",
    nobody_yet: "nobody yet",
    at_turn_end: "at the turn’s end: ",
    you_take_it: "you take it",
    takes_it: |name| format!("{name} takes it"),
    goes_beside: "goes beside the board",

    illegal,
    first_five: Choice {
        name: "First five tiles",
        choices: ["At random", "Chosen"],
        means: [
            "Everybody begins with five random tiles.",
            "One after another, each secretly chooses five of the twenty tiles.",
        ],
    },
    layout: Choice {
        name: "Figures on the board",
        choices: ["At random", "By hand"],
        means: [
            "All figures are laid out at once, by chance.",
            "You take turns to put the figures on cities and villages.",
        ],
    },
    captures: Choice {
        name: "Capture",
        choices: ["At once", "At the turn’s end"],
        means: [
            "Figures leave as soon as the last land space around them is filled.",
            "Figures leave only when the turn ends, all together.",
        ],
    },
    screens: Choice {
        name: "Captured figures",
        choices: ["As printed", "Open"],
        means: [
            "Open with two players; with three or four, hidden from the others until the end.",
            "Everybody always sees who has which figures.",
        ],
    },
    ended_kind_gone: |last| format!("The game ended when {last} left the board."),
    ended_four_tied: "The game ended when a fourth figure stood beside the board.",
    won_two_kinds: |figures| format!("Alone with the most {figures}."),
    won_only_majority: |figures| format!("The only majority: {figures}."),
    won_others: |most, next| format!("Most of the other figures, {most} to {next}."),
    won_totals: |most, next| format!("Level with the others, then most in all, {most} to {next}."),
    won_no_majority: |most, next| format!("Most figures in all, {most} to {next}."),
    won_shared: |each| format!("As many in all: {each} each."),
    figures_taken: "Figures taken",
    in_all: "in all",
    most: "most",
    beside_board: "Beside the board",
    why_wins: |name| format!("Why {name} wins"),
    why_shared: "Why the victory is shared",
    ask_two_kinds: "Does anyone have the most of two kinds?",
    ask_one_kind: "Who has the most of one kind?",
    ask_others: "They set that kind aside and count the others.",
    ask_totals: "Who has the most figures in all?",
    nobody_alone: "nobody alone",
    can_win: |names| format!("{names} can win."),
    cannot_win: |names| format!("Without a majority, {names} cannot."),
    everybody_can_win: "Nobody does, so everybody can win.",
    go_on: "No: go on",
    are_left: |count| match count {
        1 => "One is left".to_owned(),
        _ => format!("{count} are left"),
    },
    level: |count| format!("Level, {count} each: go on"),
    chart: "Figures over time",
    chart_line: |name, [a, b, c, d]| {
        format!(
            "Figures of {name}: {a} after a quarter of the game, {b} at half, {c} after three quarters, {d} at the end."
        )
    },
    rules: [
        "Win figures of three castes: helmets, Buddhas and rice fields.",
        "Everybody has the same twenty tiles, five of them in hand. A tile’s number is its influence on the settlements it touches.",
        "On your turn lay one ordinary tile, and as many tiles with the seal as you like.",
        "A tile with a figure counts for that figure only.",
        "A samurai counts for all three figures.",
        "Ships lie at sea and the ronin on land. Both carry the seal and count for all three figures.",
        "The figure exchange swaps any two figures on the board.",
        "The token exchange takes the place of one of your ordinary tiles, which you lay somewhere else at once.",
        "When the last land space around a settlement is filled, whoever has the most influence on a figure takes it.",
        "If several have the most, nobody takes it: it goes beside the board.",
        "The game ends when the last figure of a kind has gone, or four stand beside the board.",
        "Whoever alone has the most of two kinds wins at once. Otherwise those with the most of one kind set it aside, and whoever of them has the most other figures wins.",
    ],
    keys_do: [
        "go round the table",
        "pick up the first to the fifth tile of the hand",
        "walk from hex to hex up and down, to the sides",
        "the other four ways from a hex",
        "pick up, lay down, choose",
        "end the turn",
        "put down what was picked up, close what lies open",
        "take back the last step",
        "show this page",
    ],
    board: board::en::TEXT,
    guide: guide::en::TEXT,
};

const fn illegal(why: Illegal) -> &'static str {
    match why {
        Illegal::GameOver => "The game is over.",
        not_now!() => "That is not what is done now.",
        Illegal::NotYourTurn => "It is somebody else’s turn.",
        Illegal::NotInPlay => "This part of the board is not used with so few players.",
        Illegal::NotLeft => "That tile has been taken already.",
        Illegal::NotInHand => "That tile is not in your hand.",
        Illegal::OneOrdinaryTile => {
            "You have played your one ordinary tile. Only tiles with the seal may follow."
        }
        Illegal::NotPlaced => "An exchange is not laid on an empty space.",
        Illegal::OnSettlement => "No tile goes on a settlement, not even on an empty one.",
        Illegal::NeedsSea => "A ship needs an empty sea space.",
        Illegal::NeedsLand => "This tile needs an empty land space.",
        Illegal::Occupied => "A tile lies here already.",
        Illegal::NotASettlement => "A figure stands on a village or a city.",
        Illegal::CitiesFirst => "The cities are filled first, then the villages.",
        Illegal::Full => "There is no room left here.",
        Illegal::TwoAlike => "No settlement holds two figures of the same kind.",
        Illegal::NoFigureLeft => "All figures of this kind are on the board.",
        Illegal::NoFigureThere => "No such figure stands here.",
        Illegal::NothingSwapped => "Choose two figures of different kinds in two settlements.",
        Illegal::NoTileThere => "No tile lies here.",
        Illegal::NotYourTile => "You can only lift a tile of your own.",
        Illegal::FastTileStays => "A tile with the seal cannot be lifted.",
        Illegal::PlayFirst => "Play at least one tile first.",
        Illegal::CanPlay => "You can still play a tile, so you may not pass.",
    }
}
