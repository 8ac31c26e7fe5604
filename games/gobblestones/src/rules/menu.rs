//! What is allowed: where the tiles of a rack can go, listed, counted and found by its place.

use std::ops::ControlFlow;

use underhill_core::{Luck, Seat};

use crate::action::MOST;
use crate::components::{CENTRES, FIRST_COLUMN, LINE, Lines, NO_LINES, SIDE, lines, square_at};
use crate::{Colour, Gobblestones, Placement, Square, Tiles, TurnPart};

/// Where a rack's tiles can go: everything the search for legal placements needs, worked out for all lines at once.
///
/// The spaces a turn covers are a start and a number of tiles: from the start along a row or column, each next empty
/// space takes the next tile. So there are few sets of spaces, and for each the number of ways to fill it is known
/// without listing them: a coloured space takes its own colour, a grey one, and in the bluffing variant any, is free.
pub(crate) struct Reach<'a> {
    game: &'a Gobblestones,
    rack: Tiles,
    most: usize,
    /// Spaces that one of the rack's tiles may go on.
    available: Lines,
    /// Spaces of which a placement has to cover one (GBS-05, GBS-06).
    anchors: Lines,
    /// Pairs of spaces, by the first of them, that may not both be covered (GBS-08): a neighbouring pair is.
    danger: Lines,
    /// Spaces from which a run of available spaces can come to an anchor.
    starts: Lines,
    /// In the bluffing variant: in how many ways so many tiles can be laid.
    ways: [u64; MOST + 1],
}

/// Spaces that may be covered in one turn, and how they may be.
#[derive(Copy, Clone)]
pub(crate) struct SpaceSet {
    line: usize,
    /// The spaces, as bits of the line.
    spaces: u16,
    /// Those of them whose tile is not given by their colour.
    free: u16,
    /// The tiles there are for the free ones.
    left: Tiles,
    /// In how many ways they can be filled.
    pub(crate) ways: u64,
}

impl Gobblestones {
    /// Whether this seat is one of those that trust or challenge now (GBS-21).
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        seat != self.turn && seat.index() < usize::from(self.seats)
    }
}

impl<'a> Reach<'a> {
    #[inline]
    pub(crate) fn new(game: &'a Gobblestones, rack: Tiles) -> Self {
        let covered = &game.covered;
        let (mut available, mut anchors, mut danger) = (NO_LINES, NO_LINES, NO_LINES);
        let (bluff, jokers) = (game.options.bluff, game.options.jokers);
        let kinds = &game.plan.kinds;
        for colour in Colour::ALL {
            if bluff || rack.of(colour) > 0 {
                for (line, kind) in available.iter_mut().zip(&kinds[colour as usize]) {
                    *line |= kind;
                }
            }
        }
        if jokers {
            for (line, kind) in available.iter_mut().zip(&kinds[5]) {
                *line |= kind;
            }
        }
        let mut pairs = NO_LINES;
        let mut any = 0;
        for line in 0..32 {
            let cover = covered[line];
            available[line] &= !cover;
            pairs[line] = cover & cover >> 1;
            any |= cover;
        }
        for line in 0..32 {
            // Lines 15 and 31 are empty and stand for what lies beyond the edges.
            let (before, after) = ((line + 31) & 31, (line + 1) & 31);
            let cover = covered[line];
            anchors[line] = cover << 1 | cover >> 1 | covered[before] | covered[after];
            danger[line] = pairs[before] | pairs[after];
        }
        if any == 0 {
            anchors = CENTRES;
        }
        let most = rack.total().min(MOST);
        // Where a run goes on behind covered spaces, the space before them is an anchor itself; so looking for anchors
        // in spaces side by side finds every start.
        let mut starts = NO_LINES;
        for line in 0..32 {
            let goal = anchors[line] & available[line];
            let mut from = goal;
            for _ in 1..MOST {
                from = goal | from >> 1 & available[line];
            }
            starts[line] = from;
        }
        let mut ways = [0; MOST + 1];
        if bluff {
            for (length, ways) in ways.iter_mut().enumerate().take(most + 1).skip(1) {
                *ways = rack.arrangements(length);
            }
        }
        Reach { game, rack, most, available, anchors, danger, starts, ways }
    }

