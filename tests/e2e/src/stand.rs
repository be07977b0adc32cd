//! A stand at which a journey sees the site: a host of its own on a port of its own, so that no
//! journey finds what another one stored. It writes down what was asked for, and misbehaves if told.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;

use xtask::host::{self, Reply};
use xtask::trouble::Doing;
use xtask::{Outcome, tree};

const BLANK: &str = "/blank.html";

#[derive(Debug)]
pub struct Stand {
    /// Scheme, host and port.
    pub origin: String,
    desk: Arc<Desk>,
}

/// How the host behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Honest,
    /// The program does not arrive until the mood changes.
    HoldsWasm,
    /// The program is not there.
    LosesWasm,
    /// The service worker may come and keep the site. Otherwise it is not named: what is kept would arrive
    /// where a journey wants it lost.
    KeptOffline,
    /// Nothing is there any more.
    Gone,
}

#[derive(Debug)]
struct Desk {
    folder: PathBuf,
    /// The path that the site lies under, with a slash at both ends.
    prefix: &'static str,
    mood: Mutex<Mood>,
    changed: Condvar,
    asked: Mutex<Vec<String>>,
    /// Pages beside the site, by their path.
    pages: Vec<(&'static str, Reply)>,
}

impl Stand {
    /// The site at the root of a host.
    pub fn open() -> Outcome<Self> {
        Self::under("/", Vec::new())
    }

    /// The site under a path, with pages of the journey's own beside it.
    pub fn under(prefix: &'static str, pages: Vec<(&'static str, Reply)>) -> Outcome<Self> {
        let listener = host::listen(0)?;
        let origin = format!("http://{}", listener.local_addr().doing("find a port")?);
        let desk = Arc::new(Desk {
            folder: tree::target().join("site"),
            prefix,
            mood: Mutex::new(Mood::Honest),
            changed: Condvar::new(),
            asked: Mutex::new(Vec::new()),
            pages,
        });
        let answering = Arc::clone(&desk);
        let answer: Arc<dyn Fn(&str) -> Reply + Send + Sync> =
            Arc::new(move |address| answering.answer(address));
        thread::spawn(move || host::serve(&listener, &answer));
        Ok(Self { origin, desk })
    }

    /// The address of a place in the house, by its fragment.
    pub fn at(&self, fragment: &str) -> String {
        format!("{}{}{fragment}", self.origin, self.desk.prefix)
    }
    /// An empty page of the same host, from which its storage can be reached.
    pub fn blank(&self) -> String {
        format!("{}{BLANK}", self.origin)
    }

    pub fn behave(&self, mood: Mood) {
        *held(&self.desk.mood) = mood;
        self.desk.changed.notify_all();
    }

    /// Every path that was asked for.
    pub fn asked(&self) -> Vec<String> {
        held(&self.desk.asked).clone()
    }
}

/// Nobody waits for ever at a stand that is packed up.
impl Drop for Stand {
    fn drop(&mut self) {
        self.behave(Mood::Honest);
    }
}

impl Desk {
    fn answer(&self, address: &str) -> Reply {
        held(&self.asked).push(address.to_owned());
        let mood = *held(&self.mood);
        if mood == Mood::Gone {
            return host::missing();
        }
        if address == BLANK {
            return page("<!doctype html><title>Blank</title><link rel='icon' href='data:,'>");
        }
        if let Some((_, reply)) = self.pages.iter().find(|(path, _)| *path == address) {
            return reply.clone();
        }
        let Some(name) = address.strip_prefix(self.prefix) else { return host::missing() };
        if is_program(address) {
            let mut mood = held(&self.mood);
            while *mood == Mood::HoldsWasm {
                mood = self.changed.wait(mood).expect("no thread panics while it answers");
            }
            if *mood == Mood::LosesWasm {
                return host::missing();
            }
        }
        let mut reply = host::file(&self.folder, name);
        if reply.kind.starts_with("text/html") && mood != Mood::KeptOffline {
            let html = String::from_utf8_lossy(&reply.body).replace("name=offline", "name=later");
            reply.body = html.into_bytes();
        }
        reply
    }
}

pub fn is_program(address: &str) -> bool {
    Path::new(address).extension().is_some_and(|kind| kind == "wasm")
}

/// A page of the journey's own.
pub fn page(html: &str) -> Reply {
    Reply { status: 200, kind: "text/html; charset=utf-8", body: html.as_bytes().to_vec() }
}

/// A script of the journey's own, which the policy of the page allows because it comes from its host.
pub fn script(text: &str) -> Reply {
    Reply { status: 200, kind: "text/javascript; charset=utf-8", body: text.as_bytes().to_vec() }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("no thread panics while it answers")
}
