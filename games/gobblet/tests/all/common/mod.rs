//! How the tests say things.

pub(crate) mod naive;

use gobblet::{Action, Colour, EndReason, Gobblet, Illegal, Options, Position, Remembering, Setup, Stacks, Touch};
use underhill_core::{Game, Illegal as _, Seat, Step};

pub(crate) const FREE: Options = Options { touch: Touch::Free, repetition_draw: true, memory: Remembering::Help };
pub(crate) const STRICT: Options = Options { touch: Touch::Strict, ..FREE };
pub(crate) const HIDDEN: Options = Options { memory: Remembering::None, ..STRICT };
pub(crate) const ENDLESS: Options = Options { repetition_draw: false, ..FREE };

pub(crate) const WHITE: Seat = Seat::new(0);
pub(crate) const BLACK: Seat = Seat::new(1);

/// A position with this board, the stacks being what follows from it.
pub(crate) fn position(board: &str, side: Colour) -> Position {
    let board = board.parse().unwrap();
    let setup = Setup { board, side, white: Stacks::FULL, black: Stacks::FULL, air: None };
    let setup = Setup {
        white: Stacks::left_by(board.of(Colour::White)).expect("White's gobblets came from their stacks"),
        black: Stacks::left_by(board.of(Colour::Black)).expect("Black's gobblets came from their stacks"),
        ..setup
    };
    setup.validate().unwrap()
}

/// A game in which White is to move on this board.
pub(crate) fn white_to_move(board: &str, options: Options) -> Gobblet {
    Gobblet::from_position(&position(board, Colour::White), &options).unwrap()
}

/// A game in which Black is to move on this board.
pub(crate) fn black_to_move(board: &str, options: Options) -> Gobblet {
    Gobblet::from_position(&position(board, Colour::Black), &options).unwrap()
}

pub(crate) fn start(options: Options) -> Gobblet {
    Gobblet::new(2, &options).unwrap()
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// The player to move does each of these in turn.
pub(crate) fn play(game: &mut Gobblet, actions: &str) {
    for text in actions.split_whitespace() {
        let seat = game.position().side().seat();
        if let Err(error) = game.play(&Step::one(seat, action(text)), &mut ()) {
            panic!("{text} on {}: {error}", game.position());
        }
    }
}

/// The game after the player to move did each of these in turn.
pub(crate) fn after(game: &Gobblet, actions: &str) -> Gobblet {
    let mut game = game.clone();
    play(&mut game, actions);
    game
}

/// Why the player to move may not do this.
pub(crate) fn refusal(game: &Gobblet, text: &str) -> Illegal {
    let seat = game.position().side().seat();
    let before = game.clone();
    let mut tried = game.clone();
    assert!(!game.legal_actions(seat).contains(&action(text)), "{text} is listed on {}", game.position());
    tried.play(&Step::one(seat, action(text)), &mut ()).expect_err(text);
    assert_eq!(tried, before, "a refused action changes nothing");
    game.check(seat, &action(text)).unwrap_err()
}

/// The rule that forbids the player to move this.
pub(crate) fn forbidden_by(game: &Gobblet, text: &str) -> &'static str {
    refusal(game, text).rule().as_str()
}

/// Whether the player to move may do this; `legal` and `check` have to agree.
pub(crate) fn allowed(game: &Gobblet, text: &str) -> bool {
    let seat = game.position().side().seat();
    let listed = game.legal_actions(seat).contains(&action(text));
    assert_eq!(listed, game.check(seat, &action(text)).is_ok(), "{text} on {}", game.position());
    listed
}

/// Who won, and why.
pub(crate) fn result(game: &Gobblet) -> Option<(Option<Colour>, EndReason)> {
    game.ending().map(|ending| (ending.winner, ending.reason))
}

pub(crate) const WHITE_LINE: Option<(Option<Colour>, EndReason)> = Some((Some(Colour::White), EndReason::Line));
pub(crate) const BLACK_LINE: Option<(Option<Colour>, EndReason)> = Some((Some(Colour::Black), EndReason::Line));
pub(crate) const WHITE_LIFTED: Option<(Option<Colour>, EndReason)> = Some((Some(Colour::Black), EndReason::Lift));
pub(crate) const WHITE_STUCK: Option<(Option<Colour>, EndReason)> = Some((Some(Colour::Black), EndReason::StuckTouch));
pub(crate) const REPEATED: Option<(Option<Colour>, EndReason)> = Some((None, EndReason::Repetition));
