/** «Каждый предмет»: whose come first, who chooses the order, what «и» asks. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { play } from './cards.test-table.ts';

const loot = (id: string, effects: Template['abilities'][number] & { type: 'loot' }): Template => ({
  id,
  name: id,
  kind: 'loot',
  abilities: [effects],
});

test("every item is deactivated, the shop's too, and nobody is asked what makes no difference", () => {
  play(
    { a: { hand: ['power-station'], items: ['jar', 'slingshot'] }, b: { items: ['mirror'] }, shop: ['compass'] },
    ['p1 play power-station #2', 'all pass'],
    {
      pending: null,
      'p1.charged': ['unknown'],
      'p2.charged': ['unknown'],
      'log.deactivated': ['jar', 'slingshot', 'mirror', 'compass'],
    },
  );
});
test("one's own items are recharged and nobody else's", () => {
  const off = { deactivated: true };
  play(
    {
      a: {
        hand: ['power-station'],
        items: [
          { card: 'jar', ...off },
          { card: 'slingshot', ...off },
        ],
      },
      b: { items: [{ card: 'mirror', ...off }] },
    },
    ['p1 play power-station', 'all pass'],
    { 'p1.charged': ['unknown', 'jar', 'slingshot'], 'p2.charged': ['unknown'] },
  );
});
test('the controller of the items chooses their order, whoever controls the ability', () => {
  play(
    { a: { hand: ['bulldozer'] }, b: { items: ['jar', 'whetstone', 'pew-pew'] } },
    ['p1 play bulldozer -> p2', 'all pass', 'p2 choose whetstone', 'p2 choose pew-pew'],
    { 'p2.items': ['pew-pew'], 'discard.treasure': ['whetstone', 'jar'], 'p2.hand': ['unknown'], pending: null },
  );
});
test('what was gained on the way is not done again', () => {
  play(
    { a: { hand: ['makeover'], items: ['jar'] }, decks: { treasure: ['mirror', 'leech'] } },
    ['p1 play makeover', 'all pass'],
    { 'p1.items': ['mirror'] },
  );
});
test('«и» for the same items asks each of them, «и» for anything else all of them', () => {
  const each = loot('each', {
    type: 'loot',
    effects: [
      { do: 'destroy', who: 'each-own-item' },
      { do: 'cents', n: 1, who: 'you', join: 'and' },
    ],
  });
  play(
    { a: { hand: ['each'], items: ['jar', 'whetstone'] } },
    ['p1 play each', 'all pass', 'p1 choose jar'],
    { 'p1.cents': 1 },
    [each],
  );
  play(
    { a: { hand: ['each'], items: ['jar', 'pew-pew'] } },
    ['p1 play each', 'all pass', 'p1 choose jar'],
    { 'p1.cents': 0, 'p1.items': ['pew-pew'] },
    [each],
  );
});
