//! The rules again, told straight: a turn is a function, a kiai within it another, and whatever
//! has to be decided is taken from a story that was written down elsewhere.
//!
//! Shares nothing with the crate but the words for actions and the numbers of cards.

use std::collections::{BTreeSet, VecDeque};

/// One step of the story: who acts, on what, with which possibilities, and what was done.
pub struct Told {
    pub seat: Option<usize>,
    pub legal: Vec<String>,
    pub before: String,
    pub action: String,
}

/// The game is over, and how.
struct Over(String);

type Goes<T = ()> = Result<T, Over>;

#[derive(Clone, Copy, PartialEq)]
struct Raider {
    value: u32,
    symbol: char,
    penalties: &'static str,
    flames: bool,
}

/// Value by value; symbol, penalties, `*` for flames. Hat, family, farm, none: h f F n.
const PLUNDERERS: [&str; 4] = [
    "h wound* h * h ninja h no-defence f fire* f wound* f f ninja F fire* F wound* F no-support F ninja n fire",
    "h wound* h * h ninja h no-defence f fire* f wound* f f ninja F fire* F wound* F no-support F ninja n fire",
    "h fire* h * h left f fire* f wound* f f no-defence f left F fire* F wound* F no-support F left n wound",
    "h fire* h right* h f fire* f wound* f f no-defence f right F fire* F wound* F no-support F right n wound",
];
const LIEUTENANTS: &str = "h wound f ninja F fire n fire* n wound* n ninja* n no-support*";
const BOSSES: &str = "h ninja,ninja* f must-pass* F fire,fire* n no-defence,return* \
                      n wound,no-talent* n no-support,wound* n drop-defence*";

fn raiders() -> Vec<Raider> {
    let rows = PLUNDERERS.into_iter().chain([LIEUTENANTS, BOSSES]);
    let mut raiders: Vec<Raider> = Vec::new();
    for (row, value) in rows.zip(1..) {
        for word in row.split_whitespace() {
            if let "h" | "f" | "F" | "n" = word {
                let symbol = word.chars().next().unwrap_or('n');
                raiders.push(Raider { value, symbol, penalties: "", flames: false });
            } else if let Some(last) = raiders.last_mut() {
                last.flames = word.ends_with('*');
                last.penalties = word.trim_end_matches('*');
            }
        }
    }
    raiders
}

#[derive(Default)]
struct Board {
    samurai: String,
    animal: bool,
    wound: bool,
    passed: bool,
    line: Vec<usize>,
    left: Vec<usize>,
    token: usize,
    help: Vec<String>,
}

pub struct Plain {
    story: VecDeque<Told>,
    raiders: Vec<Raider>,
    level: usize,
    boards: Vec<Board>,
    in_kiai: Vec<bool>,
    neutral: Vec<String>,
    stack: Vec<Option<usize>>,
    intruders: Vec<Option<usize>>,
    discard: BTreeSet<usize>,
    barricades: usize,
    farms: usize,
    families: Vec<&'static str>,
    round: usize,
    active: usize,
    bans: Vec<String>,
    tokens: Vec<String>,
    ended: bool,
}

const SAMURAI: [&str; 7] =
    ["heihachi", "daisuke", "gorobei", "kanbei", "kyuzo", "kikuchiyo", "katsushiro"];

impl Plain {
    pub fn new(samurai: &[&str], level: usize, help: bool, story: Vec<Told>) -> Self {
        let boards = samurai.iter().enumerate().map(|(seat, name)| Board {
            samurai: (*name).into(),
            token: seat,
            ..Board::default()
        });
        let absent = SAMURAI.iter().filter(|name| help && !samurai.contains(name));
        let count = samurai.len();
        Self {
            story: story.into(),
            raiders: raiders(),
            level,
            boards: boards.collect(),
            in_kiai: vec![false; count],
            neutral: absent.map(|&name| name.into()).collect(),
            stack: vec![None; if level == 0 { 6 } else { 7 } * count],
            intruders: Vec::new(),
            discard: BTreeSet::new(),
            barricades: count + 3 - level,
            farms: 6,
            families: vec!["heals", "builds", "repels"],
            round: 1,
            active: 0,
            bans: Vec::new(),
            tokens: Vec::new(),
            ended: false,
        }
    }

    /// Follows the story to its end: the outcome, and what lies where.
    pub fn play(mut self) -> (String, String) {
        let Err(Over(how)) = self.story_of_the_game();
        assert!(self.story.is_empty(), "the story goes on after the end");
        (how, self.summary())
    }

