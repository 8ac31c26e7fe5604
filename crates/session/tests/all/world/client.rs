//! A client's side: what it wanted and was told.

use std::collections::{BTreeMap, VecDeque};

use underhill_session::{Happened, Millis, Session};
use underhill_table::{Command, News, Token};

use super::{Weather, Wires};

pub(super) struct Client {
    pub(super) session: Session,
    pub(super) token: Option<Token>,
    pub(super) weather: Weather,
    pub(super) wire: Option<Wires>,
    pub(super) asleep_until: Millis,
    /// What was wanted, and how it was answered: exactly once each.
    pub(super) wanted: BTreeMap<u64, (Command, Option<bool>)>,
    /// The versions that were told, without a gap.
    pub(super) told: VecDeque<u64>,
    /// When something was sent or a connection asked for.
    pub(super) efforts: Vec<Millis>,
}

impl Client {
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
            Happened::Now | Happened::Presence | Happened::Unavailable | Happened::Lost(_) => {}
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
