//! When a game was last played, as the browser says it in the language in use.

use js_sys::{Array, Date, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// "today, 20:14" within the last week, a date before that.
pub fn when(played: u64, language: &str) -> String {
    let date = Date::new(&JsValue::from_f64(played as f64));
    let clock = options(&[("timeStyle", "short")]);
    let days = days_ago(played, Date::now() as u64, Date::new_0().get_timezone_offset() as i64);
    if (0..7).contains(&days) {
        let locales = Array::of1(&language.into());
        let relative = Intl::RelativeTimeFormat::new(&locales, &options(&[("numeric", "auto")]));
        let time = date.to_locale_string(language, &clock);
        format!("{}, {}", relative.format(-days as f64, "day"), String::from(time))
    } else {
        date.to_locale_date_string(language, &options(&[("dateStyle", "medium")])).into()
    }
}

/// Midnights between two moments, for a clock that is so many minutes behind UTC.
fn days_ago(then: u64, now: u64, behind: i64) -> i64 {
    let day = |moment: u64| {
        let local = i64::try_from(moment).unwrap_or(i64::MAX).saturating_sub(behind * 60_000);
        local.div_euclid(DAY)
    };
    day(now) - day(then)
}

fn options(pairs: &[(&str, &str)]) -> Object {
    let options = Object::new();
    for (name, value) in pairs {
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: u64 = 20_000 * DAY as u64 + 12 * 3_600_000;

    #[test]
    fn a_day_ends_at_midnight_and_not_after_24_hours() {
        let hour = 3_600_000;
        assert_eq!(days_ago(NOON - 11 * hour, NOON, 0), 0);
        assert_eq!(days_ago(NOON - 13 * hour, NOON, 0), 1);
        assert_eq!(days_ago(NOON - 13 * hour, NOON, -120), 0, "midnight comes earlier in the east");
    }

    #[test]
    fn a_clock_that_was_set_back_is_no_day_of_the_last_week() {
        assert!(days_ago(NOON + DAY as u64, NOON, 0) < 0);
    }
}
