//! Where tiles can go, as bitboards: a set of spaces is a row of bits for every line. A copy of the rules on placing,
//! which `agreement.rs` compares with them.

use underhill_catalog::gobblestones::{Colour, Cover, MOST, Placement, SIDE, Square, Tiles, View};

/// A set of spaces, kept twice: bits 0 to 14 of lines 0 to 14 are the rows, of lines 16 to 30 the columns. Lines 15 and
/// 31 are always empty, so that every line has two neighbours.
pub(crate) type Lines = [u16; 32];

/// The first line that is a column.
const FIRST_COLUMN: usize = 16;
/// The bits of a line that are spaces.
const LINE: u16 = (1 << SIDE) - 1;
/// What stands for a grey space where colours are numbers.
const GREY: u8 = 5;

/// The board without its tiles: what never changes while a game goes on.
#[derive(Clone)]
pub struct Ground {
    /// By line and place: the colour's number, 5 for grey.
    colour: [[u8; 16]; 32],
    /// By line and place: what covering it is worth.
    value: [[u8; 16]; 32],
    /// Where the spaces of each colour are, then the grey ones.
    kinds: [Lines; 6],
    bridging: bool,
    jokers: bool,
}

/// Spaces along a line that may be covered in one turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Run {
    line: u8,
    spaces: u16,
    /// How many spaces: 1 to 5, none in the empty run.
    pub length: u8,
    /// How many of them are grey, at most `length`.
    pub greys: u8,
    /// What they are worth together (GBS-10).
    pub points: u8,
    /// The colours of the spaces that are not grey.
    pub needed: Tiles,
}

impl Run {
    /// No space.
    pub const NONE: Run = Run { line: 0, spaces: 0, length: 0, greys: 0, points: 0, needed: Tiles::NONE };

    /// The number of the row or column that it lies in.
    pub(crate) fn line(&self) -> usize {
        self.line.into()
    }

    /// The spaces, in reading order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (line, mut spaces) = (usize::from(self.line), self.spaces);
        std::iter::from_fn(move || {
            if spaces == 0 {
                return None;
            }
            let place = spaces.trailing_zeros() as usize;
            spaces &= spaces - 1;
            let square =
                if line < FIRST_COLUMN { Square::new(place, line) } else { Square::new(line - FIRST_COLUMN, place) };
            Some(square.expect("a run lies on the board"))
        })
    }

    /// What is left of a rack that holds all that is needed; the grey spaces take what there is most of.
    #[inline]
    pub fn leaves(&self, rack: Tiles) -> Tiles {
        let mut left = rack.minus(self.needed);
        for _ in 0..self.greys {
            left.take(commonest(left));
        }
        left
    }
}

/// The colour there is most of.
#[inline]
fn commonest(tiles: Tiles) -> Colour {
    let mut best = Colour::Red;
    for colour in Colour::ALL {
        if tiles.of(colour) > tiles.of(best) {
            best = colour;
        }
    }
    best
}

/// Where tiles may go on a board with these spaces covered.
struct Reach {
    /// Spaces that a tile may go on.
    available: Lines,
    /// Spaces of which a run has to cover one (GBS-05, GBS-06).
    anchors: Lines,
    /// Pairs of spaces, by the first of them, that may not both be covered (GBS-08).
    danger: Lines,
    /// Spaces from which a run can come to an anchor.
    starts: Lines,
}

impl Ground {
    /// How many rows and columns there are, those that are always empty among them.
    pub(crate) const LINES: usize = 32;

