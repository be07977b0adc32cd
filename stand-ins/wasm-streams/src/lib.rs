//! Stands in for the crate of this name, through `[patch.crates-io]`.
//!
//! Leptos always brings functions that run on a server, and with them streams between server and page.
//! Shoji has no server and calls none of it, but what the real crate exports to scripts stays in every
//! program: 12 KB of machine code and as much script (see `docs/decisions/size.md`).

use std::pin::Pin;
use std::task::{Context, Poll};

use futures_core::Stream;
use wasm_bindgen::JsValue;

/// What of the real crate's interface is named by what is compiled and never run.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    pub fn from_stream<S>(_: S) -> Self
    where
        S: Stream<Item = Result<JsValue, JsValue>> + 'static,
    {
        Self(web_sys::ReadableStream::new().expect("nothing is streamed"))
    }

    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    pub fn into_stream(self) -> Nothing {
        Nothing
    }
}

/// A stream that is over.
#[derive(Debug)]
pub struct Nothing;

impl Stream for Nothing {
    type Item = Result<JsValue, JsValue>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(None)
    }
}
