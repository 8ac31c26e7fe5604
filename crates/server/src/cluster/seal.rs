//! What only servers on the same store can read. Errands carry sealed choices, tokens' hashes and what devices add to the luck: whoever
//! listens on the wire must neither learn of them nor be able to make some up.

use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::secrets;

/// Texts are filled up to a multiple of this many bytes, so that their length does not tell what is in them.
const STEP: usize = 512;

/// A sealed text: the nonce and what the cipher made of it, as hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Sealed(String);

/// Seals and opens.
pub(crate) struct Seal {
    cipher: XChaCha20Poly1305,
}

impl Seal {
    pub(crate) fn new(secret: &[u8; 32]) -> Self {
        Seal { cipher: XChaCha20Poly1305::new(secret.into()) }
    }

    pub(crate) fn close<T: Serialize>(&self, value: &T) -> Sealed {
        let mut text = serde_json::to_vec(value).expect("what is sent to servers serialises");
        // White space after a value means nothing.
        text.resize(text.len().next_multiple_of(STEP), b' ');
        let nonce = secrets::nonce();
        let sealed = self.cipher.encrypt(&XNonce::from(nonce), text.as_slice()).expect("it is short");
        Sealed([&nonce[..], &sealed].concat().iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// None if it was not sealed by one of these servers.
    pub(crate) fn open<T: DeserializeOwned>(&self, sealed: &Sealed) -> Option<T> {
        let digits = sealed.0.as_bytes();
        let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Vec<u8> = digits.chunks(2).map(byte).collect::<Option<_>>()?;
        let (nonce, sealed) = bytes.split_first_chunk::<24>()?;
        let text = self.cipher.decrypt(&XNonce::from(*nonce), sealed).ok()?;
        serde_json::from_slice(&text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_knows_the_secret_reads_what_is_sealed_and_its_length_tells_nothing() {
        let seal = Seal::new(&[7; 32]);
        let (short, long) = (seal.close(&"red"), seal.close(&"a bluff with five tiles"));
        assert_eq!(seal.open::<String>(&short).as_deref(), Some("red"));
        assert_eq!(seal.open::<String>(&long).as_deref(), Some("a bluff with five tiles"));
        assert_eq!(short.0.len(), long.0.len());
        assert_ne!(seal.close(&"red"), short, "the same is never sealed the same way");
        assert_eq!(Seal::new(&[8; 32]).open::<String>(&short), None);
        let forged = Sealed(short.0.replace(&short.0[60..62], if &short.0[60..62] == "00" { "01" } else { "00" }));
        assert_eq!(seal.open::<String>(&forged), None);
        for unreadable in ["", "zz", "0", "00ff"] {
            assert_eq!(seal.open::<String>(&Sealed(unreadable.to_owned())), None, "{unreadable}");
        }
    }
}
