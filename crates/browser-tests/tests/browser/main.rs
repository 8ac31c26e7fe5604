//! The app in a real browser, run by `cargo xtask browser`.

/// One test for each game, in a module named after it, so that they run beside each other: `of_each_game!(the_test, what_it_does)`.
macro_rules! of_each_game {
    ($test:ident, $run:ident) => {
        underhill_catalog::for_each_game!(tests_of_games, $test $run);
    };
}
macro_rules! tests_of_games {
    ({ $test:ident $run:ident } $($game:ident => $rules:ident::$engine:ident $([$($older:ty),+])?;)+) => {$(
        mod $rules {
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$run(underhill_catalog::GameId::$game).await;
            }
        }
    )+};
}
use of_each_game;

mod adapting;
mod alone;
mod clonk;
mod drags;
mod ends;
mod explore;
mod filled;
mod gobblestones;
mod gobblet;
mod home;
mod invitations;
mod lessons;
mod names;
mod news;
mod pace;
mod provoke;
mod puzzles;
mod refusals;
mod review;
mod rules;
mod screens;
mod sheet;
mod together;
mod updates;
