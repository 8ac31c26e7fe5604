//! What holds for every store, wherever it keeps its tables. Each test is written once and run for all of them.

use std::collections::BTreeSet;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use underhill_store::{Absence, Filter, LARGEST_WRITE, LONGEST_ID, State, Store, StoreError, WakeMark};

use crate::places::Place;

macro_rules! tests {
    ($(in $backend:ident: $($name:ident),+;)+) => {
        $(mod $backend {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(super::Place::$backend().await).await;
            })+
        })+
    };
}

macro_rules! everywhere {
    ($($name:ident),+ ; where it lasts $($lasting:ident),+) => {
        tests! {
            in memory: $($name),+;
            in sqlite: $($name),+, $($lasting),+;
            in postgres: $($name),+, $($lasting),+;
        }
    };
}

everywhere! {
    what_is_stored_is_read_back_in_order,
    a_table_is_created_once,
    an_append_that_expects_another_length_changes_nothing,
    nobody_sees_a_part_of_an_append,
    of_several_writers_exactly_one_wins_each_turn,
    of_several_creators_exactly_one_wins,
    one_conflict_among_many_appends_fails_alone,
    only_games_that_are_on_are_woken_and_those_that_sleep_when_it_is_time,
    falling_asleep_is_no_sign_of_life,
    only_idle_tables_in_the_given_state_are_forgotten,
    a_forgotten_table_leaves_nothing_behind,
    any_text_comes_back_as_it_was,
    a_table_set_aside_keeps_its_log_but_is_not_loaded_until_it_is_released,
    tables_are_listed_by_what_is_wanted_and_the_last_touched_comes_first,
    a_deleted_table_leaves_nothing_behind,
    what_cannot_be_kept_is_refused_and_harms_nobody,
    a_closed_store_says_so;
    where it lasts
    it_is_known_when_no_server_was_there,
    everything_is_there_after_opening_again,
    closing_finishes_what_was_begun
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

async fn log(store: &Store, table: &str) -> Vec<String> {
    store.load(table).await.expect("it can be read").expect("it is there")
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_millis() as u64
}

async fn what_is_stored_is_read_back_in_order(place: Place) {
    let store = place.open().await;
    store.ping(1).await.unwrap();
    assert_eq!(store.load("den").await, Ok(None));
    store.create("den", State::Gathering, texts(&["a", "b"])).await.unwrap();
    store.append("den", 2, texts(&["c"]), State::Playing).await.unwrap();
    store.append("den", 3, texts(&["d", "e", "f"]), State::Playing).await.unwrap();
    store.append("den", 6, vec![], State::Finished).await.unwrap();
    assert_eq!(log(&store, "den").await, ["a", "b", "c", "d", "e", "f"]);
    store.create("empty", State::Gathering, vec![]).await.unwrap();
    assert_eq!(log(&store, "empty").await, [""; 0]);
}

async fn a_table_is_created_once(place: Place) {
    let store = place.open().await;
    store.create("den", State::Gathering, texts(&["mine"])).await.unwrap();
    assert_eq!(store.create("den", State::Gathering, texts(&["yours"])).await, Err(StoreError::Taken));
    assert_eq!(log(&store, "den").await, ["mine"]);
    // Ids are told apart to the letter.
    store.create("Den", State::Gathering, texts(&["another"])).await.unwrap();
    assert_eq!(log(&store, "Den").await, ["another"]);
}

async fn an_append_that_expects_another_length_changes_nothing(place: Place) {
    let store = place.open().await;
    store.create("den", State::Playing, texts(&["a", "b"])).await.unwrap();
    for wrong in [0, 1, 3, u64::MAX] {
        let refused = store.append("den", wrong, texts(&["x", "y"]), State::Finished).await;
        assert_eq!(refused, Err(StoreError::Conflict { length: 2 }), "{wrong}");
    }
    assert_eq!(store.append("lair", 0, texts(&["x"]), State::Playing).await, Err(StoreError::Missing));
    assert_eq!(log(&store, "den").await, ["a", "b"]);
    assert_eq!(store.load("lair").await, Ok(None));
    assert_eq!(wakes(&store, u64::MAX).await, [("den".to_owned(), 0)]);
}

async fn nobody_sees_a_part_of_an_append(place: Place) {
    let store = place.open().await;
    store.create("den", State::Playing, vec![]).await.unwrap();
    let writer = store.clone();
    let writing = tokio::spawn(async move {
        for turn in 0..100 {
            writer.append("den", turn * 3, texts(&["1", "2", "3"]), State::Playing).await.unwrap();
        }
    });
    while !writing.is_finished() {
        assert_eq!(log(&store, "den").await.len() % 3, 0);
    }
    writing.await.unwrap();
    assert_eq!(log(&store, "den").await.len(), 300);
}

async fn of_several_writers_exactly_one_wins_each_turn(place: Place) {
    const TURNS: u64 = 20;
    // Two handles as two processes would have them, and several tasks on each.
    let stores = [place.open().await, place.open().await];
    stores[0].create("den", State::Playing, vec![]).await.unwrap();
    let tasks: Vec<_> = (0..6)
        .map(|name| {
            let store = stores[name % 2].clone();
            tokio::spawn(async move {
                let mut won = Vec::new();
                for turn in 0..TURNS {
                    match store.append("den", turn, vec![format!("{name} {turn}")], State::Playing).await {
                        Ok(()) => won.push(format!("{name} {turn}")),
                        Err(StoreError::Conflict { length }) => assert!(length > turn),
                        Err(other) => panic!("{other}"),
                    }
                    // Nobody goes on before somebody has won this turn.
                    while log(&store, "den").await.len() as u64 <= turn {}
                }
                won
            })
        })
        .collect();
    let mut won = BTreeSet::new();
    for task in tasks {
        won.extend(task.await.unwrap());
    }
    let log = log(&stores[0], "den").await;
    assert_eq!(log.len() as u64, TURNS);
    assert_eq!(log.into_iter().collect::<BTreeSet<_>>(), won);
}

async fn of_several_creators_exactly_one_wins(place: Place) {
    let stores = [place.open().await, place.open().await];
    for round in 0..10 {
        let tasks: Vec<_> = (0..6)
            .map(|name| {
                let store = stores[name % 2].clone();
                let creating = async move {
                    let created = store.create(&format!("den {round}"), State::Playing, vec![name.to_string()]).await;
                    (name, created)
                };
                tokio::spawn(creating)
            })
            .collect();
        let mut winners = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                (name, Ok(())) => winners.push(name.to_string()),
                (_, refused) => assert_eq!(refused, Err(StoreError::Taken)),
            }
        }
        assert_eq!(winners.len(), 1);
        assert_eq!(log(&stores[0], &format!("den {round}")).await, winners);
    }
}