    fn story_of_the_game(&mut self) -> Goes<std::convert::Infallible> {
        let mut first = number(&self.chance(), "first");
        loop {
            self.play_round(first)?;
            self.reckon(first)?;
            if self.round == 3 {
                let hurt = self.boards.iter().any(|board| board.wound);
                let points = self.farms + self.families.len() + usize::from(!hurt);
                return Err(Over(format!("won {points}{}", "+".repeat(self.level))));
            }
            first = (self.active + 1) % self.boards.len();
            self.next_round();
        }
    }

    fn next_round(&mut self) {
        let on_boards: usize =
            self.boards.iter().map(|board| board.line.len() + board.left.len()).sum();
        let joining = self.boards.len() - usize::from(self.level == 0);
        self.stack = vec![None; on_boards + self.discard.len() + joining];
        self.discard.clear();
        for (seat, board) in self.boards.iter_mut().enumerate() {
            *board = Board {
                samurai: board.samurai.clone(),
                animal: board.animal,
                wound: board.wound,
                token: seat,
                ..Board::default()
            };
        }
        self.round += 1;
        self.ended = false;
    }

    fn play_round(&mut self, first: usize) -> Goes {
        let count = self.boards.len();
        self.active = first;
        let mut stalled = 0;
        let mut loose = self.stack.len();
        loop {
            let whole = self.turn(stalled >= 30)?;
            if !whole {
                return Ok(());
            }
            let active = self.active;
            for (owner, board) in self.boards.iter_mut().enumerate() {
                if board.token == active {
                    board.token = owner;
                }
            }
            let now = self.stack.len() + self.discard.len();
            let got_on = now < loose || self.boards[active].passed;
            stalled = if got_on { 0 } else { stalled + 1 };
            loose = now;
            let next = (1..=count).map(|n| (active + n) % count).find(|&s| !self.boards[s].passed);
            match next {
                Some(next) if !self.stack.is_empty() => self.active = next,
                _ => return Ok(()),
            }
        }
    }

    /// Says whether the turn was played to its end; the stack may run out before.
    fn turn(&mut self, stalled: bool) -> Goes<bool> {
        let me = self.active;
        self.bans.clear();
        self.tokens = (0..self.boards.len())
            .filter(|&owner| owner != me && self.boards[owner].token == me)
            .map(|owner| self.boards[owner].samurai.clone())
            .collect();
        let mut fresh = true;
        if !self.suffer(&mut fresh)? {
            return Ok(false);
        }
        let action = loop {
            let mut options = vec!["pass".to_owned()];
            if !self.overrun(me) && !self.banned("must-pass") && !stalled {
                options.push("fight".into());
                for to in 0..self.boards.len() {
                    let home = self.boards[me].token == me;
                    if to != me && home && !self.boards[to].passed && !self.banned("no-support") {
                        options.push(format!("support {to}"));
                    }
                }
            }
            if fresh {
                options.extend(self.neutral.iter().map(|name| format!("help {name}")));
            }
            let action = self.ask(me, options);
            if let Some(name) = action.strip_prefix("help ") {
                self.take_help(name);
            } else {
                break action;
            }
        };
        match action.as_str() {
            "pass" => self.boards[me].passed = true,
            "fight" => {
                self.fight(me)?;
                let able = self.talented(me, "kikuchiyo") && !self.overrun(me);
                if able && !self.stack.is_empty() {
                    let again = self.ask(me, vec!["fight".into(), "end-turn".into()]);
                    if again == "fight" {
                        self.fight(me)?;
                    }
                }
            }
            support => {
                self.boards[me].token = number(support, "support");
                let top = self.stack.pop().expect("there is a stack");
                self.intruders.push(top);
            }
        }
        Ok(true)
    }

