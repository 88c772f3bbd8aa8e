/** The small parts of a fight: bounds, losses, orders, gains. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CARDS, type Item } from './model/fighter.ts';
import { checkedFight } from './model/check.ts';
import type { Fight } from './fight.ts';
import { fightOf, foeOf, LILY } from './fights.test-table.ts';
import { waysToLose } from './model/losses.ts';
import { ordersOf, sidesOf, solveFight } from './solve.ts';
import { scaledCount } from './weigh/scaled-count.ts';

test('numbers out of bounds are refused, those within are not', () => {
  const assertRefused = (parts: Partial<Fight>, why: string) =>
    assert.throws(() => checkedFight(fightOf(parts)), RangeError, why);
  const lily = (more: object) => ({ fighters: [{ ...LILY, ...more }] });
  const monster = (more: object) => ({ foes: [foeOf(more)] });
  const { bonus, extra, skills } = LILY;
  const cards = (more: object) => lily({ cards: { ...NO_CARDS, ...more } });
  const ward = (health: number): Item => ({ kind: 'ward', health, sanity: 0 });
  const cases: readonly (readonly [string, Partial<Fight>, Partial<Fight>])[] = [
    ['health', lily({ health: 0 }), lily({ health: 20 })],
    ['health above', lily({ health: 21 }), lily({ health: 1 })],
    ['sanity', lily({ sanity: 0 }), lily({ sanity: 20 })],
    ['most health', lily({ most: { health: 5, sanity: 6 } }), lily({ most: { health: 20, sanity: 6 } })],
    ['most sanity', lily({ most: { health: 6, sanity: 21 } }), lily({ most: { health: 6, sanity: 7 } })],
    ['clues', lily({ clues: -1 }), lily({ clues: 20 })],
    ['half a clue', lily({ clues: 0.5 }), lily({ clues: 0 })],
    ['focus', lily({ focus: 21 }), lily({ focus: 20 })],
    ['skill', lily({ skills: { ...skills, lore: 31 } }), lily({ skills: { ...skills, lore: 30 } })],
    ['no skill', lily({ skills: { ...skills, will: Number.NaN } }), lily({ skills: { ...skills, will: 0 } })],
    ['fortune', lily({ fortune: 'lucky' }), lily({ fortune: 'cursed' })],
    ['bonus', lily({ bonus: { ...bonus, will: 31 } }), lily({ bonus: { ...bonus, will: -30 } })],
    ['extra dice', lily({ extra: { ...extra, strength: -1 } }), lily({ extra: { ...extra, strength: 30 } })],
    ['free', cards({ free: { will: 21, strength: 0 } }), cards({ free: { will: 20, strength: 0 } })],
    ['cost', cards({ allCosts: { sanity: -1 } }), cards({ allCosts: { sanity: 20 } })],
    [
      'reward',
      cards({ onDefeat: { health: 31, sanity: 0, clues: 0 } }),
      cards({ onDefeat: { health: 30, sanity: 30, clues: 4 } }),
    ],
    ['sanity for one', cards({ onDefeat: { health: 0, sanity: -1, clues: 0 } }), cards({})],
    ['clues for one', cards({ onDefeat: { health: 0, sanity: 0, clues: 5 } }), cards({})],
    ['items', cards({ items: [1, 1, 1, 1, 1].map(ward) }), cards({ items: [1, 1, 1, 1].map(ward) })],
    ['a ward', cards({ items: [ward(31)] }), cards({ items: [ward(30)] })],
    [
      'a bonus of an item',
      cards({ items: [{ kind: 'bonus', will: 0, strength: -1, perRound: true }] }),
      cards({ items: [{ kind: 'bonus', will: 0, strength: 0, perRound: true }] }),
    ],
    ['horror', monster({ horror: -1 }), monster({ horror: 30 })],
    ['damage', monster({ damage: 31 }), monster({ damage: 0 })],
    ['toughness', monster({ toughness: 0 }), monster({ toughness: 20 })],
    ['toughness above', monster({ toughness: 21 }), monster({ toughness: 1 })],
    ['modifier', monster({ will: { modifier: -31 } }), monster({ will: { modifier: 30 }, strength: null })],
    [
      'skill of a test',
      monster({ strength: { modifier: 0, skill: 'luck' } }),
      monster({ strength: { modifier: 0, skill: 'lore' } }),
    ],
    ['flag', monster({ flags: ['bites'] }), monster({ flags: ['toll'] })],
    ['wounds', { foes: [foeOf({}, 2)] }, { foes: [foeOf({}, 1)] }],
    ['no wounds', { foes: [foeOf({}, -1)] }, { foes: [foeOf({}, 0)] }],
    ['nobody', { fighters: [] }, { fighters: [LILY, LILY, LILY, LILY] }],
    ['too many', { fighters: [LILY, LILY, LILY, LILY, LILY] }, {}],
    ['no monster', { foes: [] }, { foes: [1, 2, 3, 4, 5, 6].map(() => foeOf()) }],
    ['seven monsters', { foes: [1, 2, 3, 4, 5, 6, 7].map(() => foeOf()) }, {}],
    ['rounds', { rounds: 0 }, { rounds: 6 }],
    ['too many rounds', { rounds: 7 }, { rounds: 1 }],
    ['aim', { aim: 'win' as Fight['aim'] }, { aim: 'kill' }],
    ['order', { order: { kind: 'given', foes: [1] } }, { order: { kind: 'given', foes: [0] } }],
    [
      'order twice',
      { foes: [foeOf(), foeOf()], order: { kind: 'given', foes: [0, 0] } },
      { foes: [foeOf(), foeOf()], order: { kind: 'given', foes: [1, 0] } },
    ],
  ];
  for (const [why, wrong, right] of cases) {
    assertRefused(wrong, why);
    checkedFight(fightOf(right));
  }
  assert.throws(() => solveFight(fightOf({ rounds: 0 })), /rounds: a whole number from 1 to 6, got 0/);
  assert.throws(
    () => solveFight(fightOf(lily({ fortune: 'lucky' }))),
    /fortune: none of those that there are, got lucky/,
  );
});

test('ways brought to a larger measure', () => {
  const ways = scaledCount(5n, 3);
  assert.deepEqual([ways(0), ways(2), ways(2)], [[5], [45], [45]]);
});

test('losses: every set of wards that prevents something', () => {
  const items: readonly Item[] = [
    { kind: 'ward', health: 2, sanity: 0 },
    { kind: 'bonus', will: 1, strength: 1, perRound: true },
    { kind: 'ward', health: 1, sanity: 1 },
  ];
  assert.deepEqual(waysToLose(items, { items: 0b111, health: 2, sanity: 1 }), [
    { items: 0b111, health: 2, sanity: 1 },
    { items: 0b110, health: 0, sanity: 1 },
    { items: 0b011, health: 1, sanity: 0 },
    { items: 0b010, health: 0, sanity: 0 },
  ]);
  assert.deepEqual(waysToLose(items, { items: 0b110, health: 1, sanity: 0 }), [
    { items: 0b110, health: 1, sanity: 0 },
    { items: 0b010, health: 0, sanity: 0 },
  ]);
  assert.deepEqual(waysToLose(items, { items: 0b111, health: 0, sanity: 0 }).length, 1);
});
test('orders: each of different monsters, alike ones in their own order', () => {
  assert.equal(ordersOf([foeOf(), foeOf({ horror: 1 }), foeOf({ horror: 3 })]).length, 6);
  assert.deepEqual(ordersOf([foeOf(), foeOf({ horror: 1 }), foeOf()]), [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
  ]);
  assert.equal(ordersOf([foeOf(), foeOf({}, 1)]).length, 2);
});
test('all dice of a fight are counted in the fewest sides that each of them can be', () => {
  const sidesWith = (fighter: object, flags: Fight['foes'][number]['monster']['flags'] = []) =>
    sidesOf(fightOf({ fighters: [{ ...LILY, ...fighter }], foes: [foeOf({ flags })] }));
  const doubled = { cards: { ...NO_CARDS, sixesDouble: { will: false, strength: true } } };
  assert.deepEqual(
    [sidesWith({}), sidesWith({ fortune: 'blessed' }), sidesWith({ fortune: 'cursed' }), sidesWith(doubled)],
    [3, 2, 6, 6],
  );
  // A die that is lucky by 5 or 6 is no coin, and who may be cursed throws dice of more than one kind.
  assert.deepEqual([sidesWith({}, ['leaves-on-five']), sidesWith({ fortune: 'blessed' }, ['leaves-on-five'])], [3, 6]);
  assert.equal(sidesWith({}, ['will-failed-cursed']), 6);
  assert.equal(sidesOf(fightOf({ fighters: [LILY, { ...LILY, fortune: 'blessed' }] })), 6);
});
