//! Samsara, English.

use super::{Choice, SamsaraText};
use samsara::Illegal;

pub const TEXT: SamsaraText = SamsaraText {
    board: "The board",
    outer: |field| format!("outer {field}"),
    inner: |field| format!("inner {field}"),
    on_side: |place, name| format!("{place} on {name}’s side"),
    shapes: ["round", "square"],
    hollow: |place, shape| format!("{place}, {shape}."),
    goal_of: [
        |name, goals| format!("{name}’s round goal. {goals} of 6."),
        |name, goals| format!("{name}’s square goal. {goals} of 6."),
    ],
    stone: "A stone.",
    empty: "Empty.",
    picked: "A stone, picked.",
    movable: |dice| format!("Can be moved with the {dice}."),
    comes_here: |die, changes| format!("The {die} brings the stone here{changes}."),
    comes_back: |back| format!("The stone comes back on {back}."),
    or: " or the ",

    rolled: |name, [one, other]| {
        if one == other {
            format!("{name} rolls two {one}s.")
        } else {
            format!("{name} rolls {one} and {other}.")
        }
    },
    along: |from, to, name| format!("from {from} to {to} on {name}’s side"),
    across: |[from, side], [to, other]| {
        format!("from {from} on {side}’s side to {to} on {other}’s side")
    },
    moved: |name, pips, way, changes| format!("{name} moves {} {way}{changes}.", steps(pips)),
    into_goal: |name, pips, from, changes| {
        format!("{name} moves {} from {from} into the goal{changes}.", steps(pips))
    },
    changes: [
        ", changing lanes at the start",
        ", changing lanes at the end",
        ", changing lanes at the start and at the end",
    ],
    scored: |name, goals| format!("That is goal {goals} of 6 for {name}."),
    scored_in_vain: |name| {
        format!("{name}’s marker is in the middle already: the goal does not count.")
    },
    lapsed: |die| format!("No stone can use the {die}: it lapses."),
    turn_ended: |name| format!("{name} ends the turn."),
    last_turn: |name| format!("{name} has one more turn."),
    moksha: |name| {
        format!(
            "Moksha: {name} cannot move a single stone. The wheel stands still, the game is a draw."
        )
    },
    second_game: |name| format!("The second game begins with {name}."),
    match_won: |name, points, other| format!("{name} wins the match, {points} to {other}."),
    match_drawn: |points| format!("The match is a draw, {points} to {points}."),

    won: |name, points| match points {
        1 => format!("{name} scores 1 point."),
        points => format!("{name} scores {points} points."),
    },
    ended_goal: |name, other, short| {
        format!("{name}’s marker is in the middle, {other}’s is {} short.", steps(short))
    },
    ended_stones: |[more, fewer]| {
        format!("Both markers are in the middle. Stones on each side: {more} to {fewer}.")
    },
    ended_level: |stones| {
        format!("Both markers are in the middle, with {stones} stones on each side: no points.")
    },
    stuck: |name, [one, other]| {
        if one == other {
            format!("{name} rolled two {one}s and could not move a single stone.")
        } else {
            format!("{name} rolled {one} and {other} and could not move a single stone.")
        }
    },
    ended_moksha: "Moksha, a draw: 4 points each.",

    ask_first: |name, [one, other]| {
        if one == other {
            format!("{name}, you rolled two {one}s. Pick any stone.")
        } else {
            format!("{name}, you rolled {one} and {other}. Pick any stone.")
        }
    },
    ask_second: |die| format!("Now the {die}: pick any stone, the same one if you like."),
    ask_again: |die| {
        format!("Only the {die} is used now. Pick a stone, or tap the die again for both.")
    },
    ask_end: |next| format!("Both dice are used. End your turn, and {next} rolls."),
    ask_end_last: "Both dice are used. End your turn.",
    ask_lapse: |die| format!("No stone can use the {die}. Let it lapse."),
    ask_target: |place| format!("{place}: tap a ringed hollow, or another stone."),
    your_last_turn: |other| format!("{other} has arrived: this is your last turn."),
    no_stone: "No stone lies there. Tap one of the stones.",
    out_of_reach: "No die leads there. Tap one of the ringed hollows, or another stone.",
    other_die: "The other die leads there. Tap the chosen one again to use both.",
    beside: "The stone stays in the hollow where its move ends. Only if that one is taken does it go to the other half.",
    bot_plays: "It is not your turn yet.",
    illegal: |why| match why {
        Illegal::NoSuchSeat => "Only two sit at this table.",
        Illegal::GameOver => "The game is over.",
        Illegal::NotNow => "That is not what is done now.",
        Illegal::NoSuchDie => "That die has been used.",
        Illegal::NoStone => "No stone lies there.",
        Illegal::NoChange => {
            "At the start the lane can be changed only where two stones lie side by side."
        }
        Illegal::Occupied => "Both halves of that double field are taken.",
        Illegal::OtherGoal => "That is the other player’s goal: only its owner may move in there.",
        Illegal::PastGoal => "That would go past the goal: it must be reached exactly.",
        Illegal::BothDice => {
            "After that the other die could not be used, and both must be if they can."
        }
        Illegal::CanMove => "A stone can still use this die.",
        Illegal::DiceLeft => "Use both dice first: pick a stone.",
    },

    dice: "Dice",
    die: |die| format!("Die: {die}"),
    die_used: |die| format!("Die: {die}, used"),
    end_turn: "End turn",
    lapse: |die| format!("Let the {die} lapse"),
    moves: "Where the stone can go",
    to_goal: "goal",
    lane_change: "lane change",
    begin_second: |name| format!("Second game: {name} begins"),
    of_six: "of 6",
    goals: |goals| format!("{goals} of 6 goals"),
    points: |points| if points == 1 { "1 point".to_owned() } else { format!("{points} points") },
    goal_at: [
        [
            "round goal, bottom left",
            "round goal, top right",
            "round goal, top left",
            "round goal, bottom right",
        ],
        [
            "square goal, bottom left",
            "square goal, top right",
            "square goal, top left",
            "square goal, bottom right",
        ],
    ],
    single: "Single game",
    of_match: ["Match · first game", "Match · second game"],
    turning: Choice {
        name: "Turn the board",
        choices: ["Stays", "With each turn", "For both sides"],
        means: [
            "The board stays as it lies.",
            "Whoever is on turn has their own side in front of them.",
            "For two who face each other over a device lying flat: the whole table turns to whoever is on turn.",
        ],
    },

    mode: Choice {
        name: "Length",
        choices: ["Single game", "Match of two"],
        means: [
            "Whoever has six goals first wins at once. About 20 minutes.",
            "Two games for points; the other player begins the second. Whoever begins and arrives first grants one more turn.",
        ],
    },
    re_entry: Choice {
        name: "After a goal the stone comes back on the first",
        choices: ["free double field", "free half"],
        means: [
            "Both halves of the field must be empty, as the rules put it.",
            "Only the half of the goal’s shape must be empty.",
        ],
    },

    draw: "A draw",
    single_moksha: "Moksha: the wheel stands still, the game is a draw.",
    single_won: |other, goals| match goals {
        0 => format!("Six goals; {other} had none."),
        goals => format!("Six goals; {other} had {goals}."),
    },
    match_points: |points, other| format!("{points} to {other} points in two games."),
    match_level: |points| match points {
        1 => "1 point each after two games.".to_owned(),
        points => format!("{points} points each after two games."),
    },
    first_game_won: |name| format!("{name} wins the first game"),
    first_game_drawn: "The first game is a draw",
    sheet: "Score sheet",
    games: ["First game", "Second game"],
    total: "In all",
    began: |name| format!("{name} began."),
    to_come: "still to come",
    goals_word: "Goals",

    rules: [
        "Two players, twelve stones that belong to nobody, and a wheel that always turns clockwise. Whoever brings six stones into their own goal first wins.",
        "The wheel has two lanes, a round one and a square one. They lie side by side as 24 double fields. The outer lane in front of you ends in your goal.",
        "On your turn two dice are rolled. Each die moves one stone by exactly that many steps, in the order you like. Any stone, also one in front of the other player; the same one twice if you like.",
        "Taken hollows on the way are jumped and count as steps. From the end of an inner row the groove leads to the outer row on the other side: one step like any other.",
        "Lane change at the end: if the hollow where a move ends is taken, the stone goes to the other half of the double field. If both halves are taken, that move is not possible.",
        "Lane change at the start: where two stones lie side by side, either may set out along the other one’s lane. A change costs nothing.",
        "A goal must be reached exactly. Your marker goes one step towards the middle, and the stone comes back on the first free double field across from the goal. You cannot enter the other goal.",
        "Both dice must be used if that is possible in any order. Moves can be taken back until you end your turn, for then the next dice roll.",
        "Moksha: if a roll lets no stone move at all, the wheel stands still and the game is a draw at once, whatever the markers show. It is very rare.",
        "A match is two games. Whoever arrives scores the steps that the other marker is short. If the beginner arrives first, the other has one more turn; if both arrive, more stones on your own side win the difference. A Moksha brings 4 points each.",
        "Good to know: a stone in front of the other goal can be yours. Look for two stones side by side, and for taken hollows: they change lanes.",
    ],
    keys_do: [
        "to the board, the dice and the buttons",
        "use only the first or the second die, or both again",
        "from hollow to hollow",
        "pick the stone, or move it here",
        "end the turn",
        "put the stone down",
        "take back the last step",
        "play again what was taken back",
        "this page",
    ],
};

fn steps(pips: u8) -> String {
    if pips == 1 { "1 step".to_owned() } else { format!("{pips} steps") }
}
