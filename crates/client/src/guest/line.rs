//! The connection of a guest: what is sent and heard over it, and how it is made again.

use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until};
use underhill_protocol::{FromClient, Hello, ToClient};
use underhill_table::{GameScene, News, Scene};

use super::{Guest, Happened};
use crate::{Connection, Error, Welcome};

/// A connection that has lasted so long was a good one.
const GOOD: Duration = Duration::from_secs(10);
/// After so long without a word from here, the server is asked whether it is there. It also shows it that we are.
const SILENCE: Duration = Duration::from_secs(15);
/// After so long without a word from there, it is not.
const DEAD: Duration = Duration::from_secs(45);
type Opening = Pin<Box<dyn Future<Output = Result<(Connection, Welcome), Error>> + Send>>;

/// A connection, or the attempt to make one.
pub(super) enum Line {
    Open(Open),
    Opening(Opening),
}

pub(super) struct Open {
    pub(super) connection: Box<Connection>,
    since: Instant,
    spoke: Instant,
    heard: Instant,
}

impl Line {
    pub(super) fn open(connection: Connection) -> Self {
        let now = Instant::now();
        Line::Open(Open { connection: Box::new(connection), since: now, spoke: now, heard: now })
    }
}

impl Guest {
    /// What happens next. Dropping this while it waits loses nothing. An error is final.
    pub async fn next(&mut self) -> Result<Happened, Error> {
        loop {
            if let Some(happened) = self.happened.pop_front() {
                return Ok(happened);
            }
            if let Err(error) = self.go_on().await {
                self.lose(error)?;
            }
        }
    }

    /// Sends what is to be sent and takes in one message, or makes the connection again.
    async fn go_on(&mut self) -> Result<(), Error> {
        let Open { connection, spoke, heard, .. } = match &mut self.line {
            Line::Open(open) => open,
            Line::Opening(opening) => {
                let (connection, welcome) = opening.as_mut().await?;
                return self.arrive(connection, welcome);
            }
        };
        // Should this be dropped before a message is known to be sent, it is sent twice, which does no harm.
        while let Some(message) = self.outbox.front() {
            connection.send(message).await?;
            *spoke = Instant::now();
            self.outbox.pop_front();
        }
        let again_at = self.again_at;
        let again = async {
            match again_at {
                Some(when) => sleep_until(when).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            message = connection.next() => {
                *heard = Instant::now();
                self.take_in(message?)
            }
            () = again => {
                self.again_at = None;
                self.send_again();
                Ok(())
            }
            () = sleep_until(*spoke + SILENCE) => {
                if heard.elapsed() >= DEAD {
                    return Err(Error::unreachable(&self.server, "it has fallen silent"));
                }
                // Whatever is heard next is a sign of life, so it does not matter what the answer brings back.
                self.outbox.push_back(FromClient::Ping { sent: 0 });
                Ok(())
            }
        }
    }

    /// Everything unanswered, in order.
    fn send_again(&mut self) {
        self.outbox = self.unanswered.iter().cloned().map(FromClient::Do).collect();
    }

    fn arrive(&mut self, connection: Connection, welcome: Welcome) -> Result<(), Error> {
        self.line = Line::open(connection);
        self.happened.push_back(Happened::Back);
        let told = self.told;
        let unknown = welcome.news.into_iter().filter(|news| news.version > told);
        self.happened.extend(unknown.map(Happened::News));
        self.told = welcome.scene.version;
        self.scene = welcome.scene;
        self.send_again();
        Ok(self.witness.see(&self.scene)?)
    }

    fn take_in(&mut self, message: ToClient) -> Result<(), Error> {
        match message {
            ToClient::News { news, now, scene } => return self.hear(news, now, scene),
            ToClient::Done { id, now, .. } => {
                if let Some(now) = now {
                    self.scene.now = Some(*now);
                }
                self.answered(id);
                self.happened.push_back(Happened::Done { id });
            }
            ToClient::Rejected { id, rejection, message } => {
                self.answered(id);
                self.happened.push_back(Happened::Rejected { id, rejection, message });
            }
            ToClient::Unavailable { .. } => {
                if self.again_at.is_none() {
                    self.again_at = Some(Instant::now() + self.patience.wait());
                }
            }
            ToClient::Presence { online, watching } => {
                (self.online, self.watching) = (online, watching);
                self.happened.push_back(Happened::Presence);
            }
            ToClient::Now { now } => {
                self.scene.now = Some(*now);
                self.happened.push_back(Happened::Now);
            }
            ToClient::Pong { .. } => {}
            ToClient::Welcome { .. } => return Err(Error::unreadable("it says welcome twice")),
        }
        Ok(())
    }

    fn hear(&mut self, news: News, now: Option<Box<GameScene>>, scene: Option<Box<Scene>>) -> Result<(), Error> {
        if news.version <= self.told {
            return Ok(());
        }
        if news.version > self.told + 1 {
            // Something was missed: coming back tells it.
            return Err(Error::unreachable(&self.server, format!("it did not tell version {}", self.told + 1)));
        }
        match (scene, now) {
            (Some(scene), _) => self.scene = *scene,
            (None, Some(now)) => self.scene.now = Some(*now),
            (None, None) => {}
        }
        self.told = news.version;
        self.scene.version = news.version;
        self.happened.push_back(Happened::News(news));
        Ok(self.witness.see(&self.scene)?)
    }

    fn answered(&mut self, id: u64) {
        self.unanswered.retain(|command| command.id != id);
        if self.unanswered.is_empty() {
            self.again_at = None;
        }
        self.patience.calm();
    }

    /// Makes the connection again, unless that is of no use.
    fn lose(&mut self, error: Error) -> Result<(), Error> {
        if !error.is_passing() {
            return Err(error);
        }
        if let Line::Open(Open { since, .. }) = &self.line {
            if since.elapsed() >= GOOD {
                self.patience.calm();
            }
            self.happened.push_back(Happened::Lost(error));
        }
        let (server, table, wait) = (self.server.clone(), self.table, self.patience.wait());
        let hello = Hello { token: self.token, after: Some(self.told) };
        (self.outbox, self.again_at) = (VecDeque::new(), None);
        self.line = Line::Opening(Box::pin(async move {
            sleep(wait).await;
            Connection::join(&server, table, hello).await
        }));
        Ok(())
    }
}
