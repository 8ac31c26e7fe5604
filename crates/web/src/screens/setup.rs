//! Choosing how to play: who sits where, house rules, clock.

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Level, OptionSpec, Options, Preset, Seat, Values};
use underhill_protocol::{NewTable, TableId};
use underhill_table::{Name, NameError, Setting, TimeControl};

use crate::browser::{recall, remember};
use crate::icons::{Glyph, Icon, SeatMark};
use crate::route::{Page, Way, router};
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

/// The levels that are offered to people, the kindest first.
pub(crate) const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// What somebody last chose for a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) sitters: Vec<LocalPlayer>,
    /// Options that are not as usual.
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) clock: TimeControl,
    pub(crate) public: bool,
}

impl Plan {
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

    /// What is wrong with the name of somebody, as a message. One that is left out is filled in.
    fn wrong_name(&self) -> Option<&'static str> {
        self.sitters
            .iter()
            .find_map(|sitter| match sitter {
                LocalPlayer::Person(name) => {
                    Name::try_from(name.clone()).err().filter(|&wrong| wrong != NameError::Empty)
                }
                LocalPlayer::Bot(_) => None,
            })
            .map(wrong_name)
    }

    fn kept_as(game: GameId, way: Way) -> String {
        match way {
            Way::Here => format!("plan.{game}"),
            Way::Friends => format!("plan-online.{game}"),
        }
    }

    /// Against one bot: as strong as the one last played against, or of middling strength.
    pub(crate) fn quick(name: String) -> Plan {
        let level = recall(QUICK).unwrap_or(Level::Medium);
        Plan {
            sitters: vec![LocalPlayer::Person(name), LocalPlayer::Bot(level)],
            options: BTreeMap::new(),
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

/// What there is to agree on before a game: every option, and those that are offered together.
fn options_of(game: GameId) -> (&'static [OptionSpec], &'static [Preset]) {
    struct Offered;
    impl Visit for Offered {
        type Output = (&'static [OptionSpec], &'static [Preset]);
        fn visit<G: Game>(self) -> Self::Output {
            (<G::Options as Options>::SPECS, <G::Options as Options>::PRESETS)
        }
    }
    game.visit(Offered)
}

#[component]
pub(crate) fn Setup(game: GameId, way: Way) -> impl IntoView {
    let router = router();
    let name = my_name();
    let start = recall(&Plan::kept_as(game, way)).unwrap_or_else(|| Plan {
        sitters: vec![
            LocalPlayer::Person(name),
            LocalPlayer::Person(find("seat-number", &[("number", 2.into())]).unwrap_or_default()),
        ],
        ..Plan::quick(String::new())
    });
    let plan = RwSignal::new(start);
    let count = Memo::new(move |_| plan.with(|plan| plan.sitters.len()));
    let problem = RwSignal::new(None::<String>);
    // Not everything is a name, and some house rules go only with others.
    let wrong = Memo::new(move |_| {
        plan.with(|plan| plan.wrong_name().or(Local::check(plan.setting(game)).err().map(|_| "rejected-bad-setting")))
    });
    let (low, high) = game.seats().into_inner();
    let (specs, presets) = options_of(game);
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
        router.go(Page::Play(game));
    };
    let title = Signal::derive(move || t("new-table"));
    view! {
        <Bar title><Choices/></Bar>
        <main class="setup">
            <div class="setup-choices">
                <section class="panel">
                    <h2>{move || t("seats")}</h2>
                    {(low < high).then(|| view! {
                        <div class="segmented" role="group" aria-label=move || t("how-many-play")>
                            {(low..=high).map(|number| view! {
                                <button aria-pressed=move || (count.get() == number).to_string()
                                    on:click=move |_| plan.update(|plan| resize(plan, number))>
                                    {move || tell("players", &[("count", number.into())])}
                                </button>
                            }).collect_view()}
                        </div>
                    })}
                    {move || (0..count.get()).map(|index| view! { <SeatChoice plan seat=Seat::new(index)/> }).collect_view()}
                    {(way == Way::Here).then(|| view! { <BotsTime plan/> })}
                </section>
                {(way == Way::Friends).then(|| view! { <TimeAndGuests plan/> })}
                {(!presets.is_empty()).then(|| view! { <PresetChoice game plan/> })}
                <section class="panel">
                    <h2>{move || t("house-rules")}</h2>
                    <div class="options">
                        {specs.iter().map(|spec| view! { <OptionChoice game plan spec/> }).collect_view()}
                    </div>
                </section>
            </div>
            <section class="panel ready">
                <svg class="art" viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=picture(game)></svg>
                <h2>{move || t(&format!("{game}-name"))}</h2>
                <p>{move || summary(&plan.get())}</p>
                <p class="wrong" role="alert">{move || wrong.get().map(t).or_else(|| problem.get())}</p>
                <button class="primary" disabled=move || wrong.get().is_some() on:click=begin><Icon of=Glyph::Play size=18/>{move || t("start")}</button>
                <p class="note">{move || t("remembered")}</p>
            </section>
        </main>
    }
}

/// Opens a table at the server, sits down in the first person's seat and puts the bots into theirs. The other seats wait
/// for friends.
async fn open_online(game: GameId, plan: &Plan) -> Result<TableId, Failure> {
    let Setting { game, seats, options, clock, public } = plan.setting(game);
    let table = open(&NewTable { game, seats, options, clock, public }).await?;
    let first = plan.sitters.iter().position(|sitter| matches!(sitter, LocalPlayer::Person(_)));
    if let Some(index) = first
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

fn resize(plan: &mut Plan, count: usize) {
    plan.sitters.truncate(count);
    while plan.sitters.len() < count {
        plan.sitters.push(LocalPlayer::Bot(Level::Medium));
    }
}

/// Who plays, in a sentence.
fn summary(plan: &Plan) -> String {
    let name = |(place, sitter): (usize, &LocalPlayer)| match sitter {
        LocalPlayer::Person(name) => name.clone(),
        LocalPlayer::Bot(level) => {
            let before = plan.sitters[..place].iter().filter(|&other| other == sitter).count();
            bot_name(*level, before + 1)
        }
    };
    let names: Vec<String> = plan.sitters.iter().enumerate().map(name).collect();
    tell("setup-summary", &[("names", names.join(", ").into())])
}

#[component]
fn SeatChoice(plan: RwSignal<Plan>, seat: Seat) -> impl IntoView {
    let index = seat.index();
    let sitter = Memo::new(move |_| plan.with(|plan| plan.sitters.get(index).cloned()));
    let is_person = move || matches!(sitter.get(), Some(LocalPlayer::Person(_)));
    let set = move |sitter: LocalPlayer| plan.update(|plan| plan.sitters[index] = sitter);
    let called = move || match sitter.get() {
        Some(LocalPlayer::Person(name)) => name,
        _ => String::new(),
    };
    let number = move || tell("seat-number", &[("number", (index + 1).into())]);
    view! {
        <div class="seat-choice" role="group" aria-label=number>
            <SeatMark seat/>
            <div class="segmented">
                <button aria-pressed=move || is_person().to_string()
                    on:click=move |_| if !is_person() { set(LocalPlayer::Person(number())) }>{move || t("person")}</button>
                <button aria-pressed=move || (!is_person()).to_string()
                    on:click=move |_| if is_person() { set(LocalPlayer::Bot(Level::Medium)) }>{move || t("bot")}</button>
            </div>
            <Show when=is_person>
                <input class="name" maxlength="200" aria-label=move || t("name") prop:value=called
                    on:input=move |event| set(LocalPlayer::Person(event_target_value(&event)))
                    on:change=move |event| if event_target_value(&event).trim().is_empty() { set(LocalPlayer::Person(number())) }/>
            </Show>
            <Show when=move || !is_person()>
                <div class="levels">
                    {LEVELS.map(|level| view! {
                        <button class="level" aria-pressed=move || (sitter.get() == Some(LocalPlayer::Bot(level))).to_string()
                            on:click=move |_| set(LocalPlayer::Bot(level))>
                            <b>{move || t(&format!("bot-{level}"))}</b>
                            <span>{move || t(&format!("bot-{level}-text"))}</span>
                        </button>
                    })}
                </div>
            </Show>
        </div>
    }
}

/// How long the bots at this screen may think. At a server its keeper says so.
#[component]
fn BotsTime(plan: RwSignal<Plan>) -> impl IntoView {
    let settings = settings();
    let has_bots =
        Memo::new(move |_| plan.with(|plan| plan.sitters.iter().any(|sitter| matches!(sitter, LocalPlayer::Bot(_)))));
    let choice = move |slow: bool, words: &'static str| {
        view! {
            <button aria-pressed=move || (settings.get().slow_bots == slow).to_string()
                on:click=move |_| settings.change(|preferences| preferences.slow_bots = slow)>{move || t(words)}</button>
        }
    };
    view! {
        <Show when=move || has_bots.get()>
            <div class="segmented bots-time" role="group" aria-label=move || t("bots-time")>
                {choice(false, "bots-time-short")}
                {choice(true, "bots-time-long")}
            </div>
        </Show>
    }
}

/// Options that go together, to be chosen at once. Whoever changes one of them afterwards plays in a way of their own.
#[component]
fn PresetChoice(game: GameId, plan: RwSignal<Plan>) -> impl IntoView {
    let (specs, presets) = options_of(game);
    let followed = Memo::new(move |_| plan.with(|plan| presets.iter().position(|preset| plan.follows(specs, preset))));
    let choose = move |preset: &'static Preset| {
        let set = preset.sets.iter().map(|&(name, word)| (name.to_owned(), word.to_owned()));
        plan.update(|plan| plan.options.extend(set));
    };
    view! {
        <section class="panel presets" role="group" aria-labelledby="presets">
            <h2 id="presets">
                {move || t("how-you-play")}
                {move || followed.get().is_none().then(|| view! { " " <small class="preset-own">{t("preset-own")}</small> })}
            </h2>
            <div class="options">
                {presets.iter().enumerate().map(|(number, preset)| {
                    let id = format!("{game}-preset-{}", preset.name);
                    let text = format!("{id}-text");
                    view! {
                        <button class="level" data-preset=preset.name aria-pressed=move || (followed.get() == Some(number)).to_string()
                            on:click=move |_| choose(preset)>
                            <b>{move || t(&id)}</b>
                            <span>{move || t(&text)}</span>
                        </button>
                    }
                }).collect_view()}
            </div>
        </section>
    }
}

