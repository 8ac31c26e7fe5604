//! A table that several servers have in memory: its owner decides, the others show what it decided and hand on what people want.

use std::collections::HashMap;
use std::net::IpAddr;

use tokio::sync::oneshot;
use underhill_core::{Seat, Seats};
use underhill_protocol::{Listing, NumberedCommand, ToClient};
use underhill_store::{Absence, Fence, NodeId};
use underhill_table::{Command, Entry, EntryKind, Hash, Outage, Phrase, Rejection, Time};

use super::{Caller, Keeper, RoomMessage};
use crate::cluster::letter::{Answer, Errand, Letter};
use crate::cluster::{Part, Returned};
use crate::members::MemberId;
use crate::problem::RequestError;
use crate::room::{Asker, ServerMessage};
use crate::secrets::alias;

/// So often an errand is sent when its table changes owners under way.
const TRIES: u8 = 3;

/// What a table knows of those who are there by way of other servers.
#[derive(Default)]
pub(super) struct Elsewhere {
    /// As the owner: who is at each of the other servers.
    here: HashMap<NodeId, (Seats, usize)>,
    /// As a replica: what the owner was told last, to notice changes.
    told: (Seats, usize),
    /// Whether this server had to stop deciding: another goes on with the table.
    pub(super) steps_down: bool,
    /// What the other servers were told last of a public table.
    listed: Option<Listing>,
}

impl Keeper {
    /// Whether this server decides what happens at the table.
    pub(in crate::room) fn decides(&self) -> bool {
        !matches!(self.part, Part::Replica { .. })
    }

    /// Whether this server decides at the table and has not been heard to be there for so long that another may do so.
    pub(super) fn has_lost_its_lease(&self) -> bool {
        self.decides() && self.hall.cluster.as_ref().is_some_and(|cluster| cluster.lease_is_over())
    }

    /// What this server is to the table from now on.
    fn become_part(&mut self, part: Part) {
        self.hall.count_table(self.part, -1);
        self.part = part;
        self.hall.count_table(self.part, 1);
    }

    /// Applies what the owner has stored since.
    pub(super) async fn catch_up(&mut self) -> Result<(), RequestError> {
        let (Some(cluster), Some(key)) = (self.hall.cluster.clone(), self.part.key()) else { return Ok(()) };
        if self.unsure {
            return self.reread().await;
        }
        let entries = cluster.nodes.entries_from(key, self.table.length()).await?;
        let (told, count) = (self.members.told(), entries.len());
        let (mut chosen, mut by) = (Vec::new(), Vec::new());
        for text in entries {
            let applied = match serde_json::from_str::<Entry>(&text) {
                Ok(entry) => {
                    if let EntryKind::Sealed { seat, .. } | EntryKind::Unsealed { seat } = entry.kind {
                        chosen.push(seat);
                    }
                    by.extend(entry.by);
                    self.table.apply(&entry).map_err(|broken| broken.to_string())
                }
                Err(error) => Err(error.to_string()),
            };
            if let Err(error) = applied {
                tracing::error!(table = %alias(self.id), error, "an entry of another server cannot be applied");
                self.unsure = true;
                return Err(RequestError::Unavailable);
            }
        }
        self.members.tell(&*self.table);
        // A choice that stays sealed is news to the seat that made it, and to nobody else.
        for seat in chosen {
            self.members.refresh(&*self.table, seat, None);
        }
        // Everybody for their part, if they gave the command here. The owner counts what its own sockets are told.
        let told = self.members.told() - told;
        for command in by {
            let person = self.people.keys().find(|key| command.is_of(key)).copied();
            self.charge(person, told / count);
        }
        Ok(())
    }

    /// Other servers hear that something was stored.
    pub(super) fn hint(&self) {
        if let (Some(cluster), Part::Owner { key, fence }) = (&self.hall.cluster, self.part) {
            cluster.tell(&Letter::Hint { table: key, length: self.table.length(), epoch: fence.epoch });
        }
    }

    /// Another server is the owner by now: this one stops deciding at once.
    pub(super) async fn lose(&mut self) {
        tracing::info!(table = %alias(self.id), "another server has the table by now");
        self.thinkers.cancel_all();
        self.outage_from = None;
        self.elsewhere.here.clear();
        if let (Some(cluster), Some(key)) = (self.hall.cluster.clone(), self.part.key()) {
            // Whose it is can be found out again with the next errand.
            let progress = cluster.nodes.progress(&[key]).await.unwrap_or_default();
            let owner = progress.first().and_then(|progress| progress.fence).map_or(cluster.me, |fence| fence.owner);
            self.become_part(Part::Replica { key, owner });
            self.tell_owner_who_is_here();
        }
    }

