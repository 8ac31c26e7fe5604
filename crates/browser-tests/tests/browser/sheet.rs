//! The sheet at the foot of the board is where everything is said: in view at every size, with the board and one's own pieces, and
//! nothing moves when it says something else. `UNDERHILL_PICTURES=1 cargo xtask browser the_sheet` keeps a picture of each in
//! `target/screens`.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Hand, HandVisit, Page, Prepared, Site, Size, visit_hand};
use underhill_catalog::GameId;
use underhill_core::{Level, Seat};

use crate::provoke::forbidden;

/// What has to be seen of a game besides the sheet.
fn of(game: GameId) -> &'static [&'static str] {
    struct Seen;
    impl HandVisit for Seen {
        type Output = &'static [&'static str];
        fn visit<G: Hand>(self) -> Self::Output {
            G::SEEN
        }
    }
    visit_hand(game, Seen)
}

/// For each selector: its place in the window, and whether it is seen whole, with nothing over its middle and corners.
pub(crate) async fn seen(page: &Page, selectors: &[&str]) -> Vec<Value> {
    const LOOK: &str = "
        return arguments[0].map((css) => {
            const thing = document.querySelector(css);
            if (!thing) return { css, there: false };
            const area = thing.getBoundingClientRect();
            const inside = area.left >= -1 && area.top >= -1
                && area.right <= innerWidth + 1 && area.bottom <= innerHeight + 1;
            const places = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
            const covering = places.map(([x, y]) => {
                const over = document.elementFromPoint(area.left + area.width * x, area.top + area.height * y);
                const clear = !over || thing.contains(over) || over.contains(thing) || over.closest('.middle, .looked');
                return clear ? null : over.className;
            });
            return { css, there: true, inside, covered: covering.filter(Boolean),
                place: [area.left, area.top, area.width, area.height].map(Math.round) };
        });";
    let looked = page.run(LOOK, vec![json!(selectors)]).await;
    looked.as_array().expect("one for each").clone()
}

/// Where the sheet, the board and one's own pieces are. Whatever of it is not seen whole is a fault.
async fn places(page: &Page, game: GameId, moment: &str, faults: &mut Vec<String>) -> Vec<Value> {
    page.run("scrollTo(0, 0);", Vec::new()).await;
    let found = seen(page, &[&[".sheet"], of(game)].concat()).await;
    faults.extend(found.iter().filter(|thing| !is_whole(thing)).map(|thing| format!("{moment}: {thing}")));
    found.into_iter().map(|thing| thing["place"].clone()).collect()
}

pub(crate) fn is_whole(thing: &Value) -> bool {
    thing["there"] == true && thing["inside"] == true && thing["covered"] == json!([])
}

/// A table at some moment, and where its parts are at each size.
struct Look<'a> {
    page: &'a mut Page,
    game: GameId,
    name: String,
    /// Where things were when the sheet said something else, by size.
    before: Vec<Vec<Value>>,
    faults: Vec<String>,
}

