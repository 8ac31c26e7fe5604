//! Playing games in a page.

use serde_json::json;
use tokio::time::sleep;
use underhill_catalog::{GameId, any_action};
use underhill_core::{Seat, Viewer};
use underhill_table::{Entry, Phase, Scene, rebuild};

use crate::hand::touches;
use crate::page::{BLINK, LOOKS, Page};

/// How somebody plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// With a mouse or a finger.
    Touch,
    /// With the keyboard alone.
    Keys,
    /// By typing notation.
    Typing,
}

/// A decision somebody is asked for: which one of the game, and what it is made from.
pub struct Decision {
    game: GameId,
    number: usize,
    /// Something that may be done.
    action: String,
}

impl Decision {
    /// What there is to decide in a scene, if its viewer is to decide.
    pub fn of(game: GameId, scene: &Scene) -> Option<Decision> {
        let (now, seat) = (scene.now.as_ref()?, scene.you?);
        if scene.phase != Phase::Playing || !now.waiting.contains(seat) || now.sealed.is_some() {
            return None;
        }
        let action = any_action(game, now.view.get(), seat, now.decisions as u64);
        Some(Decision { game, number: now.decisions, action: action.expect("the view of a table can be read") })
    }
}

/// What is shown to whoever is to decide.
const ASKED: &str = ".now[data-mine=true]";

impl Page {
    /// The table that the page keeps for a game, as its log tells: the one whose name is in the address.
    async fn kept(&self, game: GameId) -> Option<Scene> {
        let script = "const [, , of, id] = location.pathname.split('/');
            return of === arguments[0] ? localStorage.getItem(`underhill.table.${id}`) : null;";
        let kept = self.run(script, vec![json!(game.to_string())]).await;
        let log: Vec<Entry> = serde_json::from_str(kept.as_str()?).ok()?;
        let table = rebuild(log).ok()?;
        let person = table.places().iter().position(|place| place.name.is_some()).map(Seat::new);
        Some(table.scene(person.map_or(Viewer::Spectator, Viewer::Seat)))
    }

    /// How many decisions have been made in the game that the page keeps.
    pub async fn decisions(&self, game: GameId) -> usize {
        self.kept(game).await.and_then(|scene| Some(scene.now?.decisions)).unwrap_or_default()
    }

    /// The position of the game that the page keeps, and how many decisions led to it; as its person sees it.
    pub async fn position(&self, game: GameId) -> Option<(usize, String)> {
        let now = self.kept(game).await?.now?;
        Some((now.decisions, now.view.get().to_owned()))
    }

    /// The decision that the person at this page is asked for.
    async fn asked(&self, game: GameId) -> Option<Decision> {
        if self.count(ASKED).await == 0 {
            return None;
        }
        self.kept(game).await.and_then(|scene| Decision::of(game, &scene))
    }

    /// Plays the game in this page to its end: any legal action whenever it is the person's turn.
    pub async fn play_to_the_end(&self, game: GameId, by: By) {
        let mut done: Option<Decision> = None;
        let mut looks = 0;
        loop {
            self.wait_for(&format!(".end, {ASKED}")).await;
            if self.count(".end").await > 0 {
                return;
            }
            match self.asked(game).await {
                Some(next) if done.as_ref().is_none_or(|done| done.number != next.number) => {
                    self.decide(&next, by).await;
                    done = Some(next);
                    looks = 0;
                }
                _ => {
                    looks += 1;
                    if looks > LOOKS {
                        let done = done.map(|done| done.action);
                        self.give_up(&format!("{game} does not go on after {done:?}")).await;
                    }
                    sleep(BLINK).await;
                }
            }
        }
    }

    /// Waits for the person's turn in the game in this page and does any legal action.
    pub async fn decide_once(&self, game: GameId, by: By) {
        for _ in 0..LOOKS {
            self.wait_for(&format!(".end, {ASKED}")).await;
            if let Some(next) = self.asked(game).await {
                return self.decide(&next, by).await;
            }
            if self.count(".end").await > 0 {
                return;
            }
            sleep(BLINK).await;
        }
        self.give_up(&format!("{game} does not go on")).await;
    }

    /// Does what there is to do once the page asks for it, and confirms it if the page asks whether it is meant.
    pub async fn decide(&self, next: &Decision, by: By) {
        self.wait_for(ASKED).await;
        match by {
            By::Typing => self.enter("#notation", &next.action).await,
            By::Touch | By::Keys => {
                for css in touches(next.game, &next.action) {
                    self.choose(&css, by).await;
                }
            }
        }
        let meant = ".caution .danger";
        if self.count(meant).await > 0 {
            self.choose(meant, by).await;
        }
    }

    /// Touches an element, or goes there by keys.
    async fn choose(&self, css: &str, by: By) {
        match by {
            By::Keys => self.reach(css).await,
            By::Touch | By::Typing => self.click(css).await,
        }
    }
}
