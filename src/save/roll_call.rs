//! [`RollCall`]: whether some tab still plays a game.
//!
//! A lock alone does not tell: a page that was left at the wrong moment can be given one by Firefox, and
//! then nobody plays there and nobody lets it go. But such a page does not answer.

use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

const WHO: &str = "who plays?";
const HERE: &str = "here";

/// Answers for this tab and hears the others, until it is dropped.
#[derive(Debug)]
pub struct RollCall {
    channel: BroadcastChannel,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

impl RollCall {
    /// `plays` says whether this tab does; `heard` is told that another one does.
    /// `None` where tabs cannot speak to each other.
    pub fn new(
        name: &str,
        plays: impl Fn() -> bool + 'static,
        heard: impl Fn() + 'static,
    ) -> Option<Self> {
        let channel = BroadcastChannel::new(name).ok()?;
        let answer = channel.clone();
        let hear =
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                match event.data().as_string().as_deref() {
                    Some(WHO) if plays() => _ = answer.post_message(&HERE.into()),
                    Some(HERE) => heard(),
                    _ => {}
                }
            });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        Some(Self { channel, _hear: hear })
    }

    /// Asks who plays. Whoever does is heard soon.
    pub fn ask(&self) {
        let _ = self.channel.post_message(&WHO.into());
    }
}

impl Drop for RollCall {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}
