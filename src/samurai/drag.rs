//! A tile that is drawn from the hand to the board, by mouse, finger or pen. A press that does not travel
//! is a tap.

use std::cell::Cell;
use std::rc::Rc;

use super::board::{rest_on, space_of};
use super::sitting::Sitting;
use crate::ui::el::El;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, PointerEvent};

/// A press that comes this far, in pixels, is no tap any more.
const TAP: i32 = 10;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Press {
    None,
    At(i32, i32),
    Travels(i32, i32),
    /// The browser will say that this was a click, and it was none.
    Over,
}

/// Lets the tile be dragged: `pick_up` is what that begins with, and `tap` what a tap on it does.
pub fn draggable(
    slot: El,
    sitting: &'static Sitting,
    pick_up: impl Fn() + 'static,
    tap: impl Fn() + 'static,
) -> El {
    let press = Rc::new(Cell::new(Press::None));
    let shift = {
        let slot = slot.element().clone();
        move |x: i32, y: i32| {
            let style = slot.unchecked_ref::<HtmlElement>().style();
            let _ = style.set_property("--dx", &format!("{x}px"));
            let _ = style.set_property("--dy", &format!("{y}px"));
        }
    };
    let down = {
        let (press, slot) = (press.clone(), slot.element().clone());
        move |event: PointerEvent| {
            if event.is_primary() && event.button() == 0 {
                // However quickly it is drawn away, this slot hears of it.
                let _ = slot.set_pointer_capture(event.pointer_id());
                press.set(Press::At(event.client_x(), event.client_y()));
            }
        }
    };
    let moved = {
        let (press, shift, slot) = (press.clone(), shift.clone(), slot.element().clone());
        move |event: PointerEvent| {
            let (x, y) = (event.client_x(), event.client_y());
            match press.get() {
                Press::At(from_x, from_y) if (x - from_x).abs().max((y - from_y).abs()) > TAP => {
                    if slot.get_attribute("aria-disabled").as_deref() == Some("true") {
                        return press.set(Press::None);
                    }
                    let _ = slot.set_attribute("data-dragged", &event.pointer_type());
                    pick_up();
                    press.set(Press::Travels(from_x, from_y));
                    shift(x - from_x, y - from_y);
                }
                Press::Travels(from_x, from_y) => {
                    shift(x - from_x, y - from_y);
                    rest_on(sitting, below(x, y));
                }
                _ => {}
            }
        }
    };
    let up = {
        let (press, slot) = (press.clone(), slot.element().clone());
        move |event: PointerEvent, dropped: bool| {
            let travelled = matches!(press.get(), Press::Travels(..));
            press.set(if travelled && dropped { Press::Over } else { Press::None });
            if travelled {
                // It goes on from where it was dropped, so it is put back behind that.
                match below(event.client_x(), event.client_y()).filter(|_| dropped) {
                    Some(at) => sitting.tap(at, None),
                    None => sitting.put_down(),
                }
                let _ = slot.remove_attribute("data-dragged");
                shift(0, 0);
            }
        }
    };
    let cancel = up.clone();
    slot.on("pointerdown", down)
        .on("pointermove", moved)
        .on("pointerup", move |event| up(event, true))
        .on("pointercancel", move |event| cancel(event, false))
        .on_tap(move || {
            if press.replace(Press::None) != Press::Over {
                tap();
            }
        })
}

/// The space under a point of the screen. What is dragged does not hide it.
fn below(x: i32, y: i32) -> Option<samurai::Space> {
    space_of(document().element_from_point(x as f32, y as f32).map(Into::into))
}
