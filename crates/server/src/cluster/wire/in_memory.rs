use std::collections::HashMap;
use std::sync::{Mutex, OnceLock};

use tokio::sync::mpsc;
use underhill_store::NodeId;

use super::{Heard, Wire, hear, written};
use crate::cluster::letter::{Addressee, Letter};

type Ears = Vec<(NodeId, mpsc::Sender<Heard>)>;

/// The wires of this process, by their names.
fn wires() -> &'static Mutex<HashMap<String, Ears>> {
    static WIRES: OnceLock<Mutex<HashMap<String, Ears>>> = OnceLock::new();
    WIRES.get_or_init(Mutex::default)
}

/// Letters between servers in one process, written and read like all others.
pub(super) struct InMemory {
    name: String,
}

impl InMemory {
    pub(super) fn connect(name: &str, me: NodeId, heard: mpsc::Sender<Heard>) -> Self {
        wires().lock().expect("nobody panics while holding it").entry(name.to_owned()).or_default().push((me, heard));
        InMemory { name: name.to_owned() }
    }
}

impl Wire for InMemory {
    fn send(&self, to: Addressee, letter: &Letter) {
        let text = written(letter);
        let mut wires = wires().lock().expect("nobody panics while holding it");
        let ears = wires.entry(self.name.clone()).or_default();
        ears.retain(|(_, ears)| !ears.is_closed());
        for (node, ears) in ears {
            if to == Addressee::All || to == Addressee::One(*node) {
                hear(ears, text.as_bytes());
            }
        }
    }
}
