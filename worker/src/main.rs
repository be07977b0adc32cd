//! Bots, in a worker of their own: the page never waits for them. Loaded when a bot is to think.

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let question = message.data().as_string().unwrap_or_default();
        let answer = bots::answer(&question).unwrap_or_default();
        let _ = answering.post_message(&JsValue::from_str(&answer));
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The page listens as long as the worker lives.
    hear.forget();
    // Whatever is sent before this is lost.
    let _ = scope.post_message(&JsValue::from_str(READY));
}

const READY: &str = "ready";
