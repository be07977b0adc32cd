//! The three engines and what their drivers want to hear.

use std::path::Path;

use serde_json::{Value, json};
use xtask::tools::browsers;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// How a browser is set up before a journey, where it is not as it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    Plain,
    /// Touching the storage is an error.
    StorageBlocked,
    /// `localStorage` is null.
    StorageAbsent,
    ScriptsOff,
    WasmOff,
}

impl Engine {
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Whether the browser can be set up like that.
    pub const fn grants(self, wish: Wish) -> bool {
        match wish {
            Wish::Plain => true,
            Wish::StorageBlocked | Wish::ScriptsOff | Wish::WasmOff => {
                matches!(self, Self::Chromium | Self::Firefox)
            }
            Wish::StorageAbsent => matches!(self, Self::Firefox),
        }
    }

    /// The capabilities of a new session. `profile` is a folder that nobody has used yet.
    pub fn capabilities(self, wish: Wish, profile: &Path) -> Value {
        let own = match self {
            Self::Chromium => json!({
                "goog:chromeOptions": { "args": chromium_flags(wish, profile), "prefs": chromium_prefs(wish) },
                "goog:loggingPrefs": { "browser": "ALL" },
            }),
            Self::Firefox => json!({
                "moz:firefoxOptions": { "args": ["-headless"], "prefs": firefox_prefs(wish) },
            }),
            Self::WebKit => json!({
                "webkitgtk:browserOptions": { "binary": browsers::mini_browser(), "args": ["--automation"] },
            }),
        };
        json!({ "capabilities": { "alwaysMatch": own } })
    }
}

fn chromium_flags(wish: Wish, profile: &Path) -> Vec<String> {
    let mut flags: Vec<String> = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--lang=en-US",
        "--force-color-profile=srgb",
    ]
    .map(str::to_owned)
    .into();
    flags.push(format!("--user-data-dir={}", profile.display()));
    if wish == Wish::WasmOff {
        flags.push("--js-flags=--jitless".to_owned());
    }
    flags
}

fn chromium_prefs(wish: Wish) -> Value {
    let setting = "profile.default_content_setting_values";
    match wish {
        Wish::StorageBlocked => json!({ format!("{setting}.cookies"): 2 }),
        Wish::ScriptsOff => json!({ format!("{setting}.javascript"): 2 }),
        Wish::Plain | Wish::StorageAbsent | Wish::WasmOff => json!({}),
    }
}

fn firefox_prefs(wish: Wish) -> Value {
    let mut prefs = json!({ "intl.accept_languages": "en-US, en" });
    match wish {
        Wish::StorageBlocked => prefs["network.cookie.cookieBehavior"] = json!(2),
        Wish::StorageAbsent => prefs["dom.storage.enabled"] = json!(false),
        Wish::ScriptsOff => prefs["javascript.enabled"] = json!(false),
        Wish::WasmOff => prefs["javascript.options.wasm"] = json!(false),
        Wish::Plain => {}
    }
    prefs
}
