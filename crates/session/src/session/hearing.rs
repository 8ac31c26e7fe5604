//! What becomes of what the server says.

use serde_json::Value;
use underhill_protocol::ToClient;
use underhill_table::{GameScene, News, NewsKind, Scene, Unfair};

use super::{Link, Open, ServerBuild, Session};
use crate::{Final, Happened, Lost, Millis};

/// Why a connection is given up.
pub(super) enum Trouble {
    Passing(Lost),
    Final(Final),
}

impl Trouble {
    fn unreadable(problem: &str) -> Self {
        Trouble::Final(Final::Unreadable(problem.to_owned()))
    }
}

impl From<Unfair> for Trouble {
    fn from(unfair: Unfair) -> Self {
        Trouble::Final(Final::Unfair(unfair))
    }
}

impl Session {
    /// Reads a message and takes it in.
    pub(super) fn read(&mut self, text: &str, now: Millis) -> Result<(), Trouble> {
        let message = serde_json::from_str(text).map_err(|error| Trouble::unreadable(&error.to_string()))?;
        self.take_in(message, now)
    }

    fn take_in(&mut self, message: ToClient, now: Millis) -> Result<(), Trouble> {
        match &mut self.link {
            Link::Open(open) => (open.heard, open.asked) = (now, None),
            _ => {
                let ToClient::Welcome { scene, news, build, app, .. } = message else {
                    return Err(Trouble::unreadable("it does not answer a greeting with a welcome"));
                };
                self.server = ServerBuild { version: build, app };
                return self.arrive(*scene, news, now);
            }
        }
        match message {
            ToClient::News { news, now, scene } => return self.hear_news(news, now, scene),
            ToClient::Earlier { news } => self.hear_earlier(news),
            ToClient::Done { id, version, now } => {
                self.see_now(now);
                self.answered(id, Happened::Done { id, version });
            }
            ToClient::Rejected { id, rejection, message } => {
                self.answered(id, Happened::Rejected { id, rejection, message });
            }
            ToClient::Unavailable { .. } => {
                if self.again_at.is_none() {
                    self.again_at = Some(now + self.patience.wait());
                    self.tell(Happened::Unavailable);
                }
            }
            ToClient::Presence { online, watching } => {
                (self.online, self.watching) = (online, watching);
                self.tell(Happened::Presence);
            }
            ToClient::Said { seat, phrase, at } => {
                // It has no version of its own: it is not part of the table, and nobody hears of it later.
                let kind = NewsKind::Said { seat, phrase };
                self.tell(Happened::News(News { version: self.told, at, kind, events: Vec::new() }));
            }
            ToClient::InLine { seat, place } => self.tell(Happened::InLine { seat, place }),
            ToClient::Now { now } => {
                self.see_now(Some(now));
                self.tell(Happened::Now);
            }
            ToClient::Pong { .. } => {}
            ToClient::Welcome { .. } => return Err(Trouble::unreadable("it says welcome twice")),
        }
        Ok(())
    }

    fn arrive(&mut self, mut scene: Scene, news: Vec<News>, now: Millis) -> Result<(), Trouble> {
        let options = std::mem::take(&mut scene.options);
        scene.now = scene.now.map(|now| with_options(now, &options));
        scene.options = options;
        self.link = Link::Open(Open { since: now, heard: now, asked: None });
        self.lost = false;
        self.witness.see(&scene)?;
        let first = self.scene.is_none();
        let version = scene.version;
        if version < self.told {
            return Err(Trouble::unreadable("it has forgotten what it told"));
        }
        self.scene = Some(scene);
        let unknown: Vec<News> = news.into_iter().filter(|news| news.version > self.told).collect();
        let begins = unknown.first().map_or(version + 1, |news| news.version);
        if unknown.iter().zip(begins..).any(|(news, expected)| news.version != expected)
            || begins + unknown.len() as u64 != version + 1
        {
            return Err(Trouble::unreadable("what it tells has gaps"));
        }
        if begins > self.told + 1 {
            self.told_from = begins;
            if !first {
                self.tell(Happened::Skipped);
            }
        }
        self.told = version;
        self.tell(Happened::Welcome(unknown));
        self.send_commands();
        self.reveal();
        Ok(())
    }

    fn hear_news(&mut self, news: News, now: Option<Box<GameScene>>, scene: Option<Box<Scene>>) -> Result<(), Trouble> {
        if news.version <= self.told {
            return Ok(());
        }
        if news.version > self.told + 1 {
            return Err(Trouble::Passing(Lost::Gap(self.told + 1)));
        }
        self.told = news.version;
        if let Some(mut scene) = scene {
            if let Some(before) = self.scene.take().filter(|_| scene.options.is_null()) {
                // They never change, so they were told once.
                scene.options = before.options;
            }
            scene.now = scene.now.map(|now| with_options(now, &scene.options));
            self.scene = Some(*scene);
        }
        self.see_now(now);
        if let Some(scene) = &mut self.scene {
            scene.version = news.version;
            self.witness.see(scene)?;
        }
        self.tell(Happened::News(news));
        self.reveal();
        Ok(())
    }

    /// What was asked for comes before all that is known, without a gap; anything else was asked for twice.
    fn hear_earlier(&mut self, news: Vec<News>) {
        let connects = news.last().is_some_and(|news| news.version + 1 == self.told_from);
        if connects {
            self.told_from = news[0].version;
        } else if news.is_empty() {
            // It is not remembered any more.
            self.told_from = 1;
        } else {
            return;
        }
        self.tell(Happened::Earlier(news));
    }

    fn see_now(&mut self, now: Option<Box<GameScene>>) {
        if let (Some(scene), Some(now)) = (&mut self.scene, now) {
            scene.now = Some(with_options(*now, &scene.options));
        }
    }

    /// A command that was sent twice is answered twice, and told of once.
    fn answered(&mut self, id: u64, happened: Happened) {
        if let Some(place) = self.unanswered.iter().position(|command| command.id == id) {
            self.unanswered.remove(place);
            if place < self.under_way {
                self.under_way -= 1;
            }
            if !self.is_own(id) {
                self.tell(happened);
            }
            self.patience.calm();
            self.send_commands();
        }
    }
}

/// A game with the options of the table in its view, if they were left out.
fn with_options(now: GameScene, options: &Value) -> GameScene {
    GameScene { view: now.view.with_options(options), ..now }
}