async fn one_conflict_among_many_appends_fails_alone(place: Place) {
    let store = place.open().await;
    let all_at_once = |onto: fn(u64) -> u64, kind: fn(u64) -> bool| {
        let store = store.clone();
        (0..200_u64).map(move |number| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = format!("den {number}");
                if kind(number) {
                    store.create(&table, State::Playing, texts(&["first"])).await
                } else {
                    store.append(&table, onto(number), texts(&["second", "third"]), State::Playing).await
                }
            })
        })
    };
    for task in all_at_once(|_| 0, |_| true).collect::<Vec<_>>() {
        task.await.unwrap().unwrap();
    }
    // Every seventh expects a wrong length, every tenth wants a taken id, the others are right.
    let tasks: Vec<_> = all_at_once(|number| if number % 7 == 0 { 5 } else { 1 }, |number| number % 10 == 0).collect();
    for (number, task) in tasks.into_iter().enumerate() {
        let (expected, length) = match number {
            _ if number % 10 == 0 => (Err(StoreError::Taken), 1),
            _ if number % 7 == 0 => (Err(StoreError::Conflict { length: 1 }), 1),
            _ => (Ok(()), 3),
        };
        assert_eq!(task.await.unwrap(), expected, "{number}");
        assert_eq!(log(&store, &format!("den {number}")).await.len(), length, "{number}");
    }
}

/// The tables that have to be woken until a moment, and when.
async fn wakes(store: &Store, until_ms: u64) -> Vec<(String, u64)> {
    let wakes = store.wakes(WakeMark::START, until_ms, 100).await.unwrap();
    wakes.into_iter().map(|wake| (wake.table, wake.at_ms)).collect()
}

