//! The bots for Gobblet!: obvious turns, proofs, manners. Node budgets only, so every run is the same.

use underhill_catalog::gobblet::{Action, Gobblet, Options, Position, View};
use underhill_core::{Game, Memory, Viewer, Waiting, random_step, seeded};
use underhill_laws::set_ups;
use underhill_search::{Aids, Answer, Brain, Level, Nodes, Proof, Question};

const PLAYERS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

fn answer(view: &View, level: Level, nodes: u64, seed: u64) -> Answer<Action> {
    let Viewer::Seat(seat) = view.viewer else { panic!("a player asks") };
    let question = Question { seat, view, level, meter: &Nodes(nodes), seed, aids: Aids::default() };
    Gobblet::think(&mut Default::default(), &question)
}

fn game(position: &str, options: &str) -> Gobblet {
    let position: Position = position.parse().expect("a position");
    let options: Options = serde_json::from_str(options).expect("options");
    Gobblet::from_position(&position, &options).expect("a game goes on")
}

fn view(game: &Gobblet, memory: Memory) -> View {
    let Waiting::Decide(seats) = game.waiting() else { panic!("the game is over") };
    game.view(Viewer::Seat(seats.lowest().expect("somebody decides")), memory)
}

fn ask(position: &str, level: Level, nodes: u64) -> Answer<Action> {
    answer(&view(&game(position, "{}"), Memory::Perfect), level, nodes, 1)
}

fn words(answer: &Answer<Action>) -> String {
    answer.reasons.iter().map(|reason| reason.text.as_str()).collect::<Vec<_>>().join("; ")
}

/// White has three in row 1; whose turn it is decides what is obvious.
const THREE: &str = "-,-,-,-/-,b4,-,-/-,b4,-,-/w4,w4,w4,-";

#[test]
fn a_line_that_can_be_completed_is_completed() {
    for level in [Level::Greedy].into_iter().chain(PLAYERS) {
        let answer = ask(&format!("{THREE} w w:3,3,3 b:4,3,3"), level, 5_000);
        assert_eq!(answer.action.to_string(), "3@d1", "{level}");
        assert!(words(&answer).contains("completes four in a line"), "{level}: {}", words(&answer));
        if level > Level::Greedy {
            assert_eq!((answer.proof, answer.estimate.win[0]), (Some(Proof::WinIn(1)), 1.0), "{level}");
        }
    }
}

#[test]
fn three_in_a_line_are_blocked_and_the_reason_says_which() {
    for level in [Level::Medium, Level::Hard, Level::Master] {
        let answer = ask("-,-,-,-/-,-,-,-/-,b4,-,-/w4,w4,w3,- b w:4,3,2 b:4,4,3", level, 50_000);
        let after = {
            let mut game = game("-,-,-,-/-,-,-,-/-,b4,-,-/w4,w4,w3,- b w:4,3,2 b:4,4,3", "{}");
            let Waiting::Decide(seats) = game.waiting() else { panic!("it is not over") };
            game.decide_unchecked(&[(seats.lowest().expect("black"), answer.action)], &mut ());
            game
        };
        // The largest on d1 or on the 3 on c1; anything else loses at once.
        assert!(["4@d1", "4@c1", "b2-d1", "b2-c1", "3@d1"].contains(&answer.action.to_string().as_str()), "{answer:?}");
        assert!(after.standings().is_none());
        assert!(words(&answer).contains("three in a line on row 1"), "{level}: {}", words(&answer));
    }
}

/// Whoever has never played sees some threats, and now and then not even what wins at once.
#[test]
fn a_beginner_overlooks_much_and_sometimes_its_own_win() {
    let times = |position: &str, squares: &[&str]| {
        let view = view(&game(position, "{}"), Memory::Perfect);
        let goes_there = |action: &Action| squares.iter().any(|square| action.to_string().ends_with(square));
        (0..200).filter(|&seed| goes_there(&answer(&view, Level::Beginner, 100, seed).action)).count()
    };
    // Black has to set something on row 1.
    let blocked = times("-,-,-,-/-,-,-,-/-,b4,-,-/w4,w4,w3,- b w:4,3,2 b:4,4,3", &["d1", "c1"]);
    assert!((20..140).contains(&blocked), "{blocked}");
    let won = times(&format!("{THREE} w w:3,3,3 b:4,3,3"), &["d1"]);
    assert!((140..195).contains(&won), "{won}");
}

