#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| underhill_fuzz::session(bytes));
