//! The units for systemd, as they are handed out.

use std::process::Command;

const ALONE: &str = include_str!("../../../../deploy/underhill.service");
const ONE_OF_SEVERAL: &str = include_str!("../../../../deploy/underhill@.service");
const SHARED: &str = include_str!("../../../../deploy/cluster.env");

/// The settings of a section, each with its value.
fn section<'u>(unit: &'u str, name: &str) -> Vec<(&'u str, &'u str)> {
    let rest = unit.split_once(&format!("\n[{name}]\n")).expect("there is such a section").1;
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('=')).collect()
}

#[test]
fn a_database_that_is_away_at_boot_does_not_make_a_unit_give_up() {
    for unit in [ALONE, ONE_OF_SEVERAL] {
        // By itself, systemd gives up after five starts in ten seconds.
        assert!(section(unit, "Unit").contains(&("StartLimitIntervalSec", "0")));
        let service = section(unit, "Service");
        assert!(service.contains(&("Restart", "always")));
        let most = service.iter().find(|(name, _)| *name == "RestartMaxDelaySec").expect("it waits longer each time").1;
        assert!(most.parse::<u32>().is_ok_and(|seconds| seconds <= 60), "and never long");
    }
}

#[test]
fn one_of_several_servers_may_do_no_more_than_one_alone() {
    let settings = |unit| {
        let of_its_own = |name: &str| name.starts_with("Environment") || name == "StateDirectory";
        section(unit, "Service").into_iter().filter(|(name, _)| !of_its_own(name)).collect::<Vec<_>>()
    };
    assert_eq!(settings(ONE_OF_SEVERAL), settings(ALONE));
}

#[test]
fn what_the_units_set_is_what_the_server_reads() {
    let help = Command::new(env!("CARGO_BIN_EXE_underhill")).args(["serve", "--help"]).output().expect("it starts");
    let help = String::from_utf8(help.stdout).expect("it is text");
    let set = [ALONE, ONE_OF_SEVERAL].into_iter().flat_map(|unit| section(unit, "Service"));
    let set = set.filter_map(|(name, value)| value.split_once('=').filter(|_| name == "Environment"));
    // What is commented out is meant to be used, too.
    let shared = SHARED.lines().filter_map(|line| line.trim_start_matches('#').split_once('='));
    let mut names: Vec<&str> = set.chain(shared).map(|(name, _)| name).collect();
    names.sort_unstable();
    names.dedup();
    assert!(names.contains(&"UNDERHILL_WIRE") && names.contains(&"UNDERHILL_NODE_NAME"), "{names:?}");
    for name in names {
        assert!(help.contains(&format!("[env: {name}")), "{name} is read by nobody");
    }
}

#[test]
fn systemd_understands_the_units() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, unit) in [("underhill.service", ALONE), ("underhill@.service", ONE_OF_SEVERAL)] {
        let file = folder.path().join(name);
        let here = unit.replace("/usr/local/bin/underhill", env!("CARGO_BIN_EXE_underhill"));
        std::fs::write(&file, here).expect("it can be written");
        let Ok(verified) = Command::new("systemd-analyze").arg("verify").arg(&file).output() else {
            eprintln!("systemd is not on this machine: nobody has looked at {name}");
            return;
        };
        let said = String::from_utf8_lossy(&verified.stderr).into_owned();
        // It looks at what else is on this machine as well. Waiting longer with every start is known since systemd 254.
        let newer = |line: &str| ["RestartSteps", "RestartMaxDelaySec"].iter().any(|key| line.contains(key));
        let about_it: Vec<&str> = said.lines().filter(|line| line.contains("underhill") && !newer(line)).collect();
        assert!(about_it.is_empty(), "{about_it:#?}");
    }
}

#[test]
fn proxies_understand_how_they_have_to_balance() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = |text: &str| {
        let names = ["ash", "birch", "cedar"].into_iter();
        names.fold(text.to_owned(), |text, name| text.replace(&format!("{name}:7878"), "127.0.0.1:7879"))
    };
    let haproxy = folder.path().join("balancer.cfg");
    std::fs::write(&haproxy, here(include_str!("../../../../deploy/balancer.cfg"))).expect("it can be written");
    let nginx = folder.path().join("nginx.conf");
    let part = here(include_str!("../../../../deploy/balancer.conf"));
    let (place, whole) = (folder.path().display(), format!("events {{ }} http {{ access_log off; {part} }}"));
    std::fs::write(&nginx, format!("pid {place}/pid; {whole}")).expect("it can be written");
    let mut asking = [Command::new("/usr/sbin/haproxy"), Command::new("/usr/sbin/nginx")];
    asking[0].arg("-c").arg("-f").arg(&haproxy);
    asking[1].arg("-t").args(["-e", "stderr"]).arg("-p").arg(folder.path()).arg("-c").arg(&nginx);
    for mut asking in asking {
        let answer = asking.output().expect("`cargo xtask test` installs both");
        assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    }
}
