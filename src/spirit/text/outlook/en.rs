//! How things stand, English.

use super::OutlookText;
use spirit::Back;

pub const TEXT: OutlookText = OutlookText {
    next_card: "The next card",
    card_after: "The card after this one",
    on_the_right: "In the combat line:",
    below: "below",
    kiai: "kiai",
    overrun: "overrun",
    fits_left: "fits the defence",
    if_left: "left: overrun",
    if_right: "right: overrun",
    if_now: |losses| format!("If the round ended now: {losses}."),
    if_now_short: "If it ended now:",
    if_all_pass: |raiders, losses| match raiders {
        1 => format!("If all passed now, 1 raider would get in: {losses}."),
        _ => format!("If all passed now, {raiders} raiders would get in: {losses}."),
    },
    if_all_pass_short: "If all passed now:",
    to_come: |losses| format!("Still to come at the end of the round: {losses}."),
    to_come_short: "Still to come:",
    no_losses: "no losses",
    lose_wounds: |count| if count == 1 { "1 wound".to_owned() } else { format!("{count} wounds") },
    lose_farms: |count| if count == 1 { "1 farm".to_owned() } else { format!("{count} farms") },
    lose_families: |count| match count {
        1 => "1 family".to_owned(),
        _ => format!("{count} families"),
    },
    lose_flames: |least, most| match (least, most) {
        (1, 1) => "1 fire".to_owned(),
        (0, 1) => "perhaps 1 fire".to_owned(),
        (least, most) if least == most => format!("{least} fires"),
        (0, most) => format!("up to {most} fires"),
        (least, most) => format!("{least} to {most} fires"),
    },
    about: |count| format!("(about {count})"),
    would_die: |names, _| format!("{names} would die."),
    would_change: |names, count| match count {
        1 => format!("{names} would become an animal."),
        _ => format!("{names} would become animals."),
    },
    village_falls: "The village would fall.",
    what_is_left: "Raiders seen and unseen",
    known_in_stack: "Known in the stack, from the top",
    known_intruders: "Known among the intruders",
    still_unseen: |count| match count {
        1 => "1 raider is face down".to_owned(),
        _ => format!("{count} raiders are face down"),
    },
    unseen_of_value: |value, count| format!("Value {value}: {count}"),
    families_help: "After every round",
    hidden_backs: "Still hidden on the backs of the farms",
    back_costs: |back| match back {
        Back::Family => "costs a family",
        Back::Farm => "costs another farm",
        Back::Barricade => "costs a barricade",
        Back::Wound => "wounds a samurai",
    },
};
