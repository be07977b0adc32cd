//! [`Room`]: one worker with a question before it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{document, set_timeout, window};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// No thought takes so long: such a worker hangs.
const LONGEST: Duration = Duration::from_secs(30);

/// What a worker says when it can be asked.
const READY: &str = "ready";

/// Hears an answer, or that there will be none.
type Hear = Rc<dyn Fn(Option<String>)>;

thread_local! {
    /// Workers with nothing to do.
    static IDLE: RefCell<Vec<Idle>> = const { RefCell::new(Vec::new()) };
}

/// How many think at once: half the machine, so that the page and the other half stay quick.
pub fn crew() -> u8 {
    let cores = window().navigator().hardware_concurrency();
    // Whoever does not tell has at least one.
    ((cores / 2.0) as u8).clamp(1, 4)
}

/// A worker and where what it says goes.
#[derive(Clone)]
struct Idle {
    worker: Worker,
    post: Rc<Post>,
}

#[derive(Default)]
struct Post {
    is_ready: Cell<bool>,
    question: RefCell<Option<String>>,
    hear: RefCell<Option<Hear>>,
    /// How many questions there have been, so that a clock knows whether its own is still open.
    asked: Cell<u32>,
}

pub struct Room(Option<Idle>);

impl Room {
    /// Puts a question before a worker that has nothing to do, or before a new one.
    pub fn hire(question: String, hear: Hear) -> Option<Self> {
        let waiting = IDLE.with_borrow_mut(Vec::pop);
        let Some(idle) = waiting.or_else(start) else {
            set_timeout(move || hear(None), Duration::ZERO);
            return None;
        };
        let post = &idle.post;
        post.hear.replace(Some(hear));
        let number = post.asked.get() + 1;
        post.asked.set(number);
        if post.is_ready.get() {
            let _ = idle.worker.post_message(&JsValue::from_str(&question));
        } else {
            post.question.replace(Some(question));
        }
        let late = Rc::clone(post);
        let give_up = move || {
            if late.asked.get() == number {
                late.say(None);
            }
        };
        set_timeout(give_up, LONGEST);
        Some(Self(Some(idle)))
    }

    /// The worker has answered and may be asked again.
    pub fn dismiss(mut self) {
        if let Some(idle) = self.0.take() {
            IDLE.with_borrow_mut(|waiting| waiting.push(idle));
        }
    }
}

/// A worker that still thinks when nobody wants to know, or that is of no use, is stopped.
impl Drop for Room {
    fn drop(&mut self) {
        if let Some(Idle { worker, post }) = self.0.take() {
            post.hear.take();
            worker.terminate();
        }
    }
}

impl Post {
    fn say(&self, answer: Option<String>) {
        let hear = self.hear.take();
        if let Some(hear) = hear {
            hear(answer);
        }
    }
}

/// The program is named in the head of the page; `think.js` starts it in the worker.
fn start() -> Option<Idle> {
    let named = document().query_selector("meta[name='program:worker']").ok()??;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let program = named.get_attribute("content")?;
    options.set_name(&program);
    // A script of another release is another address. What its worker reads is the name: a script that was kept
    // for times without a network comes without what follows the question mark.
    let address = format!("./think.js?{program}");
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let post = Rc::new(Post::default());
    let (asked, heard) = (worker.clone(), Rc::clone(&post));
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let said = message.data().as_string().unwrap_or_default();
        if said != READY {
            return heard.say(Some(said));
        }
        heard.is_ready.set(true);
        if let Some(question) = heard.question.take() {
            let _ = asked.post_message(&JsValue::from_str(&question));
        }
    });
    let failed = Rc::clone(&post);
    let fail = Closure::<dyn Fn(JsValue)>::new(move |_| failed.say(None));
    // The worker keeps what it calls for as long as it lives.
    worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    worker.set_onerror(Some(fail.into_js_value().unchecked_ref()));
    Some(Idle { worker, post })
}
