use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use underhill_core::{End, Game, Memory, PerSeat, Seat, Seats, Skill, Viewer, Waiting};

use crate::table::{Play, Table};
use crate::{AnyTable, Ask, Dial, Hash, Name, News, Outage, Place, Seed, Shares, Time, TimeControl, ViewText};

/// How far a table is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// It waits for players.
    Gathering,
    /// Who plays is settled, and the devices reveal what they have committed to.
    Starting,
    /// A game is being played.
    Playing,
    /// The last game is over.
    Over,
}

/// A table as one viewer sees it, complete in itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// The game's id in the catalog.
    pub game: String,
    /// Every option by name, those that are as usual too. They never change: null for who has been told before.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub options: Value,
    /// How much time everyone has.
    pub clock: TimeControl,
    /// Whether strangers find the table in the list.
    pub public: bool,
    /// How many happenings everybody may know of led to it.
    pub version: u64,
    /// Whether it waits for players, a game starts or is played, or the last one is over.
    #[serde(rename = "stage")]
    pub phase: Phase,
    /// The viewer's seat; none for a spectator.
    pub you: Option<Seat>,
    /// One for every seat, free or not.
    pub places: PerSeat<Place>,
    /// Who of those who wait for others sat down first and so invites them; left out if it is the first person by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// How many games have been started.
    pub games: u32,
    /// What the server has committed to for the game being played, or the first one.
    pub commitment: Hash,
    /// The same for the game after it.
    pub next_commitment: Option<Hash>,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// What everybody gives towards the draws of the game that starts, is played or is just over, or of the first one; none at
    /// a table of the first version of fair draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shares: Option<Shares>,
    /// The game that starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starting: Option<StartingScene>,
    /// The game, once it has begun.
    pub now: Option<GameScene>,
}

impl Scene {
    /// Who invites the others to a table that waits for them: the person who sat down first.
    pub fn inviter(&self) -> Option<&Name> {
        let first = || self.places.iter().find_map(|place| place.name.as_ref());
        self.host.and_then(|seat| self.places.get(seat.index())?.name.as_ref()).or_else(first)
    }
}

/// A game that begins as soon as every device has revealed what it had committed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartingScene {
    /// The seats whose devices are waited for.
    pub missing: Seats,
    /// Until when they are waited for; none without a clock.
    pub until: Option<Time>,
    /// What somebody asks the others for: to go on without one of them.
    pub asked: Option<Asked>,
}

/// A game as one viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameScene {
    /// How many decisions have been made: an action is sent with this number.
    pub decisions: usize,
    /// Who decides. While choices are sealed it does not show who has chosen.
    pub waiting: Seats,
    /// What the viewer has chosen while others may still have to.
    pub sealed: Option<String>,
    /// Whether the viewer can take something back, alone or by asking.
    pub can_take_back: bool,
    /// What somebody asks the others for.
    pub asked: Option<Asked>,
    /// None without a time control.
    pub dial: Option<Dial>,
    /// None while it is played.
    pub end: Option<End>,
    /// What the viewer can see of the game, as the game's view.
    pub view: ViewText,
}

/// What somebody asks the others for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The seat that asks.
    pub seat: Seat,
    /// What it would lead to.
    pub offer: Offer,
    /// Whose answer is missing.
    pub missing: Seats,
}

/// A kind of thing to ask for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// To take back what the seat did last.
    TakeBack,
    /// To call it a draw.
    Draw,
    /// To play another game.
    Again,
    /// To let a bot go on for the person of this seat.
    StandIn(Seat),
}

impl From<&Ask> for Offer {
    fn from(ask: &Ask) -> Self {
        match ask {
            Ask::TakeBack { .. } => Offer::TakeBack,
            Ask::Draw => Offer::Draw,
            Ask::Again { .. } => Offer::Again,
            Ask::StandIn { seat, .. } => Offer::StandIn(*seat),
        }
    }
}

