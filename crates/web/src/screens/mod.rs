//! The pages of the app.

pub(crate) mod drawing;
pub(crate) mod explore;
pub(crate) mod frame;
pub(crate) mod home;
pub(crate) mod invite;
pub(crate) mod lesson;
pub(crate) mod online;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod setup;
pub(crate) mod starting;
pub(crate) mod trial;
pub(crate) mod trouble;
