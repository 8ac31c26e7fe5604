//! The unit for systemd, as it is handed out.

/// The settings of a section, each with its value.
fn section<'u>(unit: &'u str, name: &str) -> Vec<(&'u str, &'u str)> {
    let rest = unit.split_once(&format!("\n[{name}]\n")).expect("there is such a section").1;
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('=')).collect()
}

#[test]
fn a_database_that_is_away_at_boot_does_not_make_the_unit_give_up() {
    let unit = include_str!("../../../../deploy/underhill.service");
    // By itself, systemd gives up after five starts in ten seconds.
    assert!(section(unit, "Unit").contains(&("StartLimitIntervalSec", "0")));
    let service = section(unit, "Service");
    assert!(service.contains(&("Restart", "always")));
    let most = service.iter().find(|(name, _)| *name == "RestartMaxDelaySec").expect("it waits longer each time").1;
    assert!(most.parse::<u32>().is_ok_and(|seconds| seconds <= 60), "and never long");
}