async fn only_games_that_are_on_are_woken_and_those_that_sleep_when_it_is_time(place: Place) {
    let store = place.open().await;
    assert!(wakes(&store, u64::MAX).await.is_empty());
    for (table, state) in [("gathers", State::Gathering), ("plays", State::Playing), ("is over", State::Finished)] {
        store.create(table, state, texts(&["a"])).await.unwrap();
    }
    for table in ["sleeps", "sleeps longer", "rests", "ends"] {
        store.create(table, State::Gathering, texts(&["a"])).await.unwrap();
        store.append(table, 1, texts(&["b"]), State::Playing).await.unwrap();
    }
    store.append("ends", 2, texts(&["c"]), State::Finished).await.unwrap();
    store.sleep("sleeps longer", 2, Some(7000)).await.unwrap();
    store.sleep("sleeps", 2, Some(5000)).await.unwrap();
    store.sleep("rests", 2, None).await.unwrap();
    assert_eq!(store.sleep("plays", 7, Some(1)).await, Err(StoreError::Conflict { length: 1 }));
    assert_eq!(store.sleep("nowhere", 7, Some(1)).await, Err(StoreError::Missing));
    let named = |wakes: &[(&str, u64)]| -> Vec<(String, u64)> {
        wakes.iter().map(|&(table, at_ms)| (table.to_owned(), at_ms)).collect()
    };
    assert_eq!(wakes(&store, 0).await, named(&[("plays", 0)]));
    assert_eq!(wakes(&store, 6000).await, named(&[("plays", 0), ("sleeps", 5000)]));
    assert_eq!(wakes(&store, u64::MAX).await, named(&[("plays", 0), ("sleeps", 5000), ("sleeps longer", 7000)]));
    // One after the other, and from a moment on.
    let first = store.wakes(WakeMark::START, u64::MAX, 1).await.unwrap().remove(0);
    assert_eq!(store.wakes(first.mark, u64::MAX, 1).await.unwrap()[0].table, "sleeps");
    assert_eq!(store.wakes(WakeMark::after(5000), u64::MAX, 5).await.unwrap()[0].table, "sleeps longer");
    // What is appended to wakes it, and what is set aside is not woken.
    store.append("rests", 2, texts(&["c"]), State::Playing).await.unwrap();
    store.quarantine("plays", "why").await.unwrap();
    assert_eq!(wakes(&store, 0).await, named(&[("rests", 0)]));
    store.delete("rests").await.unwrap();
    assert_eq!(wakes(&store, u64::MAX).await, named(&[("sleeps", 5000), ("sleeps longer", 7000)]));
}

async fn falling_asleep_is_no_sign_of_life(place: Place) {
    let store = place.open().await;
    store.create("den", State::Gathering, texts(&["a"])).await.unwrap();
    let before = store.inspect("den").await.unwrap().expect("it is there");
    tokio::time::sleep(Duration::from_millis(5)).await;
    store.sleep("den", 1, None).await.unwrap();
    assert_eq!(store.inspect("den").await.unwrap().expect("it is there"), before);
}

async fn only_idle_tables_in_the_given_state_are_forgotten(place: Place) {
    let store = place.open().await;
    for table in ["idle", "busy", "other"] {
        store.create(table, State::Playing, texts(&["a"])).await.unwrap();
    }
    store.append("other", 1, texts(&["b"]), State::Finished).await.unwrap();
    tokio::time::sleep(Duration::from_millis(5)).await;
    let moment = now_ms();
    store.append("busy", 1, texts(&["b"]), State::Playing).await.unwrap();
    assert_eq!(store.forget(State::Gathering, u64::MAX).await, Ok(0));
    assert_eq!(store.forget(State::Playing, 0).await, Ok(0));
    assert_eq!(store.forget(State::Playing, moment).await, Ok(1));
    assert_eq!(store.load("idle").await, Ok(None));
    assert_eq!(log(&store, "busy").await, ["a", "b"]);
    assert_eq!(log(&store, "other").await, ["a", "b"]);
}

async fn a_forgotten_table_leaves_nothing_behind(place: Place) {
    let store = place.open().await;
    for number in 0..100 {
        store.create(&format!("den {number}"), State::Finished, texts(&["a", "b"])).await.unwrap();
    }
    assert_eq!(store.forget(State::Finished, u64::MAX).await, Ok(100));
    assert_eq!(store.load("den 3").await, Ok(None));
    assert_eq!(store.append("den 7", 2, texts(&["c"]), State::Playing).await, Err(StoreError::Missing));
    store.create("den 7", State::Playing, texts(&["new"])).await.unwrap();
    assert_eq!(log(&store, "den 7").await, ["new"]);
}

