//! People at one table, each with a browser of their own.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;
use underhill_browser_tests::{Browser, By, Decision, NAMES, Page, Prepared, Site, Size, Wire, is_about_the_network};
use underhill_catalog::gobblestones::{Action, View};
use underhill_catalog::{GameId, any_action};
use underhill_core::{Record, Seat, Viewer};
use underhill_table::{AnyTable, Phase};

/// Opens a table for friends, with one option other than usual, and sits down at it; says at which path it is.
async fn open_table(page: &Page, address: String, seats: usize, option: Option<&str>) -> String {
    page.go(&address).await;
    if let Some(option) = option {
        page.click(&format!("label:not(.chosen):has(input[name={option}])")).await;
    }
    if seats > 2 {
        page.click(&format!(".segmented button:nth-child({})", seats - 1)).await;
    }
    // The other seats are for people, too.
    let people = "for (const e of document.querySelectorAll('.seat-choice .segmented button:first-child')) e.click();";
    page.run(people, Vec::new()).await;
    page.enter(".seat-choice input.name", NAMES[0]).await;
    page.click(".ready .primary").await;
    page.wait_for(".gathering").await;
    let address = page.address().await;
    address[address.find("/t/").expect("a table has an address")..].to_owned()
}

/// Sits down at a table.
async fn sit_down(page: &Page, address: String, name: &str) {
    page.go(&address).await;
    page.wait_for(".name-row input").await;
    // Enter is enough.
    page.enter(".name-row input", name).await;
    page.wait_for(".gathering .ready button.small").await;
}

/// People at a table, each with a browser of their own, and one who watches.
struct Friends<'s> {
    site: &'s Site,
    game: GameId,
    id: String,
    players: Vec<Page>,
    watcher: Page,
    /// The second player's only connection.
    wire: Wire,
}

