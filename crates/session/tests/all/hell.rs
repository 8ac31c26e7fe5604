use crate::world::World;

/// So many worlds; `UNDERHILL_WORLDS` says otherwise.
const WORLDS: u64 = 10_000;

/// Every client ends with the server's state, no command is lost or done twice, nobody ever stops trying, and nobody is busy
/// all the time.
#[test]
fn whoever_sits_down_is_never_lost() {
    let worlds = std::env::var("UNDERHILL_WORLDS").map_or(WORLDS, |count| count.parse().expect("a number"));
    for seed in 0..worlds {
        World::new(seed).run().unwrap_or_else(|problem| panic!("world {seed}: {problem}"));
    }
}