async fn any_text_comes_back_as_it_was(place: Place) {
    let store = place.open().await;
    let large = "größer ".repeat(150_000);
    let texts =
        texts(&["", "{\"say\":\"\\u0000 it's\"}", "Γκόμπλετ 地下 🪨", " \n\t", "'; DROP TABLE tables; --", &large]);
    let id = "Höhle 'unter' dem % Hügel 🕳";
    store.create(id, State::Playing, texts.clone()).await.unwrap();
    store.append(id, texts.len() as u64, texts.clone(), State::Playing).await.unwrap();
    assert!(log(&store, id).await == [texts.clone(), texts].concat());
}

async fn a_table_set_aside_keeps_its_log_but_is_not_loaded_until_it_is_released(place: Place) {
    let store = place.open().await;
    for table in ["den", "lair"] {
        store.create(table, State::Playing, texts(&["a", "b"])).await.unwrap();
    }
    store.quarantine("den", "a bot panicked: \0 'index out of bounds'").await.unwrap();
    let reason = "a bot panicked:   'index out of bounds'".to_owned();
    assert_eq!(store.load("den").await, Err(StoreError::Quarantined(reason.clone())));
    assert_eq!(wakes(&store, u64::MAX).await, [("lair".to_owned(), 0)]);
    let seen = store.inspect("den").await.unwrap().expect("it is there");
    assert_eq!((seen.summary.quarantined, seen.summary.length, seen.entries), (Some(reason), 2, texts(&["a", "b"])));
    assert_eq!(log(&store, "lair").await, ["a", "b"]);

    store.release("den").await.unwrap();
    assert_eq!(log(&store, "den").await, ["a", "b"]);
    store.append("den", 2, texts(&["c"]), State::Playing).await.unwrap();
    assert_eq!(store.inspect("den").await.unwrap().expect("it is there").summary.quarantined, None);
    for refused in [store.quarantine("nowhere", "why").await, store.release("nowhere").await] {
        assert_eq!(refused, Err(StoreError::Missing));
    }
    assert_eq!(store.inspect("nowhere").await, Ok(None));
}

