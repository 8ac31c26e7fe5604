use std::io::Write;

use underhill_client::{Error, Guest, Happened, Server};
use underhill_core::{Game, Seat, Seats, seeded};
use underhill_table::{Asked, GameScene, News, Phase};

use super::failed;
use super::input::Input;
use super::telling::{clocks, everyone, question, sentence, who};
use crate::failure::Failure;
use crate::output::{count, plain, plain_value, stdout};
use crate::play::show::{say, show_end, sketch};

/// A person at a table, in a terminal.
pub(crate) struct Terminal<G: Game> {
    pub(super) guest: Guest,
    pub(super) input: Input,
    /// What has been told, and from where on since this seat decided last.
    pub(super) told: Vec<String>,
    pub(super) decided_at: usize,
    /// The decision that this seat has been shown what it is about: the game's number and the decision's.
    shown: Option<(u32, usize)>,
    /// The game whose end has been shown.
    ended: u32,
    /// What is asked of this seat has been shown.
    asked: bool,
    /// The game of the last bad news about its draws.
    unfair: Option<String>,
    /// The prompt stands in the last line.
    prompted: bool,
    pub(super) warned: Option<G::Action>,
    /// The game begins by itself: nobody has to be waited for.
    begins: bool,
}

/// Whether to stay at the table.
#[derive(PartialEq, Eq)]
pub(super) enum Goes {
    On,
    Home,
}

impl<G: Game> Terminal<G> {
    pub(super) fn new(guest: Guest, input: Input, begins: bool) -> Self {
        let (told, decided_at, shown, ended) = (Vec::new(), 0, None, 0);
        let (asked, unfair, prompted, warned) = (false, None, false, None);
        Terminal { guest, input, told, decided_at, shown, ended, asked, unfair, prompted, warned, begins }
    }

    pub(super) async fn run(mut self, server: &Server) -> Result<(), Failure> {
        self.welcome(server)?;
        loop {
            self.show_what_is_new().await?;
            self.prompt()?;
            let takes_input = self.takes_input();
            let goes = tokio::select! {
                line = self.input.line(), if takes_input => {
                    self.prompted = false;
                    match line {
                        Ok(Some(line)) => self.typed(&line)?,
                        Ok(None) => Goes::Home,
                        Err(error) => return Err(Failure::input(format!("the input cannot be read: {error}"))),
                    }
                }
                happened = self.guest.next() => {
                    self.notice(happened.map_err(failed)?)?;
                    Goes::On
                }
            };
            if goes == Goes::Home {
                break;
            }
        }
        self.guest.leave().await;
        self.unfair.map_or(Ok(()), |problem| Err(Failure::System(problem)))
    }

    fn welcome(&self, server: &Server) -> Result<(), Failure> {
        let scene = self.guest.scene();
        let link = server.link(self.guest.table());
        match scene.you {
            Some(seat) => say(&format!("{} at table {}: you have seat {seat}.", G::NAME, self.guest.table()))?,
            None => say(&format!("{} at table {}: you are watching.", G::NAME, self.guest.table()))?,
        }
        let mut out = stdout();
        // These are to be copied, so they are not wrapped.
        writeln!(out, "Friends join you by  {link}\n                 or  underhill play --table {link}")?;
        if let Some(pass) = self.guest.seat_pass() {
            writeln!(out, "You come back with   underhill play --table {link} --token {pass}")?;
        }
        self.show_seats(Seats::all(scene.places.len()), 0)?;
        if scene.phase == Phase::Gathering && !self.begins {
            say("Type `start` when all seats are taken, or `help`.")?;
        }
        Ok(())
    }

    pub(super) fn show_places(&self) -> Result<(), Failure> {
        let (online, watching) = self.guest.presence();
        self.show_seats(online, watching)
    }

