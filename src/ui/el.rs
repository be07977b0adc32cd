//! [`El`]: an element of the page, put together by calls. What follows a signal says so at the place
//! where it is set, and changes nothing else.
//!
//! What is called a hundred times is kept out of line: the page travels.
//!
//! The signals are Leptos's. Its `view!` is not used: a type for every tree and a copy of the machinery
//! for every closure made the page twice as large (see `docs/decisions/views.md`).

use crate::ui::state::{State, effect};
use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use send_wrapper::SendWrapper;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, Node};

#[derive(Clone, Debug)]
pub struct El(Element);

/// An HTML element with these classes.
#[inline(never)]
pub fn el(tag: &str, class: &str) -> El {
    made(document().create_element(tag), class)
}

/// An SVG element with these classes.
#[inline(never)]
pub fn svg(tag: &str, class: &str) -> El {
    made(document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag), class)
}

/// Holds others together without a box of its own.
pub fn group() -> El {
    el("div", "group")
}

#[inline(never)]
fn made(element: Result<Element, JsValue>, class: &str) -> El {
    // `expect` would bring along the browser's own words for what went wrong, which nobody would read.
    let Ok(element) = element else { unreachable!("a tag is written in our own source") };
    let element = El(element);
    if class.is_empty() { element } else { element.attr("class", class) }
}

/// A place in the page to put something: inside a node, before another one or at the end.
#[derive(Debug)]
pub struct Place {
    parent: Node,
    before: Option<Node>,
}

impl Place {
    #[inline(never)]
    fn put(&self, node: &Node) {
        let _ = self.parent.insert_before(node, self.before.as_ref());
    }
}

/// What can stand inside an element: words, elements, several or none of them.
pub trait Inside {
    fn put(self, place: &Place);
}

impl Inside for El {
    fn put(self, place: &Place) {
        place.put(&self.0);
    }
}

impl Inside for &str {
    #[inline(never)]
    fn put(self, place: &Place) {
        place.put(&document().create_text_node(self));
    }
}

impl Inside for String {
    fn put(self, place: &Place) {
        self.as_str().put(place);
    }
}

impl<T: Inside> Inside for Vec<T> {
    fn put(self, place: &Place) {
        for one in self {
            one.put(place);
        }
    }
}

impl<T: Inside> Inside for Option<T> {
    fn put(self, place: &Place) {
        if let Some(one) = self {
            one.put(place);
        }
    }
}

impl<T: Inside, const N: usize> Inside for [T; N] {
    fn put(self, place: &Place) {
        for one in self {
            one.put(place);
        }
    }
}