#[test]
fn every_win_in_seven_is_found_and_proven() {
    let mut count = 0;
    for line in include_str!("gobblet_tactics.txt").lines() {
        let (plies, position) = line.split_once(' ').expect("plies and a position");
        let plies: u32 = plies.parse().expect("a number");
        let answer = ask(position, Level::Hard, 1_000_000);
        match answer.proof {
            Some(Proof::WinIn(n)) => assert!(n == plies, "win in {n} instead of {plies}: {position}"),
            other => panic!("{other:?} after {} nodes instead of a win in {plies}: {position}", answer.nodes),
        }
        assert!(words(&answer).contains(&format!("proven win in {plies}")));
        count += 1;
    }
    assert_eq!(count, 30);
}

#[test]
fn nothing_is_proven_that_the_last_turn_of_a_game_prevents() {
    let line = include_str!("gobblet_tactics.txt").lines().find(|line| line.starts_with("3 ") && line.contains(" w "));
    let position = line.expect("there is one").split_once(' ').expect("plies and a position").1;
    let mut late = view(&game(position, "{}"), Memory::Perfect);
    assert_eq!(answer(&late, Level::Hard, 50_000, 1).proof, Some(Proof::WinIn(3)));
    // Two turns are left (GBT-R12), and the win takes three.
    late.turns = 498;
    let answer = answer(&late, Level::Hard, 50_000, 1);
    assert_eq!(answer.proof, None);
}

