//! Small pictures on buttons. They are always beside or instead of words, and never read aloud.

use leptos::prelude::*;

/// A picture on a button: 24 by 24, drawn in the colour of the text.
#[component]
pub(crate) fn Icon(of: Glyph, #[prop(default = 20)] size: u32) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" width=size height=size aria-hidden="true" inner_html=of.strokes()></svg> }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Glyph {
    Play,
    Screen,
    Friends,
    Book,
    Globe,
    Contrast,
    Sound,
    Silence,
    Motion,
    Undo,
    Hint,
    Log,
    Draw,
    Flag,
    No,
    Shield,
    Again,
    Link,
    Download,
    Eye,
    Hidden,
    Next,
    Previous,
    Close,
    Check,
    Learn,
    Chat,
    Home,
    Search,
    Swap,
    Die,
    Grip,
    Share,
    Copy,
    Clock,
    Device,
    First,
    Last,
    Picture,
    Film,
    More,
}

impl Glyph {
    /// The picture as HTML.
    pub(crate) fn picture(self, size: u32) -> String {
        let strokes = self.strokes();
        format!(
            r#"<svg class="icon" viewBox="0 0 24 24" width="{size}" height="{size}" aria-hidden="true">{strokes}</svg>"#
        )
    }

    const fn strokes(self) -> &'static str {
        match self {
            Glyph::Play => r#"<path d="M8 5.5v13l11-6.5Z" fill="currentColor"/>"#,
            Glyph::Screen => r#"<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M12 6v12"/>"#,
            Glyph::Friends => {
                r#"<circle cx="9" cy="8" r="3.2"/><path d="M3 19c0-4 2.5-6 6-6s6 2 6 6M16 5.2a3 3 0 0 1 0 5.8M18 13.6c2 .8 3 2.6 3 5.4"/>"#
            }
            Glyph::Book => r#"<path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h11"/>"#,
            Glyph::Globe => {
                r#"<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"/>"#
            }
            Glyph::Contrast => {
                r#"<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor"/>"#
            }
            Glyph::Sound => r#"<path d="M4 10v4h3l5 4V6L7 10ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>"#,
            Glyph::Silence => r#"<path d="M4 10v4h3l5 4V6L7 10ZM16 9.5l5 5M21 9.5l-5 5"/>"#,
            Glyph::Motion => r#"<circle cx="16" cy="12" r="5"/><path d="M3 8h6M2 12h6M3 16h6"/>"#,
            Glyph::Undo => r#"<path d="M8 5 4 9l4 4"/><path d="M4 9h10a6 6 0 0 1 0 12h-3"/>"#,
            Glyph::Hint => {
                r#"<path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-3.7 11.8c.5.4.7.8.7 1.2h6c0-.4.2-.8.7-1.2A6.5 6.5 0 0 0 12 3Z"/>"#
            }
            Glyph::Log => r#"<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/>"#,
            Glyph::Draw => r#"<path d="M4 9h16M4 15h16"/>"#,
            Glyph::Flag => r#"<path d="M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0"/>"#,
            Glyph::No => r#"<circle cx="12" cy="12" r="8.5"/><path d="M6 18 18 6"/>"#,
            Glyph::Shield => r#"<path d="M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6ZM8.5 12l2.5 2.5L15.5 10"/>"#,
            Glyph::Again => r#"<path d="M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5"/>"#,
            Glyph::Link => {
                r#"<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>"#
            }
            Glyph::Download => r#"<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>"#,
            Glyph::Eye => {
                r#"<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="3"/>"#
            }
            Glyph::Hidden => {
                r#"<path d="M4 4l16 16M9.500 6.300C14 5 18.500 7.500 21 12a14 14 0 0 1-2.600 3.400M6.500 8A14 14 0 0 0 3 12c3 5.200 8 6.800 12.200 5"/>"#
            }
            Glyph::Next => r#"<path d="m9 5 7 7-7 7"/>"#,
            Glyph::Previous => r#"<path d="m15 5-7 7 7 7"/>"#,
            Glyph::Search => r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>"#,
            Glyph::First => r#"<path d="M6 5v14M18 6l-7 6 7 6"/>"#,
            Glyph::Last => r#"<path d="M18 5v14M6 6l7 6-7 6"/>"#,
            Glyph::Picture => {
                r#"<rect x="3" y="4" width="18" height="16" rx="2"/><circle cx="8.500" cy="9.500" r="1.600"/><path d="m4 18 5-5 3 3 4-5 4 5"/>"#
            }
            Glyph::Film => {
                r#"<rect x="3" y="4" width="18" height="16" rx="2"/><path d="M7.500 4v16M16.500 4v16M3 8h4.500M3 12h4.500M3 16h4.500M16.500 8H21M16.500 12H21M16.500 16H21"/>"#
            }
            Glyph::More => r#"<path d="M12 5.500h.01M12 12h.01M12 18.500h.01" stroke-width="3"/>"#,
            Glyph::Close => r#"<path d="m6 6 12 12M18 6 6 18"/>"#,
            Glyph::Check => r#"<path d="m5 12.5 4.5 4.5L19 7.5"/>"#,
            Glyph::Learn => r#"<path d="m3 9 9-4 9 4-9 4ZM7 11v5c3 2.500 7 2.500 10 0v-5M21 9v6"/>"#,
            Glyph::Chat => r#"<path d="M4 5h16v11H10l-4 4v-4H4Z"/>"#,
            Glyph::Swap => r#"<path d="M8 4v16M4.500 7.500 8 4l3.500 3.500M16 20V4M12.500 16.500 16 20l3.500-3.500"/>"#,
            Glyph::Die => {
                r#"<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.500 8.500h.01M15.500 8.500h.01M8.500 15.500h.01M15.500 15.500h.01"/>"#
            }
            Glyph::Grip => {
                r#"<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" stroke-width="2.600"/>"#
            }
            Glyph::Share => {
                r#"<circle cx="6" cy="12" r="2.500"/><circle cx="17" cy="6" r="2.500"/><circle cx="17" cy="18" r="2.500"/><path d="m8.200 10.800 6.600-3.600M8.200 13.200l6.600 3.600"/>"#
            }
            Glyph::Copy => r#"<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V4H4v12h4"/>"#,
            Glyph::Clock => r#"<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>"#,
            Glyph::Device => r#"<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 17.500h2"/>"#,
            Glyph::Home => r#"<path d="M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6"/>"#,
        }
    }
}

