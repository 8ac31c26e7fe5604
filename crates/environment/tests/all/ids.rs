//! What ids mean.

use std::fmt::Write;
use std::path::Path;

use underhill_catalog::GameId;
use underhill_core::{Luck, Memory, Waiting, random_step, seeded};
use underhill_environment::{Ids, Learnable, LearnableVisit, Play, visit};
use underhill_laws::set_ups;

/// Plays a game of every set-up and compares ids with actions wherever somebody decides.
struct RoundTrip;

impl LearnableVisit for RoundTrip {
    type Output = ();

    fn visit<G: Learnable>(self) {
        for (number, set_up) in set_ups::<G>().into_iter().enumerate() {
            let mut game = G::new(set_up.seats, &set_up.options).unwrap();
            let (mut luck, mut picks) = (seeded(3, number as u64), seeded(4, number as u64));
            while let Some(step) = random_step(&game, &mut luck) {
                if let Waiting::Decide(seats) = game.waiting()
                    && picks.below(4) == 0
                {
                    seats.iter().for_each(|seat| same(&game, seat, &mut picks, G::actions(&set_up.options)));
                }
                game.apply_unchecked(&step, &mut ());
            }
        }
    }
}

/// An action is chosen by its ids, each of which is legal; and where one id is one action, both lists are the same.
fn same<G: Learnable>(game: &G, seat: underhill_core::Seat, picks: &mut impl Luck, actions: usize) {
    let action = game.random_action(seat, picks);
    let mut play = Play::new(game.clone());
    let ids = game.ids_of(seat, &action);
    let mut heard = Heard(Vec::new());
    for &id in &ids {
        let mut legal = G::Ids::NONE;
        play.legal_ids(seat, &mut legal);
        assert!(legal.contains(id) && id < actions, "{id} of `{action}` is not legal in {game:?}");
        assert!(legal.listed().all(|id| id < actions));
        if ids.len() == 1 && game.legal_count(seat) <= 500 {
            let mut listed: Vec<usize> =
                game.legal_actions(seat).iter().map(|action| game.ids_of(seat, action)[0]).collect();
            listed.sort_unstable();
            listed.dedup();
            let known: Vec<usize> = legal.listed().collect();
            // Of an action with several ids the first may be shared by many.
            assert_eq!(known, listed, "{game:?}");
        }
        play.act_unchecked(seat, id, &mut heard);
    }
    match game.waiting() {
        Waiting::Decide(seats) if seats.len() == 1 => assert_eq!(heard.0, [action]),
        _ => assert!(!play.waiting_seats().contains(seat), "the choice is sealed"),
    }
}

struct Heard<A>(Vec<A>);

impl<G: Learnable> underhill_environment::Listener<G> for Heard<G::Action> {
    fn decided(&mut self, choices: &[(underhill_core::Seat, G::Action)]) {
        self.0.extend(choices.iter().map(|(_, action)| action.clone()));
    }
}

#[test]
fn ids_and_actions_are_the_same() {
    GameId::ALL.iter().for_each(|&game| visit(game, RoundTrip));
}

struct Meanings;

impl LearnableVisit for Meanings {
    type Output = String;

    fn visit<G: Learnable>(self) -> String {
        let mut text = format!("{}: {} ids\n", G::ID, G::ACTIONS);
        (0..G::ACTIONS).for_each(|id| writeln!(text, "{id} {}", G::meaning(id)).unwrap());
        text
    }
}

#[test]
fn no_id_ever_changes_its_meaning() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/action-ids.txt");
    let now: String = GameId::ALL.iter().map(|&game| visit(game, Meanings)).collect();
    if std::env::var_os("UNDERHILL_BLESS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let frozen = std::fs::read_to_string(&path).unwrap();
    assert!(
        frozen == now,
        "golden/action-ids.txt says otherwise; whoever learned with these ids would do something else"
    );
}

/// Plays by random ids only.
struct ByIds;

impl LearnableVisit for ByIds {
    type Output = ();

    fn visit<G: Learnable>(self) {
        for (number, set_up) in set_ups::<G>().into_iter().enumerate() {
            let mut luck = seeded(9, number as u64);
            let mut play = Play::new(G::new(set_up.seats, &set_up.options).unwrap());
            play.draw_all(&mut luck, &mut ());
            let mut observation = vec![0; play.observation_len()];
            while let Some(seat) = play.seat() {
                let mut legal = G::Ids::NONE;
                play.legal_ids(seat, &mut legal);
                play.observe(seat, Memory::Table, &mut observation);
                let id = legal.random(&mut luck).expect("somebody who decides has a choice");
                play.act_unchecked(seat, id, &mut ());
                play.draw_all(&mut luck, &mut ());
                play.game().audit().unwrap();
            }
            let rewards = play.rewards().expect("every game ends");
            assert!(rewards.iter().sum::<f64>().abs() < 1e-9 && rewards.iter().all(|reward| reward.abs() <= 1.0));
        }
    }
}

#[test]
fn every_game_can_be_played_by_ids_alone() {
    GameId::ALL.iter().for_each(|&game| visit(game, ByIds));
}
