use std::time::Duration;

use tokio::sync::mpsc;
use underhill_store::{Listening, NodeId, StoreError};

use super::{Line, WAITING, Wire, hear, written};
use crate::cluster::letter::{Addressee, Letter};

/// So many letters are one statement at most.
const TOGETHER: usize = 256;

/// So long it is waited before listening is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// What it is called in the log.
pub(super) const NAME: &str = "what other servers say over the database";

/// Letters over the database that has the tables, by NOTIFY.
pub(super) struct Notify {
    outgoing: mpsc::Sender<(String, String)>,
}

fn channel(to: Addressee) -> String {
    match to {
        Addressee::All => "underhill".to_owned(),
        Addressee::One(node) => format!("underhill_{node}"),
    }
}

impl Notify {
    pub(super) async fn connect(database: Listening, me: NodeId, line: Line) -> Result<Self, StoreError> {
        let channels = [channel(Addressee::All), channel(Addressee::One(me))];
        let channels: Vec<&str> = channels.iter().map(String::as_str).collect();
        let mut ears = database.listen(&channels).await?;
        let (outgoing, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send_all(database.clone(), waiting));
        let channels: Vec<String> = channels.into_iter().map(str::to_owned).collect();
        let heard = line.heard.clone();
        tokio::spawn(async move {
            let channels: Vec<&str> = channels.iter().map(String::as_str).collect();
            while !heard.is_closed() {
                while let Some(text) = ears.next().await {
                    hear(&heard, text.as_bytes());
                }
                line.lost();
                ears = loop {
                    tokio::time::sleep(RETRY).await;
                    match database.listen(&channels).await {
                        Ok(ears) => break ears,
                        Err(_) if heard.is_closed() => return,
                        Err(error) => tracing::debug!(%error, "other servers cannot be listened to"),
                    }
                };
                line.found().await;
            }
        });
        Ok(Notify { outgoing })
    }
}

async fn send_all(database: Listening, mut waiting: mpsc::Receiver<(String, String)>) {
    let mut letters = Vec::new();
    while waiting.recv_many(&mut letters, TOGETHER).await > 0 {
        let (channels, texts): (Vec<String>, Vec<String>) = letters.drain(..).unzip();
        if let Err(error) = database.notify(&channels, &texts).await {
            tracing::debug!(%error, letters = texts.len(), "letters to other servers are lost");
        }
    }
}

impl Wire for Notify {
    fn send(&self, to: Addressee, letter: &Letter) {
        let text = written(letter);
        if text.len() <= Listening::LONGEST {
            let _ = self.outgoing.try_send((channel(to), text));
        }
    }
}
