//! Where in the house the visitor is: [`Route`] and the fragment of the address that says it.
//!
//! A static host under any path serves one page, so the fragment is all there is to route by.

use std::cell::Cell;

use crate::games::GameKind;
use crate::ui::state::State;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    New(GameKind),
    /// How a game is played.
    Learn(GameKind),
    /// A game kept on this device, by its key.
    Play(String),
    /// The code of a game that somebody shared, and after how many actions to look at it; `None` as it
    /// stands.
    Link(String, Option<usize>),
    /// An address that leads nowhere.
    Lost,
}

impl Route {
    pub fn parse(fragment: &str) -> Self {
        let path = fragment.strip_prefix('#').unwrap_or(fragment);
        let path = path.strip_prefix('/').unwrap_or(path);
        let (room, rest) = path.split_once('/').unwrap_or((path, ""));
        match (room, rest) {
            ("", _) if path.is_empty() => Self::Home,
            ("new", name) => GameKind::from_slug(name).map_or(Self::Lost, Self::New),
            ("learn", name) => GameKind::from_slug(name).map_or(Self::Lost, Self::Learn),
            ("play", key) if !key.is_empty() => Self::Play(key.to_owned()),
            ("g", code) if !code.is_empty() => Self::link(code),
            _ => Self::Lost,
        }
    }

    pub fn fragment(&self) -> String {
        match self {
            Self::Home | Self::Lost => "#/".to_owned(),
            Self::New(game) => format!("#/new/{}", game.slug()),
            Self::Learn(game) => format!("#/learn/{}", game.slug()),
            Self::Play(key) => format!("#/play/{key}"),
            Self::Link(code, None) => format!("#/g/{code}"),
            Self::Link(code, Some(moment)) => format!("#/g/{code}/{moment}"),
        }
    }

    /// What stands behind a code and is no number is taken for a part of it, and told as its fault.
    fn link(code: &str) -> Self {
        let moment = code.split_once('/').and_then(|(code, at)| Some((code, at.parse().ok()?)));
        match moment {
            Some((code, at)) if !code.is_empty() => Self::Link(code.to_owned(), Some(at)),
            _ => Self::Link(code.to_owned(), None),
        }
    }

    /// Whether it is a sheet that lies over the entrance.
    pub const fn is_over_home(&self) -> bool {
        matches!(self, Self::New(_) | Self::Learn(_))
    }
}

thread_local! {
    static ENTERED: Cell<Option<State<Option<Route>>>> = const { Cell::new(None) };
}

/// Where this program is shown, if it is: a signal that follows the address, back and forward included.
pub fn follow() -> State<Option<Route>> {
    let route = State::new(None);
    ENTERED.set(Some(route));
    route
}

/// Shows a route in this program, or nothing. `boot.js` knows whose turn it is at each address.
#[wasm_bindgen]
pub fn enter(fragment: Option<String>) {
    let Some(route) = ENTERED.get() else { return };
    let entered = fragment.map(|fragment| Route::parse(&fragment));
    // An address that is told again changes nothing.
    if route.with_untracked(|route| *route != entered) {
        route.set(entered);
    }
}

/// Goes to a route as a link would: back leads here again.
pub fn go(route: &Route) {
    let _ = window().location().set_hash(&route.fragment());
}

/// Goes to a route in place of this one: back does not lead here again.
/// Where the history is closed to us (a sandboxed frame), a plain step has to do.
pub fn replace(route: &Route) {
    let fragment = route.fragment();
    let Ok(history) = window().history() else { return go(route) };
    if history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&fragment)).is_err() {
        return go(route);
    }
    // A replaced address is not announced by the browser.
    if let Ok(event) = web_sys::Event::new("hashchange") {
        let _ = window().dispatch_event(&event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_leads_back_to_itself() {
        let routes = [
            Route::Home,
            Route::New(GameKind::Samurai),
            Route::New(GameKind::Spirit),
            Route::Learn(GameKind::Samsara),
            Route::Play("0af3".to_owned()),
            Route::Link("AbC-_9".to_owned(), None),
            Route::Link("AbC-_9".to_owned(), Some(17)),
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.fragment()), route);
        }
    }

    #[test]
    fn an_address_that_leads_nowhere_is_lost() {
        for fragment in ["#/new/chess", "#/learn/", "#/play/", "#/g/", "#/cellar", "#//"] {
            assert_eq!(Route::parse(fragment), Route::Lost, "{fragment}");
        }
    }

    #[test]
    fn what_stands_behind_a_code_and_is_no_moment_belongs_to_it() {
        for code in ["AbC/", "AbC/x", "AbC/-1", "AbC/1/2", "/7"] {
            let route = Route::Link(code.to_owned(), None);
            assert_eq!(Route::parse(&format!("#/g/{code}")), route);
        }
    }

    #[test]
    fn no_fragment_is_home() {
        for fragment in ["", "#", "#/"] {
            assert_eq!(Route::parse(fragment), Route::Home, "{fragment}");
        }
    }
}
