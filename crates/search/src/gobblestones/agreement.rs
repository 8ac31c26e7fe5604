//! The copy of the rules that imagined games are played by, against the rules: whole random games, step by step.

use std::collections::BTreeSet;

use underhill_catalog::gobblestones::{
    Action, Colour, Cover, Gobblestones, MOST, Options, Outcome, Placement, SIDE, Square, Tiles, View,
};
use underhill_core::{Game, Luck, Memory, Seat, Viewer, Waiting, random_step, seeded};
use underhill_laws::set_ups;

use super::ground::{Ground, Run};
use super::scene::{Bag, Scene};

/// How somebody plays who wants to see all corners of the rules.
#[derive(Copy, Clone, PartialEq)]
enum Mood {
    AnyAction,
    /// Lays nothing in most turns.
    Idle,
    /// Lays as many tiles as a few random actions offer.
    Eager,
    /// Bluffs, and challenges everything.
    Quarrelsome,
}

const MOODS: [Mood; 4] = [Mood::AnyAction, Mood::Idle, Mood::Eager, Mood::Quarrelsome];

fn look(game: &Gobblestones) -> View {
    game.view(Viewer::Spectator, Memory::Table)
}

/// The game as a scene, with all racks known.
fn whole_scene(game: &Gobblestones) -> Scene {
    let mut scene = Scene::new(&look(game));
    for seat in Seat::first(game.seats()) {
        scene.racks[seat.index()] = game.rack(seat);
    }
    scene
}

fn choose(game: &Gobblestones, seat: Seat, mood: Mood, luck: &mut impl Luck) -> Placement {
    let mut best: Option<Placement> = None;
    let tries = match mood {
        Mood::AnyAction => 1,
        Mood::Idle if luck.below(5) > 0 => 0,
        Mood::Idle => 1,
        Mood::Eager | Mood::Quarrelsome => 6,
    };
    for _ in 0..tries {
        let Action::Place(placement) = game.random_action(seat, luck) else { panic!("a placement is waited for") };
        if best.is_none_or(|best| placement.len() > best.len()) {
            best = Some(placement);
        }
    }
    best.unwrap_or(Placement::NONE)
}

/// Lays the tiles in the game and in the scene; the game then draws what the scene has drawn.
fn play_turn(game: &mut Gobblestones, scene: &mut Scene, ground: &Ground, bag: &Bag, mood: Mood, luck: &mut impl Luck) {
    let seat = Seat::new(scene.turn);
    let placement = choose(game, seat, mood, luck);
    let run = ground.run(placement.tiles().iter().map(|&(square, _)| square));
    let laid: Tiles = placement.tiles().iter().map(|&(_, colour)| colour).collect();
    let left = game.rack(seat).minus(laid);
    let honest =
        placement.tiles().iter().all(|&(square, tile)| ground.colour(square).is_none_or(|space| space == tile));
    game.decide_unchecked(&[(seat, Action::Place(placement))], &mut ());
    let mut caught = false;
    if let Waiting::Decide(asked) = game.waiting()
        && asked.iter().all(|seat| game.check(seat, &Action::Trust).is_ok())
    {
        let doubts = if mood == Mood::Quarrelsome { 1 } else { 4 };
        let answers: Vec<(Seat, Action)> = asked
            .iter()
            .map(|seat| (seat, if luck.below(doubts) == 0 { Action::Challenge } else { Action::Trust }))
            .collect();
        let challenges = |by: &Seat| answers.contains(&(*by, Action::Challenge));
        if let Some(challenger) = seat.clockwise(scene.seats).skip(1).find(challenges) {
            caught = !honest;
            if honest {
                scene.points[challenger.index()] -= i32::from(run.points);
            }
        }
        game.decide_unchecked(&answers, &mut ());
    }
    if caught {
        return scene.pass_on(true);
    }
    scene.lay(&run, left, bag);
    for colour in scene.racks[seat.index()].minus(left).iter() {
        assert_eq!(game.waiting(), Waiting::Chance, "the scene draws more tiles than the rules");
        game.draw_unchecked(Outcome::Tile(colour), &mut ());
    }
    assert_ne!(game.waiting(), Waiting::Chance, "the scene draws fewer tiles than the rules");
}

