//! The commands, one file each.

pub mod play;
pub mod test;

pub mod dist;
pub mod serve;

use crate::trouble::{Outcome, Trouble};

pub const HELP: &str = "\
cargo xtask play [--port N]     build the site and serve it on this machine
cargo xtask test                every check there is, journeys in three browsers included
cargo xtask journeys [WORDS]    only the journeys, or those with these words in their names
cargo xtask dist [FOLDER]       the site as a folder for any static host (dist)
cargo xtask serve [--port N]    build, watch and reload while you change things
cargo xtask trace GAME ...      a game played at random, or a saved one, as lines of JSON
cargo xtask bench GAME ...      how quickly a game plays
cargo xtask bench table         how quickly the table answers a tap, in a slowed browser
cargo xtask bench bots          how long the strongest bots think in a browser, and whether the page waits
cargo xtask soak GAME ...       very many games played at random, every law checked
cargo xtask arena GAME A B ...  bots against bots, and how often each of them wins
";

/// The port after `--port`, or the usual one.
fn port(arguments: &[String], usual: u16) -> Outcome<u16> {
    match arguments {
        [] => Ok(usual),
        [flag, port] if flag == "--port" => {
            port.parse().map_err(|_| Trouble(format!("`{port}` is not a port: 0 to 65535 are.")))
        }
        _ => Err(Trouble::new("The only option here is --port N.")),
    }
}
