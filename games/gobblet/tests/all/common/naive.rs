//! The rules once more, slowly and obviously: piles of gobblets in lists, every rule spelled out, actions as text.
//! Shares nothing with the fast board but the notation.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cup {
    pub(crate) white: bool,
    pub(crate) size: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) strict: bool,
    /// Squares `a1`, `b1`, … `d4`, each from bottom to top.
    pub(crate) squares: Vec<Vec<Cup>>,
    /// The sizes left in each of the three stacks, the next one to be played last.
    pub(crate) white_stacks: Vec<Vec<u8>>,
    pub(crate) black_stacks: Vec<Vec<u8>>,
    pub(crate) white_to_move: bool,
    /// The gobblet in the air and the square it came from.
    pub(crate) air: Option<(Cup, usize)>,
    /// "white GBT-11" and the like, once the game is decided.
    pub(crate) result: Option<String>,
}

fn name(square: usize) -> String {
    format!("{}{}", ["a", "b", "c", "d"][square % 4], square / 4 + 1)
}

fn number(name: &str) -> usize {
    (0..16).find(|&square| self::name(square) == name).unwrap()
}

fn lines() -> Vec<Vec<usize>> {
    let mut lines = Vec::new();
    for i in 0..4 {
        lines.push((0..4).map(|k| 4 * i + k).collect());
        lines.push((0..4).map(|k| 4 * k + i).collect());
    }
    lines.push(vec![0, 5, 10, 15]);
    lines.push(vec![3, 6, 9, 12]);
    lines
}

impl Naive {
    pub(crate) fn new(strict: bool) -> Self {
        let stacks = vec![vec![1, 2, 3, 4]; 3];
        Naive {
            strict,
            squares: vec![Vec::new(); 16],
            white_stacks: stacks.clone(),
            black_stacks: stacks,
            white_to_move: true,
            air: None,
            result: None,
        }
    }

    /// Sets up a board written as in a position string. The stacks have lost what is on it.
    pub(crate) fn set_up(text: &str, strict: bool) -> Self {
        let mut naive = Naive::new(strict);
        let words: Vec<&str> = text.split(' ').collect();
        for (row, rank) in words[0].split('/').enumerate() {
            for (file, square) in rank.split(',').enumerate() {
                for cup in square.trim_matches('-').as_bytes().chunks(2) {
                    let cup = Cup { white: cup[0] == b'w', size: cup[1] - b'0' };
                    naive.squares[(3 - row) * 4 + file].push(cup);
                }
            }
        }
        naive.white_to_move = words[1] == "w";
        for (stacks, word) in [(&mut naive.white_stacks, words[2]), (&mut naive.black_stacks, words[3])] {
            *stacks = word[2..].split(',').map(|top| (1..=top.parse().unwrap()).collect()).collect();
        }
        naive
    }

    fn top(&self, square: usize) -> Option<Cup> {
        self.squares[square].last().copied()
    }

    fn shows(&self, square: usize, white: bool) -> bool {
        self.top(square).is_some_and(|cup| cup.white == white)
    }

    fn complete_lines(&self, white: bool) -> Vec<Vec<usize>> {
        lines().into_iter().filter(|line| line.iter().all(|&square| self.shows(square, white))).collect()
    }

    fn landings(&self, size: u8, from: usize) -> Vec<usize> {
        (0..16).filter(|&to| to != from && self.top(to).is_none_or(|there| there.size < size)).collect()
    }

