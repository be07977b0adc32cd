//! What plays games from the command line: traces, speed, very many random games, and bots against bots.
//!
//! It needs the rules, so it is behind the feature `games`; without it the command starts
//! itself again with the feature on and everything optimised.

#[cfg(feature = "games")]
mod arena;
#[cfg(feature = "games")]
mod options;
#[cfg(feature = "games")]
mod random;
#[cfg(feature = "games")]
mod samsara;
#[cfg(feature = "games")]
mod samurai;
#[cfg(feature = "games")]
mod soak;
#[cfg(feature = "games")]
mod speed;
#[cfg(feature = "games")]
mod spirit;

use crate::trouble::Outcome;

#[cfg(feature = "games")]
pub use built::run;

#[cfg(not(feature = "games"))]
pub fn run(word: &str, arguments: &[String]) -> Outcome {
    let mut cargo = crate::process::cargo();
    cargo.args([
        "run",
        "--quiet",
        "--profile",
        "quick",
        "--package",
        "xtask",
        "--features",
        "games",
        "--",
        word,
    ]);
    // What is around the rules is built fast here too.
    cargo.env("CARGO_PROFILE_QUICK_OPT_LEVEL", "3");
    crate::process::show(cargo.args(arguments), &format!("`{word}` ended with trouble."))
}

#[cfg(feature = "games")]
mod built {
    use super::Outcome;
    use crate::trouble::Trouble;

    pub fn run(word: &str, arguments: &[String]) -> Outcome {
        let [game, options @ ..] = arguments else {
            return Err(Trouble(format!("Name a game: cargo xtask {word} GAME.")));
        };
        if word == "arena" {
            return super::arena::run(game, options);
        }
        match game.as_str() {
            "samsara" => super::samsara::run(word, options),
            "samurai" => super::samurai::run(word, options),
            "spirit" => super::spirit::run(word, options),
            _ => Err(Trouble(format!("There is no `{word}` of `{game}`."))),
        }
    }
}
