//! Loses letters of NATS, each as a whole: what is left is still what NATS says.

/// What came of a letter that is not complete yet.
#[derive(Default)]
pub(crate) struct Sieve {
    begun: Vec<u8>,
    letters: u32,
}

impl Sieve {
    /// What is passed on of these bytes: everything but one letter in so many.
    pub(crate) fn strain(&mut self, bytes: &[u8], one_in: u32) -> Vec<u8> {
        self.begun.extend_from_slice(bytes);
        let mut passed = Vec::new();
        let mut done = 0;
        while let Some(length) = saying(&self.begun[done..]) {
            let said = &self.begun[done..done + length];
            done += length;
            if said.starts_with(b"MSG ") || said.starts_with(b"HMSG ") {
                self.letters += 1;
                if self.letters.is_multiple_of(one_in) {
                    continue;
                }
            }
            passed.extend_from_slice(said);
        }
        self.begun.drain(..done);
        passed
    }

    /// What was kept back, and these bytes: nothing is lost any more.
    pub(crate) fn rest_and(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        all
    }
}

/// How long the first thing is that NATS says, if it is complete: a line, and for a letter also what is in it, as long as the
/// line says.
fn saying(bytes: &[u8]) -> Option<usize> {
    let line = bytes.windows(2).position(|pair| pair == b"\r\n")? + 2;
    if !bytes.starts_with(b"MSG ") && !bytes.starts_with(b"HMSG ") {
        return Some(line);
    }
    let text = std::str::from_utf8(&bytes[..line]).ok()?;
    let inside: usize = text.split_whitespace().next_back()?.parse().ok()?;
    (bytes.len() >= line + inside + 2).then_some(line + inside + 2)
}

#[test]
fn whole_letters_are_lost() {
    let said = b"PING\r\nMSG a 1 3\r\none\r\nMSG a 1 2\r\n\r\n\r\n+OK\r\nHMSG a 1 r 2 5\r\nthree\r\n";
    // However the bytes come in.
    for size in [1, 2, 7, said.len()] {
        let mut sieve = Sieve::default();
        let passed: Vec<u8> = said.chunks(size).flat_map(|bytes| sieve.strain(bytes, 2)).collect();
        assert_eq!(passed, b"PING\r\nMSG a 1 3\r\none\r\n+OK\r\nHMSG a 1 r 2 5\r\nthree\r\n".to_vec());
        assert_eq!(sieve.rest_and(b"+OK\r\n"), b"+OK\r\n".to_vec());
    }
}