    /// Finds out whose the table is, and takes it if it is nobody's.
    async fn reconsider(&mut self) -> Result<(), RequestError> {
        let Some(cluster) = self.hall.cluster.clone() else { return Ok(()) };
        let (part, lost) = cluster.take(self.id).await?;
        self.become_part(part);
        if self.decides() {
            return self.begin_to_decide(lost).await;
        }
        self.tell_owner_who_is_here();
        Ok(())
    }

    async fn begin_to_decide(&mut self, lost: Option<Absence>) -> Result<(), RequestError> {
        tracing::debug!(table = %alias(self.id), "this server has the table from now on");
        self.catch_up().await?;
        let outage = |lost: Absence| Outage { from: Time(lost.from_ms), to: Time(lost.to_ms) };
        self.forgive_absences(lost.map(outage)).await?;
        self.state = super::state_of(self.table.phase());
        if !self.members.is_empty() {
            self.attended = Some(tokio::time::Instant::now());
        }
        self.show_presence();
        self.settle();
        Ok(())
    }

    /// Gives the table back at the end, so that another server can have it at once.
    pub(super) async fn give_back(&mut self) {
        let Some(cluster) = self.hall.cluster.clone() else { return };
        if let Part::Owner { key, fence } = self.part
            && !self.elsewhere.steps_down
        {
            cluster.give_back(key, fence).await;
        } else if let Part::Replica { owner, .. } = self.part
            && let Some(key) = self.part.key()
        {
            let here = Letter::Here { table: key, node: cluster.me.0, online: Seats::NONE, watching: 0 };
            cluster.write_to(owner, &here);
        }
        if let Some(key) = self.part.key() {
            cluster.put_away(key);
        }
    }

