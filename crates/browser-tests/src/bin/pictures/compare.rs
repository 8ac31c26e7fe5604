//! Whether two folders hold the same pictures, pixel by pixel.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::path::Path;

use png::{BitDepth, ColorType, Decoder, Encoder, Transformations};

/// A decoded picture: four bytes to a pixel.
struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

/// Says of each picture whether it is the same in both folders. Where it is not, a picture of the difference is written
/// into the folder `differences` beside those of `after`: what is equal is faint, what is not is red.
pub(crate) fn compare(before: &Path, after: &Path) -> Result<(), String> {
    let names: BTreeSet<String> = names(before)?.union(&names(after)?).cloned().collect();
    let differences = after.join("differences");
    // Those of an earlier comparison would mislead.
    fs::remove_dir_all(&differences).ok();
    let mut different = 0;
    for name in &names {
        let verdict = judge(&before.join(name), &after.join(name), &differences.join(name))?;
        println!("{name}: {}", verdict.as_deref().unwrap_or("equal"));
        different += u32::from(verdict.is_some());
    }
    match different {
        _ if names.is_empty() => Err("there are no pictures to compare".to_owned()),
        0 => {
            println!("all {} pictures are equal", names.len());
            Ok(())
        }
        _ => Err(format!("{different} of {} pictures differ; {} shows where", names.len(), differences.display())),
    }
}

/// The pictures in a folder.
fn names(folder: &Path) -> Result<BTreeSet<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names.filter(|name| name.ends_with(".png")).collect())
}

/// How two pictures differ, or nothing.
fn judge(before: &Path, after: &Path, difference: &Path) -> Result<Option<String>, String> {
    let missing = [before, after].into_iter().find(|path| !path.exists());
    if let Some(path) = missing {
        return Ok(Some(format!("there is no {}", path.display())));
    }
    let bytes = |path: &Path| fs::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()));
    if bytes(before)? == bytes(after)? {
        return Ok(None);
    }
    let (before, after) = (read(before)?, read(after)?);
    if (before.width, before.height) != (after.width, after.height) {
        let sizes = (before.width, before.height, after.width, after.height);
        return Ok(Some(format!("{} by {} became {} by {}", sizes.0, sizes.1, sizes.2, sizes.3)));
    }
    let changed = before.pixels.iter().zip(&after.pixels).filter(|(old, new)| old != new).count();
    if changed == 0 {
        return Ok(None);
    }
    write(difference, &before, &after)?;
    Ok(Some(format!("{changed} pixels differ")))
}

fn read(path: &Path) -> Result<Picture, String> {
    let broken = |error: &dyn std::fmt::Display| format!("{} is no picture: {error}", path.display());
    let file = File::open(path).map_err(|error| broken(&error))?;
    let mut decoder = Decoder::new(BufReader::new(file));
    decoder.set_transformations(Transformations::EXPAND | Transformations::ALPHA | Transformations::STRIP_16);
    let mut reader = decoder.read_info().map_err(|error| broken(&error))?;
    let size = reader.output_buffer_size().ok_or_else(|| broken(&"it is too large"))?;
    let mut bytes = vec![0; size];
    let frame = reader.next_frame(&mut bytes).map_err(|error| broken(&error))?;
    if frame.color_type != ColorType::Rgba {
        return Err(broken(&"it has no colours"));
    }
    let (pixels, _) = bytes.as_chunks::<4>();
    Ok(Picture { width: frame.width, height: frame.height, pixels: pixels.to_vec() })
}

/// Writes a picture of what differs between two of the same size.
fn write(path: &Path, before: &Picture, after: &Picture) -> Result<(), String> {
    let broken = |error: &dyn std::fmt::Display| format!("{} cannot be written: {error}", path.display());
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    let file = folder.and_then(|()| File::create(path)).map_err(|error| broken(&error))?;
    let faint = |value: u8| 255 - (255 - value) / 4;
    let pixels = before.pixels.iter().zip(&after.pixels);
    let bytes: Vec<u8> =
        pixels.flat_map(|(old, new)| if old == new { new.map(faint) } else { [220, 0, 0, 255] }).collect();
    let mut encoder = Encoder::new(BufWriter::new(file), before.width, before.height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(|error| broken(&error))?;
    writer.write_image_data(&bytes).map_err(|error| broken(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paint(folder: &Path, name: &str, pixels: &[[u8; 4]]) {
        let picture = |pixels: &[[u8; 4]]| Picture { width: pixels.len() as u32, height: 1, pixels: pixels.to_vec() };
        let bare = picture(&vec![[0; 4]; pixels.len()]);
        write(&folder.join(name), &bare, &picture(pixels)).expect("a picture can be written");
    }

    #[test]
    fn one_pixel_makes_pictures_differ_and_is_shown_in_red() {
        let folder = tempfile::tempdir().expect("a folder");
        let (before, after) = (folder.path().join("before"), folder.path().join("after"));
        paint(&before, "a.png", &[[0; 4], [0; 4]]);
        paint(&after, "a.png", &[[0; 4], [0; 4]]);
        assert_eq!(compare(&before, &after), Ok(()));
        paint(&after, "a.png", &[[0; 4], [9; 4]]);
        assert!(compare(&before, &after).is_err());
        let shown = read(&after.join("differences/a.png")).expect("the difference is shown");
        assert_ne!(shown.pixels[0], [220, 0, 0, 255]);
        assert_eq!(shown.pixels[1], [220, 0, 0, 255]);
    }

    #[test]
    fn a_picture_that_only_one_folder_has_is_a_difference() {
        let folder = tempfile::tempdir().expect("a folder");
        let (before, after) = (folder.path().join("before"), folder.path().join("after"));
        paint(&before, "a.png", &[[0; 4]]);
        paint(&after, "a.png", &[[0; 4]]);
        paint(&after, "b.png", &[[0; 4]]);
        assert!(compare(&before, &after).is_err());
        assert!(compare(&after, &before).is_err());
    }

    #[test]
    fn empty_folders_are_not_equal_pictures() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(compare(folder.path(), folder.path()).is_err());
    }
}
