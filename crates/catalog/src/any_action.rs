use underhill_core::{Game, Seat, ViewError, Waiting, read_json, seeded};

use crate::{GameId, Visit};

/// What somebody without any plan would do, knowing nothing but a view in JSON: any legal action, in notation. The same
/// luck gives the same action.
///
/// The view may come from anywhere: one that no game shows, or that does not ask this seat, gives an error.
pub fn any_action(game: GameId, view: &str, seat: Seat, luck: u64) -> Result<String, ViewError> {
    game.visit(AnyAction { view, seat, luck })
}

/// The same by the rules of some version.
pub fn any_action_by(game: GameId, rules: u32, view: &str, seat: Seat, luck: u64) -> Result<String, ViewError> {
    let found = game.visit_version(rules, AnyAction { view, seat, luck });
    found.map_err(|unknown| ViewError(unknown.to_string()))?
}

struct AnyAction<'v> {
    view: &'v str,
    seat: Seat,
    luck: u64,
}

impl Visit for AnyAction<'_> {
    type Output = Result<String, ViewError>;

    fn visit<G: Game>(self) -> Self::Output {
        let view: G::View = read_json(self.view).map_err(|error| ViewError(error.to_string()))?;
        let game = G::determinize(&view, &mut seeded(self.luck, 0))?;
        match game.waiting() {
            Waiting::Decide(seats) if seats.contains(self.seat) => {
                Ok(game.random_action(self.seat, &mut seeded(self.luck, 1)).to_string())
            }
            _ => Err(ViewError(format!("seat {} does not decide", self.seat))),
        }
    }
}

#[cfg(test)]
mod tests {
    use underhill_core::{Memory, Viewer, random_step};

    use super::*;

    /// Plays on until somebody decides, and asks that seat and another.
    struct Ask;

    impl Visit for Ask {
        type Output = ();

        fn visit<G: Game>(self) {
            let id: GameId = G::ID.parse().expect("it is listed");
            let mut game = G::new(2, &G::Options::default()).expect("two can play");
            let mut luck = seeded(1, 0);
            let seat = loop {
                match game.waiting() {
                    Waiting::Decide(seats) if seats.len() == 1 => break seats.lowest().expect("there is one"),
                    _ => game.apply_unchecked(&random_step(&game, &mut luck).expect("it goes on"), &mut ()),
                }
            };
            let ask = |seat: Seat| {
                let view = game.view(Viewer::Seat(seat), Memory::Table);
                any_action(id, &serde_json::to_string(&view).expect("it serialises"), seat, 5)
            };
            let action = ask(seat).expect("it is asked");
            assert_eq!(game.check(seat, &action.parse().expect("it is notation")), Ok(()), "{action}");
            let by_rules = |rules| {
                let view = game.view(Viewer::Seat(seat), Memory::Table);
                any_action_by(id, rules, &serde_json::to_string(&view).expect("it serialises"), seat, 5)
            };
            assert_eq!((ask(seat), by_rules(G::RULES_VERSION)), (Ok(action.clone()), Ok(action)));
            assert!(by_rules(G::RULES_VERSION + 1).is_err());
            assert!(ask(Seat::new(1 - seat.index())).is_err());
            assert!(any_action(id, "{}", seat, 5).is_err());
        }
    }

    #[test]
    fn any_action_is_legal_for_whoever_is_asked() {
        GameId::ALL.iter().for_each(|game| game.visit(Ask));
    }
}
