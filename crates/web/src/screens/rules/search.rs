//! Looking for words in rules, whatever their case and accents.

/// A letter as it is compared: small and without accents. One letter stays one letter.
fn fold_letter(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
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
        assert_eq!(marked("<b> & more", ""), "&lt;b> &amp; more");
        assert_eq!(marked("a<b", "A<"), "<mark>a&lt;</mark>b");
    }
}
