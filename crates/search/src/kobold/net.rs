//! The learned judges of Kobold: a narrow net for every number of players, which scores a position for each seat (the
//! scores make the winning chances), and [wide ones](WideNet) for two and for more.

use std::sync::LazyLock;

use super::features::FEATURES;
use super::judge::Judge;
use super::wide::WideNet;
use crate::net::Format;

/// The width of the hidden layer.
pub const HIDDEN: usize = 32;

/// What the numbers in its file mean.
pub const FORMAT: Format = Format { part: 4096.0, leak: 0.01 };

/// The weights of a narrow net.
pub type Net = crate::net::Net<FEATURES, HIDDEN>;

/// The narrow nets for two, three and four players.
pub fn narrow(seats: usize) -> &'static Net {
    static NETS: LazyLock<[Net; 3]> = LazyLock::new(|| {
        [include_str!("weights/2.txt"), include_str!("weights/3.txt"), include_str!("weights/4.txt")]
            .map(|text| Net::parse(text, FORMAT).expect("the weights were written by the tuning program"))
    });
    &NETS[seats.clamp(2, 4) - 2]
}

/// The wide net for two players, or the one for three and four.
pub fn wide(seats: usize) -> &'static WideNet {
    fn read(bytes: &[u8]) -> WideNet {
        WideNet::parse(bytes).expect("the weights were written by the tuning program")
    }
    static TWO: LazyLock<WideNet> = LazyLock::new(|| read(include_bytes!("weights/2.bin")));
    static MANY: LazyLock<WideNet> = LazyLock::new(|| read(include_bytes!("weights/many.bin")));
    if seats == 2 { &TWO } else { &MANY }
}

/// The best judge there is for so many players.
pub fn best(seats: usize) -> Judge<'static> {
    Judge::Wide(wide(seats))
}
