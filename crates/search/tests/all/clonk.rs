//! What the bots of Clonk! owe the players.

use serde_json::{Value, json};
use underhill_catalog::clonk::{Action, Clonk, Options, Phase};
use underhill_core::{Choices, Game, Memory, Seat, Viewer, Waiting, random_step, seeded};
use underhill_laws::set_ups;
use underhill_search::{Aids, Answer, Brain, Level, Nodes, Question};

fn ask(game: &Clonk, seat: Seat, level: Level, nodes: u64, seed: u64) -> Answer<Action> {
    let view = game.view(Viewer::Seat(seat), level.memory());
    let question = Question { seat, view: &view, level, meter: &Nodes(nodes), seed, aids: Aids::default() };
    Clonk::think(&mut Default::default(), &question)
}

/// A table in the middle of a game. Cards that are nowhere else are discarded until the draw pile has the wanted size.
struct Scene {
    value: Value,
    pile: usize,
}

/// Seat 0 digs; what a test does not mention is harmless.
fn scene() -> Scene {
    let player = |colour: &str, treasure: &str, top: &str| {
        json!({ "open": "colour", "colour": colour, "treasure": treasure, "hand": [], "gallery": [],
                "cart": [top], "cart-top": top })
    };
    Scene {
        value: json!({
            "options": Options::default(), "phase": "dig", "turns": 2,
            "shafts": ["pink-sword-0-0", "pink-sword-2-1", "pink-sword-0-1", "pink-crown-0-0", "pink-crown-1-0"],
            "players": [player("red", "hammer", "white-goblet-0-0"), player("green", "necklace", "green-goblet-0-0")],
        }),
        pile: 45,
    }
}

impl Scene {
    fn set(mut self, name: &str, value: Value) -> Self {
        self.value[name] = value;
        self
    }

    fn give(mut self, seat: usize, name: &str, value: Value) -> Self {
        self.value["players"][seat][name] = value;
        self
    }

    fn shaft(mut self, number: usize, cards: &str) -> Self {
        self.value["shafts"][number - 1] = json!(cards);
        self
    }

    fn build(self) -> Clonk {
        let Scene { mut value, pile } = self;
        let text = value.to_string();
        let down = value["shafts"].as_array().unwrap().iter().map(|shaft| shaft.as_str().unwrap().matches('?').count());
        let down: usize = down.sum();
        // How often a card lies on the table; the top of a cart is written twice.
        let on_table = |card: &str| {
            let tops = value["players"].as_array().unwrap().iter().filter(|player| player["cart-top"] == card).count();
            text.matches(card).count() - tops
        };
        let mut rest: Vec<String> = Vec::new();
        let mut before = None;
        let mut seen = 0;
        for card in Options::default().components.cards() {
            seen = if before == Some(card) { seen + 1 } else { 0 };
            before = Some(card);
            if seen >= on_table(&card.to_string()) {
                rest.push(card.to_string());
            }
        }
        // Every third or so goes, so that all kinds remain.
        let surplus = rest.len() - pile - down;
        let step = rest.len() / surplus.max(1);
        value["discards"] = (0..surplus).map(|n| json!(rest[n * step])).collect();
        serde_json::from_value(value).unwrap()
    }
}

fn check(game: &Clonk, expected: &str) {
    for level in [Level::Medium, Level::Hard, Level::Master] {
        let answer = ask(game, Seat::new(0), level, 30_000, 7);
        assert_eq!(answer.action.to_string(), expected, "{level}: {answer:#?}");
    }
}

#[test]
fn the_last_dig_takes_the_card_that_pays_most() {
    // The last turn of the game: nothing but points counts. The second card for both tasks is worth most.
    let game = scene().set("turns", json!(9)).set("awake", json!(true)).build_for_last_turn();
    let answer = ask(&game, Seat::new(1), Level::Hard, 30_000, 3);
    assert_eq!(answer.action.to_string(), "dig s3", "{answer:#?}");
}

impl Scene {
    /// Seat 1 has one space left and three cards to choose from.
    fn build_for_last_turn(self) -> Clonk {
        let mut scene = self
            .shaft(1, "white-statue-0-0")
            .shaft(2, "white-sword-1-0")
            .shaft(3, "green-necklace-1-0")
            .give(1, "cart", json!(["green-goblet-0-0", "green-sword-1-0", "white-necklace-1-0"]))
            .give(1, "gallery", json!(["green-statue-1-0", "white-statue-0-1", "white-necklace-0-0"]));
        scene.value["players"][1]["cart-top"] = json!("green-goblet-0-0");
        scene.pile = 20;
        scene.build()
    }
}

#[test]
fn a_full_gallery_is_done() {
    let game = scene()
        .give(0, "gallery", json!(["white-crown-1-0", "white-sword-1-0", "white-statue-0-0", "white-hammer-1-0"]))
        .give(1, "gallery", json!(["green-crown-0-0", "green-sword-1-0", "green-statue-1-0", "green-hammer-0-0"]))
        .give(0, "kablooeys", json!(1))
        .build();
    assert_eq!(game.legal_count(Seat::new(0)), 6, "every shaft could be blasted");
    check(&game, "done");
}

