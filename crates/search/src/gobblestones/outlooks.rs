//! What a seat can still expect to score. Written by `underhill-lab gobblestones outlook`.

use super::habits::PHASES;
use super::judge::{FACTS, Outlook};

const fn outlook(weights: [f32; FACTS], spread: f32) -> Outlook {
    Outlook { weights, spread }
}

/// By the number of seats less two and the part of the game.
#[rustfmt::skip]
pub const OUTLOOKS: [[Outlook; PHASES]; 3] = [
    [
        outlook([-28.28, 4.89, 3.43, 0.44, 0.14, -5.99, 1.30], 7.8),
        outlook([-20.48, 4.67, 3.25, 0.54, 0.54, -5.74, 1.25], 7.5),
        outlook([-19.12, 4.70, 3.16, 0.47, 0.60, -5.86, 1.25], 7.0),
        outlook([-17.65, 4.70, 3.06, 0.58, 0.61, -5.90, 1.25], 6.6),
        outlook([-15.78, 4.75, 2.84, 1.06, 0.68, -5.95, 1.20], 6.2),
        outlook([-2.24, 3.15, 2.46, 0.35, 0.33, -4.86, 1.00], 4.9),
    ],
    [
        outlook([6.42, 4.11, 2.71, 0.55, 0.17, -8.34, 0.89], 7.2),
        outlook([6.42, 4.11, 2.71, 0.55, 0.17, -8.34, 0.89], 7.2),
        outlook([-2.89, 4.41, 2.68, 0.74, 0.35, -7.96, 1.11], 7.0),
        outlook([-8.01, 4.68, 2.66, 0.77, 0.51, -7.78, 1.25], 6.7),
        outlook([-8.49, 4.83, 2.43, 1.11, 0.67, -7.79, 1.29], 6.3),
        outlook([-1.27, 3.42, 2.03, 0.81, 0.62, -6.29, 1.29], 5.2),
    ],
    [
        outlook([8.37, 3.93, 2.38, 0.70, 0.39, -9.20, 0.79], 6.4),
        outlook([8.37, 3.93, 2.38, 0.70, 0.39, -9.20, 0.79], 6.4),
        outlook([8.37, 3.93, 2.38, 0.70, 0.39, -9.20, 0.79], 6.4),
        outlook([-0.93, 4.46, 2.41, 0.71, 0.55, -8.77, 1.08], 6.1),
        outlook([-3.35, 4.76, 2.27, 1.00, 0.61, -8.85, 1.17], 5.7),
        outlook([-1.01, 4.59, 1.93, 0.82, 0.58, -7.05, 1.34], 4.7),
    ],
];
