//! Games that are over: they are kept, found again, looked at, and shown to others.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, By, Key, Page, Prepared, Site, Size};
use underhill_catalog::GameId;
use underhill_core::{Level, Record, Seat};

use crate::alone::keep_near_the_end;

/// Keeps a finished game in the browser as the app does, and says at which path it is looked at.
pub(crate) async fn keep_finished(page: &Page, record: &Record) -> String {
    let id: String = record.fair.as_ref().expect("a table draws fairly").commitment.chars().take(12).collect();
    let sat = |name: &String| match name.as_str() {
        "medium" => json!({ "bot": ["medium", 1] }),
        name => json!({ "person": name }),
    };
    let seats: Vec<Value> = record.players.iter().map(sat).collect();
    let row = json!({ "id": id, "game": record.game, "at": 1_700_000_000_000_u64, "seats": seats, "me": 0,
        "end": record.end, "table": null });
    page.keep("finished", &json!([row])).await;
    page.keep(&format!("record.{id}"), &json!(record)).await;
    format!("/review/{id}")
}

/// Everything that a review says of a game.
pub(crate) async fn told(page: &Page) -> (String, usize) {
    page.wait_for(".moves li").await;
    // The list is made bit by bit.
    let last = "return document.querySelectorAll('.moves li').length == document.querySelector('.graph input').max;";
    page.wait_until(last).await;
    let tales =
        "return [...document.querySelectorAll('.moves .tale')].map((tale) => tale.firstChild.textContent).join('\\n');";
    let tales = page.run(tales, Vec::new()).await.as_str().unwrap_or_default().to_owned();
    (tales, page.count(".moves li").await)
}

/// What of a review is not whole in view.
async fn hidden(page: &Page) -> Vec<Value> {
    // A board is fitted into its place with the next picture of the screen.
    let settled = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";
    page.run_async(settled, Vec::new()).await;
    let look = "return ['.review-board', '.review-board .play', '.graph', '.review-steps', '.review-turn', '.moves [aria-current]']
        .map((css) => [css, document.querySelector(css)?.getBoundingClientRect()])
        .filter(([css, box]) => !box || box.width < 40 || box.height < 20 || box.left < -1 || box.top < -1
            || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        .concat(document.documentElement.scrollHeight > innerHeight ? [['page']] : []);";
    page.run(look, Vec::new()).await.as_array().cloned().unwrap_or_default()
}

async fn at(page: &Page) -> String {
    page.run("return document.querySelector('.graph input').value;", Vec::new())
        .await
        .as_str()
        .unwrap_or_default()
        .into()
}

/// Goes through a game by keys and by touch, and finds everything in view all the time.
async fn look_through(game: GameId) {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Phone).await;
    page.go(&site.at("/nowhere")).await;
    for seats in [2, 4].into_iter().filter(|seats| game.seats().contains(seats)) {
        let record = Prepared::finished(game, seats);
        let path = keep_finished(&page, &record).await;
        page.turn_to(&path).await;
        // What a bot thinks of the game is asked for once, and looked at in both windows.
        for size in [Size::Phone, Size::Laptop] {
            page.resize(size).await;
            let (_, count) = told(&page).await;
            assert_eq!(at(&page).await, count.to_string(), "it begins with the end");
            page.press(Key::Home).await;
            page.press(Key::Right).await;
            page.press(Key::Right).await;
            assert_eq!(at(&page).await, "2");
            page.wait_for(".moves [data-move='2'][aria-current]").await;
            assert_eq!(hidden(&page).await, Vec::<Value>::new(), "{game} of {seats} at {size:?}, by keys");
            page.click(".review-steps button:nth-of-type(2)").await;
            assert_eq!(at(&page).await, "1");
            page.click(".review-steps .primary").await;
            page.press(Key::End).await;
            assert_eq!(at(&page).await, count.to_string());
            // Somebody who plays by chance goes wrong sooner or later.
            page.press(Key::Home).await;
            page.wait_for(".graph[data-settled=true]").await;
            page.press(Key::Down).await;
            page.wait_for(".review-turn.turns").await;
            assert_eq!(hidden(&page).await, Vec::<Value>::new(), "{game} of {seats} at {size:?}, where it turned");
            page.press(Key::Home).await;
            page.click(".graph-turn").await;
            page.wait_for(".review-turn.turns").await;
            page.press(Key::End).await;
        }
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

mod in_view {
    use super::look_through;
    crate::of_each_game!(a_review_is_in_view_by_keys_and_by_touch, look_through);
}

/// A game against a bot is found again at its address, and its link shows it to somebody else.
async fn keep_and_send(game: GameId) {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    keep_near_the_end(&page, game, Level::Easy).await;
    page.go(&site.at(&format!("/play/{game}"))).await;
    page.play_to_the_end(game, By::Typing).await;
    let review =
        "[...document.querySelectorAll('.end button, .end a')].find((thing) => thing.innerText.trim() === 'Review')";
    page.wait_until(&format!("return Boolean({review});")).await;
    page.run(&format!("{review}.click();"), Vec::new()).await;
    let (played, _) = told(&page).await;
    assert!(page.address().await.contains("/review/"), "it has an address");
    assert!(played.contains("Mouse") && !played.contains("easy"), "bots have names: {played}");
    page.reload().await;
    assert_eq!(told(&page).await.0, played, "it is still there");
    const LISTEN: &str = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });";
    page.run(LISTEN, Vec::new()).await;
    page.click(".review-share").await;
    page.wait_until("return Boolean(window.copied);").await;
    let link = page.run("return window.copied;", Vec::new()).await.as_str().unwrap_or_default().to_owned();
    let friend = browser.open(Size::Phone).await;
    friend.go(&link).await;
    assert_eq!(told(&friend).await.0, played, "the friend sees the same game");
    assert_eq!(friend.barriers(&format!("{game}-review")).await, Vec::<String>::new());
    assert_eq!(page.barriers(&format!("{game}-review")).await, Vec::<String>::new());
    for page in [page, friend] {
        assert_eq!(page.complaints().await, Vec::<String>::new());
        page.close().await;
    }
}

