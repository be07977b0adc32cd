//! English.

use super::{Text, share};

pub const TEXT: Text = Text {
    new_game: "New game",
    learn: "Learn",
    settings: "Settings",
    language: "Language",
    theme: "Colours",
    theme_system: "As the device",
    theme_light: "Day",
    theme_dark: "Night",
    motion: "Motion",
    motion_system: "As the device",
    motion_less: "None",
    sound: "Sound",
    sound_on: "On",
    sound_off: "Off",
    pace: "Pace of bots",
    paces: ["Calm", "Brisk", "At once"],
    close: "Close",
    home: "Home",
    lost: "Nothing is here",
    lost_why: "This address leads to no room of the house. Perhaps the link was cut in half, or the game was deleted.",
    storage_absent: "This browser offers no storage, so games are not kept. You can play, as long as this page stays open.",
    storage_blocked: "This browser does not let the page store anything, so games are not kept. Allow site data to change that. You can play, as long as this page stays open.",
    storage_full: "The browser’s storage is full. What you do now is kept only as long as this page stays open: delete a game, or share a link to carry it on.",
    share: share::en::TEXT,
};