async fn tables_are_listed_by_what_is_wanted_and_the_last_touched_comes_first(place: Place) {
    let store = place.open().await;
    let names = async |filter: Filter| -> Vec<String> {
        store.list(&filter).await.unwrap().into_iter().map(|summary| summary.id).collect()
    };
    assert!(names(Filter::default()).await.is_empty());
    for (table, state) in [("over", State::Finished), ("on", State::Playing), ("new", State::Gathering)] {
        store.create(table, state, texts(&["a"])).await.unwrap();
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    store.append("over", 1, texts(&["b"]), State::Finished).await.unwrap();
    store.quarantine("new", "why").await.unwrap();
    assert_eq!(names(Filter::default()).await, ["over", "new", "on"]);
    assert_eq!(names(Filter { most: 2, ..Filter::default() }).await, ["over", "new"]);
    assert_eq!(names(Filter { state: Some(State::Playing), ..Filter::default() }).await, ["on"]);
    assert_eq!(names(Filter { quarantined: true, ..Filter::default() }).await, ["new"]);
    let wanted = Filter { quarantined: true, state: Some(State::Finished), most: 7 };
    assert!(names(wanted).await.is_empty());
    let over = &store.list(&Filter::default()).await.unwrap()[0];
    assert_eq!((over.state, over.length), (State::Finished, 2));
    assert!(over.created_ms < over.touched_ms && over.touched_ms <= now_ms(), "{over:?}");
}

async fn a_deleted_table_leaves_nothing_behind(place: Place) {
    let store = place.open().await;
    for table in ["den", "lair"] {
        store.create(table, State::Playing, texts(&["a", "b"])).await.unwrap();
    }
    store.quarantine("den", "why").await.unwrap();
    store.delete("den").await.unwrap();
    assert_eq!(store.delete("den").await, Err(StoreError::Missing));
    assert_eq!(store.load("den").await, Ok(None));
    assert_eq!(store.append("den", 2, texts(&["c"]), State::Playing).await, Err(StoreError::Missing));
    store.create("den", State::Playing, texts(&["new"])).await.unwrap();
    assert_eq!(log(&store, "den").await, ["new"]);
    assert_eq!(log(&store, "lair").await, ["a", "b"]);
}

async fn what_cannot_be_kept_is_refused_and_harms_nobody(place: Place) {
    let store = place.open().await;
    store.create("den", State::Playing, vec![]).await.unwrap();
    let long = "x".repeat(LONGEST_ID + 1);
    let huge = vec!["x".repeat(LARGEST_WRITE / 2 + 1); 2];
    let refusals = [
        store.create(&long, State::Playing, vec![]).await,
        store.create("", State::Playing, vec![]).await,
        store.append("den", 0, texts(&["fine", "a\0b"]), State::Playing).await,
        store.append("den", 0, huge, State::Playing).await,
    ];
    for refused in refusals {
        assert!(matches!(refused, Err(StoreError::Refused(_))), "{refused:?}");
    }
    assert_eq!(store.load(&long).await, Ok(None));
    assert_eq!(store.load("a\0b").await, Ok(None));
    assert_eq!(log(&store, "den").await, [""; 0]);
}

async fn a_closed_store_says_so(place: Place) {
    let store = place.open().await;
    let another = store.clone();
    store.create("den", State::Playing, vec![]).await.unwrap();
    store.close().await;
    store.close().await;
    let closed = StoreError::Unavailable("the store has been closed".to_owned());
    assert_eq!(another.append("den", 0, texts(&["a"]), State::Playing).await, Err(closed.clone()));
    assert_eq!(another.load("den").await, Err(closed.clone()));
    assert_eq!(another.ping(1).await, Err(closed.clone()));
    assert_eq!(another.forget(State::Playing, 0).await, Err(closed));
}

async fn everything_is_there_after_opening_again(place: Place) {
    let store = place.open().await;
    for number in 0..20 {
        store.create(&format!("den {number}"), State::Playing, texts(&["a"])).await.unwrap();
        store.append(&format!("den {number}"), 1, vec![number.to_string()], State::Playing).await.unwrap();
    }
    store.append("den 0", 2, vec![], State::Finished).await.unwrap();
    store.close().await;
    let store = place.open().await;
    for number in 0..20 {
        assert_eq!(log(&store, &format!("den {number}")).await, ["a", &number.to_string()]);
    }
    assert_eq!(wakes(&store, u64::MAX).await.len(), 19);
    store.append("den 1", 2, texts(&["again"]), State::Playing).await.unwrap();
}

async fn closing_finishes_what_was_begun(place: Place) {
    let store = place.open().await;
    store.create("den", State::Playing, vec![]).await.unwrap();
    let appending: Vec<_> = (0..50)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.create(&format!("den {number}"), State::Playing, texts(&["a"])).await })
        })
        .collect();
    store.close().await;
    let store = place.open().await;
    for (number, task) in appending.into_iter().enumerate() {
        let stored = store.load(&format!("den {number}")).await.unwrap();
        match task.await.unwrap() {
            Ok(()) => assert_eq!(stored, Some(texts(&["a"]))),
            Err(StoreError::Unavailable(_)) => assert_eq!(stored, None),
            Err(other) => panic!("{other}"),
        }
    }
}

async fn it_is_known_when_no_server_was_there(place: Place) {
    let absences = |all: Vec<Absence>| all.iter().map(|absence| (absence.from_ms, absence.to_ms)).collect::<Vec<_>>();
    // By the server's own clock, which need not show what the system's does.
    const HOUR: u64 = 3_600_000;
    let store = place.open().await;
    // Of what was before, nothing is known.
    assert_eq!(absences(store.arrive(50 * HOUR).await.unwrap()), [(0, 50 * HOUR)]);
    store.pulse(51 * HOUR).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(absences(store.arrive(52 * HOUR).await.unwrap())[1..], [(51 * HOUR, 52 * HOUR)]);
    // Whoever asks whether it can write leaves a sign of life, too.
    store.ping(53 * HOUR).await.unwrap();
    store.close().await;
    // The clock is set back meanwhile: that does not change what was first.
    let store = place.open().await;
    assert_eq!(absences(store.arrive(10 * HOUR).await.unwrap())[1..], [(51 * HOUR, 52 * HOUR), (53 * HOUR, 10 * HOUR)]);
    store.close().await;
    // What is long over is forgotten.
    let store = place.open().await;
    let later = 52 * HOUR + 60 * 24 * HOUR + 1;
    assert_eq!(absences(store.arrive(later).await.unwrap()), [(10 * HOUR, later)]);
}
