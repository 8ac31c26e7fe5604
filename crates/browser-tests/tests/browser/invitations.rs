//! Choosing how to play, and bringing friends to a table: by picture, link and code, and by another device of one's own.

use std::io::Cursor;

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Key, Page, Pointer, Site, Size};
use underhill_core::Seat;
use underhill_table::Phase;

/// What the pictures for cameras say that a page shows.
async fn read_codes(page: &Page) -> Vec<String> {
    let shot = page.shot().await;
    let mut decoder = png::Decoder::new(Cursor::new(shot));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a picture can be read");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a picture has a size")];
    let info = reader.next_frame(&mut bytes).expect("a picture can be read");
    let (width, height, samples) = (info.width as usize, info.height as usize, info.color_type.samples());
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| bytes[(y * width + x) * samples]);
    image.detect_grids().iter().filter_map(|grid| grid.decode().ok()).map(|(_, text)| text).collect()
}

/// Where an element is, and how large.
async fn place_of(page: &Page, css: &str) -> Value {
    let place = "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);";
    page.run(place, vec![json!(css)]).await
}

/// Opens a table of Kobold for four and sits down at it; says its address.
async fn open_table(page: &Page, site: &Site, name: &str) -> String {
    page.go(&site.at("/new/kobold/friends")).await;
    page.wait_for(".setup").await;
    page.click(".how-many button:nth-child(3)").await;
    page.enter(".seat-choice input.name", name).await;
    page.click(".ready .primary").await;
    page.wait_for(".gathering .qr").await;
    page.address().await
}

