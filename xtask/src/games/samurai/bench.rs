//! How fast random games of Samurai are: natively, in WebAssembly, in instructions.

use crate::games::options::Options;
use crate::games::speed::Playouts;
use crate::trouble::Outcome;

pub fn run(options: Options) -> Outcome {
    options.finish()?;
    Playouts { package: "samurai", example: "playouts", plain: true }.measure()
}
