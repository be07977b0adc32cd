//! [`Claim`]: one tab plays a game at a time, so that no move is lost.
//!
//! Where the browser has locks, a claim is one. Everywhere, an entry that was changed since this tab
//! last read or wrote it is not written over.

use crate::ui::state::{Slot, State, effect};
use std::cell::RefCell;
use std::time::Duration;

use super::roll_call::RollCall;
use super::{GAME, Save, Shelf};
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;

#[wasm_bindgen]
extern "C" {
    /// Throws where there are no locks, as on a page that came over plain http.
    #[wasm_bindgen(js_namespace = ["navigator", "locks"], catch)]
    fn request(name: &str, options: &Object, answer: &JsValue) -> Result<Promise, JsValue>;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// The browser has not answered yet.
    Asked,
    Held,
    /// Another tab has the game, or wrote it.
    Elsewhere,
}

#[derive(Clone, Copy)]
pub struct Claim {
    key: Slot<String>,
    shelf: Shelf,
    hold: State<Hold>,
    known: Slot<Known>,
    /// Called with what is stored when that is not what this tab knows; says whether it can go on.
    catch_up: Callback<Option<Save>, bool>,
    lock: Slot<Lock>,
}

/// The two forms in which this tab may find its own entry.
#[derive(Clone, PartialEq, Debug, Default)]
struct Known {
    stored: Option<String>,
    /// What storage did not take at first, and may have taken since.
    tried: Option<String>,
}

#[derive(Default)]
struct Lock {
    /// Nobody plays here any more: whatever is answered now is of no interest.
    left: bool,
    /// Breaks off a request that stands in line.
    in_line: Option<AbortController>,
    /// Where tabs say whether they are there.
    roll: Option<RollCall>,
    /// Ends the claim.
    let_go: Option<Function>,
    /// Settles when the claim has ended.
    ended: Option<Promise>,
}

/// After so long nobody will answer any more.
const SILENCE: Duration = Duration::from_secs(1);

