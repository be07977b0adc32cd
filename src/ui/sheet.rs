//! [`Sheet`]: a part of the page that is drawn once and replaced as a whole.
//!
//! Leptos can compare any two states of any view, and brings the code for each kind of view there is.
//! Most of ours never change in place: what does is a signal in a leaf. A sheet is built at once and
//! forgets its type, so that code is left out. On the first home screen this saved a third of the app.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use send_wrapper::SendWrapper;
use web_sys::{Element, Node};

/// A page has one thread, so what is built on it may be held by values that could move to another.
pub struct Sheet(SendWrapper<Box<dyn Mountable>>);

/// Draws the view.
pub fn sheet(view: impl IntoView + 'static) -> Sheet {
    Sheet(SendWrapper::new(Box::new(view.into_view().build())))
}

impl Render for Sheet {
    type State = Self;

    fn build(self) -> Self {
        self
    }

    fn rebuild(mut self, state: &mut Self) {
        state.insert_before_this(&mut self);
        state.unmount();
        *state = self;
    }
}

impl Mountable for Sheet {
    fn unmount(&mut self) {
        self.0.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.0.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.0.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        self.0.elements()
    }
}

impl AddAnyAttr for Sheet {
    type Output<A: Attribute> = Self;

    fn add_any_attr<A: Attribute>(self, _: A) -> Self {
        self
    }
}

/// There is no server here that would write a sheet as text.
impl RenderHtml for Sheet {
    type AsyncOutput = Self;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Self {
        self
    }

    fn into_owned(self) -> Self {
        self
    }
}