impl<'s> Friends<'s> {
    /// They meet at a table near the end of its game, as it is kept by the site.
    async fn at_an_old_table(site: &'s Site, browser: &Browser, game: GameId, seats: usize) -> Friends<'s> {
        let wire = site.wire().await;
        let mut players = Vec::new();
        for number in 0..seats {
            let page = browser.open(Size::Laptop).await;
            page.go(&if number == 1 { wire.at("/nowhere") } else { site.at("/nowhere") }).await;
            players.push(page);
        }
        let watcher = browser.open(Size::Phone).await;
        watcher.go(&site.at("/nowhere")).await;
        let mut friends = Friends { site, game, id: String::new(), players, watcher, wire };
        friends.meet(game).await;
        friends
    }

    /// They go to another old table.
    async fn meet(&mut self, game: GameId) {
        (self.game, self.id) = (game, self.site.keep(&Prepared::among_people(game, self.players.len(), LEFT)).await);
        for (number, page) in self.players.iter().enumerate() {
            page.keep(&format!("seat.{}", self.id), &json!(Prepared::token(Seat::new(number)))).await;
        }
        for page in self.pages() {
            page.turn_to(&format!("/t/{}", self.id)).await;
            page.wait_for(&format!(".table.game-{game}")).await;
        }
    }

    /// They play on until it is over. The first loads the page again when it is their turn; the second is cut off, notices, and
    /// is back.
    async fn play_to_the_end(&self) {
        let (mut reloaded, mut cut) = (false, false);
        loop {
            let table = self.site.table(&self.id).await;
            if table.phase() == Phase::Over {
                break;
            }
            let mut asked = false;
            for (number, page) in self.players.iter().enumerate() {
                let scene = table.scene(Viewer::Seat(Seat::new(number)));
                let Some(next) = Decision::of(self.game, &scene) else { continue };
                if number == 0 && !reloaded {
                    page.wait_for(".now[data-mine=true]").await;
                    page.reload().await;
                    reloaded = true;
                }
                if number == 1 && !cut {
                    self.wire.cut();
                    page.wait_for(".refused").await;
                    self.wire.mend();
                    page.wait_until_gone(".refused").await;
                    cut = true;
                }
                page.decide(&next, By::Typing).await;
                asked = true;
            }
            assert!(asked, "somebody at the table of {} is to decide", self.game);
            // What was decided is at the server before anybody is asked again.
            while self.site.table(&self.id).await.version() <= table.version() {
                sleep(Duration::from_millis(20)).await;
            }
        }
        assert!(reloaded && cut, "{} ended before anything could go wrong", self.game);
    }

    fn pages(&self) -> impl Iterator<Item = &Page> {
        self.players.iter().chain([&self.watcher])
    }

    /// Everybody sees the same end, and that the draws were fair.
    async fn agree(&self) {
        let mut results = Vec::new();
        for page in self.pages() {
            page.wait_for(".end .standings").await;
            results.push((page.text(".standings").await, page.text(".fair").await));
        }
        assert!(results.iter().all(|result| *result == results[0]), "{}: {results:?}", self.game);
        let drawn = |record: &Record| record.steps.iter().any(|step| step.starts_with('*'));
        if self.site.table(&self.id).await.records().iter().any(drawn) {
            assert!(results[0].1.contains("fair"), "{} says that its draws were fair: {results:?}", self.game);
        }
        for (number, page) in self.pages().enumerate() {
            let complaints = page.complaints().await.into_iter();
            let odd: Vec<_> = complaints.filter(|line| number != 1 || !is_about_the_network(line)).collect();
            assert_eq!(odd, Vec::<String>::new(), "{}, browser {number}", self.game);
        }
    }

    async fn part(self) {
        for page in self.players.into_iter().chain([self.watcher]) {
            page.close().await;
        }
    }
}

/// So many decisions of the first player are left when friends meet again near the end of a game.
const LEFT: usize = 2;

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_every_game_to_its_end() {
    let (site, browser) = (Site::start().await, Browser::start());
    let (&first, others) = GameId::ALL.split_first().expect("there are games");
    let mut friends = Friends::at_an_old_table(&site, &browser, first, 2).await;
    friends.play_to_the_end().await;
    friends.agree().await;
    for &game in others {
        friends.meet(game).await;
        friends.play_to_the_end().await;
        friends.agree().await;
    }
    friends.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_browsers_play_a_game_to_its_end() {
    let (site, browser) = (Site::start().await, Browser::start());
    let friends = Friends::at_an_old_table(&site, &browser, GameId::Kobold, 4).await;
    friends.play_to_the_end().await;
    friends.agree().await;
    friends.part().await;
}

/// From the invitation on: every game is set up on a page, begun, and begins for everybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_all_that_a_friend_needs() {
    let (site, browser) = (Site::start().await, Browser::start());
    let host = browser.open(Size::Laptop).await;
    let guest = browser.open(Size::Phone).await;
    for &game in GameId::ALL {
        let path = open_table(&host, site.at(&format!("/new/{game}/friends")), 2, None).await;
        sit_down(&guest, site.at(&path), NAMES[1]).await;
        assert_eq!(host.barriers(&format!("{game}-gathering")).await, Vec::<String>::new());
        host.click(".ready .primary:not([disabled])").await;
        let id = path.trim_start_matches("/t/");
        for page in [&host, &guest] {
            page.wait_for(".table").await;
        }
        for _ in 0..2 {
            let table = site.table(id).await;
            let mut asked = false;
            for (page, name) in [(&host, NAMES[0]), (&guest, NAMES[1])] {
                let seat = site.seat(id, name).await;
                if let Some(next) = Decision::of(game, &table.scene(Viewer::Seat(seat))) {
                    page.decide(&next, By::Touch).await;
                    asked = true;
                }
            }
            assert!(asked, "somebody at the table of {game} is to decide");
            // What was decided is at the server before anybody is asked again.
            while site.table(id).await.version() <= table.version() {
                sleep(Duration::from_millis(20)).await;
            }
        }
    }
    for page in [host, guest] {
        assert_eq!(page.complaints().await, Vec::<String>::new());
        page.close().await;
    }
}

/// Two pages with the same seat: what is done on one is seen on both, and either may go on.
#[tokio::test(flavor = "multi_thread")]
async fn two_pages_of_one_seat_agree() {
    let (site, browser) = (Site::start().await, Browser::start());
    let id = site.keep(&Prepared::among_people(GameId::Gobblet, 2, LEFT)).await;
    let [mine, theirs] = [Seat::new(0), Seat::new(1)];
    let mut pages = Vec::new();
    for seat in [mine, mine, theirs] {
        let page = browser.open(Size::Laptop).await;
        page.go(&site.at("/nowhere")).await;
        page.keep(&format!("seat.{id}"), &json!(Prepared::token(seat))).await;
        page.turn_to(&format!("/t/{id}")).await;
        page.wait_for(".table").await;
        pages.push(page);
    }
    let (mut decided, mut own) = (0, 0);
    while site.table(&id).await.phase() != Phase::Over {
        let table = site.table(&id).await;
        let scene = |seat| table.scene(Viewer::Seat(seat));
        let page = match Decision::of(GameId::Gobblet, &scene(mine)) {
            // One page after the other.
            Some(next) => {
                own += 1;
                (&pages[own % 2], next)
            }
            None => (&pages[2], Decision::of(GameId::Gobblet, &scene(theirs)).expect("somebody is to decide")),
        };
        page.0.decide(&page.1, By::Typing).await;
        while site.table(&id).await.version() <= table.version() {
            sleep(Duration::from_millis(20)).await;
        }
        decided += 1;
    }
    assert!(own > 1 && decided > own, "each of the pages decided something");
    let mut ends = Vec::new();
    for page in pages {
        page.wait_for(".end .standings").await;
        ends.push((page.text(".standings").await, page.text(".log").await));
        assert_eq!(page.complaints().await, Vec::<String>::new());
        page.close().await;
    }
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
}

/// So long the network swallows everything; `UNDERHILL_TUNNEL` says otherwise, in seconds.
const TUNNEL: u64 = 12;

/// A person is in a tunnel: nothing comes through, and nobody says so. What they did there is done when they are out of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_comes_out_of_a_tunnel_by_itself() {
    let (site, browser) = (Site::start().await, Browser::start());
    let friends = Friends::at_an_old_table(&site, &browser, GameId::Gobblet, 2).await;
    let seconds = std::env::var("UNDERHILL_TUNNEL").map_or(TUNNEL, |seconds| seconds.parse().expect("a number"));
    let page = &friends.players[1];
    friends.wire.swallow();
    // Anybody may say something at any time.
    let speak = "document.querySelector('.phrases button').click();";
    page.run(speak, Vec::new()).await;
    sleep(Duration::from_secs(seconds)).await;
    page.wait_for(".refused").await;
    friends.wire.mend();
    let mended = Instant::now();
    page.wait_until_gone(".refused").await;
    eprintln!("back after {:?}", mended.elapsed());
    // It is heard, once.
    let heard = "return document.querySelector('.log').textContent.split('Hello!').length === 2;";
    friends.players[0].wait_until(heard).await;

