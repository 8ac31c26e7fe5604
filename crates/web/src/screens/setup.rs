//! Choosing how to play: who sits where, house rules, clock.

mod clock;
mod options;
mod resolve;
mod seats;
mod summary;

pub(crate) use clock::clock_words;
pub(crate) use options::{Words, options_of, unusual};

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use underhill_catalog::GameId;
use underhill_core::{Level, OptionSpec, Preset, Seat, Skill};
use underhill_protocol::{NewTable, TableId};
use underhill_table::{Name, NameError, Rejection, Setting, TimeControl};

use self::resolve::{Along, Change};
use crate::browser::{bring_into_view, recall, remember};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page, Way, router};
use crate::screens::frame::{Bar, Choices};
use crate::screens::home::picture;
use crate::screens::online::wrong_name;
use crate::settings::settings;
use crate::table::bot_name;
use crate::table::local::{Local, LocalPlayer};
use crate::table::server::{Failure, open, seat_bot, sit};
use crate::words::{find, t, t_now, tell};

/// How strong a bot *Play now* plays against.
const QUICK: &str = "quick";

/// What somebody last chose for a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) sitters: Vec<LocalPlayer>,
    /// Options that are not as usual.
    pub(crate) options: BTreeMap<String, String>,
    /// The edition of the box that was asked for: some differ in nothing but their names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) edition: Option<String>,
    pub(crate) clock: TimeControl,
    pub(crate) public: bool,
}

impl Plan {
    /// What was last chosen for a game; else whoever is at this screen and one more.
    fn recalled(game: GameId, way: Way) -> Plan {
        let mut plan = recall(&Plan::kept_as(game, way)).unwrap_or_else(|| Plan {
            sitters: vec![LocalPlayer::Person(my_name()), LocalPlayer::Person(seat_name(1))],
            ..Plan::quick(String::new())
        });
        if way == Way::Friends {
            plan.leave_room_for_friends();
        }
        plan
    }

    /// At a server one sits down oneself, and nobody else: the seats of other people are open.
    fn leave_room_for_friends(&mut self) {
        let me = self.me();
        for (index, sitter) in self.sitters.iter_mut().enumerate() {
            if Some(index) != me && matches!(sitter, LocalPlayer::Person(_)) {
                *sitter = LocalPlayer::Open;
            }
        }
        if me.is_none() {
            self.sitters[0] = LocalPlayer::Person(my_name());
        }
    }

    /// The seat of the first person.
    fn me(&self) -> Option<usize> {
        self.sitters.iter().position(|sitter| matches!(sitter, LocalPlayer::Person(_)))
    }

    /// How whoever has a seat is called; nothing where a friend is waited for. Bots of one kind are told apart by their numbers.
    fn called(&self, index: usize) -> Option<String> {
        match self.sitters.get(index)? {
            LocalPlayer::Person(name) if name.trim().is_empty() => Some(seat_name(index)),
            LocalPlayer::Person(name) => Some(name.clone()),
            bot @ LocalPlayer::Bot(level) => {
                let before = self.sitters[..index].iter().filter(|&other| other == bot).count();
                Some(bot_name(*level, before + 1))
            }
            LocalPlayer::Open => None,
        }
    }

    /// What an option is set to.
    fn chosen(&self, spec: &OptionSpec) -> &str {
        self.options.get(spec.name).map_or(spec.default, String::as_str)
    }

    /// Whether the options are as a preset has them.
    fn follows(&self, specs: &[OptionSpec], preset: &Preset) -> bool {
        let as_set =
            |&(name, word): &(&str, &str)| specs.iter().any(|spec| spec.name == name && self.chosen(spec) == word);
        preset.sets.iter().all(as_set)
    }