/// A bot that has to decide.
#[derive(Clone, Debug)]
pub struct BotTurn {
    /// Its own, or that of the person it stands in for.
    pub seat: Seat,
    /// How much it knows and how long it thinks.
    pub level: Skill,
    /// How many decisions have been made, to be given with its answer.
    pub decisions: usize,
    /// How many turns of the game have been completed: decisions of one turn share a bot's time.
    pub turn: u32,
    /// About how many decisions a turn of this game has.
    pub usual_decisions: u32,
    /// What it can see, as the game's view.
    pub view: ViewText,
}

/// What a table shows: to somebody, and to whoever keeps it.
pub trait Showing {
    /// How far the table is.
    fn phase(&self) -> Phase;

    /// Who sits there, one place for every seat.
    fn places(&self) -> PerSeat<Place>;

    /// Whether players keep anything from each other in the game being played.
    fn has_secrets(&self) -> bool;

    /// The table as somebody sees it.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The game as somebody sees it, once it has begun.
    fn game_scene(&self, viewer: Viewer) -> Option<GameScene>;

    /// What somebody is told of all that happened after a version, as far as it is remembered.
    fn news(&self, viewer: Viewer, after: u64) -> Vec<News>;

    /// The same for the last `most` things that happened after one version and before another.
    fn news_between(&self, viewer: Viewer, after: u64, before: u64, most: usize) -> Vec<News>;

    /// Which plays of the game somebody is not told again, because everybody has to remember for themselves; none if nothing of
    /// the kind was agreed.
    fn forgotten(&self, viewer: Viewer) -> Option<Range<u64>>;

    /// What somebody asks the others for.
    fn asked(&self) -> Option<Asked>;

    /// When somebody's time is up if nobody decides before.
    fn deadline(&self) -> Option<Time>;

    /// The bots that have to decide, each with what it may see.
    fn bot_turns(&self) -> Vec<BotTurn>;

    /// What of this outage somebody would be charged for, whose clock runs or whose device is waited for while a game starts:
    /// it came after that began, and the table has not been told of it. Nothing of it belongs to the outage before, too: whoever
    /// was there when that one ended was there until then.
    fn unforgiven(&self, outage: Outage) -> Option<Outage>;

    /// A game as it is told to somebody who knows the options of the table: if they are long, they are left out of the
    /// view, which has `null` in their place. [`ViewText::with_options`] puts them back.
    fn without_options(&self, now: GameScene) -> GameScene;

    /// Whether the options of the table are so long that they are left out of views.
    fn has_long_options(&self) -> bool;
}