/// The mark of a seat, so that its colour is never alone: dot, bar, cross, ring.
#[component]
pub(crate) fn SeatMark(seat: underhill_core::Seat, #[prop(default = 20)] size: u32) -> impl IntoView {
    let shape = match seat.index() {
        0 => r#"<circle cx="12" cy="12" r="7"/>"#,
        1 => r#"<rect x="8" y="3.500" width="8" height="17" rx="3"/>"#,
        2 => r#"<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z"/>"#,
        _ => {
            r#"<path fill-rule="evenodd" d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z"/>"#
        }
    };
    let class = format!("seat-mark seat-{}", seat.index());
    view! { <svg class=class viewBox="0 0 24 24" width=size height=size aria-hidden="true" inner_html=shape></svg> }
}

/// The sign over the door.
#[component]
pub(crate) fn Brand() -> impl IntoView {
    const HILL: &str = r##"<path fill="var(--wood-dark)" d="M3 39C4 17 13 4 26 4s22 13 23 35Z"/><path fill="var(--green)" d="M8 19C12 9 18 4 26 4s14 5 18 15c-5-6-11-8-18-8S13 13 8 19Z"/><circle fill="var(--wood-light)" stroke="var(--wood-dark-edge)" stroke-width="1.5" cx="26" cy="28" r="10.5"/><path fill="none" stroke="var(--wood-light-edge)" stroke-width="1.2" d="M22 18.500v19M26.500 17.500v21M31 18.500v19"/><circle fill="var(--accent)" cx="32" cy="28" r="1.800"/><path stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round" d="M1.500 39h49"/>"##;
    view! {
        <svg class="mark" viewBox="0 0 52 42" width="52" height="42" aria-hidden="true" inner_html=HILL></svg>
        <span>"Underhill"</span>
    }
}

/// The hand that points at what is to be touched.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    view! {
        <svg class="hand" viewBox="0 0 48 56" width="40" height="47" aria-hidden="true"><path d="M17 4c3-1 5 0 6 3l4 12 3-1c3-1 5 0 6 2 3-1 5 0 6 3 3 0 5 2 5 5l1 11c0 7-4 12-11 14-7 1-13 0-17-6L8 35c-2-3-1-6 1-7s4-1 6 1l4 4L13 9c-1-3 1-4 4-5Z"/></svg>
    }
}
