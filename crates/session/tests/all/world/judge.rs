//! How it ended.

use underhill_core::Viewer;
use underhill_table::EntryKind;

use super::{PEOPLE, World, secret};

impl World {
    /// Whatever was started has begun, with what every device had committed to, revealed once.
    fn judge_reveals(&self) -> Result<(), String> {
        let started = self.log.iter().filter(|entry| matches!(entry.kind, EntryKind::Starting { .. })).count();
        let dealt = self.log.iter().filter(|entry| matches!(entry.kind, EntryKind::Dealt { .. })).count();
        let revealed = self.log.iter().filter(|entry| matches!(entry.kind, EntryKind::Revealed { .. })).count();
        if (dealt, revealed) != (started, started * (PEOPLE - 1)) {
            return Err(format!("{started} games were started, {dealt} begun, {revealed} devices revealed something"));
        }
        let table = &self.host.as_ref().ok_or("the server is not back")?.table;
        let shares = table.scene(Viewer::Spectator).shares.filter(|_| started > 0);
        if shares.is_some_and(|shares| (0..PEOPLE).any(|seat| shares.entropy[seat] != Some(secret(seat)))) {
            return Err("something else was revealed".to_owned());
        }
        Ok(())
    }

    /// How it ended: well for everybody.
    pub(super) fn judge(&self) -> Result<(), String> {
        self.judge_reveals()?;
        let table = &self.host.as_ref().ok_or("the server is not back")?.table;
        for (number, client) in self.clients.iter().enumerate() {
            let wrong = |what: String| Err(format!("client {number}: {what}"));
            let seat = client.token.and_then(|token| table.seat_of(&token.key()));
            let truth = serde_json::to_value(table.scene(seat.map_or(Viewer::Spectator, Viewer::Seat))).unwrap();
            let seen = serde_json::to_value(client.session.scene()).unwrap();
            if truth != seen {
                return wrong(format!("sees {seen}, not {truth}"));
            }
            if client.session.is_waiting() {
                return wrong("still waits for an answer".to_owned());
            }
            for (id, (command, answer)) in &client.wanted {
                let done = self.log.iter().filter(|entry| entry.by.is_some_and(|by| by.id == *id)).count();
                if client.given_up.contains(id) && answer.is_none() {
                    if done > 1 {
                        return wrong(format!("{command:?} was done {done} times"));
                    }
                    continue;
                }
                match answer {
                    None => return wrong(format!("{command:?} was never answered")),
                    Some(true) if done != 1 => return wrong(format!("{command:?} was done {done} times")),
                    Some(false) if done != 0 => return wrong(format!("{command:?} was refused and done")),
                    Some(_) => {}
                }
            }
            if client.told.back().is_some_and(|last| *last != table.version()) {
                return wrong("was not told everything".to_owned());
            }
            let busy = client.efforts.windows(150).find(|efforts| efforts[149] - efforts[0] < 60_000);
            if let Some(efforts) = busy {
                return wrong(format!("150 messages within a minute, from {}", efforts[0]));
            }
        }
        Ok(())
    }
}
