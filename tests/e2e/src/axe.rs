//! axe-core, which knows the accessibility rules a machine can check.

use std::fs;

use serde_json::{Value, json};
use xtask::tools::npm::NpmPackage;
use xtask::trouble::Doing;
use xtask::{Outcome, Trouble};

use crate::session::Session;

/// Finds nothing on the page as it is once everything has come to rest, or says what it found and where.
/// A dialog that is still rising is half transparent, so its words are paler than they will be.
pub fn finds_nothing(session: &Session, place: &str) -> Outcome {
    let path = NpmPackage::AXE.ready()?;
    let axe = fs::read_to_string(&path).doing(format_args!("read {}", path.display()))?;
    let script = format!(
        "{axe}; for (const moving of document.getAnimations()) moving.finish(); \
         const found = await axe.run(document, {{ resultTypes: ['violations'] }}); \
         return {{ passed: found.passes.length, violations: found.violations.map((one) => \
         [one.id, one.nodes.map((node) => [node.target.join(' '), node.failureSummary])]) }};"
    );
    let found = session.run(&script, &json!([]))?;
    if found["passed"].as_u64().unwrap_or(0) == 0 {
        return Err(Trouble(format!("{place}: axe looked at nothing")));
    }
    match found["violations"].as_array() {
        Some(violations) if violations.is_empty() => Ok(()),
        _ => Err(Trouble(format!("{place}: axe found {}", pretty(&found["violations"])))),
    }
}

fn pretty(violations: &Value) -> String {
    serde_json::to_string_pretty(violations).unwrap_or_else(|_| violations.to_string())
}
