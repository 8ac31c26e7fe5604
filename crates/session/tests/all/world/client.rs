//! A client's side: what it wanted and was told.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use underhill_session::{Happened, Millis, Past, Session};
use underhill_table::{Command, News, Token};

use super::{Weather, Wires};

pub(super) struct Client {
    pub(super) session: Session,
    /// The witness, as the device keeps it beside the token.
    pub(super) kept: String,
    pub(super) token: Option<Token>,
    pub(super) weather: Weather,
    pub(super) wire: Option<Wires>,
    pub(super) asleep_until: Millis,
    /// What was wanted, and how it was answered: exactly once each.
    pub(super) wanted: BTreeMap<u64, (Command, Option<bool>)>,
    /// What was wanted and not answered when the client was closed. It may have been done.
    pub(super) given_up: BTreeSet<u64>,
    /// The versions that were told, without a gap.
    pub(super) told: VecDeque<u64>,
    /// When something was sent or a connection asked for.
    pub(super) efforts: Vec<Millis>,
}

impl Client {
    /// Keeps what has to be known after the client was closed.
    pub(super) fn keep(&mut self) {
        self.kept = serde_json::to_string(self.session.witness()).expect("it serialises");
    }

    /// The client is opened again, and knows what it kept.
    pub(super) fn reload(&mut self, past: Past, luck: u64, now: Millis) {
        let witness = serde_json::from_str(&self.kept).expect("it is read as it was kept");
        self.session = Session::new(self.token, past, witness, luck, now);
        self.told.clear();
        self.given_up.extend(self.wanted.iter().filter(|(_, (_, answer))| answer.is_none()).map(|(id, _)| *id));
    }

    pub(super) fn notice(&mut self, happened: Happened) -> Result<(), String> {
        match happened {
            Happened::News(news) => self.hear(&news)?,
            Happened::Welcome(news) => news.iter().try_for_each(|news| self.hear(news))?,
            Happened::Skipped => self.told.clear(),
            Happened::Earlier(news) => {
                for news in news.iter().rev() {
                    if self.told.front().is_some_and(|first| *first != news.version + 1) {
                        return Err(format!("version {} before {:?}", news.version, self.told.front()));
                    }
                    self.told.push_front(news.version);
                }
            }
            Happened::Done { id, .. } => self.answered(id, true)?,
            Happened::Rejected { id, .. } => self.answered(id, false)?,
            Happened::Ended(reason) => return Err(format!("it gave up: {reason}")),
            Happened::Now
            | Happened::Presence
            | Happened::InLine { .. }
            | Happened::Unavailable
            | Happened::Lost(_) => {}
        }
        Ok(())
    }

    fn hear(&mut self, news: &News) -> Result<(), String> {
        if self.told.back().is_some_and(|last| *last + 1 != news.version) {
            return Err(format!("version {} after {:?}", news.version, self.told.back()));
        }
        self.told.push_back(news.version);
        Ok(())
    }

    fn answered(&mut self, id: u64, done: bool) -> Result<(), String> {
        let wanted = self.wanted.get_mut(&id).ok_or("an answer to nothing")?;
        match wanted.1.replace(done) {
            None => Ok(()),
            Some(_) => Err(format!("{:?} was answered twice", wanted.0)),
        }
    }
}