    /// Visits the sets of spaces along a line: by their first space, then by their number. Single spaces belong to
    /// the rows.
    #[inline]
    pub(crate) fn line<B>(&self, line: usize, visit: impl FnMut(SpaceSet) -> ControlFlow<B>) -> ControlFlow<B> {
        let shortest = if line < FIRST_COLUMN { 1 } else { 2 };
        self.runs(line, self.starts[line], shortest, visit)
    }

    /// The sets of at least `shortest` spaces along a line that begin with one of these.
    #[inline(always)]
    fn runs<B>(
        &self,
        line: usize,
        mut starts: u16,
        shortest: usize,
        mut visit: impl FnMut(SpaceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        while starts != 0 {
            let bit = starts & starts.wrapping_neg();
            starts &= starts - 1;
            self.run(line, 0, bit, shortest, &mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The sets of at least `shortest` spaces along a line that begin with this one, `laid` being there already.
    #[inline(always)]
    fn run<B>(
        &self,
        line: usize,
        laid: u16,
        mut bit: u16,
        shortest: usize,
        visit: &mut impl FnMut(SpaceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (available, anchors, danger) = (self.available[line], self.anchors[line], self.danger[line]);
        let (bluff, bridging) = (self.game.options.bluff, self.game.options.bridging);
        let covered = self.game.covered[line];
        // A grey space that stays empty for ever ends a run like any other empty space without a tile.
        let empty = !covered & LINE;
        let (mut spaces, mut free, mut left) = (laid, 0, self.rack);
        for length in 1..=self.most {
            // GBS-07: the tile for a coloured space has to be on the rack.
            if bluff {
                free |= bit;
            } else {
                match self.game.plan.space(square_at(line, bit.trailing_zeros() as usize)).colour {
                    Some(colour) => {
                        if !left.try_take(colour) {
                            break;
                        }
                    }
                    None => free |= bit,
                }
            }
            spaces |= bit;
            // GBS-08: once four are covered, more tiles only make it worse.
            let after = covered | spaces;
            if after & after >> 1 & danger != 0 {
                break;
            }
            if spaces & anchors != 0 && length >= shortest {
                let ways = if bluff {
                    self.ways[length]
                } else if free == 0 {
                    1
                } else {
                    left.arrangements(free.count_ones() as usize)
                };
                visit(SpaceSet { line, spaces, free, left, ways })?;
            }
            match self.next_space(empty, bit) {
                Some(next) if next & available != 0 && (bridging || next == bit << 1) => bit = next,
                _ => break,
            }
        }
        ControlFlow::Continue(())
    }

    /// GBS-04: on to the next empty space. Whether a tile may go there, and GBS-R2, are for the caller.
    #[inline(always)]
    fn next_space(&self, empty: u16, bit: u16) -> Option<u16> {
        let beyond = empty & !(bit | (bit - 1));
        let next = beyond & beyond.wrapping_neg();
        if next == 0 { None } else { Some(next) }
    }

    /// Where a single tile may be laid, if there is one.
    #[inline]
    fn singles(&self, line: usize) -> u16 {
        let (covered, danger) = (self.game.covered[line], self.danger[line]);
        let blocks = danger & covered >> 1 | (danger & covered) << 1;
        self.available[line] & self.anchors[line] & !blocks
    }

    /// Visits where a single tile may be laid, with the colours it may have.
    fn visit_singles(&self, mut visit: impl FnMut(Square, u8)) {
        let any = colours_of(self.rack);
        if any == 0 {
            return;
        }
        for line in 0..SIDE {
            let single = self.singles(line);
            for (kind, of_kind) in self.game.plan.kinds.iter().enumerate() {
                let mut left = single & of_kind[line];
                let colours = if kind == 5 || self.game.options.bluff { any } else { 1 << kind };
                while left != 0 {
                    visit(square_at(line, left.trailing_zeros() as usize), colours);
                    left &= left - 1;
                }
            }
        }
    }

    /// What the sets along a line weigh together: in the bluffing variant one each, else the ways to fill them.
    ///
    /// The same sum as over [`line`](Self::line), but all single tiles are counted at once, and only spaces that can
    /// have a next one are tried as starts.
    fn weigh(&self, line: usize) -> u64 {
        let (available, covered) = (self.available[line], self.game.covered[line]);
        let mut total = 0;
        if line < FIRST_COLUMN && self.most > 0 {
            let single = self.singles(line);
            total += u64::from(single.count_ones());
            let grey = single & self.game.plan.kinds[5][line];
            if !self.game.options.bluff && grey != 0 {
                total += u64::from(grey.count_ones()) * (self.rack.arrangements(1) - 1);
            }
        }
        let next = if self.game.options.bridging { available | covered } else { available };
        let bluff = self.game.options.bluff;
        let _ = self.runs::<()>(line, self.starts[line] & next >> 1, 2, |set| {
            total += if bluff { 1 } else { set.ways };
            ControlFlow::Continue(())
        });
        total
    }

    /// Visits all sets of spaces in order: rows from the top, then columns from the left.
    pub(crate) fn all<B>(&self, mut visit: impl FnMut(SpaceSet) -> ControlFlow<B>) -> ControlFlow<B> {
        lines().try_for_each(|line| self.line(line, &mut visit))
    }

    /// How many placements of at least one tile there are.
    pub(crate) fn count(&self) -> u64 {
        let mut count = 0;
        if self.game.options.bluff {
            let _ = self.all::<()>(|set| {
                count += set.ways;
                ControlFlow::Continue(())
            });
        } else {
            lines().for_each(|line| count += self.weigh(line));
        }
        count
    }

    /// The set that `index` falls on when each set counts for `weight`, and what is left of the index there.
    fn find(&self, line: usize, mut index: u64, weight: impl Fn(&SpaceSet) -> u64) -> Result<(SpaceSet, u64), u64> {
        let found = self.line(line, |set| {
            let weight = weight(&set);
            if index < weight {
                return ControlFlow::Break(set);
            }
            index -= weight;
            ControlFlow::Continue(())
        });
        found.break_value().map_or(Err(index), |set| Ok((set, index)))
    }

    /// The placement of at least one tile with this place in the order.
    pub(crate) fn nth(&self, mut index: u64) -> Option<Placement> {
        for line in lines() {
            match self.find(line, index, |set| set.ways) {
                Ok((set, within)) => return Some(self.fill_nth(&set, within)),
                Err(rest) => index = rest,
            }
        }
        None
    }

    /// A random placement, or none: in the base game all equally likely; in the bluffing variant all sets of spaces
    /// equally likely, the tiles then taken blindly from the rack.
    pub(crate) fn random(&self, luck: &mut impl Luck) -> Placement {
        let bluff = self.game.options.bluff;
        let weight = |set: &SpaceSet| if bluff { 1 } else { set.ways };
        let (mut counts, mut total) = ([0; 32], 1);
        for line in lines() {
            counts[line] = self.weigh(line);
            total += counts[line];
        }
        let mut index = luck.below(total);
        if index == 0 {
            return Placement::NONE;
        }
        index -= 1;
        for line in lines() {
            if index < counts[line] {
                let Ok((set, within)) = self.find(line, index, weight) else { break };
                return if bluff { self.fill_blindly(&set, luck) } else { self.fill_nth(&set, within) };
            }
            index -= counts[line];
        }
        unreachable!("the index is below the sum of the counts")
    }
}

impl Reach<'_> {
    /// What goes on a space of a set, if its colour says so.
    #[inline]
    fn given(&self, set: &SpaceSet, place: usize) -> Option<Colour> {
        if set.free >> place & 1 == 0 { self.game.plan.space(square_at(set.line, place)).colour } else { None }
    }

    /// Fills a set, asking for the tiles of the free spaces.
    #[inline]
    fn fill(&self, set: &SpaceSet, mut choose: impl FnMut() -> Colour) -> Placement {
        let mut placement = Placement::NONE;
        let mut spaces = set.spaces;
        while spaces != 0 {
            let place = spaces.trailing_zeros() as usize;
            spaces &= spaces - 1;
            placement.push(square_at(set.line, place), self.given(set, place).unwrap_or_else(&mut choose));
        }
        placement
    }

    /// The way to fill a set with this place in the order.
    fn fill_nth(&self, set: &SpaceSet, mut index: u64) -> Placement {
        let (mut left, mut free) = (set.left, set.free.count_ones() as usize);
        self.fill(set, || {
            free -= 1;
            for colour in Colour::ALL {
                let mut rest = left;
                if rest.try_take(colour) {
                    let ways = rest.arrangements(free);
                    if index < ways {
                        left = rest;
                        return colour;
                    }
                    index -= ways;
                }
            }
            unreachable!("the index is below the number of ways")
        })
    }

    /// Fills a set with tiles taken from the rack without looking.
    fn fill_blindly(&self, set: &SpaceSet, luck: &mut impl Luck) -> Placement {
        let mut left = set.left;
        self.fill(set, || {
            let colour = left.nth(luck.below(left.total() as u64) as usize).expect("a set is no larger than the rack");
            left.take(colour);
            colour
        })
    }

    /// Visits every way to fill a set.
    #[inline]
    pub(crate) fn fillings<B>(
        &self,
        set: &SpaceSet,
        visit: &mut impl FnMut(Placement) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.fill_on(set, set.spaces, set.left, Placement::NONE, visit)
    }

    fn fill_on<B>(
        &self,
        set: &SpaceSet,
        spaces: u16,
        left: Tiles,
        placement: Placement,
        visit: &mut impl FnMut(Placement) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if spaces == 0 {
            return visit(placement);
        }
        let place = spaces.trailing_zeros() as usize;
        let mut lay = |colour, left| {
            let mut placement = placement;
            placement.push(square_at(set.line, place), colour);
            self.fill_on(set, spaces & (spaces - 1), left, placement, visit)
        };
        match self.given(set, place) {
            Some(colour) => lay(colour, left),
            None => Colour::ALL.into_iter().try_for_each(|colour| {
                let mut left = left;
                if left.try_take(colour) { lay(colour, left) } else { ControlFlow::Continue(()) }
            }),
        }
    }
}

/// One bit for each colour, in the order of [`Colour::ALL`].
fn colours_of(tiles: Tiles) -> u8 {
    Colour::ALL.into_iter().filter(|&colour| tiles.of(colour) > 0).fold(0, |all, colour| all | 1 << colour as u8)
}

impl Gobblestones {
    /// What may come next if a turn is laid tile by tile, in reading order: for programs that cannot choose among all
    /// placements at once. `laid` is what has been laid so far, the beginning of a legal placement.
    ///
    /// Visits every space that the next tile may go on, with one bit for each colour it may have, in the order of
    /// [`Colour::ALL`]; a space may come up twice. There is a legal placement that goes on with each of these, and
    /// every legal placement can be laid like this in exactly one way. Says whether the turn may end with what is laid.
    /// Nothing may come next for a seat that is not the one to lay.
    pub fn next_tiles(&self, seat: Seat, laid: &Placement, mut visit: impl FnMut(Square, u8)) -> bool {
        if self.stage != TurnPart::Placing || seat != self.turn {
            return false;
        }
        let used: Tiles = laid.tiles().iter().map(|&(_, colour)| colour).collect();
        let mut reach = Reach::new(self, self.rack(seat).minus(used));
        reach.most = reach.most.min(MOST - laid.len());
        let mut tell = |reach: &Reach<'_>, line: usize, laid: u16, bit: u16, shortest: usize| {
            // The shortest way to go on leaves the most tiles to choose from.
            let set = reach.run(line, laid, bit, shortest, &mut |set| match set.ways {
                0 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(set),
            });
            if let ControlFlow::Break(set) = set {
                let place = bit.trailing_zeros() as usize;
                let colours = reach.given(&set, place).map_or(colours_of(set.left), |colour| 1 << colour as u8);
                visit(square_at(line, place), colours);
            }
        };
        let (Some(&(first, _)), Some(&(last, _))) = (laid.tiles().first(), laid.tiles().last()) else {
            for line in lines() {
                // Where a single tile may lie, nothing else has to be found out.
                let single = reach.singles(line);
                let mut starts = reach.starts[line] & !single;
                while starts != 0 {
                    let bit = starts & starts.wrapping_neg();
                    starts &= starts - 1;
                    tell(&reach, line, 0, bit, 2);
                }
            }
            reach.visit_singles(visit);
            return true;
        };
        let one = laid.len() == 1;
        let mut may_stop = false;
        for (along, line) in [
            (one || first.row() == last.row(), first.row()),
            (one || first.column() == last.column(), FIRST_COLUMN + first.column()),
        ] {
            if !along {
                continue;
            }
            let place = |square: Square| if line < FIRST_COLUMN { square.column() } else { square.row() };
            let spaces = laid.tiles().iter().fold(0, |bits, &(square, _)| bits | 1 << place(square));
            may_stop |= spaces & reach.anchors[line] != 0;
            let bit = 1 << place(last);
            if let Some(next) = reach.next_space(!self.covered[line] & LINE, bit)
                && next & reach.available[line] != 0
                && (self.options.bridging || next == bit << 1)
            {
                tell(&reach, line, spaces, next, 1);
            }
        }
        may_stop
    }
}
