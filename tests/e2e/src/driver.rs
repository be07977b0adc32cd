//! The driver of an engine: a process of ours, ended by its own id and never by name.

use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use xtask::tools::crates::CrateTool;
use xtask::trouble::Doing;
use xtask::{Outcome, tree};

use crate::engine::{Engine, Wish};
use crate::patience::until;
use crate::session::Session;
use crate::wire;

#[derive(Debug)]
pub struct Driver {
    pub engine: Engine,
    port: u16,
    /// Profiles and logs.
    folder: PathBuf,
    // Dropped in this order: the driver before the screen it draws on.
    _process: Process,
    _screen: Option<Process>,
}

impl Driver {
    pub fn start(engine: Engine) -> Outcome<Self> {
        let folder = tree::target().join("e2e").join(engine.name());
        if folder.exists() {
            fs::remove_dir_all(&folder).doing(format_args!("empty {}", folder.display()))?;
        }
        fs::create_dir_all(&folder).doing(format_args!("make {}", folder.display()))?;
        let port = free_port()?;
        let mut screen = None;
        let mut command = match engine {
            Engine::Chromium => Command::new("chromedriver"),
            Engine::Firefox => Command::new(CrateTool::geckodriver().ready()?),
            Engine::WebKit => {
                let (process, display) = virtual_screen(&folder)?;
                screen = Some(process);
                let mut command = Command::new("WebKitWebDriver");
                command.env("DISPLAY", display).env("GDK_BACKEND", "x11");
                command.env("LANG", "en_US.UTF-8").env("LANGUAGE", "en_US:en");
                // Without a graphics card, drawing on several threads as if there were one crashes in Mesa.
                command.env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1");
                command
            }
        };
        match engine {
            Engine::Firefox => {
                command.args(["--host", "127.0.0.1", "--port", &port.to_string()]);
                // Firefox needs a second port of its own.
                command.args(["--websocket-port", &free_port()?.to_string()]);
            }
            Engine::Chromium | Engine::WebKit => {
                command.arg(format!("--port={port}"));
            }
        }
        command.env("HOME", &folder).env("TMPDIR", &folder);
        let process = Process::start(&mut command, &folder.join("driver.log"))?;
        let driver = Self { engine, port, folder, _process: process, _screen: screen };
        until("the driver to be ready", || Ok(wire::get(port, "/status").ok()))?;
        Ok(driver)
    }

    /// A browser with a fresh profile.
    pub fn session(&self, wish: Wish, number: usize) -> Outcome<Session> {
        let profile = self.folder.join(format!("profile-{number}"));
        Session::start(self.engine, self.port, &self.engine.capabilities(wish, &profile))
    }
}

#[derive(Debug)]
struct Process(Child);

impl Process {
    fn start(command: &mut Command, log: &Path) -> Outcome<Self> {
        let name = command.get_program().to_string_lossy().into_owned();
        let log = File::create(log).doing(format_args!("write {}", log.display()))?;
        let copy = log.try_clone().doing("share a log")?;
        command.stdin(Stdio::null()).stdout(log).stderr(copy);
        command.spawn().map(Self).doing(format_args!("start {name}"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// The engine has no headless mode: it draws on a screen that nobody sees.
/// Xvfb finds a free number by itself and writes it to its first output.
fn virtual_screen(folder: &Path) -> Outcome<(Process, String)> {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
    let log = folder.join("screen.log");
    let process = Process::start(&mut command, &log)?;
    let number = until("the screen to say its number", || {
        let said = fs::read_to_string(&log).unwrap_or_default();
        let number = |line: &str| line.trim().parse::<u32>().ok();
        Ok(said.lines().find_map(number).filter(|_| said.ends_with('\n')))
    })?;
    Ok((process, format!(":{number}")))
}

fn free_port() -> Outcome<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).doing("find a free port")?;
    Ok(listener.local_addr().doing("find a free port")?.port())
}
