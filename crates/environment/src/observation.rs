//! How an observation is laid out and written: small whole numbers in one row, in named parts.

use std::fmt;

/// A part of an observation: some planes of a board, or a row of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// A short name, by which programs find it.
    pub name: &'static str,
    /// Its measures; their product is how many numbers it has.
    pub shape: Vec<usize>,
    /// What its numbers mean, in a sentence.
    pub about: &'static str,
}

impl Part {
    pub(crate) fn new(name: &'static str, shape: &[usize], about: &'static str) -> Part {
        Part { name, shape: shape.to_vec(), about }
    }

    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}: {}", self.name, self.shape, self.about)
    }
}

/// Writes an observation from its beginning to its end. Whatever is not written is 0.
pub struct Writer<'o> {
    left: &'o mut [i8],
}

impl<'o> Writer<'o> {
    /// Writes here.
    #[inline]
    pub fn new(out: &'o mut [i8]) -> Self {
        out.fill(0);
        Writer { left: out }
    }

    /// Writes here, where everything is 0 already.
    #[inline]
    pub(crate) fn over(out: &'o mut [i8]) -> Self {
        Writer { left: out }
    }

    /// How many numbers can still be written.
    pub fn left(&self) -> usize {
        self.left.len()
    }

    /// The next so many numbers, to be written in any order.
    #[inline]
    pub(crate) fn take(&mut self, count: usize) -> &'o mut [i8] {
        let (taken, left) = std::mem::take(&mut self.left).split_at_mut(count);
        self.left = left;
        taken
    }

    /// One number; what is too large for it becomes the largest.
    #[inline]
    pub(crate) fn put(&mut self, number: impl Into<i32>) {
        self.take(1)[0] = small(number.into());
    }

    /// Several numbers; what is too large becomes the largest.
    #[inline]
    pub(crate) fn put_all(&mut self, numbers: &[u8]) {
        for (cell, &number) in self.take(numbers.len()).iter_mut().zip(numbers) {
            *cell = number.min(i8::MAX as u8) as i8;
        }
    }

    /// A number that may be large, as two: tens and ones. 10 times the first and the second together are the number.
    #[inline]
    pub(crate) fn put_large(&mut self, number: impl Into<i32>) {
        let number = number.into();
        let pair = self.take(2);
        pair[0] = small(number.div_euclid(10));
        pair[1] = number.rem_euclid(10) as i8;
    }

    /// So many numbers, of which one is 1, if there is one.
    #[inline]
    pub(crate) fn put_one_of(&mut self, which: Option<usize>, count: usize) {
        let all = self.take(count);
        if let Some(which) = which {
            all[which] = 1;
        }
    }
}

#[inline]
pub(crate) fn small(number: i32) -> i8 {
    number.clamp(i8::MIN.into(), i8::MAX.into()) as i8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read_again() {
        let mut out = [7; 10];
        let mut writer = Writer::new(&mut out);
        writer.put(300);
        writer.put_large(-25);
        writer.put_large(314);
        writer.put_one_of(Some(2), 3);
        writer.put_one_of(None, 2);
        assert_eq!(writer.left(), 0);
        assert_eq!(out, [127, -3, 5, 31, 4, 0, 0, 1, 0, 0]);
    }
}