    /// Step 1; says whether the stack is still there.
    fn suffer(&mut self, fresh: &mut bool) -> Goes<bool> {
        let me = self.active;
        let Some(&last) = self.boards[me].line.last() else { return Ok(true) };
        let penalties = self.raiders[last].penalties;
        let mut due: Vec<&str> = penalties.split(',').filter(|word| !word.is_empty()).collect();
        let parity = if self.raiders[last].value.is_multiple_of(2) { "gorobei" } else { "kanbei" };
        let mut struck = false;
        while !due.is_empty() {
            if self.stack.is_empty() {
                return Ok(false);
            }
            let ignorable = !struck && self.talented(me, parity);
            let help = *fresh && !self.neutral.is_empty();
            let choice = due.len() == 2 && due[0] != due[1];
            let answer = if choice || ignorable || help {
                let mut options = BTreeSet::new();
                for penalty in &due {
                    options.insert(format!("face {penalty}"));
                    if ignorable {
                        options.insert(format!("ignore {penalty}"));
                    }
                }
                if help {
                    options.extend(self.neutral.iter().map(|name| format!("help {name}")));
                }
                self.ask(me, options.into_iter().collect())
            } else {
                format!("face {}", due[0])
            };
            let (word, what) = answer.split_once(' ').expect("two words");
            if word == "help" {
                self.take_help(what);
                continue;
            }
            *fresh = false;
            let index = due.iter().position(|&penalty| penalty == what).expect("it is due");
            let penalty = due.remove(index);
            if word == "face" {
                struck = true;
                self.strike(penalty)?;
            }
        }
        Ok(!self.stack.is_empty())
    }

    fn strike(&mut self, penalty: &'static str) -> Goes {
        let me = self.active;
        let count = self.boards.len();
        match penalty {
            "fire" => self.burn(),
            "wound" => self.wound(me),
            "ninja" => {
                let top = self.stack.pop().expect("there is a stack");
                self.intruders.push(top);
                Ok(())
            }
            "left" | "right" => {
                let step = if penalty == "left" { 1 } else { count - 1 };
                let neighbour = (me + step) % count;
                if self.boards[neighbour].passed {
                    return self.wound(me);
                }
                let card = self.draw();
                self.boards[neighbour].line.push(card);
                self.react(neighbour, true)
            }
            "return" if self.discard.is_empty() => self.wound(me),
            "return" => {
                let card = number(&self.chance(), "return");
                assert!(self.discard.remove(&card));
                self.stack.push(None);
                self.stack.fill(None);
                Ok(())
            }
            "drop-defence" => {
                let left = self.boards[me].left.clone();
                let dropped = match left.as_slice() {
                    [] => return self.wound(me),
                    [only] => *only,
                    _ => {
                        let options = left.iter().map(|&card| format!("drop {}", self.word(card)));
                        let answer = self.ask(me, options.collect());
                        let chosen =
                            |card: &&usize| answer == format!("drop {}", self.word(**card));
                        *left.iter().find(chosen).expect("it lies there")
                    }
                };
                self.boards[me].left.retain(|&card| card != dropped);
                self.discard.insert(dropped);
                Ok(())
            }
            ban => {
                self.bans.push(ban.into());
                Ok(())
            }
        }
    }

    fn fight(&mut self, seat: usize) -> Goes {
        let mut holder = seat;
        let mut handled = vec![seat];
        let mut card = self.draw();
        let mut kept = false;
        loop {
            let mut options = self.sides(holder, card);
            let value = self.raiders[card].value;
            if !kept {
                let hander = if value.is_multiple_of(2) { "heihachi" } else { "daisuke" };
                if self.talented(holder, hander) {
                    let count = self.boards.len();
                    let neighbours: BTreeSet<usize> =
                        [(holder + 1) % count, (holder + count - 1) % count].into();
                    let free = |s: &&usize| !self.boards[**s].passed && !handled.contains(s);
                    options.extend(neighbours.iter().filter(free).map(|s| format!("hand {s}")));
                }
                let twin = self.boards[holder].line.iter().any(|&c| self.raiders[c].value == value);
                if self.talented(holder, "kyuzo") && twin {
                    options.push("discard".into());
                }
                if self.talented(holder, "katsushiro") && !self.stack.is_empty() {
                    options.push("bury".into());
                }
            }
            match self.ask(holder, options).as_str() {
                "left" => {
                    self.boards[holder].left.push(card);
                    return Ok(());
                }
                "right" => {
                    self.boards[holder].line.push(card);
                    return self.react(holder, true);
                }
                "discard" => {
                    self.discard.insert(card);
                    return Ok(());
                }
                "bury" => {
                    self.stack.insert(0, Some(card));
                    card = self.draw();
                    kept = true;
                }
                hand => {
                    holder = number(hand, "hand");
                    handled.push(holder);
                }
            }
        }
    }

    fn sides(&self, seat: usize, card: usize) -> Vec<String> {
        let symbol = self.raiders[card].symbol;
        let taken = self.boards[seat].left.iter().any(|&c| self.raiders[c].symbol == symbol);
        let barred = seat == self.active && self.banned("no-defence");
        let mut sides = vec!["right".to_owned()];
        if symbol != 'n' && !taken && !barred {
            sides.push("left".into());
        }
        sides
    }

