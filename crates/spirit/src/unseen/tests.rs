//! Cards picked when they are turned up come in the same orders, equally often, as cards that lay
//! in a shuffled stack from the start.

use super::*;
use std::collections::BTreeMap;
use table::Seed;

/// A stack and intruders, with what the story below needs of them.
trait Table {
    fn slip_in(&mut self);
    fn draw(&mut self, rng: &mut Rng) -> u8;
    fn repel(&mut self, rng: &mut Rng) -> u8;
    /// Puts a card back and shuffles the stack.
    fn put_back(&mut self, card: u8, rng: &mut Rng);
}

/// Real cards in a real order.
struct Shuffled {
    stack: Vec<u8>,
    intruders: Vec<u8>,
}

impl Table for Shuffled {
    fn slip_in(&mut self) {
        self.intruders.extend(self.stack.pop());
    }

    fn draw(&mut self, _: &mut Rng) -> u8 {
        self.stack.pop().expect("the stack is not empty")
    }

    fn repel(&mut self, _: &mut Rng) -> u8 {
        self.intruders.pop().expect("there are intruders")
    }

    fn put_back(&mut self, card: u8, rng: &mut Rng) {
        self.stack.push(card);
        rng.shuffle(&mut self.stack);
    }
}

/// Cards that nobody has seen, and so nobody has picked yet.
struct Picked {
    stack: Pile<Slot>,
    intruders: Pile<Slot>,
    unseen: Unseen,
}

impl Picked {
    fn pick(&mut self, place: Place, rng: &mut Rng) -> u8 {
        let piles = Piles { stack: &self.stack, intruders: &self.intruders };
        let card = self.unseen.deal(place, piles, rng);
        assert!(self.unseen.can_lie(card, place, piles));
        assert!(self.unseen.odds(place, piles)[usize::from(card.number())] > 0.0);
        self.unseen.reveal(card);
        card.number()
    }
}

impl Table for Picked {
    fn slip_in(&mut self) {
        let top = self.stack.pop().expect("the stack is not empty");
        self.intruders.push(top);
    }

    fn draw(&mut self, rng: &mut Rng) -> u8 {
        let card = self.pick(Place::Stack, rng);
        self.stack.pop();
        card
    }

    fn repel(&mut self, rng: &mut Rng) -> u8 {
        let card = self.pick(Place::Intruder(self.intruders.len() - 1), rng);
        self.intruders.pop();
        self.unseen.lower_floors(self.intruders.len());
        card
    }

    fn put_back(&mut self, card: u8, _: &mut Rng) {
        self.stack.push(None);
        let card = Card::new(card).expect("a card that was drawn");
        self.unseen.shuffle_in(card, self.intruders.len());
    }
}

/// Cards slip in before and after a shuffle, and intruders are repelled below its floor.
fn one_at_a_time(table: &mut dyn Table, rng: &mut Rng) -> [u8; 6] {
    table.slip_in();
    table.slip_in();
    let first = table.draw(rng);
    table.slip_in();
    table.put_back(first, rng);
    table.slip_in();
    let (second, third) = (table.repel(rng), table.repel(rng));
    table.slip_in();
    table.put_back(second, rng);
    let fourth = table.repel(rng);
    [first, second, third, fourth, table.draw(rng), table.draw(rng)]
}

/// Two cards are shuffled back one after the other, and both may have slipped in since.
fn two_at_once(table: &mut dyn Table, rng: &mut Rng) -> [u8; 6] {
    table.slip_in();
    let (first, second) = (table.draw(rng), table.draw(rng));
    table.put_back(first, rng);
    table.slip_in();
    table.put_back(second, rng);
    let third = table.draw(rng);
    table.slip_in();
    table.slip_in();
    [first, second, third, table.repel(rng), table.repel(rng), table.repel(rng)]
}

/// Which of the later cards are the first and the second one again, and which are bosses.
fn pattern(cards: [u8; 6]) -> String {
    let letter = |card| match card {
        card if card == cards[0] => 'a',
        card if card == cards[1] => 'b',
        59.. => '!',
        _ => '.',
    };
    let bosses = cards[..2].iter().filter(|&&card| card >= 59).count();
    cards[2..].iter().map(|&card| letter(card)).chain(bosses.to_string().chars()).collect()
}

#[test]
fn picking_a_card_when_it_is_turned_up_is_as_random_as_shuffling_beforehand() {
    const TIMES: u32 = 100_000;
    let mut rng = Rng::new(Seed::from_number(1), 0);
    for story in [one_at_a_time, two_at_once] {
        let mut count: BTreeMap<String, [f64; 2]> = BTreeMap::new();
        for _ in 0..TIMES {
            // Four cards are in play for certain, and two of the bosses 59, 60 and 61.
            let mut bosses = [59, 60, 61];
            rng.shuffle(&mut bosses);
            let mut stack = vec![1, 2, 3, 4, bosses[0], bosses[1]];
            rng.shuffle(&mut stack);
            let mut shuffled = Shuffled { stack, intruders: Vec::new() };
            let cards = story(&mut shuffled, &mut rng);
            count.entry(pattern(cards)).or_default()[0] += 1.0;

            let set = |numbers: &[u8]| numbers.iter().filter_map(|&n| Card::new(n)).collect();
            let mut picked = Picked {
                stack: Pile::new(None),
                intruders: Pile::new(None),
                unseen: Unseen::next_deal(set(&[1, 2, 3, 4]), set(&[59, 60, 61]), 2),
            };
            (0..6).for_each(|_| picked.stack.push(None));
            let cards = story(&mut picked, &mut rng);
            count.entry(pattern(cards)).or_default()[1] += 1.0;
        }
        assert!(count.len() > 30);
        for (cards, [shuffled, picked]) in count {
            let deviation = (shuffled + picked).sqrt();
            assert!((shuffled - picked).abs() < 5.0 * deviation, "{cards}: {shuffled} {picked}");
        }
    }
}

#[test]
fn where_every_unseen_card_has_a_floor_the_odds_are_still_numbers() {
    // One raider has slipped in and was seen; the only one left in the stack was shuffled back.
    let card = |number| Card::new(number).expect("a card");
    let mut unseen = Unseen::next_deal(CardSet::EMPTY, CardSet::BOSSES, 0);
    let (mut stack, mut intruders) = (Pile::new(None), Pile::new(None));
    intruders.push(Some(card(2)));
    stack.push(None);
    unseen.shuffle_in(card(1), intruders.len());
    let odds = unseen.odds(Place::Stack, Piles { stack: &stack, intruders: &intruders });
    assert_eq!(odds.iter().sum::<f64>().to_bits(), 1.0_f64.to_bits());
}
