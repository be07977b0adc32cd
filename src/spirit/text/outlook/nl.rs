//! Hoe het ervoor staat, Nederlands.

use super::OutlookText;
use spirit::Back;

pub const TEXT: OutlookText = OutlookText {
    next_card: "De volgende kaart",
    card_after: "De kaart hierna",
    on_the_right: "In de gevechtsrij:",
    below: "eronder",
    kiai: "kiai",
    overrun: "overweldigd",
    fits_left: "past links",
    if_left: "links: overweldigd",
    if_right: "rechts: overweldigd",
    if_now: |losses| format!("Als de ronde nu eindigde: {losses}."),
    if_now_short: "Eindigt de ronde nu:",
    if_all_pass: |raiders, losses| match raiders {
        1 => format!("Als iedereen nu paste, kwam er 1 rover binnen: {losses}."),
        _ => format!("Als iedereen nu paste, kwamen er {raiders} rovers binnen: {losses}."),
    },
    if_all_pass_short: "Als iedereen nu past:",
    to_come: |losses| format!("Nog te verwachten aan het einde van de ronde: {losses}."),
    to_come_short: "Nog te verwachten:",
    no_losses: "geen verliezen",
    lose_wounds: |count| match count {
        1 => "1 wond".to_owned(),
        _ => format!("{count} wonden"),
    },
    lose_farms: |count| match count {
        1 => "1 boerderij".to_owned(),
        _ => format!("{count} boerderijen"),
    },
    lose_families: |count| match count {
        1 => "1 familie".to_owned(),
        _ => format!("{count} families"),
    },
    lose_flames: |least, most| match (least, most) {
        (1, 1) => "1 brand".to_owned(),
        (0, 1) => "misschien 1 brand".to_owned(),
        (least, most) if least == most => format!("{least} branden"),
        (0, most) => format!("tot {most} branden"),
        (least, most) => format!("{least} tot {most} branden"),
    },
    about: |count| format!("(zo’n {count})"),
    would_die: |names, count| match count {
        1 => format!("{names} zou sterven."),
        _ => format!("{names} zouden sterven."),
    },
    would_change: |names, count| match count {
        1 => format!("{names} zou een dier worden."),
        _ => format!("{names} zouden dieren worden."),
    },
    village_falls: "Het dorp zou vallen.",
    what_is_left: "Rovers, gezien en ongezien",
    known_in_stack: "Bekend in de stapel, van boven af",
    known_intruders: "Bekend onder de indringers",
    still_unseen: |count| match count {
        1 => "1 rover ligt gedekt".to_owned(),
        _ => format!("{count} rovers liggen gedekt"),
    },
    unseen_of_value: |value, count| format!("Waarde {value}: {count}"),
    families_help: "Na elke ronde",
    hidden_backs: "Nog verborgen op de achterkant van de boerderijen",
    back_costs: |back| match back {
        Back::Family => "kost een familie",
        Back::Farm => "kost nog een boerderij",
        Back::Barricade => "kost een barricade",
        Back::Wound => "verwondt een samoerai",
    },
};