mod kept {
    use super::keep_and_send;
    crate::of_each_game!(a_finished_game_is_found_again_and_sent_to_a_friend, keep_and_send);
}

/// A game at a server's table has an address of its own, where anybody sees it who is sent it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_at_a_server_is_reviewed_by_its_address_in_any_browser() {
    let (site, browser) = (Site::start().await, Browser::start());
    let id = site.keep(&Prepared::given_up(GameId::Kobold, 12).log).await;
    let [player, friend] = [browser.open(Size::Laptop).await, browser.open(Size::Phone).await];
    player.go(&site.at("/nowhere")).await;
    player.keep(&format!("seat.{id}"), &json!(Prepared::token(Seat::new(0)))).await;
    player.turn_to(&format!("/t/{id}")).await;
    player.wait_for(".end").await;
    let review =
        "[...document.querySelectorAll('.end button, .end a')].find((thing) => thing.innerText.trim() === 'Review')";
    player.wait_until(&format!("return Boolean({review});")).await;
    player.run(&format!("{review}.click();"), Vec::new()).await;
    let played = told(&player).await;
    let address = player.address().await;
    assert!(address.ends_with(&format!("/t/{id}/1")), "{address}");
    friend.go(&address).await;
    assert_eq!(told(&friend).await, played, "the friend sees the same game");
    assert!(played.1 > 5, "{played:?}");
    for page in [player, friend] {
        assert_eq!(page.complaints().await, Vec::<String>::new());
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_link_and_a_game_that_is_gone_say_so() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    for (path, says) in [("/review#q1Z", "damaged"), ("/review/000000000000", "on this device")] {
        page.go(&site.at("/nowhere")).await;
        page.go(&site.at(path)).await;
        page.wait_until(&format!("return document.querySelector('h1')?.innerText.includes('{says}') ?? false;")).await;
    }
    page.close().await;
}

