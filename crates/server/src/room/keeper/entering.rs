//! Who comes to a table and goes, and what they are told of how things stand.

use std::net::IpAddr;
use std::time::Duration;

use tokio::time::Instant;
use underhill_core::{Seat, Seats, Viewer};
use underhill_protocol::{BUILD, CloseCode, Hello, PROTOCOL, ToClient};
use underhill_table::{AnyTable, Command, News, Offer, Sender, Time};

use super::Keeper;
use crate::members::{MemberId, Members, text};
use crate::room::Entering;

impl Keeper {
    pub(super) async fn join(&mut self, entering: Entering) -> Result<MemberId, CloseCode> {
        let Entering { hello, household, arrived, outbox, kick } = entering;
        let key = hello.token.map(|token| token.key());
        let seat = match &key {
            Some(key) => Some(self.table.seat_of(key).ok_or(CloseCode::WrongToken)?),
            None => None,
        };
        if hello.protocol < Members::KNOWS_OPTIONS_OF_VIEWS && self.table.has_long_options() {
            return Err(CloseCode::Outdated);
        }
        self.attend(household, seat.is_some());
        if let Some(seat) = seat.filter(|_| self.decides()) {
            self.come_back(seat, arrived).await;
        }
        let welcome = text(&self.welcome(&hello, seat.map_or(Viewer::Spectator, Viewer::Seat)));
        if !self.hall.budget.send(household, welcome.len()) {
            return Err(CloseCode::TooMany);
        }
        let id = self.members.add(key, household, self.table.version(), hello.protocol, outbox, kick);
        self.members.say_text(id, welcome);
        self.show_presence();
        self.settle_bots();
        Ok(id)
    }

    /// Whoever comes back takes their seat back, or needs no bot after all.
    pub(super) async fn come_back(&mut self, seat: Seat, arrived: Time) {
        let _ = self.carry_out(Sender::Seat(seat), None, &Command::Return, arrived).await;
        if self.is_asked_to_go_on_for(seat) {
            let _ = self.carry_out(Sender::Seat(seat), None, &Command::Decline, arrived).await;
        }
    }

    /// How things stand, for somebody who comes.
    pub(super) fn welcome(&self, hello: &Hello, viewer: Viewer) -> ToClient {
        let mut scene = self.table.scene(viewer);
        if hello.protocol >= Members::KNOWS_OPTIONS_OF_VIEWS {
            scene.now = scene.now.map(|now| self.table.without_options(now));
        }
        ToClient::Welcome {
            scene: Box::new(scene),
            news: hello.after.map_or_else(Vec::new, |after| page(&*self.table, viewer, after, u64::MAX)),
            at: self.hall.clock.now(),
            protocol: PROTOCOL,
            build: BUILD.to_owned(),
            app: self.hall.app_build.clone(),
            rules: self.table.rules(),
        }
    }

    pub(super) fn tell_earlier(&mut self, member: MemberId, before: u64) {
        let viewer = self.members.seat(&*self.table, member).map_or(Viewer::Spectator, Viewer::Seat);
        let earlier = text(&ToClient::Earlier { news: page(&*self.table, viewer, 0, before) });
        let household = self.members.household(member);
        if household.is_some_and(|household| self.hall.budget.send(household, earlier.len())) {
            self.members.say_text(member, earlier);
        } else {
            self.members.kick(member, CloseCode::TooMany);
        }
    }

    /// Somebody is here, and the bots think for them. Who only watches does not take the bots over from who plays.
    pub(super) fn attend(&mut self, household: IpAddr, plays: bool) {
        self.attended = Some(Instant::now());
        if plays || self.household.is_none() {
            self.household = Some(household);
        }
    }

    pub(super) fn leave(&mut self, id: MemberId) {
        if self.members.remove(id) {
            self.attended = Some(Instant::now());
            self.show_presence();
        }
    }

    pub(super) fn show_presence(&mut self) {
        if !self.decides() {
            return self.tell_owner_who_is_here();
        }
        let present = self.present_in_all();
        self.crowd_due = None;
        if present == self.present {
            return;
        }
        let is_crowd = present.0 == self.present.0 && present.1.max(self.present.1) > CROWD;
        if let Some(due) =
            self.present_told.map(|told| told + CROWD_PACE).filter(|due| is_crowd && *due > Instant::now())
        {
            self.crowd_due = Some(due);
            return;
        }
        self.present_told = Some(Instant::now());
        self.show_present(present);
        self.tell_servers_who_is_present();
    }

    pub(super) fn show_present(&mut self, present: (Seats, usize)) {
        self.present = present;
        self.members.say_to_all(&ToClient::Presence { online: present.0, watching: present.1 });
    }

    /// Whether the others are being asked to let a bot go on for the person of this seat.
    pub(super) fn is_asked_to_go_on_for(&self, seat: Seat) -> bool {
        self.table.asked().is_some_and(|asked| asked.offer == Offer::StandIn(seat))
    }
}

/// With more spectators than this, how many there are is told at most once in a while: if everybody heard of everybody who comes, a
/// thousand would cost a million messages.
const CROWD: usize = 20;
const CROWD_PACE: Duration = Duration::from_secs(1);

/// What a viewer is told of the newest things that happened between two versions: so much as fits well into one message.
fn page(table: &dyn AnyTable, viewer: Viewer, after: u64, before: u64) -> Vec<News> {
    const MOST: usize = 200;
    const BYTES: usize = 96 << 10;
    let mut news = table.news_between(viewer, after, before, MOST);
    let sizes = news.iter().rev().map(|news| serde_json::to_string(news).map_or(0, |text| text.len()));
    let mut sum = 0;
    let fitting = sizes.take_while(|size| {
        sum += size;
        sum <= BYTES
    });
    // The newest is told however large it is.
    let fitting = fitting.count().max(1).min(news.len());
    news.drain(..news.len() - fitting);
    if let Some(forgotten) = table.forgotten(viewer) {
        news.iter_mut().filter(|news| forgotten.contains(&news.version)).for_each(|news| news.events.clear());
    }
    news
}
