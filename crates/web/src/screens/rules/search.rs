//! Looking for words in rules, whatever their case and accents.

/// A letter as it is compared: small and without accents. One letter stays one letter.
fn fold_letter(letter: char) -> char {
    // Small letters with accents follow the large ones. The tables of all scripts would weigh more than the rules.
    let small = match letter {
        'À'..='Þ' => char::from_u32(u32::from(letter) + 0x20).unwrap_or(letter),
        _ => letter.to_ascii_lowercase(),
    };
    match small {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        '’' => '\'',
        _ => small,
    }
}

/// A text as it is compared.
pub(super) fn fold(text: &str) -> String {
    text.chars().map(fold_letter).collect()
}

/// A text as HTML.
pub(crate) fn html(text: &str) -> String {
    marked(text, "")
}

/// A text as HTML, with what is looked for marked wherever it stands.
pub(super) fn marked(text: &str, wanted: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let folded: Vec<char> = letters.iter().copied().map(fold_letter).collect();
    let wanted: Vec<char> = wanted.chars().map(fold_letter).collect();
    let mut html = String::with_capacity(text.len());
    let mut marks_until = 0;
    for (place, letter) in letters.iter().enumerate() {
        if place >= marks_until && !wanted.is_empty() && folded[place..].starts_with(&wanted) {
            marks_until = place + wanted.len();
            html.push_str("<mark>");
        }
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(*letter),
        }
        if place + 1 == marks_until {
            html.push_str("</mark>");
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whatever_their_case_and_accents() {
        assert_eq!(fold("Éclair ÀÇÑ Öl’s"), "eclair acn ol's");
        assert_eq!(marked("Das Öl, das öl.", "OL"), "Das <mark>Öl</mark>, das <mark>öl</mark>.");
        assert_eq!(marked("aaa", "aa"), "<mark>aa</mark>a");
        assert_eq!(marked("", "x"), "");
    }

    #[test]
    fn a_text_stays_a_text() {
        assert_eq!(html("<b> & \"more\""), "&lt;b> &amp; &quot;more&quot;");
        assert_eq!(marked("a<b", "A<"), "<mark>a&lt;</mark>b");
    }
}
