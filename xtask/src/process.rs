//! Running other programs: shown, quietly, or for their answer.

use std::fs::File;
use std::io::{ErrorKind, Read, Seek};
use std::process::{Command, ExitStatus, Stdio};

use crate::trouble::{Doing, Outcome, Trouble};

/// Cargo of the pinned toolchain, in the checkout.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(crate::tree::root());
    command
}

/// Runs with everything it says on the screen.
pub fn show(command: &mut Command, trouble: &str) -> Outcome {
    finish(command.status(), command, trouble)
}

/// Runs in silence; what it said is shown only if it fails.
pub fn quietly(command: &mut Command, trouble: &str) -> Outcome {
    let mut said = unnamed_file()?;
    let copy = |file: &File| file.try_clone().doing("share a file for the output of a program");
    command.stdin(Stdio::null()).stdout(copy(&said)?).stderr(copy(&said)?);
    let ended = finish(command.status(), command, trouble);
    if ended.is_err() {
        let mut text = String::new();
        said.rewind().and_then(|()| said.read_to_string(&mut text)).doing("read its output")?;
        let lines: Vec<&str> = text.lines().collect();
        for line in &lines[lines.len().saturating_sub(40)..] {
            eprintln!("    {line}");
        }
    }
    ended
}

/// What it answers on stdout, or `None` if it is missing or fails.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn finish(status: std::io::Result<ExitStatus>, command: &Command, trouble: &str) -> Outcome {
    let name = command.get_program().to_string_lossy();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Trouble::new(trouble)),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err(Trouble(format!("{trouble} The program `{name}` is not on this machine.")))
        }
        Err(error) => Err(Trouble(format!("{trouble} `{name}` did not start: {error}."))),
    }
}

/// A file that nobody else can open and that is gone with its handle.
fn unnamed_file() -> Outcome<File> {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("shoji-{}-{number}.log", std::process::id());
    let path = std::env::temp_dir().join(name);
    let file = File::options().read(true).append(true).create_new(true).open(&path);
    let file = file.doing(format_args!("write {}", path.display()))?;
    // On a system that keeps open files it stays in the folder for temporary files.
    drop(std::fs::remove_file(&path));
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_named() {
        let Err(Trouble(why)) = quietly(&mut Command::new("no-such-program"), "It failed.") else {
            panic!("there is no such program");
        };
        assert_eq!(why, "It failed. The program `no-such-program` is not on this machine.");
    }

    #[test]
    fn a_failing_program_gives_the_sentence() {
        let failed = quietly(cargo().arg("no-such-command"), "Cargo has no such command.");
        assert_eq!(failed, Err(Trouble::new("Cargo has no such command.")));
    }
}