    fn react(&mut self, seat: usize, added: bool) -> Goes {
        if self.in_kiai[seat] || self.ended {
            return Ok(());
        }
        if self.sum(seat) == self.value(seat) {
            self.kiai(seat)
        } else if added && self.overrun(seat) {
            self.burn()
        } else {
            Ok(())
        }
    }

    fn kiai(&mut self, seat: usize) -> Goes {
        self.in_kiai[seat] = true;
        let animal = self.boards[seat].animal;
        let more = if animal { 3 } else { 2 };
        match self.boards[seat].samurai.clone().as_str() {
            "heihachi" => {
                self.may_build(seat);
                let wounded: Vec<String> = (0..self.boards.len())
                    .filter(|&s| self.boards[s].wound && !self.boards[s].passed)
                    .map(|s| format!("heal {s}"))
                    .collect();
                if animal && !wounded.is_empty() {
                    let answer = self.ask(seat, with_forgo(wounded));
                    if answer != "forgo" {
                        self.boards[number(&answer, "heal")].wound = false;
                    }
                }
            }
            "daisuke" => {
                for _ in 0..more - 1 {
                    self.may_move(seat)?;
                }
            }
            "kikuchiyo" => {
                for _ in 0..more - 1 {
                    let targets = self.lines().into_iter().map(|s| format!("strike {s}")).collect();
                    let answer = self.ask_if_any(seat, targets);
                    if answer != "forgo" {
                        let whom = number(&answer, "strike");
                        let card = self.boards[whom].line.pop().expect("a card is there");
                        self.discard.insert(card);
                        self.react(whom, false)?;
                    }
                }
            }
            "gorobei" => {
                if !self.stack.is_empty() && self.uses(seat) {
                    for _ in 0..more {
                        if !self.stack.is_empty() {
                            let card = self.draw();
                            self.discard.insert(card);
                        }
                    }
                }
            }
            "kanbei" => {
                if !self.intruders.is_empty() && self.uses(seat) {
                    for _ in 0..more {
                        self.repel();
                    }
                }
            }
            "kyuzo" => {
                let free = |s: &usize| !self.boards[*s].passed;
                let seats: Vec<usize> = (0..self.boards.len()).filter(free).collect();
                let mut lends = Vec::new();
                for &from in seats.iter().filter(|&&from| self.boards[from].token == from) {
                    let others = seats.iter().filter(|&&to| to != from);
                    lends.extend(others.map(|to| format!("lend {from} {to}")));
                }
                let answer = self.ask_if_any(seat, lends);
                if let Some((from, to)) = pair(&answer, "lend") {
                    self.boards[from].token = to;
                }
                if animal {
                    self.may_build(seat);
                }
            }
            _ => {
                if !self.stack.is_empty() && self.uses(seat) {
                    self.scout(seat, more);
                }
            }
        }
        if !self.boards[seat].line.is_empty() {
            let oldest = self.boards[seat].line.remove(0);
            self.discard.insert(oldest);
        }
        self.in_kiai[seat] = false;
        self.react(seat, true)
    }

    fn may_build(&mut self, seat: usize) {
        if self.barricades < self.most_barricades() && self.uses(seat) {
            self.barricades += 1;
        }
    }

    fn may_move(&mut self, seat: usize) -> Goes {
        let free: Vec<usize> = (0..self.boards.len()).filter(|&s| !self.boards[s].passed).collect();
        let moves = self
            .lines()
            .into_iter()
            .flat_map(|from| free.iter().map(move |to| format!("move {from} {to}")))
            .collect();
        let answer = self.ask_if_any(seat, moves);
        let Some((from, to)) = pair(&answer, "move") else { return Ok(()) };
        let card = self.boards[from].line.pop().expect("a card is there");
        let options = self.sides(to, card);
        let right = self.ask(to, options) == "right";
        if right {
            self.boards[to].line.push(card);
        } else {
            self.boards[to].left.push(card);
        }
        // Both look at their markers now; then the giver comes first.
        let due = |plain: &Self, s: usize| !plain.in_kiai[s] && plain.sum(s) == plain.value(s);
        let giver = (from != to || !right) && due(self, from);
        let receiver = right && due(self, to);
        let over = right && !self.in_kiai[to] && self.overrun(to);
        if giver {
            self.in_kiai[from] = true;
        }
        if receiver {
            self.in_kiai[to] = true;
        }
        if giver {
            self.kiai(from)?;
        }
        if receiver {
            self.kiai(to)?;
        }
        if over { self.burn() } else { Ok(()) }
    }

