/** «Переиграй»: whose treasure it is, when its slot is filled, what of a death that does not come. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { play } from './cards.test-table.ts';

const SHOP = { shop: ['trophy', 'leech'], decks: { treasure: ['compass', 'mirror'] } };

test('a slot of the shop is filled as its item is rerolled, in the order that was chosen', () => {
  play({ a: { hand: ['new-stock'] }, ...SHOP }, ['p1 play new-stock', 'all pass', 'p1 choose shop2'], {
    shop1: 'mirror',
    shop2: 'compass',
  });
  play({ a: { hand: ['new-stock'] }, ...SHOP }, ['p1 play new-stock', 'all pass', 'p1 choose shop1'], {
    shop1: 'compass',
    shop2: 'mirror',
  });
});
test('a treasure gained after it is the next card of the deck', () => {
  const fresh: Template = {
    id: 'fresh',
    name: 'Fresh',
    kind: 'loot',
    abilities: [
      {
        type: 'loot',
        targets: [{ of: ['shop-item'] }],
        effects: [
          { do: 'reroll-item', who: 'target' },
          { do: 'treasure', n: 1, who: 'you' },
        ],
      },
    ],
  };
  play(
    { a: { hand: ['fresh'] }, ...SHOP },
    ['p1 play fresh -> shop1', 'all pass'],
    { shop1: 'compass', 'p1.items': ['mirror'], 'discard.treasure': ['trophy'] },
    [fresh],
  );
});
test('a deck of no other card gives the rerolled one back', () => {
  play(
    { a: { hand: ['second-thought'] }, shop: ['trophy'], whole: ['treasure'], decks: { treasure: [] } },
    ['p1 play second-thought -> shop1', 'all pass'],
    { shop1: 'trophy', 'discard.treasure': [] },
  );
});
test('for an item with health the treasure comes when it has died, and not when its death is prevented', () => {
  const opening = {
    a: { hand: ['second-thought', 'second-chance'], items: ['live-idol'], plays: 2 },
    decks: { treasure: ['compass'] },
  };
  const lines = ['p1 play second-thought -> p1.live-idol', 'all pass'];
  play(opening, lines, { stack: ['death'], 'p1.items': ['live-idol'] });
  play(opening, [...lines, 'all pass'], { 'p1.items': ['compass'], 'discard.treasure': ['live-idol'], 'p1.cents': 3 });
  play(opening, [...lines, 'p1 play second-chance -> top', 'all pass'], {
    stack: [],
    'p1.items': ['live-idol'],
    'deck.treasure': ['compass'],
  });
});
