//! The laws every game obeys.

#[test]
fn gobblet_obeys_the_laws() {
    underhill_laws::obey::<gobblet::Gobblet>(20);
}