#[test]
fn a_gobblet_that_holds_a_line_down_is_not_lifted() {
    // White's 4 on d1 covers a 3 of Black's, who has three more in row 1: lifting it loses (GBT-12).
    let position = "-,-,-,-/-,w4,-,-/-,w4,-,-/b4,b4,b4,b3w4 w w:3,3,3 b:3,3,2";
    for level in [Level::Medium, Level::Hard, Level::Master] {
        let action = ask(position, level, 20_000).action;
        assert!(!action.to_string().starts_with("d1-"), "{level}: {action}");
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for level in PLAYERS {
        for (options, memory) in [("{}", Memory::Perfect), (r#"{"touch":"strict","memory":"none"}"#, Memory::Table)] {
            let game = game("-,-,-,b4/-,w3b4,w4,-/-,-,b3,-/w4,-,-,w4 b w:3,3,2 b:4,3,2", options);
            let view = view(&game, memory);
            let once = answer(&view, level, 30_000, 5);
            assert_eq!(once, answer(&view, level, 30_000, 5), "{level}");
        }
    }
}

#[test]
fn a_mind_that_remembers_earlier_turns_still_answers_like_a_player() {
    let mut game = game("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "{}");
    let mut minds: [<Gobblet as Brain>::Mind; 2] = Default::default();
    for turn in 0..60 {
        let Waiting::Decide(seats) = game.waiting() else { break };
        let seat = seats.lowest().expect("somebody decides");
        let level = if seat.index() == 0 { Level::Hard } else { Level::Medium };
        let view = game.view(Viewer::Seat(seat), Memory::Perfect);
        let question = Question { seat, view: &view, level, meter: &Nodes(4_000), seed: turn, aids: Aids::default() };
        let answer = Gobblet::think(&mut minds[seat.index()], &question);
        assert_eq!(game.check(seat, &answer.action), Ok(()));
        game.decide_unchecked(&[(seat, answer.action)], &mut ());
    }
}

/// Asks every level at many points of random games with every option, remembering and not.
#[test]
fn answers_are_legal_honest_and_explained_whatever_the_options() {
    for set_up in set_ups::<Gobblet>() {
        for seed in 1000..1003 {
            let mut luck = seeded(seed, 0);
            let mut game = Gobblet::new(set_up.seats, &set_up.options).expect("an accepted set-up");
            let mut step = 0;
            while let Waiting::Decide(seats) = game.waiting() {
                let seat = seats.lowest().expect("somebody decides");
                let level = Level::ALL[step % Level::ALL.len()];
                let memory = if step % 5 < 2 { Memory::Table } else { level.memory() };
                let view = game.view(Viewer::Seat(seat), memory);
                let answer = answer(&view, level, 1_500, seed + step as u64);
                assert_eq!(game.check(seat, &answer.action), Ok(()), "{level}, {set_up}: {}", game.position());
                is_sound(&answer, level);
                if step > 120 {
                    break;
                }
                step += 1;
                let next = random_step(&game, &mut luck).expect("it is not over");
                game.apply_unchecked(&next, &mut ());
            }
        }
    }
}

fn is_sound(answer: &Answer<Action>, level: Level) {
    let sums = [&answer.estimate].into_iter().chain(answer.candidates.iter().map(|candidate| &candidate.estimate));
    for estimate in sums {
        assert!((estimate.win.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{answer:?}");
        assert!(estimate.win.iter().all(|chance| (0.0..=1.0).contains(chance)), "{answer:?}");
    }
    assert!((1..=3).contains(&answer.reasons.len()), "{level}: {answer:?}");
    assert_eq!(answer.line.first(), Some(&answer.action), "{level}: {answer:?}");
    assert!(answer.candidates.len() <= 5);
    if let Some(first) = answer.candidates.first() {
        assert_eq!(first.action, answer.action, "{level}: {answer:?}");
    }
    let rules = answer.reasons.iter().filter_map(|reason| reason.rule.as_ref());
    for rule in rules {
        assert!(Gobblet::rule_book().get(rule.as_str()).is_some(), "{rule:?}");
    }
}

#[test]
fn with_a_gobblet_in_the_air_the_best_landing_is_chosen() {
    // The 4 from a4 is in the air; on d1 it completes row 1.
    let position = "w4,-,-,-/-,b4,-,-/-,b4,-,-/w4,w4,w3,- w w:3,3,2 b:4,3,3 ^a4";
    let game = game(position, r#"{"touch":"strict"}"#);
    for level in PLAYERS {
        let answer = answer(&view(&game, level.memory()), level, 5_000, 1);
        assert_eq!(answer.action.to_string(), "-d1", "{level}");
    }
}

#[test]
fn without_memory_a_guess_proves_nothing() {
    let options = r#"{"touch":"strict","memory":"none"}"#;
    let game = game("-,-,-,-/-,b4,-,-/-,b4,b3w4,-/w4,w4,-,- w w:3,3,3 b:4,3,2", options);
    for level in PLAYERS {
        let answer = answer(&view(&game, Memory::Table), level, 20_000, 1);
        assert_eq!(answer.proof, None, "{level}");
        assert!(words(&answer).contains("guesses"), "{}", words(&answer));
    }
}

/// Where there are threads: WebAssembly has none.
#[cfg(not(target_family = "wasm"))]
mod with_threads {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use underhill_search::Crew;

    use super::*;

    /// Runs its jobs on threads of their own, and counts those that have begun.
    #[derive(Default)]
    struct Helpers {
        begun: AtomicUsize,
    }

    impl Crew for Helpers {
        fn size(&self) -> usize {
            3
        }

        fn run(&self, jobs: Vec<Box<dyn FnOnce() + Send + '_>>) {
            std::thread::scope(|scope| {
                for job in jobs {
                    scope.spawn(move || {
                        self.begun.fetch_add(1, Ordering::Relaxed);
                        job();
                    });
                }
            });
        }
    }

    #[test]
    fn a_crew_helps_and_proves_the_same() {
        for line in include_str!("gobblet_tactics.txt").lines().filter(|line| !line.starts_with('7')).take(5) {
            let (plies, position) = line.split_once(' ').expect("plies and a position");
            let view = view(&game(position, "{}"), Memory::Perfect);
            let Viewer::Seat(seat) = view.viewer else { panic!("a player asks") };
            let (meter, helpers) = (&Nodes(200_000), Helpers::default());
            let aids = Aids { crew: Some(&helpers), ..Aids::default() };
            let question = Question { seat, view: &view, level: Level::Hard, meter, seed: 1, aids };
            let answer = Gobblet::think(&mut Default::default(), &question);
            // Once with every size of the table.
            let begun = helpers.begun.into_inner();
            assert!(begun >= 3 && begun.is_multiple_of(3), "not the whole crew has worked: {position}");
            assert_eq!(answer.proof, Some(Proof::WinIn(plies.parse().expect("a number"))), "{position}");
        }
    }
}

/// The four corners are the same first turn; so are the four squares in the middle and the eight others at the edge.
#[test]
fn what_is_considered_is_judged_as_carefully_as_the_best() {
    let game = Gobblet::new(2, &Options::default()).expect("usual options");
    let (seat, view) = (underhill_core::Seat::new(0), view(&game, Memory::Perfect));
    let all = game.legal_actions(seat);
    for compared in [1, 3, 16] {
        let aids = Aids { considered: &all, compared, ..Aids::default() };
        let question = Question { seat, view: &view, level: Level::Master, meter: &Nodes(400_000), seed: 1, aids };
        let answer = Gobblet::think(&mut Default::default(), &question);
        assert_eq!(answer.candidates.len(), all.len());
        for class in [&["a1", "a4", "d1", "d4"], &["b2", "b3", "c2", "c3"], &["a2", "b1", "d3", "c4"]] {
            let chances = answer
                .candidates
                .iter()
                .filter(|candidate| class.iter().any(|square| candidate.action.to_string().ends_with(square)));
            let chances: Vec<f64> = chances.map(|candidate| candidate.estimate.win[seat.index()]).collect();
            let (least, most) = chances.iter().fold((1.0, 0.0), |(a, b): (f64, f64), &c| (a.min(c), b.max(c)));
            assert_eq!(chances.len(), 4);
            assert_eq!(most, least, "{class:?}: {chances:?}");
        }
    }
}

#[test]
fn no_one_looks_deeper_than_told() {
    let game = Gobblet::new(2, &Options::default()).expect("usual options");
    let (seat, view) = (underhill_core::Seat::new(0), view(&game, Memory::Perfect));
    for deepest in 1..5 {
        let heard = std::sync::Mutex::new(Vec::new());
        let listener = |progress: &underhill_search::Progress<Action>| heard.lock().expect("one").push(progress.depth);
        let aids = Aids { deepest: Some(deepest), listener: Some(&listener), ..Aids::default() };
        let question = Question { seat, view: &view, level: Level::Master, meter: &Nodes(u64::MAX), seed: 1, aids };
        assert_eq!(Gobblet::think(&mut Default::default(), &question).depth, deepest);
        assert_eq!(heard.into_inner().expect("one"), (1..=deepest).collect::<Vec<_>>());
    }
}

/// What people look up: every turn once, the same ones together, the best first.
#[test]
fn the_start_can_be_explored() {
    let mut game = Gobblet::new(2, &Options::default()).expect("usual options");
    for ply in 0..4 {
        let Waiting::Decide(seats) = game.waiting() else { panic!("somebody decides") };
        let seat = seats.lowest().expect("somebody");
        let view = view(&game, Memory::Perfect);
        let aids = Aids::default();
        let question = Question { seat, view: &view, level: Level::Master, meter: &Nodes(2_000), seed: 1, aids };
        let opening = Gobblet::explore(&mut Default::default(), &question).expect("there is a book");
        let mut sizes: Vec<usize> = opening.turns.iter().map(|turn| turn.same.len()).collect();
        assert_eq!(sizes.iter().sum::<usize>(), game.legal_actions(seat).len());
        assert!(opening.turns.iter().flat_map(|turn| &turn.same).all(|action| game.check(seat, action).is_ok()));
        let chances: Vec<f64> = opening.turns.iter().filter_map(|turn| Some(turn.value?.chance)).collect();
        assert!(chances.is_sorted_by(|one, two| one >= two) && chances.len() > 2, "{chances:?}");
        if ply == 0 {
            sizes.sort_unstable();
            assert_eq!(sizes, [4, 4, 8]);
            assert!(opening.in_book && opening.line.len() > 3);
            assert_eq!(opening.line[0], opening.turns[0].same[0]);
        }
        // On by the worst turn, which is soon one that no book has.
        let worst = opening.turns.last().expect("there are turns").same[0];
        game.decide_unchecked(&[(seat, worst)], &mut ());
    }
}
