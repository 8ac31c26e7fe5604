//! The tests of the bots, as one program.

mod clonk;
mod companion;
mod gobblestones;
mod gobblet;
mod kobold;
mod odd_boxes;