    pub(super) async fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Hint { length } => {
                self.note_hint(length);
                self.follow(length).await;
            }
            ServerMessage::Looked { length, fence } => self.look_around(length, fence).await,
            ServerMessage::Reconsider => self.reconsider_if(|_| true).await,
            ServerMessage::OwnerGone(node) => self.reconsider_if(|owner| owner == node).await,
            ServerMessage::Here { node, online, watching } => self.note_elsewhere(node, (online, watching)).await,
            ServerMessage::Present { online, watching } => {
                if !self.decides() {
                    self.show_present((online, watching));
                }
            }
            ServerMessage::Said { seat, phrase, at } => self.hear_said(seat, phrase, at),
            ServerMessage::InLine { seat, place } => {
                if !self.decides() {
                    self.members.say_to_new(&ToClient::InLine { seat, place });
                }
            }
            ServerMessage::Answered { errand, asker, tries, returned } => {
                self.returned(*errand, asker, tries, returned).await;
            }
        }
    }

    fn hear_said(&mut self, seat: Seat, phrase: Phrase, at: Time) {
        if self.decides() {
            return;
        }
        let told = self.members.told();
        self.members.say_to_new(&ToClient::Said { seat, phrase, at });
        let person = self.people.keys().find(|key| self.table.seat_of(key) == Some(seat)).copied();
        self.charge(person, self.members.told() - told);
    }

    fn note_hint(&mut self, length: u64) {
        if let (Some(cluster), Part::Replica { .. }) = (&self.hall.cluster, self.part) {
            self.unsaid.other(&cluster.counts.hints_heard);
            if length <= self.table.length() {
                self.unsaid.other(&cluster.counts.hints_late);
            }
        }
    }

    async fn follow(&mut self, length: u64) {
        if !self.decides() && length > self.table.length() {
            let _ = self.catch_up().await;
        }
    }

    /// What was found when it was looked whether letters were missed.
    async fn look_around(&mut self, length: u64, stored: Option<Fence>) {
        let Some(cluster) = self.hall.cluster.clone() else { return };
        if !self.decides() && length > self.table.length() {
            self.unsaid.other(&cluster.counts.hints_missed);
        }
        self.follow(length).await;
        match self.part {
            Part::Alone => {}
            // Whoever writes would be refused; whoever only watches would not notice.
            Part::Owner { fence, .. } if stored.is_some_and(|stored| stored.epoch > fence.epoch) => {
                self.lose().await;
                let _ = self.catch_up().await;
            }
            Part::Owner { .. } => {
                self.elsewhere.here.retain(|node, _| cluster.is_there(*node));
                self.show_presence();
            }
            Part::Replica { key, owner: known } => match stored.map(|fence| fence.owner) {
                Some(owner) if owner != cluster.me && cluster.is_there(owner) => {
                    self.part = Part::Replica { key, owner };
                    if owner != known {
                        self.elsewhere.told = Default::default();
                    }
                    self.tell_owner_again();
                }
                _ => self.reconsider_if(|_| true).await,
            },
        }
    }

    /// Looks for an owner if this is a replica, somebody is here who needs one, and the last one may be gone.
    async fn reconsider_if(&mut self, gone: impl Fn(NodeId) -> bool) {
        if let Part::Replica { owner, .. } = self.part
            && gone(owner)
            && !self.members.is_empty()
            && let Err(error) = self.reconsider().await
        {
            tracing::debug!(table = %alias(self.id), %error, "it cannot be found out whose the table is");
        }
    }

    // Who is there.

    /// The seats that somebody is connected for by way of any server, and how many only watch.
    pub(super) fn present_in_all(&self) -> (Seats, usize) {
        let here = self.members.present(&*self.table);
        self.elsewhere.here.values().fold(here, |(seats, watching), (online, others)| {
            (online.iter().fold(seats, Seats::with), watching + others)
        })
    }

    pub(in crate::room) fn somebody_is_elsewhere(&self) -> bool {
        self.elsewhere.here.values().any(|present| *present != (Seats::NONE, 0))
    }

    async fn note_elsewhere(&mut self, node: NodeId, present: (Seats, usize)) {
        if !self.decides() {
            return;
        }
        let before = self.present_in_all().0;
        self.elsewhere.here.insert(node, present);
        let at = self.hall.clock.now();
        for seat in present.0.iter().filter(|seat| !before.contains(*seat)).collect::<Vec<_>>() {
            self.come_back(seat, at).await;
        }
        if present != (Seats::NONE, 0) {
            self.attended = Some(tokio::time::Instant::now());
        }
        let unchanged = self.present_in_all() == self.present;
        self.show_presence();
        if unchanged {
            // Whoever asks has not heard of it yet.
            self.tell_servers_who_is_present();
        }
        self.settle_bots();
    }

    pub(super) fn tell_servers_who_is_present(&self) {
        if let (Some(cluster), Part::Owner { key, .. }) = (&self.hall.cluster, self.part) {
            let (online, watching) = self.present;
            cluster.tell(&Letter::Present { table: key, online, watching });
        }
    }

    /// Tells the owner who is here if that has changed.
    pub(super) fn tell_owner_who_is_here(&mut self) {
        if self.members.present(&*self.table) != self.elsewhere.told {
            self.tell_owner_again();
        }
    }

    fn tell_owner_again(&mut self) {
        let here = self.members.present(&*self.table);
        if let (Some(cluster), Part::Replica { key, owner }) = (&self.hall.cluster, self.part) {
            let (online, watching) = here;
            cluster.write_to(owner, &Letter::Here { table: key, node: cluster.me.0, online, watching });
            self.elsewhere.told = here;
        }
    }

    pub(super) fn tell_servers_of(&self, seat: Seat, phrase: Phrase, at: Time) {
        if let (Some(cluster), Part::Owner { key, .. }) = (&self.hall.cluster, self.part) {
            cluster.tell(&Letter::Said { table: key, seat, phrase, at });
        }
    }

    pub(super) fn tell_servers_of_line(&self, seat: Seat, place: usize) {
        if let (Some(cluster), Part::Owner { key, .. }) = (&self.hall.cluster, self.part) {
            cluster.tell(&Letter::InLine { table: key, seat, place });
        }
    }

    // What people want.

    /// Hands on to the owner what a socket wants.
    pub(super) fn hand_on(&mut self, member: MemberId, numbered: NumberedCommand, size: usize) {
        let NumberedCommand { id, command } = numbered;
        match self.members.person(member) {
            Some((key, household)) => {
                // How much may be told here for it is counted here, and how often something may be done is counted by the owner.
                if let Err(refused) = self.may_tell(key, size, &command) {
                    return self.reply(Asker::Member { member, id }, Err(refused));
                }
                let command = command.into();
                let errand = Errand { table: self.id, key: Some(key), household, size, id: Some(id), command };
                self.send_errand(errand, Asker::Member { member, id }, 1);
            }
            None => self.reply(Asker::Member { member, id }, Err(Rejection::NotSeated.into())),
        }
    }

    /// Hands on to the owner what a request wants.
    pub(super) fn hand_on_for(
        &mut self,
        key: Option<Hash>,
        household: IpAddr,
        command: Command,
        reply: oneshot::Sender<Result<(), RequestError>>,
    ) {
        let errand = Errand { table: self.id, key, household, size: 0, id: None, command: command.into() };
        self.send_errand(errand, Asker::Request(reply), 1);
    }

    /// Nobody here waits for the answer: the owner may be slow, and others go on watching.
    fn send_errand(&mut self, errand: Errand, asker: Asker, tries: u8) {
        let (Some(cluster), Part::Replica { owner, .. }) = (self.hall.cluster.clone(), self.part) else { return };
        self.unsaid.other(&cluster.counts.errands_sent);
        let own = self.own.clone();
        tokio::spawn(async move {
            let returned = cluster.send_errand(owner, &errand).await;
            if let Some(own) = own.upgrade() {
                let answered = ServerMessage::Answered { errand: Box::new(errand), asker, tries, returned };
                let _ = own.send(RoomMessage::Server(answered)).await;
            }
        });
    }

    async fn returned(&mut self, errand: Errand, asker: Asker, tries: u8, returned: Returned) {
        let Returned { answer, repeated } = returned;
        if let Some(cluster) = &self.hall.cluster {
            let happened =
                [(answer.is_some(), &cluster.counts.errands_answered), (repeated, &cluster.counts.errands_repeated)];
            happened.into_iter().filter(|(did, _)| *did).for_each(|(_, counter)| self.unsaid.other(counter));
        }
        let answer = answer.unwrap_or(Answer::Unavailable);
        let lost = matches!(answer, Answer::NotOwner | Answer::Unavailable);
        if lost && tries < TRIES && self.reconsider().await.is_ok() {
            if self.decides() {
                let arrived = self.hall.clock.now();
                let done = self.errand(errand, arrived).await;
                return self.reply(asker, done);
            }
            if answer == Answer::NotOwner {
                return self.send_errand(errand, asker, tries + 1);
            }
        }
        let result = match answer.result() {
            // Whoever gave the command sees what came of it before they hear that it was done.
            Ok((_, length)) if length > self.table.length() && self.catch_up().await.is_err() => {
                Err(RequestError::Unavailable)
            }
            result => result,
        };
        self.reply(asker, result);
    }

    fn reply(&mut self, asker: Asker, result: Result<(u64, u64), RequestError>) {
        match asker {
            Asker::Request(reply) => drop(reply.send(result.map(|_| ()))),
            Asker::Member { member, id } => {
                let answer = match result {
                    Ok((version, _)) => {
                        let now = self.members.now_of(&*self.table, member);
                        ToClient::Done { id, version, now }
                    }
                    Err(RequestError::Rejected(rejection)) => {
                        let message = rejection.to_string();
                        ToClient::Rejected { id, rejection, message }
                    }
                    Err(_) => ToClient::Unavailable { id },
                };
                let told = self.members.told();
                self.members.say(member, &answer);
                let person = self.members.person(member).map(|(key, _)| key);
                self.charge(person, self.members.told() - told);
            }
        }
    }

    /// Does what somebody at another server wants: the version after it, and how many entries the log has.
    pub(super) async fn errand(&mut self, errand: Errand, arrived: Time) -> Result<(u64, u64), RequestError> {
        if !self.decides() {
            return Err(RequestError::NotOwner);
        }
        if let Some(cluster) = &self.hall.cluster {
            self.unsaid.other(&cluster.counts.errands_done);
        }
        let Errand { key, household, size, id, command, .. } = errand;
        let command = Command::from(command);
        let (talks, before) = (matches!(command, Command::Say { .. }), self.table.version());
        let version = match key {
            Some(key) if id.is_some() => {
                let told = self.members.told();
                let done = self.person_command(Caller { key, household, size }, id, command, arrived).await;
                if let Ok((seat, _)) = done
                    && self.table.version() == before
                    && !talks
                {
                    self.members.refresh(&*self.table, seat, None);
                }
                self.charge(Some(key), self.members.told() - told);
                done?.1
            }
            key => {
                self.ask(key, household, &command, arrived).await?;
                self.table.version()
            }
        };
        Ok((version, self.table.length()))
    }

    // The list of public tables.

    pub(super) fn list(&mut self) {
        let listing = self.listing();
        match (&self.hall.cluster, self.part) {
            (Some(cluster), Part::Owner { key, .. }) if listing != self.elsewhere.listed => {
                cluster.list(key, listing.as_ref());
                self.elsewhere.listed = listing;
            }
            (Some(_), _) => {}
            (None, _) => self.hall.list(self.id, listing),
        }
    }

    /// The table leaves memory. If that is because the server stops or stops deciding, another goes on with it and lists it again.
    pub(super) fn unlist(&self) {
        match (&self.hall.cluster, self.part) {
            (None, _) => self.hall.list(self.id, None),
            (Some(cluster), Part::Owner { key, .. })
                if self.table.setting().public && !self.elsewhere.steps_down && !*self.hall.stopping.borrow() =>
            {
                cluster.list(key, None);
            }
            _ => {}
        }
    }
}