    /// The edition whose rules these are. Where several have the same it is the one that was asked for, or else the one in the
    /// language that is spoken: everybody looks for their own box.
    fn edition(&self, specs: &[OptionSpec], editions: &[Preset], language: &str) -> Option<usize> {
        let find = |wanted: Option<&str>| {
            let is_it = |edition: &Preset| wanted.is_none_or(|name| edition.name == name);
            editions.iter().position(|edition| is_it(edition) && self.follows(specs, edition))
        };
        self.edition
            .as_deref()
            .and_then(|name| find(Some(name)))
            .or_else(|| find(Some(language)))
            .or_else(|| find(None))
    }

    /// What is wrong with the name of somebody, as a message. One that is left out is filled in.
    fn wrong_name(&self) -> Option<&'static str> {
        self.sitters
            .iter()
            .find_map(|sitter| match sitter {
                LocalPlayer::Person(name) => {
                    Name::try_from(name.clone()).err().filter(|&wrong| wrong != NameError::Empty)
                }
                LocalPlayer::Bot(_) | LocalPlayer::Open => None,
            })
            .map(wrong_name)
    }

    fn kept_as(game: GameId, way: Way) -> String {
        match way {
            Way::Here => format!("plan.{game}"),
            Way::Friends => format!("plan-online.{game}"),
        }
    }

    /// As strong as the bot last played against, or of middling strength.
    pub(crate) fn usual_level() -> Skill {
        recall(QUICK).unwrap_or(Skill::Level(Level::Medium))
    }

    /// Against one bot as usual.
    pub(crate) fn quick(name: String) -> Plan {
        Plan::against(name, Plan::usual_level())
    }

    /// Against one bot.
    pub(crate) fn against(name: String, level: Skill) -> Plan {
        Plan {
            sitters: vec![LocalPlayer::Person(name), LocalPlayer::Bot(level)],
            options: BTreeMap::new(),
            edition: None,
            clock: TimeControl::None,
            public: false,
        }
    }

    pub(crate) fn setting(&self, game: GameId) -> Setting {
        Setting {
            game: game.id().to_owned(),
            seats: self.sitters.len(),
            options: serde_json::to_value(&self.options).unwrap_or_default(),
            clock: self.clock,
            public: self.public,
        }
    }
}

/// How whoever is at this screen is called.
pub(crate) fn my_name() -> String {
    let name = settings().get_untracked().name;
    if name.trim().is_empty() { t_now("guest") } else { name }
}

/// How somebody is called who has not said so.
fn seat_name(index: usize) -> String {
    find("seat-number", &[("number", (index + 1).into())]).unwrap_or_default()
}

/// A table while it is being set up.
#[derive(Copy, Clone)]
struct Draft {
    game: GameId,
    way: Way,
    plan: RwSignal<Plan>,
    /// What the last choice changed along with it.
    along: RwSignal<Option<Along>>,
}

impl Draft {
    /// Makes a choice. What does not go with it is changed along.
    fn choose(self, change: Change) {
        let before = self.plan.get_untracked();
        let check = |plan: &Plan| match Local::check(plan.setting(self.game)) {
            Err(Rejection::BadSetting { text }) => Err(text),
            _ => Ok(()),
        };
        let (plan, along) = resolve::resolve(self.game, before, change, &check);
        let told = along.is_some();
        self.set(plan);
        self.along.set(along);
        if told {
            bring_into_view(".along");
        }
    }

    /// Chooses several options at once.
    fn follow(self, preset: &Preset) {
        let mut plan = self.plan.get_untracked();
        plan.options.extend(preset.sets.iter().map(|&(name, word)| (name.to_owned(), word.to_owned())));
        self.set(plan);
        self.along.set(None);
    }

    /// Chooses the rules of an edition.
    fn follow_edition(self, edition: &Preset) {
        self.follow(edition);
        self.update(|plan| plan.edition = Some(edition.name.to_owned()));
    }

    /// Changes what goes with anything else.
    fn update(self, change: impl FnOnce(&mut Plan)) {
        let mut plan = self.plan.get_untracked();
        change(&mut plan);
        self.set(plan);
    }

