//! Fitting the evaluation to lessons: what every pattern counts by itself, and a small net that sees patterns together.

use std::path::PathBuf;

use clap::Args;
use underhill_core::{Luck, seeded};
use underhill_search::lab::gobblet::{
    Board, Counts, KINDS, LINE_BITS, LINE_SIGHTS, MOST_LINE, MOST_OTHER, MOST_UNIT, Numbers, PAIR_BITS, PATTERNS,
    UNITS, line_numbers, line_place, pair_number, pair_place, stock, stock_place,
};

use super::lessons::load;
use super::play::{Lesson, chance};
use super::weights::SHIPPED;
use crate::output::write;

/// Fits weights to lessons, and tells how well they foretell games that were held back.
#[derive(Args)]
pub(crate) struct Fit {
    /// Files of lessons.
    #[arg(required = true)]
    lessons: Vec<PathBuf>,
    #[command(flatten)]
    study: Study,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Fit {
    pub(crate) fn run(self) {
        write(self.out.as_deref(), SHIPPED, self.study.fit(&load(&self.lessons)).bytes());
    }
}

/// How weights are fitted.
#[derive(Args, Clone, Copy)]
pub(crate) struct Study {
    /// How often every lesson is learned.
    #[arg(long, default_value_t = 8)]
    epochs: u64,
    /// Which part of the target is the result of the game; the rest is what the search thought.
    #[arg(long, default_value_t = 0.5)]
    share: f32,
    /// How large the first steps are.
    #[arg(long, default_value_t = 0.02)]
    rate: f32,
    /// Where the net begins, and the order of the lessons.
    #[arg(long, default_value_t = 7)]
    study_seed: u64,
}

#[cfg(test)]
impl Default for Study {
    fn default() -> Study {
        Study { epochs: 2, share: 0.5, rate: 0.02, study_seed: 7 }
    }
}

/// A line's pattern of colours: from these, sizes that are seldom seen inherit.
const COLOURS: usize = 81;

/// What a position has that is learned: its patterns, and besides each line's pattern its pattern of colours.
const FEATURES: usize = PATTERNS + KINDS * COLOURS;

/// Ten lines, sixteen squares, two stocks, the colours of ten lines.
type Features = [u16; 38];

fn features(board: Board) -> Features {
    let lines = line_numbers(board).map(|number| {
        let number = usize::from(number);
        (number >> LINE_BITS, number & ((1 << LINE_BITS) - 1))
    });
    std::array::from_fn(|index| match index {
        0..10 => line_place(lines[index].0, lines[index].1) as u16,
        10..26 => {
            let number = pair_number(board, index - 10);
            pair_place(number >> PAIR_BITS, number & ((1 << PAIR_BITS) - 1)) as u16
        }
        26 => stock_place(false, stock(board.mine)) as u16,
        27 => stock_place(true, stock(board.theirs)) as u16,
        _ => colours(lines[index - 28].0, lines[index - 28].1) as u16,
    })
}

/// The feature of a line's colours, the same from both ends.
fn colours(kind: usize, sight: usize) -> usize {
    let colour = |place: u32| (sight / 9usize.pow(place) % 9).div_ceil(4);
    let forwards = (0..4).fold(0, |number, place| 3 * number + colour(place));
    let backwards = (0..4).rev().fold(0, |number, place| 3 * number + colour(place));
    PATTERNS + kind * COLOURS + forwards.min(backwards)
}

/// The net with room for one unit more, so that a row fills whole registers.
const ROOM: usize = UNITS + 1;

/// Weights while they are learned, each with the sum of the squares of its slopes (Adagrad).
struct Model {
    direct: Vec<[f32; 2]>,
    rows: Vec<[[f32; ROOM]; 2]>,
    bias: [[f32; ROOM]; 2],
    out: [[f32; ROOM]; 2],
}

impl Model {
    fn new(seed: u64) -> Model {
        let mut luck = seeded(seed, 0);
        let mut any = |width: f32| (luck.below(2_001) as f32 / 1_000.0 - 1.0) * width;
        let used = |unit: usize, value: f32| if unit < UNITS { value } else { 0.0 };
        Model {
            direct: vec![[0.0, 1.0]; FEATURES],
            // Lines begin at nothing, so that those never seen stay there, and inherit from their colours alone.
            rows: (0..FEATURES)
                .map(|feature| {
                    let width = if feature < pair_place(0, 0) { 0.0 } else { 0.05 };
                    [std::array::from_fn(|unit| used(unit, any(width))), [1e-2; ROOM]]
                })
                .collect(),
            bias: [std::array::from_fn(|unit| used(unit, 0.3)), [1e-4; ROOM]],
            out: [std::array::from_fn(|unit| used(unit, if unit % 2 == 0 { 30.0 } else { -30.0 })), [1e-2; ROOM]],
        }
    }

    /// What a position is worth, and how far on the units are.
    fn worth(&self, features: &Features) -> (f32, [f32; ROOM]) {
        let mut sum: f32 = features.iter().map(|&feature| self.direct[usize::from(feature)][0]).sum();
        let mut units = self.bias[0];
        for &feature in features {
            let row = &self.rows[usize::from(feature)][0];
            (0..ROOM).for_each(|unit| units[unit] += row[unit]);
        }
        for (unit, out) in units.iter().zip(self.out[0]) {
            let on = unit.clamp(0.0, 1.0);
            sum += on * on * out;
        }
        (sum, units)
    }

