use underhill_catalog::Visit;
use underhill_client::Error;
use underhill_core::{Game, Seat, seeded};

/// What somebody without any plan would do, knowing nothing but a view.
pub(crate) struct Choose<'v> {
    pub(crate) view: &'v str,
    pub(crate) seat: Seat,
    pub(crate) luck: u64,
}

impl Visit for Choose<'_> {
    type Output = Result<String, Error>;

    fn visit<G: Game>(self) -> Self::Output {
        let unreadable = |error: String| Error::Unreadable(error);
        let view: G::View = serde_json::from_str(self.view).map_err(|error| unreadable(error.to_string()))?;
        let mut luck = seeded(self.luck, 0);
        let game = G::determinize(&view, &mut luck).map_err(|error| unreadable(error.to_string()))?;
        Ok(game.random_action(self.seat, &mut luck).to_string())
    }
}
