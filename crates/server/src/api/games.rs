use axum::Json;
use serde::Serialize;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, OptionSpec, Options};

/// A game that can be played here.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct GameCard {
    /// Its short name.
    game: &'static str,
    /// Its name for people.
    name: &'static str,
    /// Every number of players that it can be played with.
    seats: Vec<usize>,
    /// Whether players can agree on a draw.
    draw_by_agreement: bool,
    /// What can be agreed beforehand.
    #[schema(value_type = Vec<Object>)]
    options: &'static [OptionSpec],
}

struct Card;

impl Visit for Card {
    type Output = GameCard;

    fn visit<G: Game>(self) -> GameCard {
        GameCard {
            game: G::ID,
            name: G::NAME,
            seats: G::SEATS.collect(),
            draw_by_agreement: G::DRAW_BY_AGREEMENT,
            options: G::Options::SPECS,
        }
    }
}

/// The games.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games",
    responses((status = 200, description = "The games that can be played here", body = Vec<GameCard>))
)]
pub(crate) async fn list() -> Json<Vec<GameCard>> {
    Json(GameId::ALL.iter().map(|game| game.visit(Card)).collect())
}