    /// One step of steepest descent, with a step of its own for each weight.
    fn learn(&mut self, features: &Features, target: f32, rate: f32) {
        let (sum, units) = self.worth(features);
        let error = target - chance(sum);
        for &feature in features {
            let [weight, squares] = &mut self.direct[usize::from(feature)];
            let slope = error - 1e-5 * *weight;
            *squares += slope * slope;
            *weight += 600.0 * rate * slope / squares.sqrt();
        }
        let mut slopes = [0.0; ROOM];
        for unit in 0..ROOM {
            let on = units[unit].clamp(0.0, 1.0);
            let moves = units[unit] > 0.0 && units[unit] < 1.0;
            slopes[unit] = if moves { error * 2.0 * on * self.out[0][unit] / 100.0 } else { 0.0 };
            let slope = error * on * on;
            self.out[1][unit] += slope * slope;
            self.out[0][unit] += 100.0 * rate * slope / self.out[1][unit].sqrt();
        }
        descend(&mut self.bias, &slopes, rate);
        for &feature in features {
            descend(&mut self.rows[usize::from(feature)], &slopes, rate);
        }
    }

    /// As the engine has them: in whole numbers, and each line with what it has from its colours.
    fn numbers(&self) -> Numbers {
        let mut numbers = Numbers::nothing();
        let scale = f32::from(MOST_UNIT);
        let mut set = |place: usize, inherits: Option<usize>, most: i16| {
            let direct = self.direct[place][0] + inherits.map_or(0.0, |from| self.direct[from][0]);
            let most = f32::from(most);
            numbers.counts[place] = Counts {
                direct: direct.round().clamp(-most, most) as i16,
                units: std::array::from_fn(|unit| {
                    let own = self.rows[place][0][unit] + inherits.map_or(0.0, |from| self.rows[from][0][unit]);
                    (own * scale).round().clamp(-127.0, 127.0) as i8
                }),
            };
        };
        for kind in 0..KINDS {
            for sight in 0..LINE_SIGHTS {
                set(line_place(kind, sight), Some(colours(kind, sight)), MOST_LINE);
            }
        }
        for place in pair_place(0, 0)..PATTERNS {
            set(place, None, MOST_OTHER);
        }
        numbers.bias = std::array::from_fn(|unit| (self.bias[0][unit] * scale).round() as i16);
        numbers.out = std::array::from_fn(|unit| self.out[0][unit].round().clamp(-4_000.0, 4_000.0) as i16);
        numbers
    }
}

fn descend(weights: &mut [[f32; ROOM]; 2], slopes: &[f32; ROOM], rate: f32) {
    let [weights, squares] = weights;
    for unit in 0..ROOM {
        squares[unit] += slopes[unit] * slopes[unit];
        weights[unit] += rate * slopes[unit] / squares[unit].sqrt();
    }
}

impl Study {
    fn target(&self, lesson: &Lesson) -> f32 {
        self.share * lesson.result + (1.0 - self.share) * lesson.thought
    }

    /// Learns from all lessons but the last tenth, by which it is told whether what is learned holds elsewhere.
    pub(crate) fn fit(&self, lessons: &[Lesson]) -> Numbers {
        let all: Vec<Features> = lessons.iter().map(|lesson| features(lesson.board)).collect();
        let mut model = Model::new(self.study_seed);
        let learned = lessons.len() - lessons.len() / 10;
        let mut order: Vec<u32> = (0..learned as u32).collect();
        for epoch in 0..self.epochs {
            let mut luck = seeded(self.study_seed, 1 + epoch);
            for last in (1..order.len()).rev() {
                order.swap(last, luck.below(last as u64 + 1) as usize);
            }
            // Smaller and smaller steps, the last hardly any.
            let rate = self.rate * (1.0 - epoch as f32 / self.epochs as f32);
            for &index in &order {
                model.learn(&all[index as usize], self.target(&lessons[index as usize]), rate);
            }
            let excess = |range: std::ops::Range<usize>| {
                let sum: f64 =
                    range.clone().map(|index| excess(self.target(&lessons[index]), model.worth(&all[index]).0)).sum();
                sum / range.len().max(1) as f64
            };
            println!(
                "epoch {epoch}: {:.4} learned, {:.4} held back",
                excess(0..learned),
                excess(learned..lessons.len())
            );
        }
        model.numbers()
    }
}

/// How much is lost by expecting this instead of the target (the Kullback-Leibler divergence).
fn excess(target: f32, worth: f32) -> f64 {
    let guess = chance(worth).clamp(1e-4, 1.0 - 1e-4);
    let own = target.clamp(1e-6, 1.0 - 1e-6);
    f64::from(target * (own / guess).ln() + (1.0 - target) * ((1.0 - own) / (1.0 - guess)).ln())
}

#[cfg(test)]
mod tests {
    use underhill_search::lab::gobblet::{Judged, Turns, Weights};

    use super::*;

    /// What is learned is what is judged, but for the rounding of some forty numbers.
    #[test]
    fn the_engine_judges_as_the_model_does() {
        let mut luck = seeded(1, 2);
        let mut model = Model::new(3);
        let mut boards = Vec::new();
        for number in 0..40 {
            let mut board = Board { mine: 0, theirs: 0 };
            for _ in 0..number % 23 {
                let mut turns = Turns::new();
                board.turns(&mut turns);
                board = board.after(turns[luck.below(turns.len() as u64) as usize]);
            }
            boards.push(board);
        }
        for round in 0..200 {
            for (number, &board) in boards.iter().enumerate() {
                model.learn(&features(board), if number % 3 == round % 2 { 0.9 } else { 0.2 }, 0.02);
            }
        }
        let weights = Weights::new(&model.numbers());
        let mut largest: f32 = 0.0;
        for board in boards {
            let worth = Judged::new(board, &weights).worth(&weights) as f32;
            let learned = model.worth(&features(board)).0;
            assert!((worth - learned).abs() < 25.0, "{worth} {learned}");
            largest = largest.max(learned.abs());
        }
        assert!(largest > 50.0, "{largest}");
    }
}
