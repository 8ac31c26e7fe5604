//! A text that travels in an address: compressed by the browser, and written in letters that an address may hold.

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableWritablePair, Response};

use crate::browser::window;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = ReadableWritablePair)]
    type CompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<CompressionStream, JsValue>;
    #[wasm_bindgen(extends = ReadableWritablePair)]
    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

/// How it is compressed.
const FORMAT: &str = "deflate-raw";

/// No address is longer. It also bounds what a stranger's link can make of this page's memory.
const LONGEST: usize = 100_000;

/// Packs a text.
pub(crate) async fn pack(text: &str) -> Option<String> {
    let press = CompressionStream::new(FORMAT).ok()?;
    let packed = through(text.as_bytes(), &press).await?;
    let letters: String = packed.into_iter().map(char::from).collect();
    let written = window().btoa(&letters).ok()?;
    Some(written.replace('+', "-").replace('/', "_").trim_end_matches('=').to_owned())
}

/// Unpacks what [`pack`] has packed; nothing if it is damaged.
pub(crate) async fn unpack(packed: &str) -> Option<String> {
    let letters =
        window().atob(&packed.replace('-', "+").replace('_', "/")).ok().filter(|_| packed.len() <= LONGEST)?;
    let bytes: Vec<u8> = letters.chars().map(|letter| u8::try_from(letter).ok()).collect::<Option<_>>()?;
    let press = DecompressionStream::new(FORMAT).ok()?;
    String::from_utf8(through(&bytes, &press).await?).ok()
}

/// What comes out of a stream's other end.
async fn through(bytes: &[u8], pipe: &ReadableWritablePair) -> Option<Vec<u8>> {
    let parts = js_sys::Array::of1(&Uint8Array::from(bytes));
    let stream = Blob::new_with_u8_array_sequence(&parts).ok()?.stream().pipe_through(pipe);
    let response = Response::new_with_opt_readable_stream(Some(&stream)).ok()?;
    let read = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(read.unchecked_ref::<ArrayBuffer>()).to_vec())
}
