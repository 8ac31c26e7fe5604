//! Days, as the calendar on the wall has them.

use std::fmt;
use std::str::FromStr;

use wasm_bindgen::JsValue;

use crate::words::Language;

/// A day.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Date {
    pub(crate) year: u32,
    /// From 1.
    pub(crate) month: u32,
    /// From 1.
    pub(crate) day: u32,
}

impl Date {
    /// The day it is where the device is.
    pub(crate) fn today() -> Date {
        let now = js_sys::Date::new_0();
        Date { year: now.get_full_year(), month: now.get_month() + 1, day: now.get_date() }
    }

    /// How many days its month has.
    pub(crate) const fn days_in_month(self) -> u32 {
        match self.month {
            2 if self.year.is_multiple_of(4) && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400)) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// Its place in a leap year, from 0: the same in every year.
    pub(crate) const fn place_in_year(self) -> usize {
        const BEFORE: [usize; 12] = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];
        BEFORE[self.month as usize - 1] + self.day as usize - 1
    }

    /// The day before.
    pub(crate) const fn before(self) -> Date {
        let Date { year, month, day } = self;
        if day > 1 {
            return Date { year, month, day: day - 1 };
        }
        let last =
            if month > 1 { Date { year, month: month - 1, day } } else { Date { year: year - 1, month: 12, day } };
        Date { day: last.days_in_month(), ..last }
    }

    /// Its place in the week, from 0 for Monday.
    pub(crate) fn weekday(self) -> u32 {
        (self.in_browser().get_day() + 6) % 7
    }

    fn in_browser(self) -> js_sys::Date {
        js_sys::Date::new_with_year_month_day(self.year, self.month as i32 - 1, self.day as i32)
    }

    /// The day in words; `parts` says which of its parts, and how, as in `weekday:long`.
    pub(crate) fn in_words(self, language: Language, parts: &[(&str, &str)]) -> String {
        let wanted = js_sys::Object::new();
        for (part, how) in parts {
            let _ = js_sys::Reflect::set(&wanted, &JsValue::from_str(part), &JsValue::from_str(how));
        }
        self.in_browser().to_locale_date_string(language.code(), &wanted).into()
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = ();

    fn from_str(text: &str) -> Result<Date, ()> {
        let mut numbers = text.split('-').map(|part| part.parse::<u32>().map_err(drop));
        let mut number = || numbers.next().unwrap_or(Err(()));
        let date = Date { year: number()?, month: number()?, day: number()? };
        let possible = (1..=12).contains(&date.month) && (1..=date.days_in_month()).contains(&date.day);
        if possible && date.to_string() == text { Ok(date) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().expect("it is a day")
    }

    #[test]
    fn every_day_of_a_year_has_a_place_of_its_own() {
        let (mut day, mut places) = (date("2028-12-31"), Vec::new());
        while day.year == 2028 {
            places.push(day.place_in_year());
            day = day.before();
        }
        assert!(places.into_iter().eq((0..366).rev()));
        assert_eq!(day, date("2027-12-31"));
        assert_eq!(date("2026-12-31").place_in_year(), 365);
        assert_eq!(date("2026-03-01").before(), date("2026-02-28"));
    }

    #[test]
    fn what_is_no_day_is_not_read() {
        assert_eq!(date("2028-02-29").to_string(), "2028-02-29");
        for wrong in ["2026-02-29", "2026-13-01", "2026-1-1", "2026-01-00", "", "2026", "2026-01-01-01", "today"] {
            assert_eq!(wrong.parse::<Date>(), Err(()), "{wrong}");
        }
    }
}
