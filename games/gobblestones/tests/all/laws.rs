//! What every game must obey.

#[test]
fn gobblestones_obeys_the_laws() {
    underhill_laws::obey::<gobblestones::Gobblestones>(1);
}