impl Look<'_> {
    /// Looks at the table at every size. Whatever is not seen whole is a fault, and so is what has moved.
    async fn at_every_size(&mut self, moment: &str) {
        let mut now = Vec::new();
        for size in Size::ALL {
            self.page.resize(size).await;
            let described = format!("{} at {:?}, {moment}", self.name, size.pixels());
            now.push(places(self.page, self.game, &described, &mut self.faults).await);
            self.keep_picture(moment).await;
        }
        for (size, (before, now)) in Size::ALL.iter().zip(self.before.iter().zip(&now)) {
            if before != now {
                self.faults.push(format!(
                    "{} at {:?}, {moment}: {before:?} moved to {now:?}",
                    self.name,
                    size.pixels()
                ));
            }
        }
        self.before = now;
    }

    /// Keeps a picture if somebody wants to look with their own eyes.
    async fn keep_picture(&self, moment: &str) {
        self.page.picture(&format!("{}-{}", self.name, moment.replace(' ', "-"))).await;
    }

    /// Something that grows over the board is seen whole.
    async fn why_at_every_size(&mut self) {
        for size in Size::ALL {
            self.page.resize(size).await;
            self.page.run("scrollTo(0, 0);", Vec::new()).await;
            let why = seen(self.page, &[".looked"]).await;
            self.keep_picture("why").await;
            let hidden = why.iter().filter(|thing| !is_whole(thing));
            self.faults.extend(hidden.map(|thing| format!("{} at {:?}, why: {thing}", self.name, size.pixels())));
        }
    }

    async fn refusal(&mut self, forbidden: &str) {
        self.page.resize(Size::Laptop).await;
        self.page.enter("#notation", forbidden).await;
        self.page.wait_for(".refused button").await;
        self.at_every_size("a refusal").await;
        self.page.resize(Size::Laptop).await;
        self.page.click(".refused button").await;
        self.page.wait_for(".looked").await;
        self.why_at_every_size().await;
        self.page.click(".looked .primary").await;
    }

    async fn hint(&mut self) {
        self.page.resize(Size::Laptop).await;
        self.page.click(".acts button:nth-of-type(2)").await;
        self.page.wait_for(".hint .primary").await;
        self.at_every_size("a hint").await;
        self.page.resize(Size::Laptop).await;
        self.page.click(".hint button").await;
        self.page.wait_for(".pointer").await;
        const ESCAPE: &str = "document.querySelector('.table')
            .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));";
        self.page.run(ESCAPE, Vec::new()).await;
        self.page.wait_until_gone(".hint, .pointer").await;
    }

    /// At the end somebody sees at once who has won: on the sheet, or where every point is counted.
    async fn end(&mut self) {
        self.page.resize(Size::Laptop).await;
        self.page.click(".acts .danger").await;
        self.page.click(".asked .danger").await;
        self.page.wait_for(".end").await;
        const COUNTED: &str = "scrollTo(0, 0);
            return document.querySelector('.end').getBoundingClientRect().top < innerHeight / 2;";
        for size in Size::ALL {
            self.page.resize(size).await;
            let counted = self.page.run(COUNTED, Vec::new()).await == true;
            let sheet = seen(self.page, &[".sheet"]).await;
            self.keep_picture("end").await;
            if !counted && !sheet.iter().all(is_whole) {
                self.faults.push(format!("{} at {:?}, the end: {sheet:?}", self.name, size.pixels()));
            }
        }
    }
}

/// Asks for every message at a table for so many, at the beginning and near the end.
async fn faults(site: &Site, page: &mut Page, game: GameId, seats: usize) -> Vec<String> {
    let mut look = Look { page, game, name: format!("{game}-{seats}-begun"), before: Vec::new(), faults: Vec::new() };
    let tables =
        [Prepared::begun_with_bots(game, seats, Level::Easy), Prepared::against_bots(game, seats, Level::Easy, 4)];
    let mut refused = false;
    for (late, table) in tables.into_iter().enumerate() {
        let forbidden = forbidden(game, &table, Seat::new(0));
        look.page.keep_game(game.id(), &json!(table)).await;
        look.page.go(&site.at(&format!("/play/{game}"))).await;
        look.page.wait_for(".now[data-mine=true]").await;
        look.before.clear();
        if late == 1 {
            look.name = format!("{game}-{seats}-late");
        }
        look.at_every_size("one's turn").await;
        if let Some(action) = forbidden {
            look.refusal(&action).await;
            refused = true;
        }
        look.hint().await;
    }
    assert!(refused, "{game}: nothing is forbidden at any of these tables");
    look.end().await;
    look.faults
}

async fn the_sheet_speaks_in_view(game: GameId) {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let mut all = Vec::new();
    for seats in [2, 4].into_iter().filter(|seats| game.seats().contains(seats)) {
        all.extend(faults(&site, &mut page, game, seats).await);
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

crate::of_each_game!(the_sheet_speaks_in_view_and_nothing_moves, the_sheet_speaks_in_view);