    /// The board of a view; all board squares must have been laid.
    pub fn new(view: &View) -> Ground {
        let (mut colour, mut value) = ([[GREY; 16]; 32], [[0; 16]; 32]);
        let mut kinds = [[0; 32]; 6];
        for square in Square::all() {
            let Some(space) = view.spaces.get(square) else { continue };
            let (row, column) = (square.row(), square.column());
            let kind = space.colour.map_or(GREY, |colour| colour as u8);
            for (line, place) in [(row, column), (FIRST_COLUMN + column, row)] {
                colour[line][place] = kind;
                value[line][place] = space.value;
                kinds[usize::from(kind)][line] |= 1 << place;
            }
        }
        Ground { colour, value, kinds, bridging: view.options.bridging, jokers: view.options.jokers }
    }

    /// Where tiles lie.
    pub(crate) fn covered(view: &View) -> Lines {
        let mut covered = [0; 32];
        for square in Square::all() {
            if view.tiles.get(square) != Cover::Nothing {
                covered[square.row()] |= 1 << square.column();
                covered[FIRST_COLUMN + square.column()] |= 1 << square.row();
            }
        }
        covered
    }

    /// What a tile there is worth.
    pub(crate) fn value(&self, square: Square) -> u8 {
        self.value[square.row()][square.column()]
    }

