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
        outlook([-23.28, 1.14, -0.66, 0.41, 0.10, -5.84, 1.16], 8.1),
        outlook([-20.63, 1.08, -0.33, 0.48, 0.36, -5.81, 1.34], 7.5),
        outlook([-16.30, 1.01, -0.09, 0.59, 0.37, -5.81, 1.33], 6.9),
        outlook([-11.96, 0.92, 0.15, 0.69, 0.52, -5.78, 1.24], 6.4),
        outlook([-11.47, 0.86, 0.22, 0.94, 0.77, -5.76, 1.15], 5.9),
        outlook([-2.61, 0.84, -0.03, 0.46, 0.48, -5.14, 0.99], 4.8),
    ],
    [
        outlook([0.97, 1.05, -0.52, 0.47, 0.20, -8.28, 0.70], 7.2),
        outlook([0.97, 1.05, -0.52, 0.47, 0.20, -8.28, 0.70], 7.2),
        outlook([-12.53, 1.10, -0.39, 0.52, 0.52, -7.95, 1.14], 7.0),
        outlook([-12.58, 1.01, -0.06, 0.70, 0.57, -7.80, 1.29], 6.6),
        outlook([-8.77, 0.85, 0.28, 0.95, 0.79, -7.78, 1.23], 6.1),
        outlook([-1.71, 0.65, 0.37, 0.67, 0.49, -7.20, 1.33], 5.4),
    ],
    [
        outlook([3.70, 1.07, -0.41, 0.50, 0.30, -9.26, 0.53], 6.3),
        outlook([3.70, 1.07, -0.41, 0.50, 0.30, -9.26, 0.53], 6.3),
        outlook([3.70, 1.07, -0.41, 0.50, 0.30, -9.26, 0.53], 6.3),
        outlook([-5.63, 1.09, -0.30, 0.65, 0.56, -8.85, 1.00], 6.1),
        outlook([-7.45, 0.96, 0.02, 0.98, 0.73, -8.77, 1.24], 5.8),
        outlook([-0.37, 0.60, 0.45, 0.78, 0.56, -8.34, 1.48], 4.9),
    ],
];