/// Comes to a table and sits down.
async fn sit_down(page: &Page, name: &str) {
    page.wait_for(".invitation .name-row input").await;
    page.enter(".name-row input", name).await;
    page.wait_for(".begin").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_come_by_picture_and_by_code_and_start_with_three() {
    let (site, browser) = (Site::start().await, Browser::start());
    let host = browser.open(Size::Laptop).await;
    let address = open_table(&host, &site, "Ada").await;
    assert_eq!(read_codes(&host).await, std::slice::from_ref(&address), "the picture is the link");
    assert_eq!(host.run("return document.querySelector('.link-row input').value;", Vec::new()).await, address);
    let start = place_of(&host, ".begin .primary").await;
    host.wait_for(".begin .primary[disabled]").await;

    let [fern, nettle, watcher] =
        [browser.open(Size::Phone).await, browser.open(Size::Phone).await, browser.open(Size::Laptop).await];
    fern.go(&address).await;
    fern.wait_for(".invitation h1").await;
    assert_eq!(fern.text(".invitation h1").await, "Ada invites you to Kobold");
    assert_eq!(fern.barriers("kobold-invitation").await, Vec::<String>::new());
    sit_down(&fern, "Fern").await;
    host.wait_for(".begin .primary:not([disabled])").await;
    assert_eq!(place_of(&host, ".begin .primary").await, start, "nothing moves under the finger");

    nettle.go(&site.at("/")).await;
    nettle.enter("#code", &host.text(".code").await).await;
    sit_down(&nettle, "Nettle").await;
    host.wait_for(".chair:nth-of-type(3):not(.free)").await;
    assert_eq!(place_of(&host, ".begin .primary").await, start, "nor when more come");
    assert!(host.text(".begin .primary").await.contains("three"));
    assert_eq!(host.barriers("kobold-waiting").await, Vec::<String>::new());

    watcher.go(&address).await;
    watcher.click(".sit-down button[type=button]").await;
    watcher.wait_for(".will-watch").await;
    host.click(".begin .primary").await;
    for page in [&host, &fern, &nettle, &watcher] {
        page.wait_for(".table.seats-3").await;
    }
    assert!(watcher.text(".sheet").await.contains("You are watching"), "{}", watcher.text(".sheet").await);
    assert!(!host.text(".sheet").await.contains("You are watching"));
    for page in [host, fern, nettle, watcher] {
        assert_eq!(page.complaints().await, Vec::<String>::new());
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_along_to_another_device_and_no_device_loses_its_own() {
    let (site, browser) = (Site::start().await, Browser::start());
    let [laptop, phone, other] =
        [browser.open(Size::Laptop).await, browser.open(Size::Phone).await, browser.open(Size::Phone).await];
    let address = open_table(&laptop, &site, "Ada").await;
    laptop.click(".other-device").await;
    laptop.wait_for(".device .warning").await;
    assert_eq!(laptop.count(".device .qr").await, 0, "nothing is shown before it is asked for");
    assert_eq!(laptop.barriers("another-device").await, Vec::<String>::new());
    laptop.click(".device .primary").await;
    laptop.wait_for(".device .qr").await;
    let codes = read_codes(&laptop).await;
    let [link] = &codes[..] else { panic!("one picture is read: {codes:?}") };
    assert!(link.starts_with(&format!("{address}#seat=")), "{link}");

    phone.go(link).await;
    phone.wait_for(".begin").await;
    assert!(phone.text(".came-along").await.contains("on this device now"), "{}", phone.text(".came-along").await);
    assert_eq!(phone.address().await, address, "nobody reads the seat from the address bar");
    assert!(phone.text(".chair:nth-of-type(1)").await.contains("this is you"));

    other.go(&address).await;
    sit_down(&other, "Fern").await;
    // It is the same page but for what stands behind the sign: that alone loads nothing.
    other.go(&site.at("/")).await;
    other.go(link).await;
    other.wait_for(".begin").await;
    assert!(other.text(".came-along").await.contains("keeps it"));
    assert!(other.text(".chair:nth-of-type(2)").await.contains("this is you"), "Fern is still Fern");

    // Either device may go on.
    phone.click(".begin .primary:not([disabled])").await;
    laptop.wait_for(".table").await;
    phone.wait_for(".table").await;
    let id = address.rsplit('/').next().expect("a table has a code");
    let table = site.table(id).await;
    assert_eq!((table.phase(), site.seat(id, "Ada").await), (Phase::Playing, Seat::new(0)));
    for page in [laptop, phone, other] {
        page.close().await;
    }
}

/// Which of its values an option has.
async fn chosen(page: &Page, option: &str) -> Value {
    let checked = "return [...document.getElementsByName(arguments[0])].findIndex((choice) => choice.checked);";
    page.run(checked, vec![json!(option)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_do_not_go_together_bring_each_other_along_and_say_so() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/new/gobblet")).await;
    page.wait_for(".setup").await;
    let start = place_of(&page, ".ready .primary").await;
    page.click(".choice:has([name=memory]):not(.chosen)").await;
    page.wait_for(".along").await;
    let said = page.text(".along").await;
    assert!(said.contains("Touched is played") && said.contains("GBT-12"), "{said}");
    assert_eq!((chosen(&page, "memory").await, chosen(&page, "touch").await), (json!(1), json!(1)));
    page.wait_for(".ready .primary:not([disabled])").await;
    assert_eq!(place_of(&page, ".ready .primary").await, start, "it is pinned");
    assert_eq!(page.text(".ready mark").await, "As on a real board");
    assert_eq!(page.barriers("setup-along").await, Vec::<String>::new());
    page.click(".along button").await;
    page.wait_until_gone(".along").await;
    assert_eq!((chosen(&page, "memory").await, chosen(&page, "touch").await), (json!(0), json!(0)));

    page.turn_to("/new/kobold").await;
    page.click(".how-many button:nth-child(3)").await;
    page.click(".choice:has([name=side]):nth-of-type(2)").await;
    page.wait_for(".along").await;
    page.wait_for(".how-many button:nth-child(2)[aria-pressed=true]").await;
    assert!(page.text(".along").await.contains("3 players"));
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

/// Which editions are lit.
async fn lit(page: &Page) -> Value {
    let pressed =
        "return [...document.querySelectorAll('[data-edition][aria-pressed=true]')].map((it) => it.dataset.edition);";
    page.run(pressed, Vec::new()).await
}

/// Some boxes have the same rules: the one that is chosen is the one that is lit, and the game is played by it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_set_up_by_the_edition_of_ones_box() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/new/clonk")).await;
    page.wait_for("[data-edition]").await;
    assert_eq!(lit(&page).await, json!(["en"]), "an English page begins with the English box");
    page.speak("nl").await;
    page.wait_for("[data-edition=nl][aria-pressed=true]").await;
    assert_eq!(lit(&page).await, json!(["nl"]), "a Dutch one with the Dutch box, whose rules are the same");
    page.speak("en").await;
    for (edition, rockfall) in [("de", 0), ("es", 1), ("fr", 0), ("nl", 0), ("en", 0), ("es", 1)] {
        page.click(&format!("[data-edition={edition}]")).await;
        page.wait_for(&format!("[data-edition={edition}][aria-pressed=true]")).await;
        assert_eq!((lit(&page).await, chosen(&page, "rockfall").await), (json!([edition]), json!(rockfall)));
    }
    // Whoever changes what an edition says plays by none.
    page.click(".choice:has([name=rockfall]):not(.chosen)").await;
    page.wait_until_gone("[data-edition][aria-pressed=true]").await;
    page.turn_to("/new/gobblestones").await;
    page.wait_for("[data-edition]").await;
    assert_eq!(lit(&page).await, json!([]), "no box says what is usual here");
    for edition in ["de", "fr", "nl"] {
        page.click(&format!("[data-edition={edition}]")).await;
        page.wait_for(&format!("[data-edition={edition}][aria-pressed=true]")).await;
    }
    page.reload().await;
    page.wait_for("[data-edition=nl][aria-pressed=true]").await;
    page.click(".ready .primary").await;
    page.wait_for(".now, .curtain").await;
    let options = "const [, , , id] = location.pathname.split('/');
        return JSON.parse(localStorage.getItem(`underhill.table.${id}`))[0].what.opened.setting.options.empty_rack;";
    assert_eq!(page.run(options, Vec::new()).await, "ends");
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

/// The names in the seats, as the plan has them.
async fn seated(page: &Page) -> Value {
    let kept =
        "return JSON.parse(localStorage.getItem('underhill.plan.kobold')).sitters.map((it) => it.Person ?? it.Bot);";
    page.run(kept, Vec::new()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_changed_by_keys_and_by_dragging() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let sitters = json!([{ "Person": "Ada" }, { "Bot": "easy" }, { "Bot": "master" }]);
    page.keep("plan.kobold", &json!({ "sitters": sitters, "options": {}, "clock": "none", "public": false })).await;
    page.turn_to("/new/kobold").await;
    page.wait_for(".grip").await;
    page.run("document.querySelector('.grip').focus();", Vec::new()).await;
    page.press(Key::Down).await;
    page.wait_for("[data-seat='1'] .grip:focus").await;
    assert_eq!(seated(&page).await, json!(["easy", "Ada", "master"]));
    page.press(Key::Down).await;
    page.wait_for("[data-seat='2'] .grip:focus").await;
    assert_eq!(seated(&page).await, json!(["easy", "master", "Ada"]));

    let from = page.grip("[data-seat='2'] .grip").await;
    page.lift(Pointer::Mouse, from).await;
    let to = page.landing(&["[data-seat='0'] .seat-mark".to_owned()]).await;
    page.carry(Pointer::Mouse, from, to).await;
    page.let_go(Pointer::Mouse, to).await;
    page.wait_for("[data-seat='0'] input.name").await;
    assert_eq!(seated(&page).await, json!(["Ada", "easy", "master"]));
    page.wait_until_gone(".held").await;
    page.close().await;
}
