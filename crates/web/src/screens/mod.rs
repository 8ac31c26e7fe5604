//! The pages of the app.

pub(crate) mod frame;
pub(crate) mod home;
pub(crate) mod lesson;
pub(crate) mod online;
pub(crate) mod play;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod setup;
pub(crate) mod trouble;
