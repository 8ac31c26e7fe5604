//! Nothing that a viewer may not know changes a byte of what they are sent.
//!
//! The same public game is continued with other hidden facts: a state imagined from what one viewer sees takes the place of
//! the real one. Everything that the table would send to that viewer has to be the same: how things stand, what happened, why
//! a command is refused.

use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Luck, Seat, Viewer, Waiting, random_step, seeded};
use underhill_laws::{SetUp, set_ups};

use crate::table::{Play, Table};
use crate::{
    AnyTable, Bytes, Command, Decided, Deciding, Entry, EntryKind, FairVersion, Name, Seed, Sender, Setting, Share,
    Showing, Sitter, Time, TimeControl,
};

struct Secrecy(u64);

impl Visit for Secrecy {
    type Output = u64;

    /// Plays a game, and says how often other hidden facts could have been.
    fn visit<G: Game>(self) -> u64 {
        let mut luck = seeded(self.0, 11);
        let mut set_ups = set_ups::<G>();
        let SetUp { seats, options } = set_ups.swap_remove(luck.below(set_ups.len() as u64) as usize);
        let mut table = begun::<G>(seats, &options);
        let mut differed = 0;
        while let Some(step) = table.play.as_ref().and_then(|play| random_step(&play.game, &mut luck)) {
            differed += Seat::first(seats)
                .map(Viewer::Seat)
                .chain([Viewer::Spectator])
                .filter(|viewer| compare(&mut table, *viewer, &mut luck))
                .count() as u64;
            let play = table.play.as_mut().expect("the game has begun");
            let kind = EntryKind::Played { steps: play.steps_after(&step) };
            table.apply(&Entry { at: Time(0), by: None, kind }).expect("it is legal");
        }
        differed
    }
}

fn begun<G: Game>(seats: usize, options: &G::Options) -> Table<G> {
    let setting = Setting {
        game: G::ID.to_owned(),
        seats,
        options: serde_json::to_value(options).expect("options serialise"),
        clock: TimeControl::Game { seconds: 600, increment: 3 },
        public: false,
    };
    let mut table = Table::<G>::new(&setting, options.clone(), Seed(Bytes([3; 32])), FairVersion::First);
    let apply = |table: &mut Table<G>, kind| table.apply(&Entry { at: Time(0), by: None, kind }).expect("it fits");
    for seat in Seat::first(seats) {
        let name = Name::try_from(format!("Player {seat}")).expect("a name");
        let sitter =
            Sitter::Person { name, key: Bytes([seat.index() as u8; 32]), share: Share::Entropy(Bytes([1; 32])) };
        apply(&mut table, EntryKind::Sat { seat, sitter });
    }
    let sender = Sender::Seat(Seat::new(0));
    let start = table.decide(sender, None, &Command::Start, Time(0), &mut || Seed(Bytes([4; 32])));
    let Ok(Decided::New(entry)) = start else { panic!("all seats are taken") };
    apply(&mut table, entry.kind);
    table
}

/// Whether other facts could be hidden from the viewer. If so, they see no difference.
fn compare<G: Game>(table: &mut Table<G>, viewer: Viewer, luck: &mut impl Luck) -> bool {
    let play = table.play.as_ref().expect("the game has begun");
    if matches!(play.game.waiting(), Waiting::Over) {
        return false;
    }
    let view = play.game.view(viewer, play.game.memory());
    let other = G::determinize(&view, luck).expect("a game shows it");
    if other == play.game {
        return false;
    }
    let tries = tries(play, viewer, luck);
    let before = sent(table, viewer, &tries);
    let play = table.play.as_mut().expect("the game has begun");
    let real = std::mem::replace(&mut play.game, other);
    let after = sent(table, viewer, &tries);
    table.play.as_mut().expect("the game has begun").game = real;
    assert_eq!(before, after, "{viewer:?}");
    true
}

/// Some actions that the viewer might try, most of them not allowed: what anybody could do now or at another time.
fn tries<G: Game>(play: &Play<G>, viewer: Viewer, luck: &mut impl Luck) -> Vec<String> {
    let Viewer::Seat(_) = viewer else { return Vec::new() };
    let mut tries = vec!["nonsense".to_owned()];
    for seat in Seat::first(play.game.seats()) {
        if play.undecided().contains(seat) {
            tries.extend((0..3).map(|_| play.game.random_action(seat, luck).to_string()));
        }
    }
    tries.extend(play.steps.iter().rev().take(4).filter_map(|step| Some(step.split_once(": ")?.1.to_owned())));
    tries
}

/// Everything that a viewer is sent, as text, and what comes of the commands that are refused.
fn sent<G: Game>(table: &Table<G>, viewer: Viewer, tries: &[String]) -> String {
    let mut sent = serde_json::to_string(&table.scene(viewer)).expect("it serialises");
    for news in table.news(viewer, 0) {
        sent += &serde_json::to_string(&news).expect("it serialises");
    }
    let Viewer::Seat(seat) = viewer else { return sent };
    let decision = table.play.as_ref().expect("the game has begun").decisions;
    for action in tries {
        let command = Command::Act { action: action.clone(), decision };
        let refused = table.decide(Sender::Seat(seat), None, &command, Time(0), &mut || unreachable!("nothing begins"));
        sent += &format!("{:?}", refused.map(|_| ()));
    }
    for command in [Command::TakeBack, Command::OfferDraw] {
        let refused = table.decide(Sender::Seat(seat), None, &command, Time(0), &mut || unreachable!("nothing begins"));
        sent += &format!("{:?}", refused.map(|_| ()));
    }
    sent
}

#[test]
fn hidden_facts_change_no_byte_of_what_is_sent() {
    for &game in GameId::ALL {
        let differed: u64 = (0..12).map(|number| game.visit(Secrecy(number))).sum();
        // In these there are secrets to be kept. Everything in Kobold lies open, down to what nobody has seen.
        if matches!(game, GameId::Gobblet | GameId::Gobblestones | GameId::Clonk) {
            assert!(differed > 0, "nothing was hidden in {game}");
        }
    }
}
