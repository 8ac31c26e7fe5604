//! The tests of the server, as one program.

mod absence;
mod amplification;
mod common;
mod connections;
mod counted;
mod fair_bots;
mod hoarding;
mod housekeeping;
mod invitations;
mod leaks;
mod limits_of_all;
mod listing;
mod nodes;
mod non_interference;
mod old_tables;
mod proxies;
mod restarts;
mod sleeping;
mod starting;
mod store_troubles;
mod strangers;
mod taking_over;
mod tapping;
mod twins;
mod watched;
mod whole_games;
