//! The learned judge of Clonk!: what a player can expect, from what is to be seen of them.

use std::sync::LazyLock;

use super::features::FEATURES;
use crate::net::Format;

/// The width of the hidden layer.
pub const HIDDEN: usize = 32;

/// What the numbers in its file mean.
pub const FORMAT: Format = Format { part: 512.0, leak: 0.05 };

/// The weights of a judge.
pub type Net = crate::net::Net<FEATURES, HIDDEN>;

/// The net that ships.
pub static NET: LazyLock<Net> =
    LazyLock::new(|| Net::parse(include_str!("net.txt"), FORMAT).expect("what ships is a net"));