thread_local! {
    /// The end of the claim that this tab gave up last: it must not stand in the way of the next one.
    static ENDING: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

impl Claim {
    /// Asks for the game. The claim ends with the screen that made it.
    pub fn new(
        shelf: Shelf,
        key: &str,
        catch_up: impl Fn(Option<Save>) -> bool + Send + Sync + 'static,
    ) -> Self {
        let claim = Self {
            key: Slot::new(key.to_owned()),
            shelf,
            hold: State::new(Hold::Asked),
            known: Slot::new(Known::default()),
            catch_up: Callback::new(catch_up),
            lock: Slot::new(Lock::default()),
        };
        claim.look();
        claim.begin();
        // Another tab may have written without asking.
        effect(move || {
            shelf.changed.track();
            claim.is_held();
        });
        let left = claim.follow_page();
        on_cleanup(move || {
            left();
            claim.end();
        });
        claim
    }

    fn begin(self) {
        let plays = move || self.hold.try_now() == Some(Hold::Held);
        // A tab answers, so it is there.
        let heard = move || {
            if self.hold.try_now() == Some(Hold::Asked) {
                self.set(Hold::Elsewhere);
            }
        };
        let roll = RollCall::new(&self.name(), plays, heard);
        self.lock.update(|lock| {
            lock.left = false;
            lock.roll = roll;
        });
        self.ask(Some("ifAvailable"));
    }

    /// Whether nobody plays here any more.
    fn is_left(self) -> bool {
        self.lock.try_with(|lock| lock.left) != Some(false)
    }

    /// The game as locks and tabs call it.
    fn name(self) -> String {
        self.key.with(|key| format!("{GAME}{key}"))
    }

    /// A page that is left lets the game go, even if the browser keeps the page for the back button; one
    /// that is come back to asks again. Returns what ends this.
    fn follow_page(self) -> impl FnOnce() + Send + Sync + 'static {
        let listener = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            if event.type_() == "pagehide" {
                self.end();
            } else if Reflect::get(&event, &"persisted".into()).is_ok_and(|kept| kept.is_truthy()) {
                self.set(Hold::Asked);
                self.begin();
            }
        });
        let both = ["pagehide", "pageshow"];
        let heard = listener.as_ref().unchecked_ref::<Function>().clone();
        for event in both {
            let _ = window().add_event_listener_with_callback(event, &heard);
        }
        let listener = SendWrapper::new((listener, heard));
        move || {
            let (_listener, heard) = &*listener;
            for event in both {
                let _ = window().remove_event_listener_with_callback(event, heard);
            }
        }
    }

    pub fn hold(self) -> Hold {
        self.hold.get()
    }

    /// Whether this tab may play on. To be asked before every action.
    pub fn is_held(self) -> bool {
        if self.hold.try_now() != Some(Hold::Held) {
            return false;
        }
        let is_own = self.is_own();
        if !is_own {
            self.lose();
        }
        is_own
    }

    /// What the game is kept under.
    pub fn key(self) -> String {
        self.key.with(String::clone)
    }

    /// Keeps the game as it stands now.
    pub fn keep(self, code: &str) {
        self.key.with(|key| {
            let entry = self.shelf.keep_game(key, code);
            let written = self.shelf.unwritten(key).is_none();
            self.known.update(|known| known.put(entry, written));
        });
    }

    /// Takes the game over from whichever tab has it.
    pub fn take(self) {
        self.ask(Some("steal"));
    }

    /// At once or not at all, or from whoever has it, or in turn.
    fn ask(self, how: Option<&str>) {
        let options = Object::new();
        if let Some(how) = how {
            let _ = Reflect::set(&options, &how.into(), &JsValue::TRUE);
        }
        if how.is_none()
            && let Ok(in_line) = AbortController::new()
        {
            // Granted to a page that was left, the game would be nobody's.
            let _ = Reflect::set(&options, &"signal".into(), &in_line.signal());
            self.lock.update(|lock| lock.in_line = Some(in_line));
        }
        let name = self.name();
        spawn_local(async move {
            if let Some(ending) = ENDING.take() {
                let _ = JsFuture::from(ending).await;
            }
            let answer = Closure::once_into_js(move |lock: JsValue| self.answered(&lock));
            let outcome = match request(&name, &options, &answer) {
                Ok(ended) => {
                    self.lock.try_update(|lock| lock.ended = Some(ended.clone()));
                    JsFuture::from(ended).await
                }
                Err(why) => Err(why),
            };
            if self.is_left() {
                return;
            }
            match outcome {
                Ok(_) => {}
                Err(why) if is_abort(&why) => {
                    self.lose();
                    self.wait();
                }
                // No locks here: what is stored has to tell.
                Err(_) => self.grant(),
            }
        });
    }

    /// The game comes back by itself when the other tab is closed, or was only this page a moment ago.
    fn wait(self) {
        if !self.hold.is_gone() {
            self.ask(None);
        }
    }

    /// What the browser gets back is a promise that settles when the claim ends.
    fn answered(self, lock: &JsValue) -> JsValue {
        if self.is_left() {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            self.wait();
            self.call_the_roll();
            return JsValue::UNDEFINED;
        }
        let held = Promise::new(&mut |let_go, _| {
            self.lock.update(|lock| lock.let_go = Some(let_go));
        });
        self.grant();
        held.into()
    }

    /// Somebody has the lock. If nobody says so, it was left behind.
    fn call_the_roll(self) {
        let asked = self.lock.try_with(|lock| lock.roll.as_ref().map(RollCall::ask)).flatten();
        if asked.is_none() {
            return self.set(Hold::Elsewhere);
        }
        let take = move || {
            if self.hold.try_now() == Some(Hold::Asked) && !self.is_left() {
                self.take();
            }
        };
        set_timeout(take, SILENCE);
    }

    fn grant(self) {
        if self.hold.is_gone() {
            return;
        }
        let is_ready = self.is_own() || {
            let save = self.key.with(|key| self.shelf.game(key));
            let is_caught_up = self.catch_up.run(save);
            self.look();
            is_caught_up
        };
        self.set(if is_ready { Hold::Held } else { Hold::Elsewhere });
    }

    fn lose(self) {
        if self.hold.try_now() == Some(Hold::Held) {
            self.key.with(|key| self.shelf.set_aside(key));
            self.set(Hold::Elsewhere);
        }
    }

    fn set(self, hold: Hold) {
        if self.hold.now() != hold {
            self.hold.set(hold);
        }
    }

    fn end(self) {
        let ended = self.lock.try_update(|lock| {
            lock.left = true;
            lock.roll = None;
            if let Some(in_line) = lock.in_line.take() {
                in_line.abort();
            }
            if let Some(let_go) = lock.let_go.take() {
                let _ = let_go.call0(&JsValue::UNDEFINED);
            }
            lock.ended.take()
        });
        ENDING.set(ended.flatten());
    }

    fn look(self) {
        let known = self.key.with(|key| Known {
            stored: self.shelf.entry(key).ok().flatten(),
            tried: self.shelf.unwritten(key),
        });
        self.known.set(known);
    }

    /// Whether what is stored is from this tab. Storage that does not answer is no reason to stop.
    fn is_own(self) -> bool {
        let stored = self.key.with(|key| self.shelf.entry(key));
        stored.is_err()
            || stored
                .is_ok_and(|now| self.known.try_update(|known| known.fits(now)).unwrap_or_default())
    }
}

impl Known {
    fn put(&mut self, entry: String, written: bool) {
        if written {
            *self = Self { stored: Some(entry), tried: None };
        } else {
            self.tried = Some(entry);
        }
    }

    fn fits(&mut self, now: Option<String>) -> bool {
        if now.is_some() && now == self.tried {
            *self = Self { stored: now, tried: None };
            return true;
        }
        now == self.stored
    }
}

/// The lock was taken over by another tab.
fn is_abort(why: &JsValue) -> bool {
    let name = Reflect::get(why, &"name".into()).ok().and_then(|name| name.as_string());
    name.as_deref() == Some("AbortError")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(clippy::unnecessary_wraps, reason = "it stands for what storage answers")]
    fn entry(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    #[test]
    fn what_this_tab_wrote_is_its_own() {
        let mut known = Known::default();
        assert!(known.fits(None), "a game that was never written");
        known.put("1 a".to_owned(), true);
        assert!(known.fits(entry("1 a")));
    }

    #[test]
    fn what_another_tab_wrote_or_removed_is_not() {
        let mut known = Known::default();
        known.put("1 a".to_owned(), true);
        assert!(!known.fits(entry("2 b")));
        assert!(!known.fits(None));
    }

    #[test]
    fn what_storage_takes_later_is_its_own_too() {
        let mut known = Known::default();
        known.put("1 a".to_owned(), true);
        known.put("2 b".to_owned(), false);
        assert!(known.fits(entry("1 a")), "not taken yet");
        assert!(known.fits(entry("2 b")), "taken since");
        known.put("3 c".to_owned(), false);
        assert!(known.fits(entry("2 b")));
        assert!(!known.fits(entry("1 a")), "what this tab has left behind came from elsewhere");
    }
}
