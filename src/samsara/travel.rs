//! A stone goes its way hollow by hollow; into the goal, and from there back onto the board.

use super::geometry::Point;
use crate::ui::passing::is_still;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::Element;

/// How long a stone is under way to where its die leads, and how long from the goal back.
const LEG: f64 = 240.0;

#[wasm_bindgen]
extern "C" {
    type Animated;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, frames: &JsValue, timing: &JsValue) -> Result<JsValue, JsValue>;
}

/// Where the stone lies in the end is true already: this is only for the eye, and where nothing may move
/// it is left out.
pub fn travel(stone: &Element, way: &[Point], back: Option<Point>) {
    if is_still() {
        return;
    }
    let legs = way.len().saturating_sub(1).max(1) as f64;
    let (share, time) = if back.is_some() { (0.5, 2.0 * LEG) } else { (1.0, LEG) };
    let mut stops: Vec<(Point, f64)> =
        way.iter().enumerate().map(|(step, at)| (*at, share * step as f64 / legs)).collect();
    if let Some(back) = back {
        // The stone lies in the goal for a moment.
        let goal = way.last().copied().unwrap_or(back);
        stops.extend([(goal, 0.6), (back, 1.0)]);
    }
    let (places, times) = (Array::new(), Array::new());
    for (Point { x, y }, at) in stops {
        places.push(&format!("translate({x}px, {y}px)").into());
        times.push(&at.into());
    }
    let frames = object(&[("transform", &places), ("offset", &times)]);
    let timing = object(&[("duration", &time.into()), ("easing", &"ease-in-out".into())]);
    let _ = stone.unchecked_ref::<Animated>().animate(&frames, &timing);
}

fn object(entries: &[(&str, &JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in entries {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