    fn show_seats(&self, online: Seats, watching: usize) -> Result<(), Failure> {
        let mut out = stdout();
        for line in everyone(self.guest.scene(), online) {
            writeln!(out, "  {line}")?;
        }
        if watching > 0 {
            writeln!(out, "  watching: {watching}")?;
        }
        out.flush()?;
        Ok(())
    }

    fn now(&self) -> Option<&GameScene> {
        self.guest.scene().now.as_ref()
    }

    /// The seat, if it has to decide.
    fn deciding(&self) -> Option<Seat> {
        let (scene, now) = (self.guest.scene(), self.now()?);
        let open = scene.phase == Phase::Playing && now.sealed.is_none();
        scene.you.filter(|&seat| open && now.waiting.contains(seat))
    }

    /// What somebody asks the others for, in a game or while one starts.
    fn what_is_asked(&self) -> Option<Asked> {
        let starting = self.guest.scene().starting.as_ref();
        starting.and_then(|starting| starting.asked).or_else(|| self.now()?.asked)
    }

    /// Whether another waits for this seat's answer.
    fn is_asked(&self) -> bool {
        let missing = self.what_is_asked().map_or(Seats::NONE, |asked| asked.missing);
        self.guest.scene().you.is_some_and(|seat| missing.contains(seat))
    }

    /// A person may type at any time. A program's input is only taken when something is asked of its seat.
    fn takes_input(&self) -> bool {
        if self.input.interactive {
            return true;
        }
        let scene = self.guest.scene();
        let waits = self.guest.is_waiting() || self.now().is_some_and(|now| now.asked.is_some());
        match scene.phase {
            _ if self.is_asked() => true,
            Phase::Gathering => scene.you.is_some() && !waits,
            Phase::Starting => false,
            Phase::Playing => self.deciding().is_some() && !self.guest.is_waiting(),
            Phase::Over => !waits,
        }
    }

    fn prompt(&mut self) -> Result<(), Failure> {
        if self.takes_input() && !self.prompted {
            let mut out = stdout();
            match self.guest.scene().you {
                Some(seat) => write!(out, "seat {seat}> ")?,
                None => write!(out, "> ")?,
            }
            out.flush()?;
            self.prompted = true;
        }
        Ok(())
    }

    /// Whatever is printed now stands before the prompt.
    fn make_room(&mut self) -> Result<(), Failure> {
        if std::mem::take(&mut self.prompted) {
            let mut out = stdout();
            write!(out, "{}", if self.input.interactive { "\r\x1b[K" } else { "\n" })?;
        }
        Ok(())
    }

    fn tell(&mut self, line: &str) -> Result<(), Failure> {
        self.make_room()?;
        let line = plain(line);
        let mut out = stdout();
        writeln!(out, "  · {line}")?;
        out.flush()?;
        self.told.push(line);
        Ok(())
    }

    async fn show_what_is_new(&mut self) -> Result<(), Failure> {
        let scene = self.guest.scene();
        if scene.phase == Phase::Over && self.ended < scene.games {
            self.ended = scene.games;
            self.show_end().await?;
        }
        let decision = self.now().map(|now| (self.guest.scene().games, now.decisions));
        let decision = self.deciding().and(decision);
        if decision.is_some() && decision != self.shown {
            self.make_room()?;
            self.show()?;
        }
        self.shown = decision;
        let is_asked = self.is_asked();
        if is_asked && !self.asked {
            self.make_room()?;
            if let Some(asked) = self.what_is_asked() {
                say(&question(self.guest.scene(), &asked))?;
            }
        }
        self.asked = is_asked;
        Ok(())
    }

    fn view(&self) -> Option<Result<G::View, Failure>> {
        let view = serde_json::from_str(self.now()?.view.get()).map(plain_value);
        let view = view.and_then(serde_json::from_value);
        Some(view.map_err(|error| Failure::system("the server's answer cannot be understood", error)))
    }