/// The picture and the film of a game are files that others can look at.
async fn take_pictures(game: GameId) {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/nowhere")).await;
    // A film takes time for every move, and a short game shows as well how it is made.
    let record = Prepared::given_up(game, 20).record();
    let path = keep_finished(&page, &record).await;
    page.turn_to(&path).await;
    let (_, count) = told(&page).await;
    page.run("URL.createObjectURL = (file) => { window.made = file; return 'data:,'; };", Vec::new()).await;
    page.click(".review-share:nth-of-type(2)").await;
    page.wait_until("return window.made?.type === 'image/png';").await;
    const LOOK: &str = "const done = arguments[0];
        createImageBitmap(window.made).then((image) => {
            const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext('2d');
            pen.drawImage(image, 0, 0);
            const data = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
            done([image.width, image.height, new Set(data).size]);
        });";
    let seen: [usize; 3] = serde_json::from_value(page.run_async(LOOK, Vec::new()).await).expect("a picture");
    let [width, height, colours] = seen;
    assert!((500..=1500).contains(&width) && (500..=1500).contains(&height), "{seen:?}");
    assert!(colours > 200, "there is a board in it: {seen:?}");
    page.click(".review-share:nth-of-type(3)").await;
    page.wait_until("return window.made?.type === 'image/gif';").await;
    const FRAMES: &str = "const done = arguments[0];
        window.made.arrayBuffer().then(async (data) => {
            const film = new ImageDecoder({ data, type: 'image/gif' });
            await film.tracks.ready;
            await film.completed;
            await film.decode({ frameIndex: film.tracks.selectedTrack.frameCount - 1 });
            done(film.tracks.selectedTrack.frameCount);
        });";
    assert_eq!(page.run_async(FRAMES, Vec::new()).await, json!(count + 1), "every move is in the film");
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

mod pictured {
    use super::take_pictures;
    crate::of_each_game!(a_game_is_pictured_and_filmed, take_pictures);
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_the_page_stops_the_analysis() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/nowhere")).await;
    let path = keep_finished(&page, &Prepared::finished(GameId::Kobold, 4)).await;
    const COUNT: &str = "const end = Worker.prototype.terminate;
        window.ended = 0;
        Worker.prototype.terminate = function () { window.ended += 1; end.call(this); };";
    page.run(COUNT, Vec::new()).await;
    page.turn_to(&path).await;
    page.wait_for(".graph:not([data-drawn='0'])").await;
    page.turn_to("/nowhere").await;
    page.wait_until("return window.ended === 1;").await;
    // What was found is known when the page is come back to.
    page.turn_to(&path).await;
    page.wait_for(".graph:not([data-drawn='0'])").await;
    page.close().await;
}

/// Where a browser has no more room, the newest game is kept and the oldest goes.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_takes_the_room_of_the_oldest() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/nowhere")).await;
    let record = Prepared::finished(GameId::Gobblet, 2);
    let path = keep_finished(&page, &record).await;
    keep_near_the_end(&page, GameId::Gobblestones, Level::Easy).await;
    const FILL: &str = "for (let size = 1 << 20; size >= 64; size >>= 1)
            for (let number = 0; ; number++) {
                try { localStorage.setItem(`filler-${size}-${number}`, 'x'.repeat(size)); } catch { break; }
            }
        // What the old game takes is freed, and enough for a new one, by making the old one larger.
        const [name] = Object.keys(localStorage).filter((name) => name.startsWith('underhill.record.'));
        localStorage.removeItem('filler-65536-0');
        localStorage.setItem(name, localStorage.getItem(name) + ' '.repeat(65000));";
    page.run(FILL, Vec::new()).await;
    // The game that goes on is kept at its next move, which it has no room for either.
    page.go(&site.at("/play/gobblestones")).await;
    const CRAMP: &str = "let size = 0;
        try { for (; ; size++) localStorage.setItem('filler-last', 'x'.repeat(size)); } catch { return size; }";
    page.run(CRAMP, Vec::new()).await;
    page.play_to_the_end(GameId::Gobblestones, By::Typing).await;
    const KEPT: &str = "return JSON.parse(localStorage.getItem('underhill.finished')).map((row) => row.game);";
    assert_eq!(page.run(KEPT, Vec::new()).await, json!(["gobblestones"]));
    page.turn_to(&path).await;
    page.wait_for(".sorry").await;
    page.close().await;
}
