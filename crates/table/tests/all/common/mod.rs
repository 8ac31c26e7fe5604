//! A table in a test: commands are decided and applied, and the log is kept like a server would.

use serde_json::{Value, json};
use underhill_catalog::{GameId, Visit, any_action};
use underhill_core::{Game, Luck, Seat, Viewer, seeded};
use underhill_laws::{SetUp, set_ups};
use underhill_table::{
    AnyTable, Bytes, Command, Decided, Entropy, Entry, EntryKind, FairVersion, Hash, Name, Outage, Phase, Rejection,
    Scene, Seed, Sender, Setting, Share, Time, Token, opening, rebuild,
};

pub(crate) struct Keeper {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Time,
    seeds: u8,
    /// Whether the devices of the people keep what they committed to, a byte 32 times, instead of revealing it at the start.
    pub(crate) silent: bool,
}

#[allow(dead_code, reason = "not every test file needs all of it")]
impl Keeper {
    pub(crate) fn open(setting: Value) -> Self {
        Keeper::open_as(FairVersion::Second, setting)
    }

    pub(crate) fn open_as(fair: FairVersion, setting: Value) -> Self {
        let setting: Setting = serde_json::from_value(setting).expect("a setting");
        let entry = opening(setting, fair, Seed(Bytes([200; 32])), Time(1_000)).expect("a table can be opened");
        let table = rebuild([entry.clone()]).expect("a log of one entry");
        Keeper { table, log: vec![entry], now: Time(1_000), seeds: 0, silent: false }
    }

    /// A table with a person in every seat, begun.
    pub(crate) fn begun(setting: Value) -> Self {
        Keeper::open(setting).begin()
    }

    /// The same table with a person in every seat, begun.
    pub(crate) fn begin(self) -> Self {
        let mut keeper = self;
        for seat in Seat::first(keeper.table.setting().seats) {
            keeper.sit(seat).expect("the seat is free");
        }
        keeper.command(0, Command::Start).expect("all are there");
        keeper
    }

    pub(crate) fn sit(&mut self, seat: Seat) -> Result<(), Rejection> {
        let share = self.share(Bytes([seat.index() as u8; 32]));
        self.sit_with(seat, share)
    }

    pub(crate) fn sit_with(&mut self, seat: Seat, share: Share) -> Result<(), Rejection> {
        let name = Name::try_from(format!("Player {seat}")).expect("a name");
        self.send(Sender::Stranger, None, &Command::Sit { seat: Some(seat), name, key: token(seat).key(), share })
    }

    /// What a device gives before the start that will add this.
    pub(crate) fn share(&self, entropy: Entropy) -> Share {
        Share::of(self.table.fair(), entropy)
    }

    pub(crate) fn again(&mut self, seat: usize, entropy: Entropy) -> Result<(), Rejection> {
        let share = self.share(entropy);
        self.command(seat, Command::Again { share })
    }

    pub(crate) fn agree(&mut self, seat: usize, entropy: Entropy) -> Result<(), Rejection> {
        let share = Some(self.share(entropy));
        self.command(seat, Command::Agree { share })
    }

    /// What the device of a seat has to reveal, if a game starts and it has not done so.
    pub(crate) fn secret_of(&self, seat: Seat) -> Option<Entropy> {
        let scene = self.scene(Viewer::Spectator);
        scene.starting.filter(|starting| starting.missing.contains(seat))?;
        let committed = scene.shares?.commitments[seat.index()]?;
        (0..=u8::MAX).map(|byte| Bytes([byte; 32])).find(|entropy| Hash::of(&entropy.0) == committed)
    }

    fn reveal_all(&mut self) {
        for seat in Seat::first(self.table.setting().seats) {
            if let Some(entropy) = self.secret_of(seat) {
                self.command(seat.index(), Command::Reveal { entropy }).expect("it is what the device committed to");
            }
        }
    }

    #[allow(clippy::needless_pass_by_value, reason = "it reads like a command")]
    pub(crate) fn command(&mut self, seat: usize, command: Command) -> Result<(), Rejection> {
        self.send(Sender::Seat(Seat::new(seat)), None, &command)
    }

