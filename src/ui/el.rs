//! [`El`]: an element of the page, put together by calls. What follows a signal says so at the place
//! where it is set, and changes nothing else.
//!
//! The signals are Leptos's. Its `view!` is not used: a type for every tree and a copy of the machinery
//! for every closure made the page twice as large (see `docs/decisions/views.md`).

use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, Node};

#[derive(Clone, Debug)]
pub struct El(Element);

/// An HTML element with these classes.
pub fn el(tag: &str, class: &str) -> El {
    made(document().create_element(tag), class)
}

/// An SVG element with these classes.
pub fn svg(tag: &str, class: &str) -> El {
    made(document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag), class)
}

fn made(element: Result<Element, JsValue>, class: &str) -> El {
    let element = El(element.expect("a tag is written in our own source"));
    if class.is_empty() { element } else { element.attr("class", class) }
}

/// Some elements: one, none, several.
pub trait Els {
    fn els(self) -> Vec<El>;
}

impl Els for El {
    fn els(self) -> Vec<El> {
        vec![self]
    }
}

impl Els for Vec<El> {
    fn els(self) -> Vec<El> {
        self
    }
}

impl Els for Option<El> {
    fn els(self) -> Vec<El> {
        self.into_iter().collect()
    }
}

impl<const N: usize> Els for [El; N] {
    fn els(self) -> Vec<El> {
        self.into()
    }
}

impl El {
    pub fn attr(self, name: &str, value: &str) -> Self {
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// An attribute that is there without a value, or not there.
    pub fn with_flag(self, name: &str, is_there: bool) -> Self {
        if is_there { self.attr(name, "") } else { self }
    }

    /// Adds words behind what is inside.
    pub fn text(self, words: &str) -> Self {
        let _ = self.0.append_child(&document().create_text_node(words));
        self
    }

    /// Adds elements behind what is inside.
    pub fn with(self, children: impl Els) -> Self {
        for child in children.els() {
            let _ = self.0.append_child(&child.0);
        }
        self
    }

    /// An attribute that follows what it reads; `None` takes it away.
    pub fn live_attr<T: Into<String>>(
        self,
        name: &'static str,
        read: impl Fn() -> Option<T> + 'static,
    ) -> Self {
        set_live(self, name, Box::new(move || read().map(Into::into)))
    }

    /// An attribute without a value that is there or not.
    pub fn flag(self, name: &'static str, read: impl Fn() -> bool + 'static) -> Self {
        self.live_attr(name, move || read().then_some(""))
    }

    /// `aria-pressed` and the like are said in words.
    pub fn truth(self, name: &'static str, read: impl Fn() -> bool + 'static) -> Self {
        self.live_attr(name, move || Some(if read() { "true" } else { "false" }))
    }

    /// Words that follow what they read.
    pub fn live_text<T: Into<String>>(self, read: impl Fn() -> T + 'static) -> Self {
        text_live(self, Box::new(move || read().into()))
    }

    /// Elements that are drawn anew when what they read changes.
    pub fn live<E: Els>(self, draw: impl Fn() -> E + 'static) -> Self {
        draw_live(self, Box::new(move || draw().els()))
    }

    /// Does something with the element itself, now and when what it reads changes.
    pub fn each(self, act: impl Fn(&Element) + 'static) -> Self {
        let element = self.0.clone();
        follow(Box::new(move || act(&element)));
        self
    }

    /// What a tap, a click or Enter on it does.
    pub fn on_tap(self, act: impl Fn() + 'static) -> Self {
        self.on("click", move |_: Event| act())
    }

    /// What an event does. The type of the event is the one that the browser sends by that name.
    pub fn on<E: JsCast + 'static>(self, event: &str, act: impl Fn(E) + 'static) -> Self {
        listen(&self.0, event, Box::new(move |event: Event| act(event.unchecked_into())));
        self
    }

    /// Does something once the element is in the page.
    pub fn once_shown(self, act: impl FnOnce(&Element) + 'static) -> Self {
        let element = self.0.clone();
        let act = SendWrapper::new(std::cell::Cell::new(Some(act)));
        Effect::new(move |_| {
            if let Some(act) = act.take() {
                act(&element);
            }
        });
        self
    }

    pub const fn element(&self) -> &Element {
        &self.0
    }
}

fn set_live(el: El, name: &'static str, read: Box<dyn Fn() -> Option<String>>) -> El {
    let element = el.0.clone();
    let before = std::cell::RefCell::new(None);
    follow(Box::new(move || {
        let now = read();
        if *before.borrow() != now {
            let _ = match &now {
                Some(value) => element.set_attribute(name, value),
                None => element.remove_attribute(name),
            };
            before.replace(now);
        }
    }));
    el
}

fn text_live(el: El, read: Box<dyn Fn() -> String>) -> El {
    let words = document().create_text_node("");
    let _ = el.0.append_child(&words);
    let before = std::cell::RefCell::new(String::new());
    follow(Box::new(move || {
        let now = read();
        if *before.borrow() != now {
            words.set_data(&now);
            before.replace(now);
        }
    }));
    el
}

fn draw_live(el: El, draw: Box<dyn Fn() -> Vec<El>>) -> El {
    // Elements go before a mark, so that several such places can stand side by side.
    let mark: Node = document().create_text_node("").into();
    let _ = el.0.append_child(&mark);
    let drawn = std::cell::RefCell::new(Vec::<El>::new());
    follow(Box::new(move || {
        let now = draw();
        let Some(place) = mark.parent_node() else { return };
        for old in drawn.replace(Vec::new()) {
            old.0.remove();
        }
        for new in &now {
            let _ = place.insert_before(&new.0, Some(&mark));
        }
        drawn.replace(now);
    }));
    el
}

fn listen(element: &Element, event: &str, act: Box<dyn FnMut(Event)>) {
    let listener = Closure::wrap(act);
    let _ = element.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    keep(listener);
}

/// Runs now, and again when a signal that it read has changed, for as long as what is around it is shown.
fn follow(run: Box<dyn Fn()>) {
    keep(RenderEffect::new(move |_: Option<()>| run()));
}

/// Keeps something until what is being drawn now is taken away.
fn keep<T: 'static>(thing: T) {
    let thing = SendWrapper::new(thing);
    on_cleanup(move || drop(thing));
}

/// What is worked out once for all who read it, and told only when it changes.
pub fn memo<T: PartialEq + Send + Sync + 'static>(
    work_out: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let work_out: Box<dyn Fn(Option<&T>) -> T + Send + Sync> = Box::new(move |_| work_out());
    Memo::new(work_out)
}
