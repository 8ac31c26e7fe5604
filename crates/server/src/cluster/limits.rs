//! What one address may do at all servers together. Each server counts for itself and tells the others once a second what was done at
//! it, and they count that as if it had been done at them. So somebody may do at each server at once what may be done at once, and then,
//! at all of them together, no more than at one.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use underhill_store::NodeId;

use super::Cluster;
use super::letter::Letter;
use crate::hall::Hall;
use crate::rate::Rate;

/// So often it is told.
const EVERY: Duration = Duration::from_secs(1);

/// So many lines are one letter: a letter over the database has its limit.
const LINES: usize = 48;

/// What was done, and is limited for one address wherever it is done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Limited {
    Requests,
    Tables,
    Kept,
    Sent,
    /// Not how many there were, but how many there are.
    Sockets,
}

/// What was done at one server. It is sealed: addresses are nobody's business.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Counted {
    node: i64,
    lines: Vec<(Limited, IpAddr, u32)>,
}

impl Hall {
    fn rates(&self) -> impl Iterator<Item = (Limited, &Rate)> {
        let [requests, tables] = self.gate.rates();
        let [kept, sent] = self.budget.rates();
        let all =
            [(Limited::Requests, requests), (Limited::Tables, tables), (Limited::Kept, kept), (Limited::Sent, sent)];
        all.into_iter().filter_map(|(limited, rate)| Some((limited, rate?)))
    }

    /// Tells the other servers what is done at this one, until it stops.
    pub(crate) async fn keep_telling(self: Arc<Self>, cluster: Arc<Cluster>) {
        self.rates().for_each(|(_, rate)| rate.share());
        let mut ticks = self.ticks(EVERY);
        while ticks.next().await {
            let mut lines = Vec::new();
            for (limited, rate) in self.rates() {
                lines
                    .extend(rate.to_tell(Instant::now()).into_iter().map(|(address, times)| (limited, address, times)));
            }
            let sockets = self.gate.sockets().to_tell();
            lines.extend(sockets.into_iter().map(|(address, count)| (Limited::Sockets, address, count)));
            for lines in lines.chunks(LINES) {
                let counted = Counted { node: cluster.me.0, lines: lines.to_vec() };
                cluster.tell(&Letter::Counted { sealed: cluster.seal.close(&counted) });
            }
        }
    }

    /// Counts what was done at another server.
    pub(super) fn hear_counted(&self, cluster: &Cluster, counted: Counted) {
        if NodeId(counted.node) == cluster.me {
            return;
        }
        for (limited, address, times) in counted.lines {
            match self.rates().find(|(other, _)| *other == limited) {
                Some((_, rate)) => rate.hear(address, times),
                None if limited == Limited::Sockets => {
                    self.gate.sockets().hear(counted.node, address, times, Instant::now());
                }
                None => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use underhill_store::Listening;

    use super::*;
    use crate::cluster::seal::Seal;

    #[test]
    fn a_letter_full_of_the_longest_lines_can_go_over_the_database() {
        let address = IpAddr::from([0xfffe_u16; 8]);
        let counted = Counted { node: i64::MAX, lines: vec![(Limited::Requests, address, u32::MAX); LINES] };
        let letter = Letter::Counted { sealed: Seal::new(&[7; 32]).close(&counted) };
        let length = serde_json::to_string(&letter).expect("it serialises").len();
        assert!(length <= Listening::LONGEST, "{length}");
    }
}
