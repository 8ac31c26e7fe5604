//! Many games side by side.

use underhill_catalog::GameId;
use underhill_core::{Memory, Seat, seeded};
use underhill_environment::{Arrays, Autoreset, Batch, Ids, Learnable, LearnableVisit, Play, SKIP, visit};

/// Room for what a batch writes.
#[derive(Clone, Debug, PartialEq)]
struct Room {
    observations: Vec<i8>,
    masks: Vec<bool>,
    players: Vec<i8>,
    rewards: Vec<f32>,
    ends: Vec<bool>,
    points: Vec<i32>,
    finals: Vec<i8>,
}

impl Room {
    fn new<G: Learnable>(batch: &Batch<G>) -> Self {
        let (games, seats, length) = (batch.games(), batch.seats(), batch.observation_len());
        Room {
            observations: vec![0; games * length],
            masks: vec![false; games * batch.actions()],
            players: vec![0; games],
            rewards: vec![0.0; games * seats],
            ends: vec![false; games],
            points: vec![0; games * seats],
            finals: vec![0; games * seats * length],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            players: &mut self.players,
            rewards: &mut self.rewards,
            ends: &mut self.ends,
            points: &mut self.points,
            finals: &mut self.finals,
        }
    }
}

fn batch<G: Learnable>(games: usize, autoreset: Autoreset, threads: usize) -> (Batch<G>, Room) {
    let start = G::new(*G::SEATS.end(), &G::Options::default()).unwrap();
    let mut batch = Batch::new(start, games, 11, Memory::Perfect, autoreset, threads);
    let mut room = Room::new(&batch);
    batch.reset(None, room.arrays());
    (batch, room)
}

/// Everything that is written in so many steps.
fn course<G: Learnable>(threads: usize, steps: usize) -> Vec<Room> {
    let (mut batch, mut room) = batch::<G>(13, Autoreset::SameStep, threads);
    let mut ids = vec![0; 13];
    let mut course = vec![room.clone()];
    for _ in 0..steps {
        batch.sample(&mut ids);
        batch.step(&ids, room.arrays()).unwrap();
        course.push(room.clone());
    }
    course
}

struct Threads;

impl LearnableVisit for Threads {
    type Output = ();

    fn visit<G: Learnable>(self) {
        let alone = course::<G>(1, 60);
        for threads in [2, 5, 40] {
            assert!(course::<G>(threads, 60) == alone, "{} with {threads} threads", G::NAME);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games_with_any_number_of_threads() {
    GameId::ALL.iter().for_each(|&game| visit(game, Threads));
}

/// A batch that is given a seed plays as one that was made with it.
struct Seeded;

impl LearnableVisit for Seeded {
    type Output = ();

    fn visit<G: Learnable>(self) {
        let (mut batch, mut room) = batch::<G>(13, Autoreset::SameStep, 1);
        let mut ids = vec![0; 13];
        batch.sample(&mut ids);
        batch.step(&ids, room.arrays()).unwrap();
        batch.seed(11);
        batch.reset(None, room.arrays());
        for fresh in course::<G>(1, 20) {
            assert_eq!((&room.observations, &room.players), (&fresh.observations, &fresh.players), "{}", G::NAME);
            batch.sample(&mut ids);
            batch.step(&ids, room.arrays()).unwrap();
        }
    }
}

#[test]
fn a_batch_can_be_seeded_anew() {
    GameId::ALL.iter().for_each(|&game| visit(game, Seeded));
}

/// The first game of a batch is the one that a single play with the same luck is.
struct Single;

impl LearnableVisit for Single {
    type Output = ();

    fn visit<G: Learnable>(self) {
        let (mut batch, mut room) = batch::<G>(3, Autoreset::SameStep, 1);
        let (length, actions, seats) = (batch.observation_len(), batch.actions(), batch.seats());
        let mut luck = seeded(11, 2);
        let start = G::new(*G::SEATS.end(), &G::Options::default()).unwrap();
        let mut play = Play::new(start);
        play.draw_all(&mut luck, &mut ());
        let (mut ids, mut observation, mut mask) = (vec![0; 3], vec![0; length], vec![false; actions]);
        while let Some(seat) = play.seat() {
            let mut legal = G::Ids::NONE;
            play.legal_ids(seat, &mut legal);
            legal.write_mask(&mut mask);
            play.observe(seat, Memory::Perfect, &mut observation);
            assert_eq!(room.players[1], seat.index() as i8);
            assert!(room.observations[length..2 * length] == observation && room.masks[actions..2 * actions] == mask);
            batch.sample(&mut ids);
            batch.step(&ids, room.arrays()).unwrap();
            play.act_unchecked(seat, ids[1] as usize, &mut ());
            play.draw_all(&mut luck, &mut ());
            if play.seat().is_none() {
                for seat in Seat::first(seats) {
                    play.observe(seat, Memory::Perfect, &mut observation);
                    let row = (seats + seat.index()) * length;
                    assert!(room.finals[row..row + length] == observation, "what was seen last is handed out");
                }
            }
        }
        assert!(room.ends[1]);
        let rewards: Vec<f32> = play.rewards().unwrap().iter().map(|&reward| reward as f32).collect();
        assert_eq!(room.rewards[seats..2 * seats], rewards);
        assert_eq!(room.points[seats..2 * seats], *play.game().points());
        assert!(room.players[1] >= 0, "the next game has begun in the same step");
    }
}

#[test]
fn a_game_of_a_batch_is_a_game() {
    GameId::ALL.iter().for_each(|&game| visit(game, Single));
}

struct Off;

impl LearnableVisit for Off {
    type Output = ();

    fn visit<G: Learnable>(self) {
        let (mut batch, mut room) = batch::<G>(4, Autoreset::Off, 1);
        let mut ids = vec![0; 4];
        while room.players.iter().any(|&player| player >= 0) {
            batch.sample(&mut ids);
            batch.step(&ids, room.arrays()).unwrap();
        }
        assert!(!room.masks.contains(&true));
        batch.step(&[-5, 0, 7, 1 << 40], room.arrays()).expect("ids of games that are over are ignored");
        assert_eq!(room.ends, [false; 4]);
        batch.reset(Some(&[false, true, false, false]), room.arrays());
        assert!(room.players[1] >= 0 && room.players[0] == -1);
        let before = room.clone();
        let refused = batch.step(&[0, -2, 0, 0], room.arrays()).expect_err("it is no id");
        assert_eq!((refused.game, refused.id), (1, -2));
        let illegal = (0..=batch.actions()).find(|&id| !batch.legal(1).contains(id)).expect("no more are legal") as i64;
        assert!(batch.step(&[0, illegal, 0, 0], room.arrays()).is_err());
        assert!(batch.step(&[0, 1 << 40, 0, 0], room.arrays()).is_err());
        assert_eq!(room, before, "what is refused changes nothing");
        batch.step(&[0, SKIP, 0, 0], room.arrays()).unwrap();
        assert_eq!(room, before, "nor does what is skipped");
    }
}

#[test]
fn without_autoreset_a_game_that_is_over_waits_and_illegal_ids_are_refused() {
    GameId::ALL.iter().for_each(|&game| visit(game, Off));
}
