//! The sheet at the foot of the board is where everything is said: in view at every size, with the board and one's own pieces, and
//! nothing moves when it says something else.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Hand, HandVisit, Page, Site, Size, visit_hand};
use underhill_catalog::GameId;

/// What has to be seen of a game besides the sheet, and something that can be read and is not allowed at its beginning.
fn of(game: GameId) -> (&'static [&'static str], &'static str) {
    struct Seen;
    impl HandVisit for Seen {
        type Output = (&'static [&'static str], &'static str);
        fn visit<G: Hand>(self) -> Self::Output {
            (G::SEEN, G::FORBIDDEN_AT_FIRST)
        }
    }
    visit_hand(game, Seen)
}

/// For each selector: its place in the window, and whether it is seen whole, with nothing over its middle and corners.
async fn seen(page: &Page, selectors: &[&str]) -> Vec<Value> {
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
    let found = seen(page, &[&[".sheet"], of(game).0].concat()).await;
    faults.extend(found.iter().filter(|thing| !is_whole(thing)).map(|thing| format!("{moment}: {thing}")));
    found.into_iter().map(|thing| thing["place"].clone()).collect()
}

fn is_whole(thing: &Value) -> bool {
    thing["there"] == true && thing["inside"] == true && thing["covered"] == json!([])
}

/// Lets the sheet say one thing after the other, and tells what is wrong with how that looks.
async fn faults(page: &Page, game: GameId) -> Vec<String> {
    let mut faults = Vec::new();
    let before = places(page, game, "one's turn", &mut faults).await;

    page.enter("#notation", of(game).1).await;
    page.wait_for(".refused button").await;
    let refused = places(page, game, "a refusal", &mut faults).await;
    page.click(".refused button").await;
    page.wait_for(".looked").await;
    let why = seen(page, &[".looked"]).await;
    faults.extend(why.iter().filter(|thing| !is_whole(thing)).map(|thing| format!("why: {thing}")));
    page.click(".looked .primary").await;

    page.click(".acts button:nth-of-type(2)").await;
    page.wait_for(".hint .primary").await;
    let hinted = places(page, game, "a hint", &mut faults).await;
    page.click(".hint button").await;
    page.wait_for(".pointer").await;
    const ESCAPE: &str = "document.querySelector('.table')
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));";
    page.run(ESCAPE, Vec::new()).await;
    page.wait_until_gone(".hint, .pointer").await;

    if refused != before || hinted != before {
        faults.push(format!("something moved: {before:?}, {refused:?}, {hinted:?}"));
    }
    faults
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_speaks_in_view_at_every_size_and_nothing_moves() {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let mut all = Vec::new();
    for &game in GameId::ALL {
        page.turn_to(&format!("/play/{game}")).await;
        page.wait_for(".now[data-mine=true]").await;
        for size in Size::ALL {
            page.resize(size).await;
            let found = faults(&page, game).await;
            all.extend(found.into_iter().map(|fault| format!("{game} at {:?}, {fault}", size.pixels())));
        }
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}