    fn scout(&mut self, seat: usize, count: usize) {
        let top = self.stack.len();
        let count = count.min(top);
        for depth in 1..=count {
            if self.stack[top - depth].is_none() {
                self.stack[top - depth] = Some(number(&self.chance(), "turn"));
            }
        }
        for above in 0..count.saturating_sub(1) {
            let rest: Vec<usize> =
                self.stack[top - count..top - above].iter().copied().flatten().collect();
            let answer = self.ask(seat, rest.iter().map(|c| format!("next {c}")).collect());
            let chosen = number(&answer, "next");
            let others: Vec<usize> = rest.into_iter().filter(|&card| card != chosen).collect();
            let ordered = others.into_iter().chain([chosen]).map(Some);
            for (place, card) in (top - count..top - above).zip(ordered) {
                self.stack[place] = card;
            }
        }
    }

    /// The end of the round, step by step.
    fn reckon(&mut self, first: usize) -> Goes {
        self.ended = true;
        let rest = std::mem::take(&mut self.stack);
        self.intruders.extend(rest);
        let count = self.boards.len();
        let order: Vec<usize> = (0..count).map(|n| (first + n) % count).collect();
        let lacks = |plain: &Self, seat: usize, symbol: char| {
            !plain.boards[seat].left.iter().any(|&card| plain.raiders[card].symbol == symbol)
        };
        for &seat in &order {
            if lacks(self, seat, 'h') {
                self.wound(seat)?;
            }
        }
        for &seat in &order {
            if lacks(self, seat, 'F') {
                self.lose_farm()?;
            }
        }
        for &seat in &order {
            if lacks(self, seat, 'f') {
                self.lose_family()?;
            }
        }
        if self.level < 3 {
            if self.families.contains(&"heals") {
                let hurt: Vec<usize> = (0..count).filter(|&s| self.boards[s].wound).collect();
                let healed = match hurt.as_slice() {
                    [] => None,
                    [only] => Some(*only),
                    many => {
                        let options = many.iter().map(|s| format!("heal {s}")).collect();
                        Some(number(&self.ask(self.active, options), "heal"))
                    }
                };
                if let Some(seat) = healed {
                    self.boards[seat].wound = false;
                }
            }
            if self.families.contains(&"builds") {
                self.barricades = self.most_barricades().min(self.barricades + 1);
            }
            if self.families.contains(&"repels") {
                self.repel();
            }
        }
        while let Some(card) = self.top_intruder() {
            self.intruders.pop();
            self.discard.insert(card);
            if self.raiders[card].flames {
                self.burn()?;
            }
        }
        Ok(())
    }

    fn burn(&mut self) -> Goes {
        if self.barricades == 0 {
            return self.lose_farm();
        }
        self.barricades -= 1;
        Ok(())
    }

    fn lose_farm(&mut self) -> Goes {
        self.farms -= 1;
        if self.farms == 0 {
            return Err(Over("lost: farms".into()));
        }
        if self.level < 2 {
            return Ok(());
        }
        match self.chance().as_str() {
            "back family" => self.lose_family(),
            "back farm" => self.lose_farm(),
            "back barricade" => self.burn(),
            _ => {
                let count = self.boards.len();
                let there: Vec<usize> =
                    (0..count).filter(|&s| self.ended || !self.boards[s].passed).collect();
                let seat = if let [only] = there.as_slice() {
                    *only
                } else {
                    let options = there.iter().map(|s| format!("wound {s}")).collect();
                    number(&self.ask(self.active, options), "wound")
                };
                self.wound(seat)
            }
        }
    }

    fn lose_family(&mut self) -> Goes {
        let answer = self.chance();
        let name = answer.strip_prefix("lose ").expect("a family is lost");
        self.families.retain(|family| *family != name);
        if self.families.is_empty() { Err(Over("lost: families".into())) } else { Ok(()) }
    }

    fn wound(&mut self, seat: usize) -> Goes {
        let board = &mut self.boards[seat];
        if !board.wound {
            board.wound = true;
            Ok(())
        } else if board.animal {
            Err(Over(format!("lost: {seat} died")))
        } else {
            board.wound = false;
            board.animal = true;
            self.react(seat, false)
        }
    }

    fn repel(&mut self) {
        if let Some(card) = self.top_intruder() {
            self.intruders.pop();
            self.discard.insert(card);
        }
    }

