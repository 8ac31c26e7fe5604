use underhill_catalog::gobblestones::Square;
use underhill_core::{Luck, MAX_SEATS, Seat};

use super::ground::Ground;
use super::judge::{Verdict, judge};
use super::mind::Record;
use super::race::{Style, play_on};
use super::world::World;

/// What trusting and challenging lead to.
pub(crate) struct Weighed {
    pub(crate) trust: Verdict,
    pub(crate) challenge: Verdict,
    pub(crate) games: u64,
    pub(crate) nodes: u64,
}

/// Weighs what follows from trusting and from challenging tiles that are a bluff with this probability.
#[allow(clippy::too_many_arguments, reason = "they are what the decision hangs on")]
pub(crate) fn weigh(
    ground: &Ground,
    world: &World<'_>,
    me: usize,
    laid: &[Square],
    bluff: f32,
    (style, games): (&Style, u64),
    (records, usual): (&[Record; MAX_SEATS], f32),
    luck: &mut impl Luck,
    mut spent: impl FnMut(u64) -> f64,
) -> Weighed {
    let run = ground.run(laid.iter().copied());
    let placer = world.scene.turn;
    let points = i32::from(run.points);
    let plausible = world.plausible(world.counts[placer] + laid.len(), run.needed);
    // Those whose challenge comes after mine; who is asked before me takes it out of my hands either way (GBS-22).
    let mut later = [0.0; MAX_SEATS];
    let mut trusted = 1.0;
    let seats = world.scene.seats;
    let after_me = Seat::new(placer).clockwise(seats).skip(1).skip_while(|seat| seat.index() != me).skip(1);
    for seat in after_me {
        let doubt = records[seat.index()].doubt(points, plausible, usual / (seats - 1) as f32);
        later[seat.index()] = trusted * doubt;
        trusted *= 1.0 - doubt;
    }
    let (mut trust, mut challenge, mut nodes, mut done) = (Verdict::default(), Verdict::default(), 0, 0);
    while done < games && (done == 0 || spent(nodes) < 1.0) {
        done += 1;
        let (scene, bag) = world.imagine(luck);
        let mut believed = scene.clone();
        believed.lay(&run, scene.racks[placer], &bag);
        play_on(&mut believed, ground, style, &bag, &mut nodes);
        let mut caught = scene.clone();
        Ground::uncover(&mut caught.covered, &run);
        // What was laid is as unknown as what the bag holds; any tiles will do.
        for _ in 0..run.length {
            caught.racks[placer].add(
                world.unseen.nth(luck.below(world.unseen.total() as u64) as usize).expect("laid tiles are unseen"),
            );
        }
        caught.pass_on(true);
        play_on(&mut caught, ground, style, &bag, &mut nodes);
        let (as_believed, as_caught) = (judge(&believed), judge(&caught));
        let mut penalised = |seat: usize| {
            believed.points[seat] -= points;
            let verdict = judge(&believed);
            believed.points[seat] += points;
            verdict
        };
        challenge.add(&as_caught, bluff);
        challenge.add(&penalised(me), 1.0 - bluff);
        trust.add(&as_believed, trusted);
        for seat in (0..seats).filter(|&seat| later[seat] > 0.0) {
            trust.add(&as_caught, later[seat] * bluff);
            trust.add(&penalised(seat), later[seat] * (1.0 - bluff));
        }
    }
    trust.scale(1.0 / done as f32);
    challenge.scale(1.0 / done as f32);
    Weighed { trust, challenge, games: done, nodes }
}