    /// What is chosen is remembered: whoever looks up a rule meanwhile finds it again.
    fn set(self, plan: Plan) {
        remember(&Plan::kept_as(self.game, self.way), &plan);
        self.plan.set(plan);
    }
}

#[component]
pub(crate) fn Setup(game: GameId, way: Way) -> impl IntoView {
    let plan = RwSignal::new(Plan::recalled(game, way));
    let draft = Draft { game, way, plan, along: RwSignal::new(None) };
    let title = Signal::derive(move || tell("setup-title", &[("game", t(&format!("{game}-name")).into())]));
    let presets = options_of(game).presets;
    view! {
        <Bar title><Choices/></Bar>
        <main class="setup">
            <div class="setup-choices">
                <seats::Seats draft/>
                {(way == Way::Friends).then(|| view! { <clock::TimeAndGuests draft/> })}
                {(!presets.is_empty()).then(|| view! { <options::PresetChoice draft/> })}
                <options::HouseRules draft/>
            </div>
            <Ready draft/>
        </main>
    }
}

/// What was chosen in one sentence, and the button that begins. On a phone it is always at the lower edge.
#[component]
fn Ready(draft: Draft) -> impl IntoView {
    let Draft { game, way, plan, .. } = draft;
    let router = router();
    let problem = RwSignal::new(None::<String>);
    // Not everything is a name, and some house rules go only with others.
    let wrong = Memo::new(move |_| {
        plan.with(|plan| plan.wrong_name().or(Local::check(plan.setting(game)).err().map(|_| "rejected-bad-setting")))
    });
    let begin = move |_| {
        let chosen = plan.get_untracked();
        remember(&Plan::kept_as(game, way), &chosen);
        if let Some(LocalPlayer::Bot(level)) =
            chosen.sitters.iter().find(|sitter| matches!(sitter, LocalPlayer::Bot(_)))
        {
            remember(QUICK, level);
        }
        if way == Way::Friends {
            leptos::task::spawn_local(async move {
                match open_online(game, &chosen).await {
                    Ok(table) => router.go(Page::Table(table)),
                    Err(Failure::Refused { problem: refused, .. }) => problem.set(Some(refused.message)),
                    Err(_) => problem.set(Some(t("server-gone"))),
                }
            });
            return;
        }
        crate::screens::play::hand_to_next_page(game, chosen);
        router.go(Page::Play(game, None));
    };
    let (glyph, label) = if way == Way::Friends { (Glyph::Link, "make-table") } else { (Glyph::Play, "start") };
    view! {
        <section class="panel ready">
            <svg class="art" viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=picture(game)></svg>
            <div class="ready-name">
                <h2>{move || t(&format!("{game}-name"))}</h2>
                <Link to=Page::Home>{move || t("other-game")}</Link>
            </div>
            <summary::Summary draft/>
            <button class="primary" disabled=move || wrong.get().is_some() on:click=begin><Icon of=glyph size=18/>{move || t(label)}</button>
            <p class="wrong" role="alert">{move || wrong.get().map(t).or_else(|| problem.get())}</p>
            <p class="note">{move || t("remembered")}</p>
        </section>
    }
}

/// Opens a table at the server, sits down in one's own seat and puts the bots into theirs. The other seats wait for friends.
async fn open_online(game: GameId, plan: &Plan) -> Result<TableId, Failure> {
    let Setting { game, seats, options, clock, public } = plan.setting(game);
    let table = open(&NewTable { game, seats, options, clock, public }).await?;
    if let Some(index) = plan.me()
        && let LocalPlayer::Person(name) = &plan.sitters[index]
        && let Ok(name) = Name::try_from(name.clone())
    {
        sit(table, name, Some(Seat::new(index))).await?;
        for (sitter, seat) in plan.sitters.iter().zip(Seat::first(seats)) {
            if let LocalPlayer::Bot(level) = sitter {
                seat_bot(table, seat, *level).await?;
            }
        }
    }
    Ok(table)
}
