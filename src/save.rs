//! What is kept on this device. The only room that touches storage.
//!
//! A game is one entry, `shoji.game.KEY` = `MILLISECONDS CODE`. What storage does not take is kept in
//! memory, said in a banner and tried again with the next write, so a fault never stops a game.

pub mod claim;
mod roll_call;

use crate::ui::state::State;
use std::cell::RefCell;

use gloo_storage::{LocalStorage, Storage};
use js_sys::Map;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

const GAME: &str = "shoji.game.";
const SETTINGS: &str = "shoji.settings";
const NAMES: &str = "shoji.names";

/// Told in the page when something was written.
const CHANGED: &str = "shelf";

/// Why nothing can be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// This browser has no storage.
    Absent,
    /// It has, but not for us.
    Blocked,
    Full,
}

/// A game as it lies on the shelf, unopened.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    pub key: String,
    /// When it was last played, in milliseconds; 0 if that cannot be read.
    pub played: u64,
    pub code: String,
}

impl Save {
    fn parse(key: &str, entry: &str) -> Self {
        let (played, code) = entry.split_once(' ').unwrap_or(("", entry));
        Self { key: key.to_owned(), played: played.parse().unwrap_or(0), code: code.to_owned() }
    }
}

/// The shelf the games stand on.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    fault: State<Option<Fault>>,
    changed: Trigger,
}

#[wasm_bindgen]
extern "C" {
    /// What storage has not taken yet, of all programs of the page; `null` is an entry to remove.
    #[wasm_bindgen(thread_local_v2, js_name = unwritten)]
    static UNWRITTEN: Map;
}

thread_local! {
    /// The game on the table, for the page that is shown when everything else breaks.
    static ON_THE_TABLE: RefCell<String> = const { RefCell::new(String::new()) };
}

#[expect(clippy::unused_self, reason = "only who has the shelf takes something from it")]
impl Shelf {
    pub fn new() -> Self {
        let shelf = Self { fault: State::new(storage().err()), changed: Trigger::new() };
        let listener = Closure::<dyn FnMut()>::new(move || shelf.look_again());
        // Another tab wrote something, or another program of this page; or what storage would not take a
        // moment ago is tried once more before the page is gone.
        for event in ["storage", CHANGED, "pagehide"] {
            let _ =
                window().add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        }
        listener.forget();
        shelf
    }

    /// Follows what is written.
    pub fn changed(self) {
        self.changed.track();
    }

    fn look_again(self) {
        let fault = write_all();
        if self.fault.now() != fault {
            self.fault.set(fault);
        }
        self.changed.notify();
    }

    /// What keeps games from being kept, if anything does.
    pub fn fault(self) -> Option<Fault> {
        self.fault.get()
    }

    /// All games, the last played first.
    pub fn games(self) -> Vec<Save> {
        self.changed.track();
        let mut names = unwritten_names();
        if let Ok(storage) = storage() {
            let stored = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok()?);
            names.extend(stored.filter(|name| UNWRITTEN.with(|u| !u.has(&name.as_str().into()))));
        }
        let keys = names.iter().filter_map(|name| name.strip_prefix(GAME));
        let mut games: Vec<Save> = Vec::new();
        // A shelf needs no quick sort, and the page travels.
        for save in keys.filter_map(|key| self.game(key)) {
            let place = games.iter().position(|other| other.played < save.played);
            games.insert(place.unwrap_or(games.len()), save);
        }
        games
    }

    pub fn game(self, key: &str) -> Option<Save> {
        Some(Save::parse(key, &read(&format!("{GAME}{key}"))?))
    }

    /// The game with this key, and others that branched off from it.
    pub fn copies(self, key: &str) -> Vec<Save> {
        let is_copy = |save: &Save| {
            save.key.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        untrack(move || self.games()).into_iter().filter(is_copy).collect()
    }

    /// Remembers the game that is being played, in case everything else breaks.
    pub fn put_on_the_table(self, code: &str) {
        ON_THE_TABLE.with_borrow_mut(|table| code.clone_into(table));
    }

    /// Keeps a game as it stands now, and returns its entry.
    pub fn keep_game(self, key: &str, code: &str) -> String {
        self.put_on_the_table(code);
        let entry = format!("{} {code}", now());
        self.put(format!("{GAME}{key}"), Some(entry.clone()));
        entry
    }

    /// Puts a removed game back as it was; beside it, if another tab has written it again.
    pub fn put_back(self, save: &Save) {
        let key = self.free_key(&save.key);
        self.put(format!("{GAME}{key}"), Some(format!("{} {}", save.played, save.code)));
    }

    /// What a game is now.
    pub fn code(self, key: &str) -> Option<String> {
        self.game(key).map(|save| save.code)
    }

    /// The key, or one beside it under which nothing is kept.
    pub fn free_key(self, key: &str) -> String {
        free_key(key, |key| self.game(key).is_some())
    }

    pub fn remove_game(self, key: &str) {
        self.put(format!("{GAME}{key}"), None);
    }

    pub fn settings() -> String {
        read(SETTINGS).unwrap_or_default()
    }

    pub fn keep_settings(self, line: &str) {
        self.put(SETTINGS.to_owned(), Some(line.to_owned()));
    }

    /// The names of those who played last.
    pub fn names(self) -> Vec<String> {
        read(NAMES).map(|names| names.lines().map(str::to_owned).collect()).unwrap_or_default()
    }

    pub fn keep_names(self, names: &[String]) {
        self.put(NAMES.to_owned(), Some(names.join("\n")));
    }

    /// The entry of a game as storage has it.
    fn entry(self, key: &str) -> Result<Option<String>, Fault> {
        storage()?.get_item(&format!("{GAME}{key}")).map_err(|_| Fault::Blocked)
    }

    /// The entry of a game that storage has not taken yet.
    fn unwritten(self, key: &str) -> Option<String> {
        UNWRITTEN.with(|unwritten| unwritten.get(&format!("{GAME}{key}").into()).as_string())
    }

    /// Another tab has the game now. What this one could not write yet becomes a copy of its own:
    /// it is not lost, and it does not overwrite what the other tab plays.
    fn set_aside(self, key: &str) {
        let Some(entry) = self.unwritten(key) else { return };
        let beside = self.free_key(key);
        UNWRITTEN.with(|unwritten| unwritten.delete(&format!("{GAME}{key}").into()));
        self.put(format!("{GAME}{beside}"), Some(entry));
    }

    /// Writes this and all that could not be written before.
    fn put(self, name: String, entry: Option<String>) {
        let entry = entry.map_or(JsValue::NULL, JsValue::from);
        UNWRITTEN.with(|unwritten| {
            unwritten.delete(&name.as_str().into());
            unwritten.set(&name.into(), &entry);
        });
        match web_sys::Event::new(CHANGED) {
            // This shelf hears it too.
            Ok(event) => _ = window().dispatch_event(&event),
            Err(_) => self.look_again(),
        }
    }
}

