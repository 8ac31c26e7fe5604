//! How the outlook weighs what lies on the table, and how telling it is. Written by `underhill-lab clonk fit`.

use super::outlook::{FEATURES, TURNS};

/// For each number of turns to come, how much each thing weighs in points.
#[rustfmt::skip]
pub const WEIGHTS: [[f64; FEATURES]; TURNS] = [
    [0.427, 0.000, 1.000, 0.334, 0.334, 0.334, -0.998, 0.013, 0.000, 0.000, 0.000, 0.000],
    [0.308, 0.308, 1.000, 0.479, 0.330, 0.138, -0.901, -0.615, 0.482, -0.011, 0.391, 0.272],
    [0.468, 0.936, 1.000, 0.665, 0.014, 0.283, -1.447, -0.022, 0.413, 0.252, 0.451, 0.343],
    [0.726, 2.177, 1.000, 0.536, 0.064, 0.294, -1.856, -0.023, 0.595, 0.285, 0.333, 0.362],
    [0.834, 3.334, 1.000, 0.440, 0.150, 0.252, -2.264, -0.077, 0.170, 0.302, 0.267, 0.430],
    [0.854, 4.272, 1.000, 0.023, 0.485, 0.178, -2.592, -0.154, -0.921, 0.352, 0.210, 0.453],
    [1.071, 6.429, 1.000, 1.722, -0.828, 0.213, -2.979, -0.294, -2.615, 0.400, 0.158, 0.545],
    [0.978, 6.845, 1.000, 2.872, -1.737, 0.343, -2.420, -0.724, -4.011, 0.550, -0.017, 0.387],
    [0.297, 2.374, 1.000, 1.347, -0.238, 0.212, -4.471, -0.823, 1.785, 0.434, 0.312, 0.560],
];

/// For each number of turns to come, how many points ahead make a player e times as likely to win.
pub const SPREAD: [f64; TURNS] = [0.5, 2.75, 3.25, 4.0, 4.5, 5.0, 6.0, 8.0, 8.25];

/// How much likelier a secret task becomes with every card for it, as a power of e.
pub const TELLING: f64 = 0.8;
