//! Short wooden sounds, made on the spot. They say nothing that is not also seen.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::window_event_listener;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::browser::window;
use crate::settings::Settings;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// Something was set down.
    Knock,
    /// It is your turn.
    Call,
    /// Something was refused.
    Thud,
    /// The game is over.
    Fanfare,
}

impl Sound {
    /// Its tones: when they begin, how high they are, how long they last.
    const fn tones(self) -> &'static [(f64, f32, f64)] {
        match self {
            Sound::Knock => &[(0.0, 210.0, 0.07), (0.012, 120.0, 0.09)],
            Sound::Call => &[(0.0, 523.0, 0.12), (0.11, 659.0, 0.16)],
            Sound::Thud => &[(0.0, 95.0, 0.16)],
            Sound::Fanfare => &[(0.0, 392.0, 0.16), (0.15, 523.0, 0.16), (0.3, 659.0, 0.16), (0.45, 784.0, 0.34)],
        }
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Browsers stay silent until somebody has touched the page, and complain when asked before.
fn may_sound() -> bool {
    let activation = js_sys::Reflect::get(&window().navigator(), &"userActivation".into()).unwrap_or(JsValue::NULL);
    js_sys::Reflect::get(&activation, &"hasBeenActive".into()).is_ok_and(|active| active.is_truthy())
}

fn is_wanted(settings: Settings) -> bool {
    settings.get_untracked().sound && may_sound()
}

/// Gets ready when the page is first touched: some browsers take long to find out how to make sounds, and nothing else
/// has to be done then.
pub(crate) fn get_ready(settings: Settings) {
    let touched = move || {
        if is_wanted(settings) && CONTEXT.with_borrow(Option::is_none) {
            Timeout::new(0, || drop(context())).forget();
        }
    };
    window_event_listener(ev::pointerup, move |_| touched());
    window_event_listener(ev::keydown, move |_| touched());
}

/// Plays a sound, if the person wants to hear any. What is seen comes first.
pub(crate) fn play(settings: Settings, sound: Sound) {
    if is_wanted(settings) {
        // A device without sound is no reason to stop.
        Timeout::new(0, move || drop(context().map(|context| ring(&context, sound)))).forget();
    }
}

fn context() -> Option<AudioContext> {
    CONTEXT.with_borrow_mut(|slot| {
        if slot.is_none() {
            *slot = AudioContext::new().ok();
        }
        slot.clone()
    })
}

fn ring(context: &AudioContext, sound: Sound) -> Result<(), JsValue> {
    for &(begin, pitch, length) in sound.tones() {
        let start = context.current_time() + begin;
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.12, start)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, start + length)?;
        tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(start)?;
        tone.stop_with_when(start + length)?;
    }
    Ok(())
}