/// Writes what can be written, in the order it came.
fn write_all() -> Option<Fault> {
    let mut fault = storage().err();
    for name in unwritten_names() {
        UNWRITTEN.with(|unwritten| {
            let entry = unwritten.get(&name.as_str().into()).as_string();
            match write(&name, entry.as_deref()) {
                Ok(()) => _ = unwritten.delete(&name.into()),
                Err(why) => fault = Some(why),
            }
        });
    }
    fault
}

fn unwritten_names() -> Vec<String> {
    let names = UNWRITTEN.with(|unwritten| js_sys::Array::from(&unwritten.keys()));
    names.iter().filter_map(|name| name.as_string()).collect()
}

/// The code of the game on the table. Asked for by `boot.js` when the app has broken.
#[wasm_bindgen]
pub fn current_code() -> String {
    ON_THE_TABLE.with(|table| table.try_borrow().map(|code| code.clone()).unwrap_or_default())
}

/// The key itself, or with the first number behind it that is not taken.
pub fn free_key(key: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(key) {
        return key.to_owned();
    }
    let mut numbered = (2..).map(|number: u32| format!("{key}-{number}"));
    numbered.find(|key| !is_taken(key)).expect("numbers do not run out")
}

/// Milliseconds since 1970, whole ones: they are kept as text.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

fn read(name: &str) -> Option<String> {
    let unwritten = UNWRITTEN.with(|unwritten| {
        let key = JsValue::from_str(name);
        unwritten.has(&key).then(|| unwritten.get(&key).as_string())
    });
    unwritten.unwrap_or_else(|| {
        let storage = storage().ok()?;
        // What fails once is asked again.
        storage.get_item(name).or_else(|_| storage.get_item(name)).ok()?
    })
}

fn write(name: &str, entry: Option<&str>) -> Result<(), Fault> {
    let storage = storage()?;
    match entry {
        Some(entry) => storage.set_item(name, entry),
        None => storage.remove_item(name),
    }
    .map_err(|error| {
        let name = js_sys::Reflect::get(&error, &"name".into()).ok().and_then(|n| n.as_string());
        if name.as_deref() == Some("QuotaExceededError") { Fault::Full } else { Fault::Blocked }
    })
}

/// gloo's storage takes for granted that there is one: ask first.
fn storage() -> Result<web_sys::Storage, Fault> {
    match window().local_storage() {
        Ok(Some(_)) => Ok(LocalStorage::raw()),
        Ok(None) => Err(Fault::Absent),
        Err(_) => Err(Fault::Blocked),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_holds_when_and_what() {
        let save = Save::parse("k", "1700000000000 AbC-_");
        assert_eq!((save.played, save.code.as_str()), (1_700_000_000_000, "AbC-_"));
    }

    #[test]
    fn rubbish_is_kept_whole_as_a_code_that_will_not_open() {
        for entry in ["", "rubbish", "no number", "x y z"] {
            let save = Save::parse("k", entry);
            assert_eq!(save.played, 0);
        }
        assert_eq!(Save::parse("k", "rubbish").code, "rubbish");
    }
}