    pub(crate) fn act(&mut self, seat: usize, action: &str) -> Result<(), Rejection> {
        let decision = self.scene(Viewer::Spectator).now.expect("the game has begun").decisions;
        self.command(seat, Command::Act { action: action.to_owned(), decision })
    }

    /// What a seat without any plan would do now, when it is for it to decide.
    pub(crate) fn any_action(&self, seat: Seat, luck: u64) -> String {
        let view = self.table.game_scene(Viewer::Seat(seat)).expect("the game has begun").view;
        any_action(self.table.game(), view.get(), seat, luck).expect("it is their turn")
    }

    pub(crate) fn send(&mut self, sender: Sender, id: Option<u64>, command: &Command) -> Result<(), Rejection> {
        let seeds = &mut self.seeds;
        let mut fresh = || {
            *seeds += 1;
            Seed(Bytes([*seeds; 32]))
        };
        if let Decided::New(entry) = self.table.decide(sender, id, command, self.now, &mut fresh)? {
            self.apply(entry);
        }
        if self.table.phase() == Phase::Starting && !self.silent && !matches!(command, Command::Reveal { .. }) {
            self.reveal_all();
        }
        Ok(())
    }

    pub(crate) fn apply(&mut self, entry: Entry) {
        self.table.apply(&entry).expect("what was decided can be applied");
        self.log.push(entry);
    }

    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        self.table.scene(viewer)
    }

    /// Everything that a viewer could ever be sent, as text.
    pub(crate) fn seen(&self, viewer: Viewer) -> String {
        json!([self.table.scene(viewer), self.table.news(viewer, 0)]).to_string()
    }

    /// Nobody is charged for an outage, if anybody would be; whether anybody was.
    pub(crate) fn forgive(&mut self, outage: Outage) -> bool {
        let charged = self.table.unforgiven(outage);
        if let Some(outage) = charged {
            self.apply(Entry { at: outage.to, by: None, kind: EntryKind::Outage(outage) });
        }
        charged.is_some()
    }

    /// What a table rebuilt from the log shows must be what this one shows.
    pub(crate) fn check_rebuilt(&self) {
        let text: Vec<String> =
            self.log.iter().map(|entry| serde_json::to_string(entry).expect("it serialises")).collect();
        let log = text.iter().map(|line| serde_json::from_str(line).expect("it is read as it was written"));
        let rebuilt = rebuild(log).expect("the log is one");
        assert_eq!(rebuilt.length(), self.table.length());
        for viewer in Viewer::all(self.table.setting().seats) {
            let other = json!([rebuilt.scene(viewer), rebuilt.news(viewer, 0)]).to_string();
            assert_eq!(other, self.seen(viewer));
        }
    }
}

pub(crate) fn token(seat: Seat) -> Token {
    Token(Bytes([seat.index() as u8 + 1; 16]))
}

/// One of all the ways to set up a game.
struct AnySetUp<'l, L>(&'l mut L);

impl<L: Luck> Visit for AnySetUp<'_, L> {
    type Output = Value;

    fn visit<G: Game>(self) -> Value {
        let mut all = set_ups::<G>();
        let SetUp { seats, options } = all.swap_remove(self.0.below(all.len() as u64) as usize);
        json!({"game": G::ID, "seats": seats, "options": options})
    }
}

/// A table of any game, with any options, that luck has chosen.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn any_setting(number: u64) -> Value {
    let mut luck = seeded(77, number);
    let mut one_of = |words: &[&'static str]| words[luck.below(words.len() as u64) as usize];
    let clock = match one_of(&["none", "game", "move"]) {
        "game" => json!({"game": {"seconds": 600, "increment": 2}}),
        "move" => json!({"move": {"days": 3}}),
        _ => json!("none"),
    };
    let game = GameId::ALL[luck.below(GameId::ALL.len() as u64) as usize];
    let mut setting = game.visit(AnySetUp(&mut luck));
    setting["clock"] = clock;
    setting
}