    fn top_intruder(&mut self) -> Option<usize> {
        match *self.intruders.last()? {
            Some(card) => Some(card),
            None => Some(number(&self.chance(), "turn")),
        }
    }

    fn draw(&mut self) -> usize {
        let top = *self.stack.last().expect("there is a stack");
        let card = top.unwrap_or_else(|| number(&self.chance(), "turn"));
        self.stack.pop();
        card
    }

    fn take_help(&mut self, name: &str) {
        self.neutral.retain(|other| other != name);
        let order = |name: &String| SAMURAI.iter().position(|other| other == name);
        let help = &mut self.boards[self.active].help;
        help.push(name.into());
        help.sort_by_key(order);
    }

    fn talented(&self, seat: usize, talent: &str) -> bool {
        let board = &self.boards[seat];
        let own = board.samurai == talent || board.help.iter().any(|name| name == talent);
        let lent = seat == self.active && self.tokens.iter().any(|name| name == talent);
        (own || lent) && !(seat == self.active && self.banned("no-talent"))
    }

    fn banned(&self, ban: &str) -> bool {
        self.bans.iter().any(|other| other == ban)
    }

    fn lines(&self) -> Vec<usize> {
        let able = |s: &usize| !self.boards[*s].passed && !self.boards[*s].line.is_empty();
        (0..self.boards.len()).filter(able).collect()
    }

    fn sum(&self, seat: usize) -> u32 {
        self.boards[seat].line.iter().map(|&card| self.raiders[card].value).sum()
    }

    fn value(&self, seat: usize) -> u32 {
        let human = match self.boards[seat].samurai.as_str() {
            "heihachi" | "daisuke" => 8,
            "kikuchiyo" | "katsushiro" => 10,
            _ => 9,
        };
        human + if self.boards[seat].animal { 3 } else { 0 }
    }

    fn overrun(&self, seat: usize) -> bool {
        self.sum(seat) > self.value(seat)
    }

    fn most_barricades(&self) -> usize {
        self.boards.len() + 3 - self.level
    }

    fn word(&self, card: usize) -> &'static str {
        match self.raiders[card].symbol {
            'h' => "hat",
            'F' => "farm",
            _ => "family",
        }
    }

    fn uses(&mut self, seat: usize) -> bool {
        self.ask(seat, vec!["use".into(), "forgo".into()]) == "use"
    }

    fn ask_if_any(&mut self, seat: usize, options: Vec<String>) -> String {
        if options.is_empty() { "forgo".into() } else { self.ask(seat, with_forgo(options)) }
    }

    /// The next step of the story is a decision of this seat between these options.
    fn ask(&mut self, seat: usize, mut options: Vec<String>) -> String {
        let told = self.next_step();
        options.sort();
        assert_eq!((told.seat, told.legal), (Some(seat), options), "who may do what");
        told.action
    }

    /// The next step of the story is chance.
    fn chance(&mut self) -> String {
        let told = self.next_step();
        assert_eq!(told.seat, None, "chance is called for");
        told.action
    }

    fn next_step(&mut self) -> Told {
        let told = self.story.pop_front().expect("the story ends before the game");
        assert_eq!(told.before, self.summary(), "before {}", told.action);
        told
    }

    fn summary(&self) -> String {
        let boards: Vec<String> = (0..self.boards.len())
            .map(|seat| {
                let board = &self.boards[seat];
                let mut left = board.left.clone();
                left.sort_unstable();
                let flags = (board.animal, board.wound, board.passed);
                let (line, sum, token) = (&board.line, self.sum(seat), board.token);
                format!("{line:?} {left:?} {sum} {flags:?} {token} {:?}", board.help)
            })
            .collect();
        let discard: Vec<_> = self.discard.iter().collect();
        format!(
            "{} {:?} {:?} {discard:?} {} {} {:?} {:?} {boards:?}",
            self.round,
            self.stack,
            self.intruders,
            self.barricades,
            self.farms,
            self.families,
            self.neutral,
        )
    }
}

fn with_forgo(mut options: Vec<String>) -> Vec<String> {
    options.push("forgo".into());
    options
}

fn number(text: &str, word: &str) -> usize {
    let rest = text.strip_prefix(word).unwrap_or_else(|| panic!("{text} is not {word}"));
    rest.trim().parse().expect("a number follows")
}

fn pair(text: &str, word: &str) -> Option<(usize, usize)> {
    let (from, to) = text.strip_prefix(word)?.trim().split_once(' ')?;
    Some((from.parse().ok()?, to.parse().ok()?))
}
