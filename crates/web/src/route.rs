//! The addresses of the app's pages.

use std::fmt;
use std::str::FromStr;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_protocol::TableId;
use wasm_bindgen::prelude::*;

use crate::browser::{begin_page, window};
use crate::date::Date;
use crate::table::local::LocalId;

/// A page of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Home,
    /// A game in this browser: this one, the one that was left last, or a new one.
    Play(GameId, Option<LocalId>),
    /// Choosing how to play.
    Setup(GameId, Way),
    /// A table on the server.
    Table(TableId),
    /// A finished game at a table on the server, by its number from 1.
    Replay(TableId, usize),
    /// A record that was opened from a file, or that comes with its link.
    Review,
    /// A finished game that this device keeps, by its id.
    Kept(String),
    Rules(GameId, Option<String>),
    /// A board on which a rule can be tried.
    Try(GameId, String),
    /// How a game begins, to be looked up.
    Explore(GameId),
    /// A lesson by its id; the first has none.
    Lesson(GameId, String),
    /// The puzzle of a day; of today, and of a game that is not solved yet, unless it is said.
    Puzzle(Option<GameId>, Option<Date>),
    /// Nothing is there.
    Unknown,
}

/// With whom somebody is about to play.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Here,
    Friends,
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Page::Home | Page::Unknown => f.write_str("/"),
            Page::Play(game, None) => write!(f, "/play/{game}"),
            Page::Play(game, Some(id)) => write!(f, "/play/{game}/{id}"),
            Page::Setup(game, Way::Here) => write!(f, "/new/{game}"),
            Page::Setup(game, Way::Friends) => write!(f, "/new/{game}/friends"),
            Page::Table(table) => write!(f, "/t/{table}"),
            Page::Replay(table, number) => write!(f, "/t/{table}/{number}"),
            Page::Review => f.write_str("/review"),
            Page::Kept(id) => write!(f, "/review/{id}"),
            Page::Rules(game, None) => write!(f, "/rules/{game}"),
            Page::Rules(game, Some(rule)) => write!(f, "/rules/{game}/{rule}"),
            Page::Try(game, rule) => write!(f, "/rules/{game}/{rule}/try"),
            Page::Explore(game) => write!(f, "/explore/{game}"),
            Page::Lesson(game, id) if id.is_empty() => write!(f, "/learn/{game}"),
            Page::Lesson(game, id) => write!(f, "/learn/{game}/{id}"),
            Page::Puzzle(Some(game), Some(date)) => write!(f, "/puzzle/{game}/{date}"),
            Page::Puzzle(Some(game), None) => write!(f, "/puzzle/{game}"),
            Page::Puzzle(None, _) => f.write_str("/puzzle"),
        }
    }
}

impl FromStr for Page {
    type Err = ();

    fn from_str(path: &str) -> Result<Page, ()> {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let game = |name: &str| name.parse::<GameId>().map_err(drop);
        let table = |code: &str| code.parse::<TableId>().map_err(drop);
        Ok(match parts[..] {
            [] => Page::Home,
            ["play", name] => Page::Play(game(name)?, None),
            ["play", name, id] => Page::Play(game(name)?, Some(id.parse()?)),
            ["new", name] => Page::Setup(game(name)?, Way::Here),
            ["new", name, "friends"] => Page::Setup(game(name)?, Way::Friends),
            ["t", code] => Page::Table(table(code)?),
            ["t", code, number] => Page::Replay(table(code)?, number.parse().map_err(drop)?),
            ["review"] => Page::Review,
            ["review", id] => Page::Kept(id.to_owned()),
            ["rules", name] => Page::Rules(game(name)?, None),
            ["rules", name, rule] => Page::Rules(game(name)?, Some(rule.to_owned())),
            ["rules", name, rule, "try"] => Page::Try(game(name)?, rule.to_owned()),
            ["explore", name] => Page::Explore(game(name)?),
            ["learn", name] => Page::Lesson(game(name)?, String::new()),
            ["learn", name, id] => Page::Lesson(game(name)?, id.to_owned()),
            ["puzzle"] => Page::Puzzle(None, None),
            ["puzzle", name] => Page::Puzzle(Some(game(name)?), None),
            ["puzzle", name, date] => Page::Puzzle(Some(game(name)?), Some(date.parse()?)),
            _ => return Err(()),
        })
    }
}

/// The page that is shown.
#[derive(Copy, Clone)]
pub(crate) struct Router(RwSignal<Page>);

impl Router {
    /// Follows the address bar.
    pub(crate) fn start() -> Router {
        let router = Router(RwSignal::new(Router::address()));
        let back = Closure::<dyn FnMut()>::new(move || router.0.set(Router::address()));
        window().set_onpopstate(Some(back.as_ref().unchecked_ref()));
        back.forget();
        router
    }

    fn address() -> Page {
        let path = window().location().pathname().unwrap_or_default();
        path.parse().unwrap_or(Page::Unknown)
    }

    pub(crate) fn page(self) -> Page {
        self.0.get()
    }

    /// Says in the address bar where what is shown is found again; nothing is shown anew.
    pub(crate) fn is_found_at(self, page: &Page) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&page.to_string()));
        }
    }

    /// Goes to a page.
    pub(crate) fn go(self, page: Page) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&page.to_string()));
        }
        self.0.set(page);
        begin_page();
    }
}

pub(crate) fn router() -> Router {
    expect_context()
}

/// A link to a page of the app.
#[component]
pub(crate) fn Link(
    to: Page,
    #[prop(optional, into)] class: String,
    #[prop(optional, into)] label: Signal<String>,
    children: Children,
) -> impl IntoView {
    let router = router();
    let address = to.to_string();
    let follow = move |event: web_sys::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            router.go(to.clone());
        }
    };
    let label = move || Some(label.get()).filter(|label| !label.is_empty());
    view! { <a class=class href=address aria-label=label on:click=follow>{children()}</a> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_by_its_address() {
        let code: TableId = "K7QX3M2P".parse().unwrap();
        for page in [
            Page::Home,
            Page::Play(GameId::Kobold, None),
            Page::Play(GameId::Kobold, "3f9a01".parse().ok()),
            Page::Setup(GameId::Clonk, Way::Here),
            Page::Setup(GameId::Clonk, Way::Friends),
            Page::Table(code),
            Page::Replay(code, 2),
            Page::Review,
            Page::Kept("0123456789ab".to_owned()),
            Page::Rules(GameId::Gobblet, None),
            Page::Rules(GameId::Gobblet, Some("GBT-05".to_owned())),
            Page::Try(GameId::Gobblet, "GBT-05".to_owned()),
            Page::Explore(GameId::Gobblet),
            Page::Lesson(GameId::Gobblestones, String::new()),
            Page::Lesson(GameId::Gobblestones, "bluffing".to_owned()),
            Page::Puzzle(None, None),
            Page::Puzzle(Some(GameId::Clonk), None),
            Page::Puzzle(Some(GameId::Clonk), Some(Date { year: 2026, month: 11, day: 17 })),
        ] {
            assert_eq!(page.to_string().parse(), Ok(page));
        }
        for wrong in [
            "/play/chess",
            "/play/kobold/../x",
            "/play/kobold/UP",
            "/t/short",
            "/nowhere",
            "/t/K7QX-3M2P/x",
            "/rules/gobblet/GBT-05/read",
            "/puzzle/clonk/2026-13-01",
        ] {
            assert_eq!(wrong.parse::<Page>(), Err(()), "{wrong}");
        }
    }
}
