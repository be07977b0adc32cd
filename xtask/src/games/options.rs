//! What follows a game on the command line: `--name value`, any number of times.

use std::collections::BTreeMap;
use std::str::FromStr;

use crate::trouble::{Outcome, Trouble};

#[derive(Debug)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    pub fn read(arguments: &[String]) -> Outcome<Self> {
        let mut options = BTreeMap::new();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let Some((name, value)) = argument.strip_prefix("--").zip(rest.next()) else {
                return Err(Trouble(format!("`{argument}` is not an option with a value.")));
            };
            if options.insert(name.to_owned(), value.clone()).is_some() {
                return Err(Trouble(format!("`--{name}` is given twice.")));
            }
        }
        Ok(Self(options))
    }

    /// Takes an option out; `None` if it is not given.
    pub fn take(&mut self, name: &str) -> Option<String> {
        self.0.remove(name)
    }

    pub fn number<T: FromStr>(&mut self, name: &str, default: T) -> Outcome<T> {
        self.take(name).map_or(Ok(default), |value| {
            value.parse().map_err(|_| Trouble(format!("`--{name} {value}` is not a number here.")))
        })
    }

    /// One of several words, each with what it means; the first one if none is given.
    pub fn word<T: Copy>(&mut self, name: &str, words: &[(&str, T)]) -> Outcome<T> {
        let Some(value) = self.take(name) else { return Ok(words[0].1) };
        words.iter().find(|(word, _)| *word == value).map(|&(_, meaning)| meaning).ok_or_else(
            || {
                let all: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
                Trouble(format!("`--{name}` is {}, not `{value}`.", all.join(" or ")))
            },
        )
    }

    /// Refuses whatever nobody took.
    pub fn finish(self) -> Outcome {
        self.0
            .keys()
            .next()
            .map_or(Ok(()), |name| Err(Trouble(format!("There is no option `--{name}` here."))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(text: &str) -> Outcome<Options> {
        Options::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_taken_by_name() {
        let mut given = options("--players 3 --capture end-of-turn").expect("two options");
        assert_eq!(given.number("players", 2_u8), Ok(3));
        assert_eq!(given.number("seed", 7_u64), Ok(7));
        let words = [("at-once", 1), ("end-of-turn", 2)];
        assert_eq!(given.word("capture", &words), Ok(2));
        assert_eq!(given.word("capture", &words), Ok(1));
        assert_eq!(given.finish(), Ok(()));
    }

    #[test]
    fn what_is_not_understood_is_said() {
        assert!(options("--players").is_err());
        assert!(options("players 3").is_err());
        assert!(options("--seed 1 --seed 2").is_err());
        let mut given = options("--players many --capture never --colour red").expect("three");
        assert!(given.number("players", 2_u8).is_err());
        let Err(Trouble(why)) = given.word("capture", &[("at-once", ()), ("end-of-turn", ())])
        else {
            panic!("`never` is no such word");
        };
        assert_eq!(why, "`--capture` is at-once or end-of-turn, not `never`.");
        assert!(given.finish().is_err());
    }
}