    // Whoever leaves the page leaves the table, and the others see it.
    let away = "return document.querySelectorAll('.seat[data-away]').length;";
    assert_eq!(friends.players[0].run(away, Vec::new()).await, 0);
    page.turn_to("/").await;
    friends.players[0].wait_for(".seat[data-away]").await;
    for page in friends.players.into_iter().chain([friends.watcher]) {
        page.close().await;
    }
}

/// A turn of somebody in the bluffing variant: right in every colour, or wrong in one; nothing if there is none.
fn turn_of(table: &dyn AnyTable, seat: Seat, honest: bool) -> Option<String> {
    let now = table.game_scene(Viewer::Seat(seat)).expect("a game is played");
    let view: View = serde_json::from_str(now.view.get()).expect("a view of Gobblestones");
    let turns = (0..2000).filter_map(|luck| any_action(GameId::Gobblestones, now.view.get(), seat, luck).ok());
    turns.into_iter().find(|turn| {
        let Ok(Action::Place(placement)) = turn.parse() else { return false };
        let space = |square| view.spaces.get(square).expect("tiles lie on spaces");
        let right = |&(square, tile): &(_, _)| space(square).colour.is_none_or(|colour| colour == tile);
        let points: i32 = placement.tiles().iter().map(|&(square, _)| i32::from(space(square).value)).sum();
        points > 0 && placement.tiles().iter().all(right) == honest
    })
}

/// Three people at a table of the bluffing variant.
struct Bluffers {
    site: Site,
    id: String,
    pages: Vec<Page>,
    seats: Vec<Seat>,
}

impl Bluffers {
    fn page(&self, seat: Seat) -> &Page {
        &self.pages[self.seats.iter().position(|&other| other == seat).expect("they sit there")]
    }

    async fn points(&self) -> Vec<i32> {
        let now = self.site.table(&self.id).await.game_scene(Viewer::Spectator).expect("a game is played");
        serde_json::from_str::<View>(now.view.get()).expect("a view of Gobblestones").points.to_vec()
    }

    /// Somebody lays tiles, and both others challenge, the one who sits farther first. Nobody's page changes before both
    /// have answered. Says who laid the tiles, who sits next and who after that.
    async fn challenged_by_both(&self, honest: bool) -> [Seat; 3] {
        let laid = loop {
            let table = self.site.table(&self.id).await;
            let asked = table.game_scene(Viewer::Spectator).and_then(|now| now.waiting.iter().next()).expect("a turn");
            match turn_of(table.as_ref(), asked, honest) {
                Some(turn) => break (asked, turn),
                // Nothing to lay that would do: somebody else's turn.
                None => {
                    self.page(asked).enter("#notation", "-").await;
                    self.page(asked).wait_for(".now[data-mine=false]").await;
                }
            }
        };
        let (active, turn) = laid;
        self.page(active).enter("#notation", &turn).await;
        let [near, far] = [1, 2].map(|by| Seat::new((active.index() + by) % 3));
        for seat in [near, far] {
            self.page(seat).wait_for("[data-action=challenge]").await;
        }
        let before = self.shown([active, near]).await;
        self.page(far).click("[data-action=challenge]").await;
        self.page(far).wait_for(".now[data-mine=false]").await;
        sleep(Duration::from_millis(500)).await;
        assert_eq!(before, self.shown([active, near]).await, "a sealed answer shows on another page");
        let asked = self.decisions().await;
        self.page(near).click("[data-action=challenge]").await;
        // A reveal before this one may still be shown.
        while self.decisions().await == asked {
            sleep(Duration::from_millis(20)).await;
        }
        for page in &self.pages {
            page.wait_for(".gobblestones-reveal").await;
        }
        [active, near, far]
    }

