//! Laws that hold at every step of very many games.

mod player;

use spirit::{Action, Asked, Card, Event, Level, Setup, Spirit, Symbol};
use std::collections::BTreeSet;
use table::{Game, Rng, Seed, Turn};

/// Plays games of every size and level, shows every step, and returns every state's successor.
fn games(count: u64, mut watch: impl FnMut(&Spirit, Action, &[Event], &Spirit)) {
    for number in 0..count {
        let mut rng = Rng::new(Seed::from_number(number), 7);
        let players = 2 + (number % 6) as u8;
        let level = Level::ALL[(number / 6 % 4) as usize];
        let help = players == 2 || (players < 7 && number % 2 == 0);
        let setup = Setup::random(players, level, help, &mut rng);
        let mut game = Spirit::new(&setup).expect("a setup");
        while let Some(action) = player::next(&game, &mut rng) {
            let (before, mut events) = (game.clone(), Vec::new());
            game.apply(action, |event| events.push(event)).expect("a legal action");
            watch(&before, action, &events, &game);
        }
    }
}

/// Every card that everybody knows the place of.
fn known(game: &Spirit) -> Vec<Card> {
    let piles = game.stack().iter().chain(game.intruders().iter()).flatten();
    let boards = game.seats().flat_map(|seat| {
        let board = game.board(seat);
        board.line().iter().copied().chain(board.defences()).collect::<Vec<_>>()
    });
    let air = game.card_in_the_air().map(|(_, card)| card);
    piles.chain(boards).chain(air).chain(game.discard().iter()).collect()
}

#[test]
fn all_66_cards_are_somewhere_and_none_is_twice() {
    games(600, |_, _, _, game| {
        let known = known(game);
        let (possible, among) = game.perhaps_unseen();
        let players = game.players();
        let mut places = [0_u8; Card::COUNT as usize];
        let unseen = game.unseen().iter().chain(possible.iter());
        for card in known.iter().copied().chain(unseen) {
            places[usize::from(card.number())] += 1;
        }
        assert!(places.iter().all(|&n| n <= 1), "{places:?}");

        let slots = game.stack().iter().chain(game.intruders().iter());
        let face_down = slots.filter(Option::is_none).count();
        assert_eq!(face_down, usize::from(game.unseen().len() + among), "each place has a card");

        let (plunderers, joined) =
            (game.level().plunderers(players), game.level().joining(players));
        let in_play = plunderers + (game.round() - 1) * joined;
        assert_eq!(known.len() + face_down, usize::from(in_play), "no card comes or goes");
        let out = Card::all().filter(|card| places[usize::from(card.number())] == 0).count();
        let left_the_game = if game.round() == 1 { 0 } else { 52 - plunderers };
        let aside = 7 * (3 - game.round()) + if game.round() == 3 { 7 - joined } else { 0 };
        assert_eq!(out, usize::from(left_the_game + aside), "the rest left the game");
    });
}

#[test]
fn the_village_never_has_more_than_at_the_start_and_never_regains_a_farm_or_family() {
    games(600, |before, _, _, game| {
        let (old, new) = (before.village(), game.village());
        assert!(new.barricades() <= new.most_barricades());
        assert_eq!(new.most_barricades(), game.level().barricades(game.players()));
        assert!(new.farms() <= old.farms() && new.families() <= old.families());
    });
}

#[test]
fn the_left_holds_at_most_one_card_of_each_symbol_and_the_marker_is_the_sum() {
    games(600, |_, _, _, game| {
        for seat in game.seats() {
            let board = game.board(seat);
            for symbol in Symbol::ALL {
                assert!(board.defence(symbol).is_none_or(|card| card.symbol() == Some(symbol)));
            }
            assert!(board.defences().count() <= 3);
            let sum: u8 = board.line().iter().map(|card| card.value()).sum();
            assert_eq!(sum, board.sum());
            let settled = matches!(game.asked(), Some(Asked::Act | Asked::Again));
            assert!(!settled || board.passed() || sum != board.kiai(), "a kiai is never missed");
        }
    });
}

#[test]
fn wounds_only_grow_but_for_healing_and_nobody_returns_to_human() {
    games(400, |before, _, events, game| {
        for seat in game.seats() {
            let (old, new) = (before.board(seat).wounds(), game.board(seat).wounds());
            let healed = events.contains(&Event::Healed(seat));
            assert!(new >= old || (healed && new / 2 == old / 2));
        }
    });
}

#[test]
fn a_samurai_who_has_passed_stays_as_he_is_until_the_round_ends() {
    games(400, |before, _, events, game| {
        let ended = events.iter().any(|event| matches!(event, Event::RoundEnded { .. }));
        if ended || before.asked().is_none() || before.stack().is_empty() {
            return;
        }
        for seat in game.seats().filter(|&seat| before.board(seat).passed()) {
            // Only his token may come home.
            let (old, new) = (before.board(seat), game.board(seat));
            assert_eq!((old.line(), old.wounds()), (new.line(), new.wounds()));
            assert!(old.defences().eq(new.defences()) && new.passed());
        }
    });
}

#[test]
fn a_preview_is_the_beginning_of_what_happens() {
    games(150, |before, action, events, _| {
        if before.turn() != Turn::Chance {
            let preview = before.preview(action).expect("a legal action");
            assert!(events.starts_with(&preview));
        }
        for choice in before.choices() {
            assert_eq!(choice.outcome.is_ok(), before.check(choice.action).is_ok());
        }
    });
}

#[test]
fn the_odds_add_up_and_every_card_that_comes_was_possible() {
    games(150, |before, action, _, game| {
        let total: f64 = Card::all().map(|card| game.outlook().of(card)).sum();
        let expected = if game.stack().is_empty() { 0.0 } else { 1.0 };
        assert!((total - expected).abs() < 1e-9, "{total}");
        if let Action::Turn(card) = action {
            assert_eq!(before.check(action), Ok(()));
            assert!(before.unseen().contains(card) || before.perhaps_unseen().0.contains(card));
        }
        let flames = game.reckoning().flames;
        assert!(f64::from(flames.least) <= flames.expected + 1e-9);
        assert!(flames.expected <= f64::from(flames.most) + 1e-9);
    });
}

#[test]
fn the_reckoning_foretells_a_loss_that_nothing_can_avert() {
    let (mut foretold, mut doomed) = (0, false);
    games(1_200, |before, action, events, game| {
        doomed &= !matches!(action, Action::First(_));
        let last = action == Action::Pass && game.seats().all(|seat| game.board(seat).passed());
        if last && before.reckoning().loss.is_some() {
            (foretold, doomed) = (foretold + 1, true);
        }
        let goes_on = |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::Won(_));
        assert!(!(doomed && events.iter().any(goes_on)));
    });
    assert!(foretold > 50, "{foretold}");
}

#[test]
fn the_games_of_these_laws_see_everything_that_can_happen() {
    let mut seen = BTreeSet::new();
    let mut words = BTreeSet::new();
    games(3_000, |_, action, events, _| {
        words.insert(action.word());
        for event in events {
            let text = format!("{event:?}");
            let end = text.find([' ', '(']).unwrap_or(text.len());
            seen.insert(text[..end].to_owned());
        }
    });
    // Only the guard against stalling does not come about by itself.
    assert_eq!((seen.len(), words.len()), (44, 26), "{seen:?} {words:?}");
}