fn assert_same(scene: &Scene, game: &Gobblestones) {
    let fresh = whole_scene(game);
    let view = look(game);
    let over = game.waiting() == Waiting::Over;
    assert_eq!(scene.over, over, "{view:?}");
    assert_eq!(scene.covered, fresh.covered, "{view:?}");
    assert_eq!((scene.racks, scene.points), (fresh.racks, fresh.points), "{view:?}");
    assert_eq!((scene.bag, scene.turn, scene.phase()), (fresh.bag, fresh.turn, fresh.phase()), "{view:?}");
    assert_eq!(scene.idle(), view.idle, "{view:?}");
    assert_eq!(scene.called(), !view.called.is_empty(), "{view:?}");
}

#[test]
fn imagined_turns_go_as_the_rules_say() {
    let mut endings = BTreeSet::new();
    for (number, set_up) in set_ups::<Gobblestones>().into_iter().enumerate() {
        for (seed, mood) in MOODS.into_iter().cycle().take(2 * MOODS.len()).enumerate() {
            let mut luck = seeded(21 + seed as u64, number as u64);
            let mut game = Gobblestones::new(set_up.seats, &set_up.options).expect("an accepted set-up");
            while let (Waiting::Chance, Some(step)) = (game.waiting(), random_step(&game, &mut luck)) {
                game.apply_unchecked(&step, &mut ());
            }
            let ground = Ground::new(&look(&game));
            let bag = Bag::shaken(game.bag(), set_up.seats, &mut luck);
            let mut scene = whole_scene(&game);
            while !scene.over {
                assert_same(&scene, &game);
                play_turn(&mut game, &mut scene, &ground, &bag, mood, &mut luck);
            }
            assert_same(&scene, &game);
            let standings = game.standings().expect("the scene says that it is over");
            endings.extend(standings.ended_by.iter().map(|rule| rule.to_string()));
        }
    }
    assert!(endings.iter().eq(["GBS-13", "GBS-14", "GBS-R11", "GBS-R4", "GBS-R5"]), "only {endings:?} came up");
}

/// The spaces along every line from every start, as long as the rules could ever allow, and some they do not.
fn candidates(view: &View) -> Vec<Vec<Square>> {
    let mut all = Vec::new();
    for (line, start, in_row) in
        (0..SIDE).flat_map(|line| (0..SIDE).flat_map(move |start| [true, false].map(|row| (line, start, row))))
    {
        let at = |place: usize| if in_row { Square::new(place, line) } else { Square::new(line, place) };
        let empty = |square: &Square| view.tiles.get(*square) == Cover::Nothing;
        let squares: Vec<Square> = (start..SIDE).filter_map(at).filter(empty).take(MOST).collect();
        for length in 1..=squares.len() {
            all.push(squares[..length].to_vec());
        }
    }
    all
}

/// The spaces filled with their own colours if the rack has them, else with anything it has. Nothing if it is too small.
fn filled(ground: &Ground, squares: &[Square], rack: Tiles) -> Option<(Placement, bool)> {
    let run = ground.run(squares.iter().copied());
    if rack.includes(run.needed) && rack.total() >= squares.len() {
        return Some((ground.honest_placement(&run, rack), true));
    }
    let tiles: Vec<Colour> = rack.iter().take(squares.len()).collect();
    let placement = Placement::new(squares.iter().copied().zip(tiles.iter().copied()))?;
    (tiles.len() == squares.len()).then_some((placement, false))
}

fn listed(list: impl FnOnce(&mut dyn FnMut(&Run))) -> (BTreeSet<Vec<Square>>, Vec<Run>) {
    let (mut sets, mut runs) = (BTreeSet::new(), Vec::new());
    list(&mut |run| {
        runs.push(*run);
        assert!(sets.insert(run.squares().collect()), "{run:?} is listed twice");
    });
    (sets, runs)
}