    async fn decisions(&self) -> usize {
        self.site.table(&self.id).await.game_scene(Viewer::Spectator).expect("a game is played").decisions
    }

    /// Everything that some people's pages show.
    async fn shown(&self, seats: [Seat; 2]) -> Vec<String> {
        let mut texts = Vec::new();
        for seat in seats {
            let page = "return document.querySelector('.table').outerHTML;";
            texts.push(self.page(seat).run(page, Vec::new()).await.to_string());
        }
        texts
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_challenge_at_once_and_the_right_one_pays() {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut pages = Vec::new();
    for _ in 0..3 {
        pages.push(browser.open(Size::Laptop).await);
    }
    let path = open_table(&pages[0], site.at("/new/gobblestones/friends"), 3, Some("bluff")).await;
    sit_down(&pages[1], site.at(&path), NAMES[1]).await;
    sit_down(&pages[2], site.at(&path), NAMES[2]).await;
    // Fewer could play, too.
    pages[0].wait_until_gone(".chair.free").await;
    pages[0].click(".ready .primary:not([disabled])").await;
    for page in &pages {
        page.wait_for(".table").await;
    }
    let id = path.trim_start_matches("/t/").to_owned();
    let mut seats = Vec::new();
    for name in &NAMES[..3] {
        seats.push(site.seat(&id, name).await);
    }
    let table = Bluffers { site, id, pages, seats };

    // A bluff that is found out: nobody has a point for it, and nobody pays (GBS-25).
    let before = table.points().await;
    table.challenged_by_both(false).await;
    assert_eq!(table.points().await, before);

    // Honest tiles: whoever sits nearer to the left pays what they are worth, the other nothing (GBS-22, GBS-24).
    let before = table.points().await;
    let [active, near, far] = table.challenged_by_both(true).await.map(Seat::index);
    let after = table.points().await;
    let worth = after[active] - before[active];
    assert!(worth > 0, "{before:?} {after:?}");
    assert_eq!((after[near] - before[near], after[far] - before[far]), (-worth, 0));

    for page in table.pages {
        assert_eq!(page.complaints().await, Vec::<String>::new());
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_trouble_has_its_own_friendly_screen() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    for (path, says) in [("/nowhere", "nothing here"), ("/t/0000-0000", "table is gone"), ("/t/bad", "nothing here")] {
        page.go(&site.at(path)).await;
        page.wait_for(".sorry h1").await;
        let text = page.text(".sorry").await;
        assert!(text.contains(says), "{path}: {text}");
    }

    // A table with as many people as seats.
    let first = browser.open(Size::Laptop).await;
    let full = open_table(&first, site.at("/new/gobblet/friends"), 2, None).await;
    let second = browser.open(Size::Laptop).await;
    sit_down(&second, site.at(&full), NAMES[1]).await;
    page.go(&site.at(&full)).await;
    page.wait_for(".gathering").await;
    assert!(page.text(".ready").await.contains("All seats are taken"), "{}", page.text(".ready").await);

    // A server that speaks a version this page does not know.
    page.go(&site.at("/")).await;
    page.settle_in().await;
    let other = "const real = window.fetch;
        window.fetch = (...asked) => real(...asked).then((said) =>
            String(asked[0]?.url ?? asked[0]).includes('/api/') ? new Response('{\"odd\": true}', said) : said);";
    page.run(other, Vec::new()).await;
    page.enter("#code", full.trim_start_matches("/t/")).await;
    page.wait_for(".sorry h1").await;
    assert!(page.text(".sorry").await.contains("out of date"), "{}", page.text(".sorry").await);

    site.stop().await;
    page.go(&site.at(&full)).await;
    page.wait_for(".sorry h1").await;
    assert!(page.text(".sorry").await.contains("be reached"));
    site.start_again().await;
    page.click(".sorry .primary").await;
    page.wait_for(".gathering").await;
    for page in [page, first, second] {
        page.close().await;
    }
}
