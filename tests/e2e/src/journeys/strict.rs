//! A page that keeps to itself: relative addresses and a strict policy. That no screen asks elsewhere is
//! looked at where every screen is (`looks.rs`).

use serde_json::json;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::home;
use crate::patience::must;
use crate::session::Session;
use crate::stand::{Stand, page};

pub const JOURNEYS: &[Journey] = &[
    Journey::new("the_site_works_under_any_path", sub_path),
    Journey::new("the_policy_lets_nothing_in_or_out", policy),
];

fn sub_path(session: &Session) -> Outcome {
    let stand = Stand::under("/some/where/", Vec::new())?;
    session.open(&stand.at("#/"))?;
    home::arrive(session)?;
    let strays: Vec<String> =
        stand.asked().into_iter().filter(|path| !path.starts_with("/some/where/")).collect();
    must(strays.is_empty(), format!("asked for outside of the folder: {strays:?}"))
}

fn policy(session: &Session) -> Outcome {
    const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
        img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
        base-uri 'none'; form-action 'none'";
    const OUTSIDE: &str = "const broken = []; \
        document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective)); \
        const added = (name, to) => document.body.append(Object.assign(document.createElement(name), to)); \
        const refused = await fetch(given[0]).then(() => 'answered', () => 'refused'); \
        added('img', { src: given[0] }); added('script', { src: given[0] }); \
        added('script', { textContent: 'window.inlined = true' }); \
        added('iframe', { src: given[0] }); \
        while (broken.length < 5) await new Promise((next) => setTimeout(next, 10)); \
        return [refused, window.inlined === true, [...new Set(broken.map((one) => one.replace('-elem', '')))].sort()];";
    let stand = Stand::open()?;
    let other = Stand::under("/", vec![("/outside", page("outside"))])?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    let written = session
        .value_of("document.querySelector('meta[http-equiv=Content-Security-Policy]').content")?;
    must(written == json!(POLICY), format!("the policy is {written}"))?;
    let answer = session.run(OUTSIDE, &json!([format!("{}/outside", other.origin)]))?;
    let expected = json!(["refused", false, ["connect-src", "frame-src", "img-src", "script-src"]]);
    must(answer == expected, format!("what was tried from the page: {answer}"))?;
    must(other.asked().is_empty(), format!("another host was asked for {:?}", other.asked()))
}
