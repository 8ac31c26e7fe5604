use std::sync::Arc;

use async_nats::{ConnectOptions, Event};
use futures_util::StreamExt;
use tokio::sync::mpsc;
use underhill_store::{NodeId, StoreError};

use super::{Line, WAITING, Wire, hear, written};
use crate::cluster::letter::{Addressee, Letter};

/// What it is called in the log.
pub(super) const NAME: &str = "NATS";

/// Letters over a NATS server. Nothing is kept there.
pub(super) struct Nats {
    outgoing: mpsc::Sender<(String, String)>,
}

fn subject(to: Addressee) -> String {
    match to {
        Addressee::All => "underhill.all".to_owned(),
        Addressee::One(node) => format!("underhill.node.{node}"),
    }
}

impl Nats {
    pub(super) async fn connect(address: &str, me: NodeId, line: Line) -> Result<Self, StoreError> {
        let unavailable = |error: &dyn std::fmt::Display| StoreError::Unavailable(format!("NATS: {error}"));
        let heard = line.heard.clone();
        let line = Arc::new(line);
        let options = ConnectOptions::new().name("underhill").event_callback(move |event| {
            let line = Arc::clone(&line);
            async move {
                match event {
                    Event::Connected => line.found().await,
                    Event::Disconnected => line.lost(),
                    event => tracing::debug!(%event, "NATS"),
                }
            }
        });
        let options = options.require_tls(address.starts_with("tls://"));
        let client = options.connect(address).await.map_err(|error| unavailable(&error))?;
        for to in [Addressee::All, Addressee::One(me)] {
            let mut letters = client.subscribe(subject(to)).await.map_err(|error| unavailable(&error))?;
            let heard = heard.clone();
            tokio::spawn(async move {
                while let Some(letter) = letters.next().await {
                    hear(&heard, &letter.payload);
                    if heard.is_closed() {
                        break;
                    }
                }
            });
        }
        let (outgoing, mut waiting) = mpsc::channel::<(String, String)>(WAITING);
        tokio::spawn(async move {
            while let Some((subject, text)) = waiting.recv().await {
                if let Err(error) = client.publish(subject, text.into()).await {
                    tracing::debug!(%error, "a letter to other servers is lost");
                }
            }
        });
        Ok(Nats { outgoing })
    }
}

impl Wire for Nats {
    fn send(&self, to: Addressee, letter: &Letter) {
        let _ = self.outgoing.try_send((subject(to), written(letter)));
    }
}
