/** One code, several causes: the step that makes it happen says which, whatever else happens with it. */
import { test } from 'node:test';
import type { Effect, Template } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

/** A loot card aimed at a player. */
const loot = (...effects: Effect[]): Template => ({
  id: 'x',
  name: 'X',
  kind: 'loot',
  abilities: [{ type: 'loot', targets: [{ of: ['player'] }], effects }],
});
const AIMED = ['p1 play x -> p2', 'all pass'];

test('given: cents, cards and objects, each by its own cause', () => {
  play(
    { a: { hand: ['x'] }, b: { cents: 5, hand: ['bomb', 'pill'] } },
    [...AIMED, 'p1 choose bomb'],
    { 'cause.given': ['cents', 'card'], 'p1.cents': 2 },
    [loot({ do: 'steal-cents', n: 2, who: 'target' }, { do: 'steal-loot', n: 1, who: 'target' })],
  );
  play(
    { a: { hand: ['pickpocket'] }, b: { items: ['coin-bag', 'big-heart'] } },
    ['p1 play pickpocket -> p2', 'all pass', 'p1 choose coin-bag'],
    {
      'cause.given': ['object'],
    },
  );
});
test('nothing left to steal: an item that does only that fizzles, one that does more goes on', () => {
  play({ a: { hand: ['pickpocket'] } }, ['p1 play pickpocket -> p2', 'all pass'], {
    'cause.fizzled': ['nothing-to-steal'],
  });
  play({ a: { hand: ['x'] } }, AIMED, { 'cause.fizzled': [], 'cause.nothing': ['nothing-to-steal'], 'p1.cents': 1 }, [
    loot({ do: 'cents', n: 1, who: 'you' }, { do: 'steal-item', who: 'target' }),
  ]);
});
test('a number of treasures is changed as treasures', () => {
  play(
    { a: { hand: ['x'], items: ['more'] }, decks: { treasure: ['coin-bag', 'big-heart'] } },
    AIMED,
    { 'cause.replaced': ['treasure'] },
    [
      loot({ do: 'treasure', n: 1, who: 'you' }),
      { id: 'more', name: 'More', kind: 'passive', abilities: [{ type: 'replace', event: 'gain-treasure', plus: 1 }] },
    ],
  );
});
test('a roll lost with its attack, a penalty of an item and of a card', () => {
  play({ a: { hand: ['x'], plays: 2 } }, [...FIGHT, 'p1 roll 1', ...AIMED], { 'cause.fizzled': ['attack-over'] }, [
    loot({ do: 'cancel-attack' }),
  ]);
  play({ a: { hand: ['verdict', 'bomb'], items: ['coin-bag'] } }, ['p1 play verdict -> p1', 'all pass', 'all pass'], {
    'cause.penalty': ['item', 'card'],
    'cause.deactivated': ['penalty'],
  });
});