    /// The colour of a space; none for grey.
    pub(crate) fn colour(&self, square: Square) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.colour[square.row()][square.column()])).copied()
    }

    /// The run that these squares are.
    pub fn run(&self, squares: impl IntoIterator<Item = Square>) -> Run {
        let (mut run, mut rows, mut columns) = (Run::NONE, [0u16; SIDE], [0u16; SIDE]);
        let mut first = None;
        for square in squares {
            first.get_or_insert(square);
            rows[square.row()] |= 1 << square.column();
            columns[square.column()] |= 1 << square.row();
            run.length += 1;
            run.points += self.value(square);
            match self.colour(square) {
                Some(colour) => run.needed.add(colour),
                None => run.greys += 1,
            }
        }
        let Some(first) = first else { return run };
        let (row, column) = (first.row(), first.column());
        if rows[row].count_ones() == u32::from(run.length) {
            (run.line, run.spaces) = (row as u8, rows[row]);
        } else {
            (run.line, run.spaces) = ((FIRST_COLUMN + column) as u8, columns[column]);
        }
        run
    }

    /// Covers the spaces of a run.
    #[inline]
    pub(crate) fn cover(covered: &mut Lines, run: &Run) {
        let line = usize::from(run.line);
        covered[line] |= run.spaces;
        let across = if line < FIRST_COLUMN { FIRST_COLUMN } else { 0 };
        let bit = 1 << (line % FIRST_COLUMN);
        let mut spaces = run.spaces;
        while spaces != 0 {
            covered[across + spaces.trailing_zeros() as usize] |= bit;
            spaces &= spaces - 1;
        }
    }

    /// Uncovers the spaces of a run.
    pub(crate) fn uncover(covered: &mut Lines, run: &Run) {
        let line = usize::from(run.line);
        covered[line] &= !run.spaces;
        let across = if line < FIRST_COLUMN { FIRST_COLUMN } else { 0 };
        for place in (0..SIDE).filter(|place| run.spaces >> place & 1 != 0) {
            covered[across + place] &= !(1 << (line % FIRST_COLUMN));
        }
    }

    #[inline]
    fn reach(&self, covered: &Lines, rack: Option<Tiles>) -> Reach {
        let mut available = [0; 32];
        for colour in Colour::ALL {
            if rack.is_none_or(|rack| rack.of(colour) > 0) {
                for (line, kind) in available.iter_mut().zip(&self.kinds[colour as usize]) {
                    *line |= kind;
                }
            }
        }
        if self.jokers {
            for (line, kind) in available.iter_mut().zip(&self.kinds[usize::from(GREY)]) {
                *line |= kind;
            }
        }
        let mut pairs = [0; 32];
        let mut any = 0;
        for line in 0..32 {
            available[line] &= !covered[line];
            pairs[line] = covered[line] & covered[line] >> 1;
            any |= covered[line];
        }
        let (mut anchors, mut danger, mut starts) = ([0; 32], [0; 32], [0; 32]);
        for line in 0..32 {
            let (before, after) = ((line + 31) & 31, (line + 1) & 31);
            let cover = covered[line];
            anchors[line] = cover << 1 | cover >> 1 | covered[before] | covered[after];
            danger[line] = pairs[before] | pairs[after];
        }
        if any == 0 {
            // GBS-06
            anchors = [0; 32];
            for line in [2, 7, 12] {
                anchors[line] = 1 << 2 | 1 << 7 | 1 << 12;
                anchors[FIRST_COLUMN + line] = anchors[line];
            }
        }
        for line in 0..32 {
            let goal = anchors[line] & available[line];
            let mut from = goal;
            for _ in 1..MOST {
                from = goal | from >> 1 & available[line];
            }
            starts[line] = from;
        }
        Reach { available, anchors, danger, starts }
    }

    /// Visits every run that this rack can fill honestly, single spaces once; not the empty one.
    #[inline]
    pub fn honest_runs(&self, covered: &Lines, rack: Tiles, visit: impl FnMut(&Run)) {
        self.runs::<true>(covered, rack, rack.total().min(MOST), visit);
    }

    /// Visits every run of at most so many spaces, whatever the colours; not the empty one.
    #[inline]
    pub fn all_runs(&self, covered: &Lines, most: usize, visit: impl FnMut(&Run)) {
        self.runs::<false>(covered, Tiles::NONE, most.min(MOST), visit);
    }

    #[inline(always)]
    fn runs<const HONEST: bool>(&self, covered: &Lines, rack: Tiles, most: usize, mut visit: impl FnMut(&Run)) {
        let reach = self.reach(covered, if HONEST { Some(rack) } else { None });
        for line in (0..SIDE).chain(FIRST_COLUMN..FIRST_COLUMN + SIDE) {
            let mut starts = reach.starts[line];
            if starts == 0 {
                continue;
            }
            let shortest = if line < FIRST_COLUMN { 1 } else { 2 };
            let (available, anchors, danger) = (reach.available[line], reach.anchors[line], reach.danger[line]);
            let empty = !covered[line] & LINE;
            while starts != 0 {
                let mut bit = starts & starts.wrapping_neg();
                starts &= starts - 1;
                let mut run = Run { line: line as u8, ..Run::NONE };
                let mut left = rack;
                for length in 1..=most {
                    let place = bit.trailing_zeros() as usize & 15;
                    let kind = self.colour[line][place];
                    if kind == GREY {
                        run.greys += 1;
                    } else {
                        let colour = Colour::ALL[usize::from(kind)];
                        // GBS-07
                        if HONEST && !left.try_take(colour) {
                            break;
                        }
                        run.needed.add(colour);
                    }
                    run.spaces |= bit;
                    run.length = length as u8;
                    run.points += self.value[line][place];
                    // GBS-08: once four are covered, more tiles only make it worse.
                    let after = covered[line] | run.spaces;
                    if after & after >> 1 & danger != 0 {
                        break;
                    }
                    if run.spaces & anchors != 0 && length >= shortest {
                        visit(&run);
                    }
                    // GBS-04, GBS-R2
                    let beyond = empty & !(bit | (bit - 1));
                    let next = beyond & beyond.wrapping_neg();
                    if next & available == 0 || !self.bridging && next != bit << 1 {
                        break;
                    }
                    bit = next;
                }
            }
        }
    }

    /// The placement that covers a run with its own colours; the grey spaces take what there is most of.
    pub fn honest_placement(&self, run: &Run, rack: Tiles) -> Placement {
        let mut spare = rack.minus(run.needed);
        let tiles = run.squares().map(|square| {
            let colour = self.colour(square).unwrap_or_else(|| {
                let colour = commonest(spare);
                spare.take(colour);
                colour
            });
            (square, colour)
        });
        Placement::new(tiles).expect("a run is a placement")
    }
}
