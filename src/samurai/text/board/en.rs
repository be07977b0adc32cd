//! Round the board, English.

use super::BoardText;

pub const TEXT: BoardText = BoardText {
    board: "The board",
    hand: "Your hand",
    players: "Players",
    beside: "Beside the board",
    beside_rule: "a fourth ends the game",
    supply: |count| format!("supply {count}"),
    tiles_of: |name| format!("Tiles of {name}"),
    tiles_left: |hand, supply| {
        format!(
            "{hand} in hand, {supply} in the supply. Which of those left are in hand stays secret."
        )
    },
    played: "played",
    behind_screen: "behind the screen",
    last_turn: "The game ends after this turn.",
    end_turn: "End turn",
    pass: "Pass",
    whole_board: "Show the whole board",
    nearer: "Zoom in",
    hint_begin: "Pick a tile from your hand.",
    hint_more: "End your turn, or add any tile that carries the seal.",
    hint_more_any: "End your turn, or lay another tile.",
    hint_pass: "None of your tiles can be played. You pass.",
    hint_land: |tile, figures| format!("{tile} acts on {figures}: lay it on a ringed land space."),
    hint_sea: |tile, figures| format!("{tile} acts on {figures}: lay it on a ringed sea space."),
    all_figures: "all figures",
    hint_swap: "Figure exchange: tap the first of two figures to swap.",
    hint_swap_second: |figure, place| {
        format!("{figure} of {place}: tap the figure to swap it with.")
    },
    hint_lift: "Token exchange: tap one of your own ringed tiles.",
    hint_lifted: |tile| format!("{tile} is lifted: tap its new space."),
    hint_which: |place| format!("Which figure of {place}?"),
    choose_five: |left| match left {
        0 => "These five?".to_owned(),
        5 => "Choose five tiles".to_owned(),
        1 => "Choose 1 more tile".to_owned(),
        _ => format!("Choose {left} more tiles"),
    },
    choose_five_why: "These five are your first hand. The other fifteen are shuffled and drawn one by one.",
    five_chosen: "Five are chosen: tap one of them to put it back.",
    keep_five: "Keep these five",
    set_figure: |name| format!("{name} sets a figure"),
    set_figure_cities: "Pick a figure and tap a ringed city. Cities come first and hold two different figures.",
    set_figure_villages: "Pick a figure and tap a ringed village.",
    set_figure_nowhere: "Every city with room left has this figure already: set another one.",
    left: |count| format!("{count} left"),
    open_land: |count| match count {
        0 => "no open land".to_owned(),
        1 => "1 open land space".to_owned(),
        count => format!("{count} open land spaces"),
    },
    no_figures: "no figures left",
    no_influence: "nobody yet",
};