impl El {
    #[inline(never)]
    pub fn attr(self, name: &str, value: &str) -> Self {
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// An attribute that may be missing.
    pub fn attr_if(self, name: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// Changes an attribute; `None` takes it away.
    #[inline(never)]
    pub fn set(&self, name: &str, value: Option<&str>) {
        let _ = match value {
            Some(value) => self.0.set_attribute(name, value),
            None => self.0.remove_attribute(name),
        };
    }

    /// Adds something before one of those that are inside already.
    pub fn put_before(&self, other: &Self, more: impl Inside) {
        more.put(&Place { parent: self.0.clone().into(), before: Some(other.0.clone().into()) });
    }

    /// Adds something behind what is inside already.
    pub fn with(self, more: impl Inside) -> Self {
        more.put(&self.end());
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

    /// What is drawn anew when something that it reads has changed.
    pub fn live<T: Inside>(self, draw: impl Fn() -> T + 'static) -> Self {
        draw_live(self, Box::new(move |place: &Place| draw().put(place)))
    }

    /// The same, but at first after whatever the browser has to do before: much that is drawn in one go would
    /// keep it from doing anything else.
    pub fn soon<T: Inside>(self, draw: impl Fn() -> T + 'static) -> Self {
        let is_time = its_turn();
        self.live(move || is_time.get().then(&draw))
    }

    /// A property of a field, such as `value` or `checked`, that follows what it reads: the attribute of
    /// that name says only how the field began.
    pub fn live_property<T: Into<JsValue>>(
        self,
        name: &'static str,
        read: impl Fn() -> T + 'static,
    ) -> Self {
        let element = self.0.clone();
        follow(Box::new(move || {
            let _ = js_sys::Reflect::set(&element, &name.into(), &read().into());
        }));
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
    pub fn once_shown(self, act: impl Fn(&Element) + 'static) -> Self {
        let (element, act) = (self.0.clone(), Box::new(act) as Box<dyn Fn(&Element)>);
        effect(move || act(&element));
        self
    }

    /// Does something just before the element is taken out of the page.
    pub fn once_gone(self, act: impl Fn(&Element) + 'static) -> Self {
        let gone = SendWrapper::new((self.0.clone(), act));
        on_cleanup(move || (gone.1)(&gone.0));
        self
    }

    /// Takes the focus once it is in the page.
    pub fn focused(self) -> Self {
        self.once_shown(focus)
    }

    #[inline(never)]
    fn end(&self) -> Place {
        Place { parent: self.0.clone().into(), before: None }
    }

    pub const fn element(&self) -> &Element {
        &self.0
    }
}

#[inline(never)]
fn set_live(el: El, name: &'static str, read: Box<dyn Fn() -> Option<String>>) -> El {
    let followed = el.clone();
    let before = std::cell::RefCell::new(None);
    follow(Box::new(move || {
        let now = read();
        if *before.borrow() != now {
            followed.set(name, now.as_deref());
            before.replace(now);
        }
    }));
    el
}

#[inline(never)]
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

#[inline(never)]
fn draw_live(el: El, draw: Box<dyn Fn(&Place)>) -> El {
    // What is drawn stands between two marks, so that several such places can stand side by side.
    let marks = [(); 2].map(|()| Node::from(document().create_text_node("")));
    for mark in &marks {
        el.end().put(mark);
    }
    let [first, last] = marks;
    follow(Box::new(move || {
        let Some(parent) = last.parent_node() else { return };
        while let Some(old) = first.next_sibling().filter(|node| *node != last) {
            let _ = parent.remove_child(&old);
        }
        // Put into the page at once: the browser is told of one change, not of one for each.
        let drawn = Node::from(document().create_document_fragment());
        draw(&Place { parent: drawn.clone(), before: None });
        let _ = parent.insert_before(&drawn, Some(&last));
    }));
    el
}

/// Becomes true in a task of its own.
#[inline(never)]
fn its_turn() -> State<bool> {
    let turn = State::new(false);
    set_timeout(move || _ = turn.try_set(true), Duration::ZERO);
    turn
}

#[inline(never)]
fn listen(element: &Element, event: &str, act: Box<dyn FnMut(Event)>) {
    let listener =
        Listener { element: element.clone(), event: event.to_owned(), act: Closure::wrap(act) };
    let _ = element.add_event_listener_with_callback(event, listener.act.as_ref().unchecked_ref());
    keep(listener);
}

/// What was taken away hears nothing more, not even an event that is on its way up to it.
struct Listener {
    element: Element,
    event: String,
    act: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let act = self.act.as_ref().unchecked_ref();
        let _ = self.element.remove_event_listener_with_callback(&self.event, act);
    }
}

/// Runs now, and again when a signal that it read has changed, for as long as what is around it is shown.
#[inline(never)]
fn follow(run: Box<dyn Fn()>) {
    keep(RenderEffect::new(move |_: Option<()>| run()));
}

/// Keeps something until what is being drawn now is taken away.
fn keep<T: 'static>(thing: T) {
    let thing = SendWrapper::new(thing);
    on_cleanup(move || drop(thing));
}

/// HTML and SVG elements alike can take the focus.
#[inline(never)]
pub fn focus(element: &Element) {
    let _ = element.unchecked_ref::<web_sys::HtmlElement>().focus();
}
