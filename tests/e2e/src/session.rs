//! One browser window under our hands: the part of the `WebDriver` standard that journeys need.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use xtask::{Outcome, Trouble};

use crate::engine::Engine;
use crate::patience::until;
use crate::wire::{self, Fault};

/// The key under which the standard names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// More than the bars of a window are high.
const BARS: u32 = 150;

#[derive(Debug)]
pub struct Session {
    pub engine: Engine,
    port: u16,
    path: String,
}

/// Something on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element(String);

impl Element {
    /// As the standard names it in a message.
    fn named(&self) -> Value {
        json!({ ELEMENT: self.0 })
    }
}

/// Keys as the standard spells them.
pub mod key {
    pub const ENTER: &str = "\u{e007}";
    pub const ESCAPE: &str = "\u{e00c}";
    pub const TAB: &str = "\u{e004}";
    pub const CONTROL: &str = "\u{e009}";
    pub const RIGHT: &str = "\u{e014}";
}

impl Session {
    pub fn start(engine: Engine, port: u16, capabilities: &Value) -> Outcome<Self> {
        let started = wire::post(port, "/session", capabilities).map_err(trouble)?;
        let id = started["sessionId"].as_str().unwrap_or_default();
        let session = Self { engine, port, path: format!("/session/{id}") };
        session
            .post("/timeouts", &json!({ "script": 60_000, "pageLoad": 60_000, "implicit": 0 }))?;
        Ok(session)
    }

    pub fn open(&self, address: &str) -> Outcome {
        self.post("/url", &json!({ "url": address })).map(drop)
    }

    pub fn address(&self) -> Outcome<String> {
        self.get("/url").map(string)
    }

    pub fn back(&self) -> Outcome {
        self.post("/back", &json!({})).map(drop)
    }

    pub fn forward(&self) -> Outcome {
        self.post("/forward", &json!({})).map(drop)
    }

    pub fn reload(&self) -> Outcome {
        self.post("/refresh", &json!({})).map(drop)
    }

    /// Every element that a CSS selector names.
    pub fn all(&self, css: &str) -> Outcome<Vec<Element>> {
        let found = self.post("/elements", &json!({ "using": "css selector", "value": css }))?;
        let elements = found.as_array().into_iter().flatten();
        Ok(elements
            .filter_map(|one| one[ELEMENT].as_str())
            .map(|id| Element(id.to_owned()))
            .collect())
    }

    /// The first element that a CSS selector names, once it is there and can be seen.
    pub fn seen(&self, css: &str) -> Outcome<Element> {
        until(&format!("`{css}` to be seen"), || self.shown(css))
    }

    /// Waits until nothing that the selector names can be seen.
    pub fn gone(&self, css: &str) -> Outcome {
        until(&format!("`{css}` to be gone"), || Ok(self.shown(css)?.is_none().then_some(())))
    }

    /// The first element that the selector names and that can be seen now. The page itself is asked: one
    /// question for all of them, where a driver would answer for one after the other, each in its own way.
    /// In a tab that lies behind another one nothing moves, so what fades in is as good as there.
    fn shown(&self, css: &str) -> Outcome<Option<Element>> {
        let script = "return [...document.querySelectorAll(given[0])].find((one) => \
            one.checkVisibility({ opacityProperty: !document.hidden, visibilityProperty: true }) \
            && one.getClientRects().length > 0)";
        let found = self.run(script, &json!([css]))?;
        Ok(found[ELEMENT].as_str().map(|id| Element(id.to_owned())))
    }

    pub fn click(&self, css: &str) -> Outcome {
        until(&format!("`{css}` to take a click"), || {
            let element = self.seen(css)?;
            self.press(&element).map(Some)
        })
    }

    pub fn press(&self, element: &Element) -> Outcome {
        self.post(&format!("/element/{}/click", element.0), &json!({})).map(drop)
    }

    pub fn text(&self, element: &Element) -> Outcome<String> {
        if self.engine == Engine::WebKit {
            return self.run("return given[0].innerText", &json!([element.named()])).map(string);
        }
        self.get(&format!("/element/{}/text", element.0)).map(string)
    }