fn compare_runs(game: &Gobblestones, ground: &Ground) {
    let view = look(game);
    let (seat, bluff) = (view.turn, view.options.bluff);
    let (rack, covered) = (game.rack(seat), Ground::covered(&view));
    let (honest, runs) = listed(|visit| ground.honest_runs(&covered, rack, visit));
    let (any, any_runs) = listed(|visit| ground.all_runs(&covered, rack.total(), visit));
    let (mut legal_honest, mut legal) = (BTreeSet::new(), BTreeSet::new());
    for squares in candidates(&view) {
        let Some((placement, is_honest)) = filled(ground, &squares, rack) else { continue };
        if game.check(seat, &Action::Place(placement)).is_ok() {
            if is_honest {
                legal_honest.insert(squares.clone());
            }
            legal.insert(squares);
        }
    }
    assert_eq!(honest, legal_honest, "{view:?}");
    if bluff {
        assert_eq!(any, legal, "{view:?}");
    } else {
        let _ = game.legal::<()>(seat, |action| {
            let Action::Place(placement) = action else { panic!("{action} instead of a placement") };
            let squares: Vec<Square> = placement.tiles().iter().map(|&(square, _)| square).collect();
            assert!(squares.is_empty() || honest.contains(&squares), "{placement} is not listed: {view:?}");
            std::ops::ControlFlow::Continue(())
        });
    }
    for run in runs.iter().chain(&any_runs) {
        assert_eq!(*run, ground.run(run.squares()));
        let spaces: Vec<_> = run.squares().filter_map(|square| view.spaces.get(square)).collect();
        assert_eq!(u32::from(run.points), spaces.iter().map(|space| u32::from(space.value)).sum::<u32>());
        assert_eq!(usize::from(run.length), spaces.len());
        assert_eq!(run.needed, spaces.iter().filter_map(|space| space.colour).collect::<Tiles>());
        assert_eq!(usize::from(run.greys), spaces.iter().filter(|space| space.colour.is_none()).count());
    }
    for run in &runs {
        let placement = ground.honest_placement(run, rack);
        let laid: Tiles = placement.tiles().iter().map(|&(_, colour)| colour).collect();
        assert_eq!(run.leaves(rack), rack.minus(laid));
    }
}

#[test]
fn runs_are_those_that_the_rules_allow() {
    // Where tiles may lie does not depend on when the game ends.
    let usual = Options::default();
    let mut set_ups = set_ups::<Gobblestones>();
    set_ups.retain(|set_up| (set_up.options.empty_rack, set_up.options.equal_turns) == (usual.empty_rack, false));
    for (number, set_up) in set_ups.into_iter().enumerate() {
        let mut luck = seeded(31, number as u64);
        let mut game = Gobblestones::new(set_up.seats, &set_up.options).expect("an accepted set-up");
        let (mut ground, mut turn) = (None, 0);
        while let Some(step) = random_step(&game, &mut luck) {
            let placing = matches!(game.waiting(), Waiting::Decide(seats)
                if seats.iter().all(|seat| game.check(seat, &Action::Place(Placement::NONE)).is_ok()));
            if placing {
                turn += 1;
                let ground = ground.get_or_insert_with(|| Ground::new(&look(&game)));
                if turn <= 3 || turn % 4 == 0 {
                    compare_runs(&game, ground);
                }
            }
            game.apply_unchecked(&step, &mut ());
        }
        assert!(turn > 3, "hardly anything was compared");
    }
}

#[test]
fn covering_and_uncovering_a_run_leaves_the_board_as_it_was() {
    let mut luck = seeded(41, 0);
    let mut game = Gobblestones::new(2, &Default::default()).expect("the usual options");
    while let (Waiting::Chance, Some(step)) = (game.waiting(), random_step(&game, &mut luck)) {
        game.apply_unchecked(&step, &mut ());
    }
    let (ground, before) = (Ground::new(&look(&game)), Ground::covered(&look(&game)));
    let mut runs = 0;
    ground.all_runs(&before, MOST, |run| {
        let mut covered = before;
        Ground::cover(&mut covered, run);
        assert_ne!(covered, before);
        Ground::uncover(&mut covered, run);
        assert_eq!(covered, before, "{run:?}");
        runs += 1;
    });
    assert!(runs > 50);
}
