//! Where in the house the visitor is: [`Route`] and the fragment of the address that says it.
//!
//! A static host under any path serves one page, so the fragment is all there is to route by.

use crate::app::GameKind;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    New(GameKind),
    /// A game kept on this device, by its key.
    Play(String),
    /// The code of a game that somebody shared.
    Link(String),
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
            ("play", key) if !key.is_empty() => Self::Play(key.to_owned()),
            ("g", code) if !code.is_empty() => Self::Link(code.to_owned()),
            _ => Self::Lost,
        }
    }

    pub fn fragment(&self) -> String {
        match self {
            Self::Home | Self::Lost => "#/".to_owned(),
            Self::New(game) => format!("#/new/{}", game.slug()),
            Self::Play(key) => format!("#/play/{key}"),
            Self::Link(code) => format!("#/g/{code}"),
        }
    }
}

/// The route as a signal that follows the address, back and forward included.
pub fn follow() -> RwSignal<Route> {
    let route = RwSignal::new(current());
    let listener = Closure::<dyn FnMut()>::new(move || route.set(current()));
    let _ =
        window().add_event_listener_with_callback("hashchange", listener.as_ref().unchecked_ref());
    listener.forget();
    route
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

fn current() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
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
            Route::Play("0af3".to_owned()),
            Route::Link("AbC-_9".to_owned()),
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.fragment()), route);
        }
    }

    #[test]
    fn an_address_that_leads_nowhere_is_lost() {
        for fragment in ["#/new/chess", "#/play/", "#/g/", "#/cellar", "#//"] {
            assert_eq!(Route::parse(fragment), Route::Lost, "{fragment}");
        }
    }

    #[test]
    fn no_fragment_is_home() {
        for fragment in ["", "#", "#/"] {
            assert_eq!(Route::parse(fragment), Route::Home, "{fragment}");
        }
    }
}