    /// The name that a screen reader says.
    pub fn label(&self, element: &Element) -> Outcome<String> {
        self.get(&format!("/element/{}/computedlabel", element.0)).map(string)
    }

    /// What a screen reader takes it for.
    pub fn role(&self, element: &Element) -> Outcome<String> {
        self.get(&format!("/element/{}/computedrole", element.0)).map(string)
    }

    /// Types into whatever has the focus.
    pub fn keys(&self, keys: &str) -> Outcome {
        let strokes: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
            })
            .collect();
        let actions =
            json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": strokes }] });
        self.post("/actions", &actions).map(drop)
    }

    /// Types a key while another one is held.
    pub fn chord(&self, held: &str, key: &str) -> Outcome {
        let stroke = |kind: &str, key: &str| json!({ "type": kind, "value": key });
        let strokes = [
            stroke("keyDown", held),
            stroke("keyDown", key),
            stroke("keyUp", key),
            stroke("keyUp", held),
        ];
        let actions =
            json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": strokes }] });
        self.post("/actions", &actions).map(drop)
    }

    /// A finger on the middle of an element.
    pub fn touch(&self, css: &str) -> Outcome {
        self.tap("touch", css, 0)
    }

    /// A finger or the mouse on the middle of an element, as long as a hand takes for it; afterwards the page is left alone for so many
    /// milliseconds, in which it owes nobody an answer.
    pub fn tap(&self, kind: &str, css: &str, rest: u32) -> Outcome {
        let pause = |time: u32| json!({ "type": "pause", "duration": time });
        let steps = [
            self.middle(css)?,
            json!({ "type": "pointerDown", "button": 0 }),
            pause(60),
            json!({ "type": "pointerUp", "button": 0 }),
            pause(rest),
        ];
        self.point(kind, &steps)
    }

    /// The mouse rests on the middle of an element.
    pub fn rest_on(&self, css: &str) -> Outcome {
        let at = self.middle(css)?;
        self.point("mouse", &[at])
    }

    /// The mouse takes one element along to another.
    pub fn drag(&self, from: &str, to: &str) -> Outcome {
        let (from, to) = (self.middle(from)?, self.middle(to)?);
        let down = json!({ "type": "pointerDown", "button": 0 });
        let mut halfway = to.clone();
        for axis in ["x", "y"] {
            let sum = from[axis].as_i64().unwrap_or(0) + to[axis].as_i64().unwrap_or(0);
            halfway[axis] = json!(sum / 2);
        }
        self.point("mouse", &[from, down, halfway, to, json!({ "type": "pointerUp", "button": 0 })])
    }

    fn point(&self, kind: &str, steps: &[Value]) -> Outcome {
        let actions = json!({ "actions": [{
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": steps,
        }] });
        self.post("/actions", &actions).map(drop)
    }

    /// A move to the middle of the first such element that can be seen.
    fn middle(&self, css: &str) -> Outcome<Value> {
        let element = self.seen(css)?;
        let at = self.run(
            "const box = given[0].getBoundingClientRect(); \
             return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)",
            &json!([element.named()]),
        )?;
        Ok(json!({ "type": "pointerMove", "duration": 20, "x": at[0], "y": at[1] }))
    }

    /// Runs a function body in the page and takes what it returns, promises included.
    pub fn run(&self, script: &str, arguments: &Value) -> Outcome<Value> {
        let body = format!(
            "const done = arguments[arguments.length - 1];\
             (async (...given) => {{ {script} }})(...[...arguments].slice(0, -1))\
             .then((value) => done({{ value: value === undefined ? null : value }}), (why) => done({{ why: String(why) }}));"
        );
        let answer = self.post("/execute/async", &json!({ "script": body, "args": arguments }))?;
        match answer.get("why") {
            Some(why) => Err(Trouble(format!("the script failed: {why}"))),
            None => Ok(answer["value"].clone()),
        }
    }

    /// Waits until a JavaScript expression is true.
    pub fn until_true(&self, expression: &str) -> Outcome {
        until(&format!("`{expression}`"), || {
            Ok((self.run(&format!("return !!({expression})"), &json!([]))? == json!(true))
                .then_some(()))
        })
    }

    pub fn value_of(&self, expression: &str) -> Outcome<Value> {
        self.run(&format!("return {expression}"), &json!([]))
    }

    pub fn windows(&self) -> Outcome<Vec<String>> {
        let handles = self.get("/window/handles")?;
        Ok(handles.as_array().into_iter().flatten().cloned().map(string).collect())
    }

    /// The tab that we are in.
    pub fn window(&self) -> Outcome<String> {
        self.get("/window").map(string)
    }

    /// Opens another tab; it has to be switched to.
    pub fn new_tab(&self) -> Outcome<String> {
        self.post("/window/new", &json!({ "type": "tab" }))
            .map(|made| string(made["handle"].clone()))
    }

    pub fn switch_to(&self, window: &str) -> Outcome {
        self.post("/window", &json!({ "handle": window })).map(drop)
    }

    pub fn close_tab(&self) -> Outcome {
        self.delete("/window").map(drop)
    }

    pub fn enter_frame(&self, css: &str) -> Outcome {
        let frame = self.seen(css)?;
        self.post("/frame", &json!({ "id": frame.named() })).map(drop)
    }

    pub fn leave_frame(&self) -> Outcome {
        self.post("/frame", &json!({ "id": null })).map(drop)
    }

    /// Makes the page, not the window, this large.
    pub fn resize(&self, width: u32, height: u32) -> Outcome {
        if self.engine == Engine::Chromium {
            // What lies outside the window is not drawn, whatever size the page takes itself to have.
            self.post("/window/rect", &json!({ "width": width, "height": height + BARS }))?;
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            return self.devtools("Emulation.setDeviceMetricsOverride", &metrics).map(drop);
        }
        self.post("/window/rect", &json!({ "width": width, "height": height }))?;
        let rim = self.value_of("[outerWidth - innerWidth, outerHeight - innerHeight]")?;
        let add = |size: u32, index: usize| i64::from(size) + rim[index].as_i64().unwrap_or(0);
        self.post("/window/rect", &json!({ "width": add(width, 0), "height": add(height, 1) }))?;
        Ok(())
    }

    /// A command of Chromium's own tools.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Outcome<Value> {
        self.post("/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// The errors that Chromium's console was told since it was asked last.
    pub fn log(&self) -> Outcome<Vec<String>> {
        let lines = self.post("/se/log", &json!({ "type": "browser" }))?;
        let errors =
            lines.as_array().into_iter().flatten().filter(|line| line["level"] == "SEVERE");
        Ok(errors.map(|line| string(line["message"].clone())).collect())
    }

    /// What the page looks like, as PNG.
    pub fn screenshot(&self) -> Outcome<Vec<u8>> {
        let text = self.get("/screenshot").map(string)?;
        STANDARD.decode(text).map_err(|error| Trouble(format!("the picture is damaged: {error}")))
    }

    fn get(&self, path: &str) -> Outcome<Value> {
        wire::get(self.port, &format!("{}{path}", self.path)).map_err(trouble)
    }

    fn post(&self, path: &str, body: &Value) -> Outcome<Value> {
        wire::post(self.port, &format!("{}{path}", self.path), body).map_err(trouble)
    }

    fn delete(&self, path: &str) -> Outcome<Value> {
        wire::delete(self.port, &format!("{}{path}", self.path)).map_err(trouble)
    }
}

/// A browser whose driver is killed first would stay behind.
impl Drop for Session {
    fn drop(&mut self) {
        if let Err(Trouble(why)) = self.delete("") {
            eprintln!("{} did not close: {why}", self.engine.name());
        }
    }
}

fn string(value: Value) -> String {
    match value {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

fn trouble(fault: Fault) -> Trouble {
    match fault {
        Fault::Silent(why) => Trouble(format!("the driver is silent: {why}")),
        Fault::Refused { error, message } => {
            let first = message.lines().next().unwrap_or_default();
            Trouble(format!("{error}: {first}"))
        }
    }
}