/// An option of the game, as sentences to choose from.
#[component]
fn OptionChoice(game: GameId, plan: RwSignal<Plan>, spec: &'static OptionSpec) -> impl IntoView {
    let Values::OneOf(words) = spec.values else { return ().into_any() };
    let id = format!("{game}-option-{}", spec.name.replace('_', "-"));
    let chosen = move || plan.with(|plan| plan.chosen(spec).to_owned());
    let legend = id.clone();
    view! {
        <fieldset class="option">
            <legend>{move || t(&legend)}</legend>
            {words.iter().map(|&word| {
                let text = format!("{id}-{word}");
                view! {
                    <label class="choice" class:chosen=move || chosen() == word>
                        <input type="radio" name=spec.name prop:checked=move || chosen() == word
                            on:change=move |_| plan.update(|plan| { plan.options.insert(spec.name.to_owned(), word.to_owned()); })/>
                        <span>{move || t(&text)}</span>
                    </label>
                }
            }).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// For tables at the server: how much time everyone has, and who can come.
#[component]
fn TimeAndGuests(plan: RwSignal<Plan>) -> impl IntoView {
    const USUAL: TimeControl = TimeControl::Game { seconds: 600, increment: 5 };
    let clock = Memo::new(move |_| plan.with(|plan| plan.clock));
    let number = |event: &web_sys::Event| event_target_value(event).parse::<u32>().ok();
    view! {
        <section class="panel">
            <h2>{move || t("clock")}</h2>
            <div class="segmented" role="group" aria-label=move || t("clock")>
                <button aria-pressed=move || (clock.get() == TimeControl::None).to_string() on:click=move |_| plan.update(|plan| plan.clock = TimeControl::None)>{move || t("clock-none")}</button>
                <button aria-pressed=move || matches!(clock.get(), TimeControl::Game { .. }).to_string() on:click=move |_| plan.update(|plan| plan.clock = USUAL)>{move || t("clock-game")}</button>
                <button aria-pressed=move || matches!(clock.get(), TimeControl::Move { .. }).to_string() on:click=move |_| plan.update(|plan| plan.clock = TimeControl::Move { days: 2 })>{move || t("clock-days")}</button>
            </div>
            {move || match clock.get() {
                TimeControl::None => ().into_any(),
                TimeControl::Game { seconds, increment } => view! {
                    <div class="row numbers">
                        <label>{t("clock-minutes")} <input type="number" min="1" max="600" prop:value=seconds / 60
                            on:change=move |event| if let Some(minutes) = number(&event) { plan.update(|plan| plan.clock = TimeControl::Game { seconds: minutes.clamp(1, 600) * 60, increment }) }/></label>
                        <label>{t("clock-increment")} <input type="number" min="0" max="600" prop:value=increment
                            on:change=move |event| if let Some(increment) = number(&event) { plan.update(|plan| plan.clock = TimeControl::Game { seconds, increment: increment.min(600) }) }/></label>
                    </div>
                }.into_any(),
                TimeControl::Move { days } => view! {
                    <div class="row numbers"><label>{t("clock-days-each")} <input type="number" min="1" max="30" prop:value=days
                        on:change=move |event| if let Some(days) = number(&event) { plan.update(|plan| plan.clock = TimeControl::Move { days: days.clamp(1, 30) }) }/></label></div>
                }.into_any(),
            }}
            <h2>{move || t("who-can-come")}</h2>
            <div class="segmented" role="group" aria-label=move || t("who-can-come")>
                <button aria-pressed=move || (!plan.get().public).to_string() on:click=move |_| plan.update(|plan| plan.public = false)>{move || t("by-link")}</button>
                <button aria-pressed=move || plan.get().public.to_string() on:click=move |_| plan.update(|plan| plan.public = true)>{move || t("public")}</button>
            </div>
        </section>
    }
}
