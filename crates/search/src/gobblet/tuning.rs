//! The numbers that the search reduces, prunes and orders by, set by matches: `underhill-lab gobblet duel`.

/// How boldly the search passes over what is hardly worth a look. Worths are in hundredths of a logarithm of odds, depths
/// in plies.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "lab", derive(serde::Serialize, serde::Deserialize))]
pub struct Tuning {
    /// Late move reductions: so many hundredths of a ply in any case.
    pub late_base: i32,
    /// And so many for every doubling of the depth times every doubling of the place in the order.
    pub late_slope: i32,
    /// The first so many turns are not reduced.
    pub late_from: usize,
    /// History that takes away a ply of the reduction, or adds one if negative.
    pub late_history: i32,
    /// Late move pruning: up to this depth.
    pub prune_depth: i32,
    /// After so many turns, at depth 2.
    pub prune_base: usize,
    /// And so many more for each ply of depth beyond that.
    pub prune_step: usize,
    /// Reverse futility pruning: up to this depth, by this much for each ply.
    pub ahead_depth: i32,
    /// See [`ahead_depth`](Tuning::ahead_depth).
    pub ahead_margin: i32,
    /// Futility pruning where one turn is looked ahead: who is this much behind does not look.
    pub behind_margin: i32,
    /// Razoring: up to this depth, who is so much behind for each ply looks one turn ahead only.
    pub razor_depth: i32,
    /// See [`razor_depth`](Tuning::razor_depth).
    pub razor_margin: i32,
    /// Null move pruning: a passed turn is looked at less deeply by this, in plies.
    pub pass_base: i32,
    /// And by the depth over this.
    pub pass_slope: i32,
    /// Internal iterative reductions: from this depth on, without a hash move.
    pub hintless_depth: i32,
    /// From this depth on turns are also ordered by what the positions after them are worth.
    pub order_depth: i32,
    /// How much worth counts beside history.
    pub order_worth: i32,
    /// The threatened player gets a ply more from this depth on, or where lines would end.
    pub threat_depth: i32,
    /// Easy moves: from this depth on the only turn there is, and any that is clear, is played at once.
    pub clear_depth: i32,
    /// It has been the best for so many iterations,
    pub clear_rounds: u32,
    /// what was looked at below all others is at most so many hundredths of what was looked at below it,
    pub clear_others: u32,
    /// and so many hundredths of the time are gone.
    pub clear_spent: u32,
}

impl Tuning {
    /// What plays best.
    pub const BEST: Tuning = Tuning {
        late_base: 50,
        late_slope: 22,
        late_from: 3,
        late_history: 8_192,
        prune_depth: 4,
        prune_base: 16,
        prune_step: 16,
        ahead_depth: 5,
        ahead_margin: 60,
        behind_margin: 120,
        razor_depth: 3,
        razor_margin: 120,
        pass_base: 2,
        pass_slope: 4,
        hintless_depth: 4,
        order_depth: 4,
        order_worth: 16,
        threat_depth: 1,
        clear_depth: 8,
        clear_rounds: 5,
        clear_others: 15,
        clear_spent: 25,
    };

    /// By how much less deeply a late turn is looked at first, in hundredths of a ply.
    pub(crate) fn late(&self, depth: i32, tried: usize) -> i32 {
        self.late_base + self.late_slope * (log2(depth as u32) * log2(tried as u32) / 64) / 64
    }
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning::BEST
    }
}

/// The logarithm to base 2 in 64ths, in whole numbers so that every machine agrees; between powers of two by a line.
const fn log2(number: u32) -> i32 {
    if number == 0 {
        return 0;
    }
    let whole = number.ilog2();
    let rest = ((number - (1 << whole)) * 64) >> whole;
    (whole * 64 + rest) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_near_the_true_ones() {
        for number in 1..300u32 {
            assert!((f64::from(log2(number)) / 64.0 - f64::from(number).log2()).abs() < 0.11, "{number}");
        }
    }
}