    /// A game that looks just like this one to this seat: what is allowed in it is allowed here.
    pub(super) fn imagined(&self) -> Result<Option<G>, Failure> {
        let Some(view) = self.view().transpose()? else { return Ok(None) };
        let game = G::determinize(&view, &mut seeded(0, self.told.len() as u64));
        game.map(Some).map_err(|error| Failure::system("the server's answer cannot be understood", error))
    }

    pub(super) fn show(&self) -> Result<(), Failure> {
        let Some(view) = self.view().transpose()? else { return self.show_places() };
        let mut out = stdout();
        writeln!(out, "\n{}", sketch(&view))?;
        if let Some(dial) = self.now().and_then(|now| now.dial.as_ref()) {
            writeln!(out, "time: {}", clocks(dial))?;
        }
        if let Some(sealed) = self.now().and_then(|now| now.sealed.as_ref()) {
            writeln!(out, "You have chosen `{}`; the others may still have to.", plain(sealed))?;
        }
        out.flush()?;
        Ok(())
    }

    async fn show_end(&mut self) -> Result<(), Failure> {
        self.make_room()?;
        self.show()?;
        let scene = self.guest.scene();
        if let Some(end) = self.now().and_then(|now| now.end.as_ref()) {
            show_end::<G>(end, |seat| who(scene, seat))?;
        }
        match self.guest.verify().await {
            Ok(fair) => {
                let part = if fair.own && fair.draws > 0 { ", and this device had its part in them" } else { "" };
                say(&format!("The draws were fair: {} verified{part}.", count(fair.draws as usize, "draw")))?;
            }
            Err(error @ Error::Unfair(_)) => {
                let problem = error.to_string();
                say(&format!("{}{}.", problem[..1].to_uppercase(), &problem[1..]))?;
                self.unfair = Some(problem);
            }
            Err(error) => say(&format!("The draws could not be verified: {error}."))?,
        }
        if self.guest.scene().you.is_some() {
            say("Type `again` for another game, or `quit`.")?;
        }
        Ok(())
    }

    fn notice(&mut self, happened: Happened) -> Result<(), Failure> {
        match happened {
            Happened::News(news) => self.hear(&news)?,
            Happened::Rejected { message, .. } => {
                self.make_room()?;
                say(&format!("That did not work: {message}."))?;
            }
            Happened::Lost(error) => {
                self.make_room()?;
                say(&format!("The connection was lost ({error}); reconnecting."))?;
            }
            Happened::Welcome(news) => {
                self.make_room()?;
                say("The connection is back.")?;
                news.iter().try_for_each(|news| self.hear(news))?;
            }
            Happened::Skipped => self.tell("a lot happened in the meantime; only the latest is told")?,
            Happened::Unavailable => {
                self.make_room()?;
                say("The server cannot store anything at the moment; it will try again.")?;
            }
            Happened::Done { .. } => self.sealed()?,
            Happened::InLine { seat, place } if place > 0 => {
                let who = who(self.guest.scene(), seat);
                self.tell(&format!("{who} has to wait to think: number {place} in line"))?;
            }
            Happened::InLine { .. }
            | Happened::Now
            | Happened::Presence
            | Happened::Earlier(_)
            | Happened::Ended(_) => {}
        }
        Ok(())
    }

    /// After a choice that stays sealed there is nothing to be told but that.
    fn sealed(&mut self) -> Result<(), Failure> {
        let sealed = self.now().and_then(|now| now.sealed.clone());
        if let Some(sealed) = sealed.filter(|_| self.shown.is_some()) {
            self.make_room()?;
            say(&format!("You have chosen `{sealed}`; the others may still have to."))?;
        }
        Ok(())
    }

    fn hear(&mut self, news: &News) -> Result<(), Failure> {
        if let Some(sentence) = sentence(self.guest.scene(), &news.kind) {
            self.tell(&sentence)?;
        }
        for tale in &news.events {
            self.tell(&tale.text)?;
        }
        Ok(())
    }
}
