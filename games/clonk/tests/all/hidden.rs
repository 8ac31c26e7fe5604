//! What is written down or seen must be possible; and whoever imagines the rest does so fairly.

use clonk::{Clonk, Options, View};
use serde_json::{Value, json};
use underhill_core::{Game, Luck, Memory, Seat, Sketch, Viewer, play_out, random_step, seeded};

use crate::common::{self, scene, seen};

/// Takes or changes one thing somewhere in a piece of JSON.
fn damage(value: &mut Value, luck: &mut impl Luck) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let key = map.keys().nth(luck.below(map.len() as u64) as usize).unwrap().clone();
            if luck.below(4) == 0 {
                map.remove(&key);
            } else {
                damage(&mut map[&key], luck);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let index = luck.below(list.len() as u64) as usize;
            match luck.below(4) {
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                _ => damage(&mut list[index], luck),
            }
        }
        Value::Number(number) => {
            let wild = [0, 1, 2, 5, 127, 128, 200, 255, 256, u64::from(u32::MAX), u64::MAX];
            let near = number.as_u64().unwrap_or_default().wrapping_add(luck.below(3)).wrapping_sub(1);
            *value = json!(if luck.below(2) == 0 { near } else { wild[luck.below(wild.len() as u64) as usize] });
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            let others =
                ["dig", "over", "bank", "choose", "? ? ?", "red-crown-0-0", "red", "crown", "perfect", "", "spectator"];
            match luck.below(3) {
                0 => *text = others[luck.below(others.len() as u64) as usize].to_owned(),
                1 => text.push_str(" ? ? ?"),
                _ => *text = text.replace(['1', '2'], "0"),
            }
        }
        _ => *value = json!(7),
    }
}

