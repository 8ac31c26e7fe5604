//! The laws that every game obeys.

#[test]
fn kobold_obeys_the_laws() {
    underhill_laws::obey::<kobold::Kobold>(1);
}
