//! The learned judge of Kobold: a net of its own for every number of players, which scores a position for each seat; the
//! scores make the winning chances.

use std::sync::LazyLock;

use super::features::FEATURES;
use crate::net::Format;

/// The width of the hidden layer.
pub const HIDDEN: usize = 32;

/// What the numbers in its file mean.
pub const FORMAT: Format = Format { part: 4096.0, leak: 0.01 };

/// The weights of a judge.
pub type Net = crate::net::Net<FEATURES, HIDDEN>;

/// The nets for two, three and four players.
pub fn net(seats: usize) -> &'static Net {
    static NETS: LazyLock<[Net; 3]> = LazyLock::new(|| {
        [include_str!("weights/2.txt"), include_str!("weights/3.txt"), include_str!("weights/4.txt")]
            .map(|text| Net::parse(text, FORMAT).expect("the weights were written by the tuning program"))
    });
    &NETS[seats.clamp(2, 4) - 2]
}