impl<G: Game> Showing for Table<G> {
    fn phase(&self) -> Phase {
        match &self.play {
            _ if self.starting.is_some() => Phase::Starting,
            None => Phase::Gathering,
            Some(play) if play.end.is_some() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    fn places(&self) -> PerSeat<Place> {
        self.chairs.iter().map(Place::from).collect()
    }

    fn has_secrets(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.game.has_secrets())
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let phase = self.phase();
        Scene {
            game: G::ID.to_owned(),
            options: serde_json::to_value(&self.options).expect("options serialise"),
            clock: self.setting.clock,
            public: self.setting.public,
            version: self.version(),
            phase,
            you: seat_of(viewer),
            places: self.places(),
            host: self.host().filter(|_| phase == Phase::Gathering),
            games: self.games,
            commitment: self.seed.commitment(),
            next_commitment: self.next.map(|seed| seed.commitment()),
            seed: if phase == Phase::Over { Some(self.seed) } else { None },
            shares: self.shares(),
            starting: self.starting.as_ref().map(|starting| StartingScene {
                missing: starting.missing(),
                until: starting.deadline(self.setting.clock),
                asked: self.asked(),
            }),
            now: self.game_scene(viewer),
        }
    }

    fn game_scene(&self, viewer: Viewer) -> Option<GameScene> {
        let play = self.play.as_ref()?;
        let waiting = match play.waiting() {
            Waiting::Decide(seats) => seats,
            _ => Seats::NONE,
        };
        let ballot = seat_of(viewer).and_then(|seat| play.ballots.get(seat.index())?.as_ref());
        Some(GameScene {
            decisions: play.decisions,
            waiting,
            sealed: ballot.map(ToString::to_string),
            can_take_back: seat_of(viewer).is_some_and(|seat| self.can_take_back(play, seat)),
            asked: self.asked(),
            dial: play.dial.clone(),
            end: play.end.clone(),
            view: ViewText::of(&play.game.view(viewer, play.game.memory())),
        })
    }

    fn news(&self, viewer: Viewer, after: u64) -> Vec<News> {
        self.news_between(viewer, after, u64::MAX, usize::MAX)
    }

    fn news_between(&self, viewer: Viewer, after: u64, before: u64, most: usize) -> Vec<News> {
        self.story.between(viewer, after, before, most)
    }

    fn forgotten(&self, viewer: Viewer) -> Option<Range<u64>> {
        let play = self.play.as_ref().filter(|play| play.end.is_none() && !play.game.tells_the_past())?;
        Some(play.last_plays.forgotten(viewer))
    }

    fn asked(&self) -> Option<Asked> {
        let asking = self.asking.as_ref()?;
        Some(Asked { seat: asking.seat, offer: Offer::from(&asking.ask), missing: asking.missing })
    }

    fn deadline(&self) -> Option<Time> {
        if let Some(starting) = &self.starting {
            return starting.deadline(self.setting.clock);
        }
        self.play.as_ref()?.clocks.as_ref()?.deadline()
    }

    fn bot_turns(&self) -> Vec<BotTurn> {
        let Some(play) = &self.play else { return Vec::new() };
        let bots = play.undecided().iter().filter_map(|seat| Some((seat, self.chairs[seat.index()].bot()?)));
        bots.map(|(seat, level)| BotTurn {
            seat,
            level,
            decisions: play.decisions,
            turn: play.game.turns(),
            usual_decisions: G::USUAL_DECISIONS,
            view: ViewText::of(&play.game.view(Viewer::Seat(seat), bot_memory(level, play.game.memory()))),
        })
        .collect()
    }

    fn unforgiven(&self, outage: Outage) -> Option<Outage> {
        let clocks = self.play.as_ref().filter(|play| play.end.is_none()).and_then(|play| play.clocks.as_ref());
        let since = match &self.starting {
            Some(starting) => Some(starting.since),
            None => clocks.map(|clocks| clocks.since()),
        };
        // The second moment may be by a clock that was set back meanwhile; the first comes after all before it in any case.
        let comes_after = |moment: Time| outage.to > moment || outage.from >= moment;
        let is_new = self.forgiven.is_none_or(|last| last != outage && comes_after(last.to));
        let begins = self.forgiven.map_or(outage.from, |last| outage.from.max(last.to));
        (is_new && since.is_some_and(comes_after)).then_some(Outage { from: begins, ..outage })
    }

    fn without_options(&self, now: GameScene) -> GameScene {
        match &self.options_in_view {
            Some(options) => GameScene { view: now.view.without(options), ..now },
            None => now,
        }
    }

    fn has_long_options(&self) -> bool {
        self.options_in_view.is_some()
    }
}

impl<G: Game> Table<G> {
    fn can_take_back(&self, play: &Play<G>, seat: Seat) -> bool {
        if play.end.is_some() {
            return false;
        }
        let place = play.before.iter().rposition(|before| before.seat == seat);
        let last = place.is_some_and(|place| place + 1 == play.before.len() || !play.game.has_secrets());
        play.ballots[seat.index()].is_some() || last
    }
}

/// A bot remembers as well as its level does, or as the table helps everyone to.
fn bot_memory(level: Skill, table: Memory) -> Memory {
    if table == Memory::Perfect { Memory::Perfect } else { level.memory() }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

#[cfg(test)]
mod tests {
    use underhill_core::Level;

    use super::*;

    #[test]
    fn where_nobody_is_helped_to_remember_a_bot_remembers_as_its_level_does() {
        for level in Skill::ALL {
            assert_eq!(bot_memory(level, Memory::Perfect), Memory::Perfect, "{level}");
            assert_eq!(bot_memory(level, Memory::Table), level.memory(), "{level}");
        }
        assert_eq!((Level::Easy.memory(), Skill::Adapting.memory()), (Memory::Table, Memory::Perfect));
    }
}