    /// All legal actions, in no particular order.
    pub(crate) fn legal(&self) -> Vec<String> {
        let me = self.white_to_move;
        let mut actions = Vec::new();
        if self.result.is_some() {
            return actions;
        }
        if let Some((cup, from)) = self.air {
            return self.landings(cup.size, from).into_iter().map(|to| format!("-{}", name(to))).collect();
        }
        for stack in if me { &self.white_stacks } else { &self.black_stacks } {
            let Some(&size) = stack.last() else { continue };
            for to in 0..16 {
                let in_three = lines().iter().any(|line| {
                    line.contains(&to) && line.iter().filter(|&&square| self.shows(square, !me)).count() >= 3
                });
                let fits = match self.top(to) {
                    None => true,
                    Some(there) => there.white != me && in_three && there.size < size,
                };
                let action = format!("{size}@{}", name(to));
                if fits && !actions.contains(&action) {
                    actions.push(action);
                }
            }
        }
        for from in (0..16).filter(|&from| self.shows(from, me)) {
            if self.strict {
                actions.push(name(from));
                continue;
            }
            for to in self.landings(self.top(from).unwrap().size, from) {
                actions.push(format!("{}-{}", name(from), name(to)));
            }
        }
        actions
    }

    /// Does what a legal action says.
    pub(crate) fn play(&mut self, action: &str) {
        if let Some((size, at)) = action.split_once('@') {
            let size: u8 = size.parse().unwrap();
            let stacks = if self.white_to_move { &mut self.white_stacks } else { &mut self.black_stacks };
            let stack = stacks.iter_mut().find(|stack| stack.last() == Some(&size)).unwrap();
            stack.pop();
            self.squares[number(at)].push(Cup { white: self.white_to_move, size });
            self.finish_turn(&[], number(at));
        } else if let Some(to) = action.strip_prefix('-') {
            self.set_down(number(to));
        } else if let Some((from, to)) = action.split_once('-') {
            self.lift(number(from));
            self.set_down(number(to));
        } else {
            self.lift(number(action));
            let (cup, from) = self.air.unwrap();
            if self.landings(cup.size, from).is_empty() {
                self.result = Some(format!("{} GBT-13", if self.white_to_move { "black" } else { "white" }));
            }
        }
    }

    fn lift(&mut self, from: usize) {
        self.air = Some((self.squares[from].pop().unwrap(), from));
    }

    fn set_down(&mut self, to: usize) {
        let (cup, _) = self.air.take().unwrap();
        let uncovered = self.complete_lines(!self.white_to_move);
        self.squares[to].push(cup);
        self.finish_turn(&uncovered, to);
    }

    /// `uncovered` are the opponent's lines that the lift brought to light, `to` where the gobblet went.
    fn finish_turn(&mut self, uncovered: &[Vec<usize>], to: usize) {
        let me = self.white_to_move;
        let colour = |white| if white { "white" } else { "black" };
        if uncovered.iter().any(|line| !line.contains(&to)) {
            self.result = Some(format!("{} GBT-12", colour(!me)));
        } else if !self.complete_lines(me).is_empty() {
            self.result = Some(format!("{} GBT-11", colour(me)));
        }
        self.white_to_move = !me;
    }

    /// The position string.
    pub(crate) fn position(&self) -> String {
        let mut squares = self.squares.clone();
        if let Some((cup, from)) = self.air {
            squares[from].push(cup);
        }
        let square = |at: usize| match squares[at].as_slice() {
            [] => "-".to_owned(),
            cups => cups.iter().map(|cup| format!("{}{}", if cup.white { "w" } else { "b" }, cup.size)).collect(),
        };
        let rank = |rank: usize| (0..4).map(|file| square(4 * rank + file)).collect::<Vec<_>>().join(",");
        let board = [3, 2, 1, 0].map(rank).join("/");
        let tops = |stacks: &[Vec<u8>]| {
            let mut tops: Vec<usize> = stacks.iter().map(Vec::len).collect();
            tops.sort_by(|a, b| b.cmp(a));
            tops.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
        };
        let side = if self.white_to_move { "w" } else { "b" };
        let air = self.air.map_or(String::new(), |(_, from)| format!(" ^{}", name(from)));
        format!("{board} {side} w:{} b:{}{air}", tops(&self.white_stacks), tops(&self.black_stacks))
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |action: &String| {
            let mut naive = self.clone();
            naive.play(action);
            naive
        };
        self.legal().iter().map(|action| after(action).perft(depth - 1)).sum()
    }
}
