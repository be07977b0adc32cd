//! [`Sounds`]: wood on wood, a small bell. Made on the spot, so there is nothing to load.

use std::cell::RefCell;

use crate::settings::Settings;
use crate::ui::after_paint::after_paint;
use crate::ui::state::State;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Something is laid on the board.
    Lay,
    /// Something is won.
    Take,
    /// A turn is over, a door slides.
    Slide,
    /// Dice roll on wood.
    Roll,
}

/// A tone that is struck and dies away.
struct Tone {
    wave: OscillatorType,
    /// It glides from one pitch to the other.
    pitch: [f32; 2],
    loudness: f32,
    after: f64,
    lasts: f64,
}

impl Sound {
    fn tones(self) -> &'static [Tone] {
        const fn tone(
            wave: OscillatorType,
            pitch: [f32; 2],
            loudness: f32,
            after: f64,
            lasts: f64,
        ) -> Tone {
            Tone { wave, pitch, loudness, after, lasts }
        }
        use OscillatorType::{Sine, Triangle};
        match self {
            Self::Lay => {
                const {
                    &[
                        tone(Triangle, [340.0, 150.0], 0.22, 0.0, 0.09),
                        tone(Triangle, [1250.0, 700.0], 0.06, 0.0, 0.03),
                    ]
                }
            }
            Self::Take => {
                const {
                    &[
                        tone(Sine, [1046.0, 1044.0], 0.10, 0.05, 0.9),
                        tone(Sine, [1568.0, 1566.0], 0.05, 0.05, 0.6),
                        tone(Sine, [2793.0, 2790.0], 0.02, 0.05, 0.3),
                    ]
                }
            }
            Self::Roll => {
                const {
                    &[
                        tone(Triangle, [900.0, 420.0], 0.12, 0.0, 0.04),
                        tone(Triangle, [760.0, 380.0], 0.10, 0.07, 0.04),
                        tone(Triangle, [980.0, 460.0], 0.08, 0.13, 0.03),
                        tone(Triangle, [700.0, 340.0], 0.07, 0.21, 0.04),
                        tone(Triangle, [620.0, 300.0], 0.05, 0.30, 0.05),
                    ]
                }
            }
            Self::Slide => {
                const {
                    &[
                        tone(Triangle, [120.0, 95.0], 0.12, 0.0, 0.12),
                        tone(Triangle, [240.0, 110.0], 0.16, 0.16, 0.07),
                    ]
                }
            }
        }
    }
}

thread_local! {
    /// Made with the first sound: before a tap no browser lets it speak.
    static SPEAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// The way to be heard, for whoever wants it.
#[derive(Clone, Copy, Debug)]
pub struct Sounds(State<Settings>);

impl Sounds {
    pub const fn new(settings: State<Settings>) -> Self {
        Self(settings)
    }

    /// Once the screen shows what is heard: to begin to speak takes a device longer than to draw.
    pub fn play(self, sound: Sound) {
        if self.0.with_untracked(|settings| settings.sound) {
            after_paint(move || play_now(sound));
        }
    }
}

fn play_now(sound: Sound) {
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = AudioContext::new().ok();
        }
        // A device without sound is a quiet one.
        if let Some(speaker) = speaker {
            let _ = sound.tones().iter().try_for_each(|tone| strike(speaker, tone));
        }
    });
}

fn strike(speaker: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let (voice, fade) = (speaker.create_oscillator()?, speaker.create_gain()?);
    let start = speaker.current_time() + tone.after;
    let end = start + tone.lasts;
    voice.set_type(tone.wave);
    voice.frequency().set_value_at_time(tone.pitch[0], start)?;
    voice.frequency().exponential_ramp_to_value_at_time(tone.pitch[1], end)?;
    fade.gain().set_value_at_time(tone.loudness, start)?;
    fade.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    voice.connect_with_audio_node(&fade)?.connect_with_audio_node(&speaker.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(end)
}
