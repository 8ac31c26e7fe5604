//! Positions to test the rules on, written as people would tell them.
//!
//! All nine boards are alike: the rows of each are RYGBT, YGBTR, GBTRY, BTRYG and TRYG. (the last space grey), worth
//! 2 for red, 3 yellow, 4 green, 5 blue and 6 turquoise. So row 3, where the upper centres are, reads
//! a3G b3B c3T d3R e3Y f3G g3B h3T i3R j3Y k3G l3B m3T n3R o3Y, and column c the same from the top.

use gobblestones::{Colour, Event, Gobblestones, Illegal, Options, Square, Tile, Tiles};
use serde_json::json;
use underhill_core::{Components, Game, PlayError, Seat, Step};

/// The text of the boards file described above.
pub(crate) fn plain_boards() -> String {
    let board = "\n[[board]]\n[board.values]\nred = 2\nyellow = 3\ngreen = 4\nblue = 5\nturquoise = 6\ngrey = 0\n\
                 provenance = \"house\"\n";
    let side = |name: &str| {
        format!(
            "[board.side_{name}]\nspaces = [\"RYGBT\", \"YGBTR\", \"GBTRY\", \"BTRYG\", \"TRYG.\"]\n\
             provenance = \"house\"\n"
        )
    };
    let board = format!("{board}{}{}", side("a"), side("b"));
    format!("[tiles]\neach = 20\nprovenance = \"rulebook\"\n{}", board.repeat(9))
}

pub(crate) fn value(square: Square) -> i32 {
    let (row, column) = (square.row() % 5, square.column() % 5);
    if (row, column) == (4, 4) { 0 } else { ((row + column) % 5) as i32 + 2 }
}

/// A game in the middle of things; the turn is that of `turn`.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) options: Options,
    pub(crate) turn: usize,
    /// A rack for each seat.
    pub(crate) racks: Vec<&'static str>,
    /// The bag. If given, the last seat also has all tiles that are nowhere else.
    pub(crate) bag: Option<&'static str>,
    /// Tiles face up.
    pub(crate) up: &'static str,
    /// Tiles face down, for each seat.
    pub(crate) down: Vec<&'static str>,
    pub(crate) points: Vec<i32>,
    pub(crate) idle: u8,
}

impl Position {
    /// Two players with these racks, nothing on the board.
    pub(crate) fn new(racks: &[&'static str]) -> Position {
        let boards = Components::from_source(&plain_boards()).expect("the plain boards are fine");
        Position {
            options: Options { boards, ..Options::default() },
            turn: 0,
            racks: racks.to_vec(),
            bag: None,
            up: "",
            down: Vec::new(),
            points: Vec::new(),
            idle: 0,
        }
    }

    pub(crate) fn bluffing(racks: &[&'static str]) -> Position {
        let mut position = Position::new(racks);
        position.options.bluff = true;
        position
    }

    pub(crate) fn up(self, up: &'static str) -> Position {
        Position { up, ..self }
    }

    pub(crate) fn down(self, down: &[&'static str]) -> Position {
        Position { down: down.to_vec(), ..self }
    }

    pub(crate) fn bag(self, bag: &'static str) -> Position {
        Position { bag: Some(bag), ..self }
    }

    pub(crate) fn turn(self, turn: usize) -> Position {
        Position { turn, ..self }
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        let seats = self.racks.len();
        let mut grid = [['.'; 15]; 15];
        let mut rest = Tiles::FULL;
        let mut covered = 0;
        let read = |text: &str| -> Vec<Tile> { text.split_whitespace().map(|tile| tile.parse().unwrap()).collect() };
        let mut lay = |tile: &Tile, rest: &mut Tiles, down: bool| {
            let colour = tile.colour.unwrap();
            rest.take(colour);
            let letter = if down { colour.letter().to_ascii_lowercase() } else { colour.letter() };
            grid[tile.square.row()][tile.square.column()] = letter;
            covered += value(tile.square);
        };
        read(self.up).iter().for_each(|tile| lay(tile, &mut rest, false));
        let down: Vec<&str> = (0..seats).map(|seat| self.down.get(seat).copied().unwrap_or("")).collect();
        down.iter().for_each(|list| read(list).iter().for_each(|tile| lay(tile, &mut rest, true)));
        let mut racks: Vec<String> = self.racks.iter().map(ToString::to_string).collect();
        let mut take = |text: &str| text.parse::<Tiles>().unwrap().iter().for_each(|colour| rest.take(colour));
        self.racks.iter().for_each(|rack| take(rack));
        let bag = match self.bag {
            None => rest.to_string(),
            Some(bag) => {
                take(bag);
                racks.last_mut().unwrap().push_str(&rest.to_string());
                bag.to_owned()
            }
        };
        let mut points = self.points.clone();
        if points.is_empty() {
            points = vec![0; seats];
            points[0] = covered;
        }
        let bluff = self.options.bluff;
        let mut state = json!({
            "seats": seats,
            "options": self.options,
            "stage": "placing",
            "turn": self.turn,
            "turns": self.turn + 12 * seats,
            "idle": self.idle,
            "points": points,
            "racks": racks,
            "bag": bag,
            "boards": ["1A0", "2A0", "3A0", "4A0", "5A0", "6A0", "7A0", "8A0", "9A0"],
            "tiles": grid.map(|row| row.iter().collect::<String>()),
            "last": null,
        });
        if bluff {
            state["face_down"] = json!(down);
            state["known"] = json!(vec![json!([]); seats]);
        }
        state
    }

    pub(crate) fn game(&self) -> Gobblestones {
        serde_json::from_value(self.json()).unwrap_or_else(|error| panic!("not a position: {error}"))
    }
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// Plays a step given in notation and tells what happened.
pub(crate) fn play(game: &mut Gobblestones, step: &str) -> Vec<Event> {
    try_play(game, step).unwrap_or_else(|error| panic!("{step}: {error}"))
}

pub(crate) fn try_play(game: &mut Gobblestones, step: &str) -> Result<Vec<Event>, PlayError<Illegal>> {
    let step: Step<_, _> = step.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut events = Vec::new();
    game.play(&step, &mut events)?;
    game.audit().unwrap_or_else(|problem| panic!("after {step}: {problem}"));
    Ok(events)
}

/// Lets chance draw whatever comes first until it is not waited for.
pub(crate) fn draw_all(game: &mut Gobblestones) -> usize {
    let mut drawn = 0;
    while let Some(outcome) = game.outcome_at(0) {
        play(game, &format!("* {outcome}"));
        drawn += 1;
    }
    drawn
}

/// A placement, and the rule that forbids it; none if it is allowed. What is listed as legal has to agree.
pub(crate) fn check(game: &Gobblestones, seat_index: usize, action: &str, rule: Option<&str>) {
    use underhill_core::Illegal as _;
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    let verdict = game.check(seat(seat_index), &parsed);
    let found = verdict.as_ref().err().map(|illegal| illegal.rule().as_str());
    assert_eq!(found, rule, "`{action}`: {verdict:?}");
    let listed = game.legal_actions(seat(seat_index)).contains(&parsed);
    assert_eq!(listed, rule.is_none(), "`{action}` is listed: {listed}");
}

pub(crate) fn ended_by(game: &Gobblestones) -> Vec<&'static str> {
    let standings = game.standings().expect("the game is over");
    standings.ended_by.iter().map(|rule| rule.as_str()).collect()
}

pub(crate) fn tiles(text: &str) -> Tiles {
    text.parse().unwrap()
}

pub(crate) fn colour(letter: char) -> Colour {
    Colour::from_letter(letter).unwrap()
}