#[test]
fn nonsense_is_refused_and_never_believed() {
    let mut luck = seeded(3, 0);
    let (mut believed, mut refused) = (0, 0);
    for seed in 0..6 {
        let mut game = Clonk::new(2 + seed as usize % 3, &Options::default()).unwrap();
        let mut moves = seeded(seed, 1);
        while let Some(step) = random_step(&game, &mut moves) {
            game.apply_unchecked(&step, &mut ());
            if luck.below(4) > 0 {
                continue;
            }
            let mut state = serde_json::to_value(&game).unwrap();
            damage(&mut state, &mut luck);
            match serde_json::from_value::<Clonk>(state) {
                Ok(mut other) => {
                    other.audit().unwrap();
                    play_out(&mut other, &mut luck, &mut ());
                    other.audit().unwrap();
                    believed += 1;
                }
                Err(_) => refused += 1,
            }
            let viewer =
                if luck.below(4) == 0 { Viewer::Spectator } else { Viewer::Seat(Seat::new(luck.below(2) as usize)) };
            let memory = if luck.below(2) == 0 { Memory::Table } else { Memory::Perfect };
            let mut view = seen(&game, viewer, memory);
            damage(&mut view, &mut luck);
            let Ok(view) = serde_json::from_value::<View>(view) else { continue };
            view.sketch(&mut String::new()).unwrap();
            match Clonk::determinize(&view, &mut luck) {
                Ok(mut other) => {
                    other.audit().unwrap();
                    assert_eq!(other.view(view.viewer, view.memory), view);
                    play_out(&mut other, &mut luck, &mut ());
                    other.audit().unwrap();
                    believed += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(believed > 20 && refused > 200, "{believed} believed, {refused} refused");
}

#[test]
fn a_written_table_that_contradicts_itself_is_refused() {
    let check = |table: &common::Scene, problem: &str| {
        let error = table.try_build().expect_err(problem);
        assert!(error.contains(problem), "{error}");
    };
    let table = scene(2);
    check(&table.clone().gallery(0, "white-crown-1-0"), "in seat 0's gallery white-crown-1-0 does not match");
    check(&table.clone().turns(1).cart(0, "red-crown-0-0 red-goblet-1-0"), "2 cards in the cart; at most 1 by now");
    check(&table.clone().shaft(1, "?"), "the top card of shaft s1 should be turned up");
    check(
        &table.clone().shaft(1, "blue-sword-1-0 blue-crown-0-1 ? blue-crown-0-0"),
        "a card lies face down that should not",
    );
    check(&table.clone().shaft(1, ""), "shaft s1 should be built anew");
    check(&table.clone().pile(20), "the Awakening card lies on top of the last 30 cards");
    check(&table.clone().awake(), "the Awakening card lies below 30 cards");
    check(&table.clone().turns(20), "after 20 turns the draw pile cannot have 45 cards");
    check(&table.clone().snores(0, 13), "more Snore cards on the table than in the box");
    check(&table.clone().snores(0, 2), "more Snore or Kablooey cards than turns");
    check(&table.clone().tasks(0, "green", "hammer"), "more tasks green than in the box");
    check(&table.clone().phase(json!("backfill")), "seat 0 cannot hold 0 cards now");
    check(&table.clone().phase(json!("over")), "the game is over too early");
    check(&table.phase(json!({ "draw": { "left": 4 } })), "the turn is out of order");
}

/// How often something is imagined from the same view, in a thousand.
fn often(view: &View, happens: impl Fn(&View) -> bool) -> u32 {
    let mut luck = seeded(11, 0);
    (0..1_000)
        .map(|_| Clonk::determinize(view, &mut luck).unwrap())
        .fold(0, |count, game| count + u32::from(happens(&game.view(Viewer::Seat(Seat::new(1)), Memory::Perfect))))
}

#[test]
fn what_a_viewer_cannot_know_is_imagined_fairly() {
    // Seat 0 does not know the 2 cards in the hand of seat 1, among 45 in the draw pile and one face down.
    let table =
        scene(2).hand(1, "pink-statue-1-0 pink-statue-0-1").shaft(1, "? red-sword-0-0").unseen("pink-crown-0-0");
    let game = table.build();
    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Perfect);
    for card in ["pink-statue-1-0", "pink-crown-0-0"] {
        let card = card.parse().unwrap();
        let count = often(&view, |view| view.players[1].hand.as_ref().unwrap().contains(&card));
        assert!((20..65).contains(&count), "{card}: {count} of 1000, expected 2 in 48");
    }
    // Five colours and five treasures are left for the secret task.
    let count = often(&view, |view| view.players[1].treasure == Some(clonk::Treasure::Crown));
    assert!((150..250).contains(&count), "{count} of 1000, expected 200");
    // Whoever has forgotten looks for the missing cards in the discard pile as well.
    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Table);
    let card = "pink-crown-0-0".parse().unwrap();
    let count = often(&view, |view| view.discards.as_ref().unwrap().contains(&card));
    assert!((400..650).contains(&count), "{count} of 1000, expected 53 in 101");
}

#[test]
fn a_sketch_fits_the_terminal_and_tells_everything_without_colour() {
    let mut luck = seeded(2, 0);
    for seats in 2..=4 {
        let mut game = Clonk::new(seats, &Options::default()).unwrap();
        while let Some(step) = random_step(&game, &mut luck) {
            game.apply_unchecked(&step, &mut ());
            let view = game.view(Viewer::Seat(Seat::new(1)), Memory::Table);
            let mut text = String::new();
            view.sketch(&mut text).unwrap();
            // Every part but the first begins with a colour code, which ends with an m.
            let mut parts = text.split('\x1b');
            let first = parts.next().unwrap_or_default();
            let rest = parts.map(|part| part.split_once('m').map_or(part, |(_, rest)| rest));
            let plain: String = std::iter::once(first).chain(rest).collect();
            assert!(plain.lines().all(|line| line.chars().count() <= 100), "{plain}");
            for card in view.players.iter().flat_map(|player| &player.gallery) {
                assert!(plain.contains(&format!("{} {}", card.colour, card.treasure)), "{plain}");
            }
        }
    }
}

#[test]
fn an_action_that_shows_something_cannot_be_taken_back() {
    let reveals = |game: &Clonk, seat: usize, action: &str| game.reveals(Seat::new(seat), &action.parse().unwrap());
    let mut game = Clonk::new(2, &Options::default()).unwrap();
    common::draw_all(&mut game);
    assert!(reveals(&game, 0, "open colour"), "it shows the open tasks of all");
    let last = scene(2).phase(json!("backfill")).awake().pile(20).hand(1, "red-crown-0-0 red-sword-0-0");
    let game = last.clone().turns(29).build();
    assert!(reveals(&game, 1, "backfill red-crown-0-0 s1"), "it ends the game, and everything is shown");
    let game = last.turns(28).hand(0, "red-hammer-0-0").build();
    assert!(!reveals(&game, 0, "backfill red-hammer-0-0 s1"));
    assert!(!reveals(&scene(2).build(), 0, "done"));
}
