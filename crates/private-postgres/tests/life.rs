//! A server from its start to its end.

use std::path::PathBuf;
use std::process::Command;

use underhill_private_postgres::PrivatePostgres;

/// The folder in the address.
fn folder(postgres: &PrivatePostgres) -> PathBuf {
    PathBuf::from(postgres.address().split_once("?host=").expect("the address names a folder").1)
}

/// The process of a server, as it says itself.
fn process(postgres: &PrivatePostgres) -> String {
    let said = std::fs::read_to_string(folder(postgres).join("data/postmaster.pid")).expect("it runs");
    said.lines().next().expect("the first line is its number").to_owned()
}

/// A process that ended but was not collected yet works nowhere.
fn is_alive(process: &str) -> bool {
    std::fs::read_link(format!("/proc/{process}/cwd")).is_ok()
}

#[test]
fn it_comes_back_with_what_it_held_and_leaves_nothing_behind() {
    let mut postgres = PrivatePostgres::start_new().unwrap();
    let first = postgres.fresh_database().unwrap();
    let folder = folder(&postgres);
    let mut ended = vec![process(&postgres)];
    postgres.stop().unwrap();
    assert!(!folder.join(".s.PGSQL.5432").exists());
    postgres.start().unwrap();
    ended.push(process(&postgres));
    postgres.kill().unwrap();
    postgres.start().unwrap();
    ended.push(process(&postgres));
    assert!(is_alive(&ended[2]) && !is_alive(&ended[0]) && !is_alive(&ended[1]));
    assert_ne!(postgres.fresh_database().unwrap(), first);
    drop(postgres);
    assert!(!folder.exists());
    assert!(!is_alive(&ended[2]));
}

#[test]
fn it_ends_with_the_program_even_if_that_is_killed() {
    const PART: &str = "UNDERHILL_PRIVATE_POSTGRES_TEST";
    const TEST: &str = "it_ends_with_the_program_even_if_that_is_killed";
    if std::env::var_os(PART).is_some() {
        let postgres = PrivatePostgres::start_new().unwrap();
        std::fs::write(
            std::env::var_os(PART).unwrap(),
            format!("{}\n{}", process(&postgres), folder(&postgres).display()),
        )
        .unwrap();
        std::process::abort();
    }
    let note = std::env::temp_dir().join(format!("underhill-private-postgres-test-{}", std::process::id()));
    let status = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", TEST])
        .env(PART, &note)
        .output()
        .unwrap()
        .status;
    assert!(!status.success());
    let said = std::fs::read_to_string(&note).unwrap();
    std::fs::remove_file(&note).unwrap();
    let (process, folder) = said.split_once('\n').unwrap();
    while is_alive(process) || PathBuf::from(folder).exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}
