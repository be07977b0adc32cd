//! How fast random games of Samsara are: natively, in WebAssembly, in instructions.

use crate::games::options::Options;
use crate::games::speed::Playouts;
use crate::trouble::Outcome;

pub fn run(options: Options) -> Outcome {
    options.finish()?;
    Playouts { package: "samsara", example: "samsara_playouts", plain: true }.measure()
}