#[test]
fn a_card_for_both_tasks_with_coins_is_dug() {
    let game = scene()
        .shaft(4, "red-hammer-1-0")
        .give(0, "cart-top", json!("red-goblet-1-0"))
        .give(0, "cart", json!(["red-goblet-1-0"]))
        .build();
    check(&game, "dig s4");
}

#[test]
fn clk_20_greedy_takes_what_brings_most_and_says_how_it_stands_then() {
    let game = scene()
        .shaft(4, "red-hammer-1-0")
        .shaft(5, "red-crown-0-0")
        .give(0, "cart-top", json!("red-goblet-1-0"))
        .give(0, "cart", json!(["red-goblet-1-0"]))
        .build();
    for seed in 0..20 {
        let answer = ask(&game, Seat::new(0), Level::Greedy, 1, seed);
        assert_eq!(answer.action.to_string(), "dig s4", "{answer:#?}");
        assert!(answer.reasons[0].text.ends_with(" ahead after it"), "{answer:#?}");
    }
    // The green goblet is worth a coin to the other; nothing that lies open fits one's own.
    let answer = ask(&scene().build(), Seat::new(0), Level::Greedy, 1, 1);
    assert_eq!(answer.action.to_string(), "done");
    assert_eq!(answer.reasons[0].text, "it is only 1 behind after it");
}

#[test]
fn a_node_budget_and_a_seed_give_the_same_answer() {
    let mut luck = seeded(5, 5);
    let mut game = Clonk::new(3, &Options::default()).unwrap();
    while game.turns() < 7 || !matches!(game.phase(), Phase::Dig) {
        let step = random_step(&game, &mut luck).unwrap();
        game.apply_unchecked(&step, &mut ());
    }
    for level in Level::ALL {
        let one = ask(&game, game.active(), level, 5_000, 11);
        assert_eq!(one, ask(&game, game.active(), level, 5_000, 11), "{level}");
    }
}

#[test]
fn every_answer_is_legal_and_explained() {
    for (number, set_up) in set_ups::<Clonk>().iter().enumerate() {
        let mut luck = seeded(17, number as u64);
        let mut game = Clonk::new(set_up.seats, &set_up.options).unwrap();
        let mut asked = 0;
        while game.waiting() != Waiting::Over {
            let Waiting::Decide(seats) = game.waiting() else {
                let step = random_step(&game, &mut luck).unwrap();
                game.apply_unchecked(&step, &mut ());
                continue;
            };
            let mut choices = Choices::new();
            for seat in seats.iter() {
                asked += 1;
                let level = Level::ALL[asked % Level::ALL.len()];
                let answer = ask(&game, seat, level, 60, asked as u64);
                examine(&game, seat, level, &answer);
                // Half of the game is played at random, so that odd tables come up too.
                let odd = asked % 2 == 0;
                choices.push((seat, if odd { game.random_action(seat, &mut luck) } else { answer.action }));
            }
            game.decide_unchecked(&choices, &mut ());
        }
    }
}

fn examine(game: &Clonk, seat: Seat, level: Level, answer: &Answer<Action>) {
    assert_eq!(game.check(seat, &answer.action), Ok(()), "{level}: {}", answer.action);
    assert!((1..=3).contains(&answer.reasons.len()), "{level}: {answer:?}");
    assert_eq!(answer.line.first(), Some(&answer.action));
    assert_eq!(answer.proof, None);
    for reason in &answer.reasons {
        assert!(reason.rule.is_none_or(|id| Clonk::rule_book().get(id.as_str()).is_some()), "{reason:?}");
    }
    let estimates = answer.candidates.iter().map(|candidate| &candidate.estimate).chain([&answer.estimate]);
    for estimate in estimates {
        let sum: f64 = estimate.win.iter().sum();
        assert!((sum - 1.0).abs() < 1e-9 && estimate.win.len() == game.seats(), "{level}: {answer:?}");
    }
    if level > Level::Greedy {
        assert_eq!(answer.candidates.first().map(|candidate| candidate.action), Some(answer.action));
        assert!(answer.candidates.len() <= 5);
        assert!(answer.candidates.iter().all(|candidate| game.check(seat, &candidate.action).is_ok()));
    }
}

#[test]
fn a_bot_that_forgets_and_one_that_remembers_both_answer_from_their_view() {
    assert_eq!((Level::Easy.memory(), Level::Hard.memory()), (Memory::Table, Memory::Perfect));
    let seat = Seat::new(0);
    // The other cart differs below its top, which only those know who remember it.
    let carts = [json!(["green-goblet-0-0", "green-sword-1-0"]), json!(["green-goblet-0-0", "red-statue-3-3"])];
    let games = carts.map(|cart| scene().set("turns", json!(6)).give(1, "cart", cart).build());
    for (memory, same) in [(Memory::Table, true), (Memory::Perfect, false)] {
        let answers = [0, 1].map(|index| {
            let view = games[index].view(Viewer::Seat(seat), memory);
            let question = Question {
                seat,
                view: &view,
                level: Level::Master,
                meter: &Nodes(500),
                seed: 1,
                aids: Aids::default(),
            };
            Clonk::think(&mut Default::default(), &question)
        });
        assert!(answers.iter().zip(&games).all(|(answer, game)| game.check(seat, &answer.action).is_ok()));
        assert_eq!(answers[0] == answers[1], same, "{memory:?}");
    }
}
