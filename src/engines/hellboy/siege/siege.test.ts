/** Sieges by hand: what a track takes, what a marker does, where an object is, and where a token goes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapOutcomes } from '../../exact/distribution.ts';
import { makeFraction } from '../../exact/fraction.ts';
import { sharesOf } from '../../exact/oracle.test-table.ts';
import { damageTaken } from '../skill-check/aim.ts';
import { SETS } from '../skill-check/faces.test-table.ts';
import { adviceFor } from './advice.ts';
import type { Siege, SiegeAttack } from './siege.ts';
import { entries, hit, LADDER, of, siege } from './siege.test-table.ts';
import { solveSiege } from './solve.ts';
import { crushedAt, damageAfter, injuriesOn, woundsOn } from './track.ts';

test('a track of six slots: wounds, then injuries from the first on, then one damage more', () => {
  assert.equal(crushedAt(6), 13);
  assert.deepEqual(
    [0, 4, 6, 7, 9, 12, 13].map((damage) => woundsOn(6, damage)),
    [0, 4, 6, 5, 3, 0, 0],
  );
  assert.deepEqual(
    [0, 4, 6, 7, 9, 12, 13].map((damage) => injuriesOn(6, damage)),
    [0, 0, 0, 1, 3, 6, 6],
  );
  assert.deepEqual([damageAfter(6, 3, 4), damageAfter(6, 12, 1), damageAfter(6, 11, 9)], [7, 13, 13]);
});

test('by hand: three ones against an attack of 5', () => {
  // 2 after a catastrophe, 4, 5, 3 by a reroll, 4 doubled, 5 by the wild: damage 3, 1, 0, 2, 1, 0.
  const { damage, injuries, crushed, mean, tokensLeft, advice, after } = solveSiege(siege());
  assert.deepEqual(entries(damage), [
    [0, 2n],
    [1, 2n],
    [2, 1n],
    [3, 1n],
  ]);
  assert.deepEqual([...injuries.keys()], [0]);
  assert.deepEqual([crushed, mean], [of(0, 1), of(7, 6)]);
  assert.deepEqual([...tokensLeft.keys()], [0]);
  assert.deepEqual(
    advice.map(({ cases }) => cases),
    [[{ tokens: 0, damage: [0, 0], spend: [0] }]],
  );
  assert.deepEqual(after, [{ damage: of(7, 6), wounds: of(7, 6), injuries: of(0, 1), crushed: of(0, 1) }]);
  // Hellboy and the frog monster of the rulebook: attack 5, result 3, 2 damage.
  assert.equal(damageTaken(3, 5, 0), 2);
});

test('by hand: the last wound, an injury, and what crushes', () => {
  // Damage 3, 1, 0, 2, 1, 0 on a track of one slot that holds a wound: 1 is the injury, 2 crushes, 3 is one too many.
  const { damage, injuries, crushed, after } = solveSiege(siege({ agent: { slots: 1, damage: 1, injuries: 0 } }));
  assert.deepEqual(entries(damage), [
    [0, 1n],
    [1, 1n],
    [2, 1n],
  ]);
  assert.deepEqual(entries(injuries), [
    [0, 1n],
    [1, 2n],
  ]);
  assert.deepEqual(crushed, of(1, 3));
  assert.deepEqual(after, [{ damage: of(1, 1), wounds: of(1, 3), injuries: of(2, 3), crushed: of(1, 3) }]);
  // With the injury on it already only what crushes is left, and no new injury.
  const last = solveSiege(siege({ agent: { slots: 1, damage: 2, injuries: 0 } }));
  assert.deepEqual(
    [entries(last.damage), entries(last.injuries)],
    [
      [
        [0, 1n],
        [1, 2n],
      ],
      [[0, 1n]],
    ],
  );
});

test('by hand: a crushed agent is attacked no more, and spends nothing more', () => {
  const agent = { slots: 1, damage: 2, injuries: 0 };
  // Nothing stops 99; the second attack never comes.
  const { crushed, mean, tokensLeft, advice, after } = solveSiege(
    siege({ agent, tokens: 2, attacks: [hit(99), hit(5)] }),
  );
  assert.deepEqual([crushed, mean], [of(1, 1), of(1, 1)]);
  assert.deepEqual([...tokensLeft.keys()], [2]);
  assert.deepEqual(advice[1], { spends: new Map(), cases: [] });
  assert.deepEqual(after[1], after[0]);
});

test('by hand: an injury counts from the next test', () => {
  // The first attack of 1 with no dice: damage by a catastrophe, a reroll, a doubled nothing; each is an injury.
  const none = { improvements: 0, degradations: 3 };
  const agent = { slots: 2, damage: 2, injuries: 0 };
  const attacks = [hit(1, none), hit(5)];
  const level = 'yellow' as const;
  const faces = { ...LADDER, yellow: LADDER.orange };
  const unmarked = solveSiege(siege({ faces, level, agent, attacks }));
  const marked = solveSiege(siege({ faces, level, agent, attacks, defendSymbols: { of: 1, in: 1 } }));
  // The first attack by itself does not feel the injury that it brings.
  assert.deepEqual(marked.after[0], unmarked.after[0]);
  assert.deepEqual(marked.after[0]!.damage, of(1, 2));
  // Three ones: damage 3, 1, 0, 2, 1, 0; two: 4, 2, 1, 3, 2, 1, of which an agent with one injury takes no more than 2.
  const [three, two] = [
    [3, 1, 0, 2, 1, 0],
    [4, 2, 1, 3, 2, 1],
  ];
  const after = (first: readonly number[], second: readonly number[]) =>
    sharesOf([
      ...first.map((damage): [number, bigint] => [Math.min(3, damage), 1n]),
      ...second.map((damage): [number, bigint] => [Math.min(3, 1 + damage), 1n]),
    ]);
  assert.deepEqual(sharesOf(unmarked.damage), after(three, three));
  assert.deepEqual(sharesOf(marked.damage), after(three, two));
  // One marker of four: a quarter of the one, three quarters of the other.
  const some = solveSiege(siege({ faces, level, agent, attacks, defendSymbols: { of: 1, in: 4 } }));
  const between = makeFraction(
    marked.mean.n * unmarked.mean.d + 3n * unmarked.mean.n * marked.mean.d,
    4n * marked.mean.d * unmarked.mean.d,
  );
  assert.deepEqual(some.mean, between);
  // An injury that is there already degrades the first test too.
  const before = solveSiege(siege({ faces, level, agent: { slots: 6, damage: 7, injuries: 1 } }));
  assert.deepEqual(sharesOf(before.damage), sharesOf(two.map((damage) => [damage, 1n])));
});

test('by hand: an object takes damage of ranged attacks until it is destroyed', () => {
  const behind = (attacks: readonly SiegeAttack[], cover: number) =>
    sharesOf(solveSiege(siege({ agent: { slots: 12, damage: 0, injuries: 0 }, attacks, cover })).damage);
  const once = [3, 1, 0, 2, 1, 0];
  const both = (damageOf: (a: number, b: number) => number) =>
    sharesOf(once.flatMap((a) => once.map((b): [number, bigint] => [damageOf(a, b), 1n])));
  const [melee, ranged] = [hit(5), hit(5, { isRanged: true })];
  assert.deepEqual(behind([ranged], 2), sharesOf(once.map((a) => [Math.max(0, a - 2), 1n])));
  assert.deepEqual(behind([melee], 2), sharesOf(once.map((a) => [a, 1n])));
  assert.deepEqual(
    behind([ranged, ranged], 2),
    both((a, b) => Math.max(0, a + b - 2)),
  );
  assert.deepEqual(
    behind([ranged, melee], 2),
    both((a, b) => Math.max(0, a - 2) + b),
  );
  assert.deepEqual(
    behind([melee, ranged], 2),
    both((a, b) => a + Math.max(0, b - 2)),
  );
  // Abe behind an object of size 3 with 1 damage on it: attack 5, result 1; it takes 2, he 2.
  const abe = { ...LADDER, orange: LADDER.yellow };
  const one = siege({ faces: abe, cover: 2, attacks: [hit(5, { isRanged: true, bonus: 1 })], bprd: 'spent' });
  assert.deepEqual(
    entries(solveSiege(one).damage),
    [
      [0, 1n],
      [1, 1n],
      [2, 4n],
    ].map(([a, b]) => [a, b]),
  );
});

test('by hand: a token goes where it buys most, and stays where it buys nothing', () => {
  // Each improvement adds 1 to a result of three ones; an attack of 1 is stopped without it.
  const attacks = [hit(1), hit(9), hit(1)];
  const { advice, tokensLeft, mean } = solveSiege(siege({ tokens: 2, attacks }));
  assert.deepEqual(
    advice.map(({ cases }) => cases),
    [
      [{ tokens: 2, damage: [0, 0], spend: [0] }],
      [{ tokens: 2, damage: [0, 0], spend: [2] }],
      [{ tokens: 0, damage: [2, 6], spend: [0] }],
    ],
  );
  assert.deepEqual(
    advice.map(({ spends }) => [...spends.keys()]),
    [[0], [2], [0]],
  );
  assert.deepEqual([...tokensLeft.keys()], [0]);
  assert.deepEqual(
    sharesOf(mapOutcomes(solveSiege(siege({ attacks: [hit(9)] })).damage, Number)),
    sharesOf([7, 5, 4, 6, 5, 4].map((d) => [d, 1n])),
  );
  // Two twos and a one: 3 after a catastrophe, 6, 7, 5, 7 doubled, 7 by the wild.
  assert.deepEqual(mean, of(6 + 3 + 2 + 4 + 2 + 2, 6));
  // More tokens than dice: the fourth changes none.
  const four = solveSiege(siege({ tokens: 4, attacks: [hit(20)] }));
  assert.deepEqual([...four.tokensLeft.keys()], [1]);
  // Five degradations: the first two tokens bring no die back, so no one or two of them is spent.
  const five = (tokens: number) => [
    ...solveSiege(
      siege({
        tokens,
        level: 'yellow',
        faces: { ...LADDER, yellow: LADDER.red },
        attacks: [hit(9, { degradations: 5 })],
      }),
    ).tokensLeft.keys(),
  ];
  assert.deepEqual([five(1), five(2), five(3), five(4)], [[1], [2], [0], [0]]);
});

test('who cannot be crushed keeps the tokens where standing is the aim, and still takes as little as without them', () => {
  const attacks = [hit(5), hit(4)];
  for (const faces of Object.values(SETS)) {
    const stand = solveSiege(siege({ faces, tokens: 2, attacks, aim: 'stand' }));
    assert.deepEqual([...stand.tokensLeft.keys()], [2]);
    assert.deepEqual(sharesOf(stand.damage), sharesOf(solveSiege(siege({ faces, attacks })).damage));
  }
});

test('neighbours of one advice are one case; what depends on more is named', () => {
  const at = (tokens: number, damage: number, symbols = 0) => ({ tokens, damage, symbols, cover: 0 });
  const positions = [at(1, 5), at(2, 3), at(2, 5), at(2, 8), at(2, 8, 1), at(2, 4), at(2, 9), at(1, 3), at(2, 9, 1)];
  const spends = [1, 0, 0, 2, 0, 0, 0, 0, 2];
  const standing = new Map(positions.map((_, code) => [code, BigInt(code + 1)]));
  const { spends: all, cases } = adviceFor(
    standing,
    (code) => positions[code]!,
    (code) => spends[code]!,
  );
  assert.deepEqual(cases, [
    { tokens: 2, damage: [3, 5], spend: [0] },
    { tokens: 2, damage: [8, 9], spend: [0, 2] },
    { tokens: 1, damage: [3, 3], spend: [0] },
    { tokens: 1, damage: [5, 5], spend: [1] },
  ]);
  assert.deepEqual(entries(all), [
    [0, 2n + 3n + 5n + 6n + 7n + 8n],
    [1, 1n],
    [2, 4n + 9n],
  ]);
  // The same advice with other tokens is another case.
  const two = adviceFor(
    new Map([
      [0, 1n],
      [1, 1n],
    ]),
    (code) => at(2 - code, 3 + code),
    () => 0,
  );
  assert.equal(two.cases.length, 2);
});

test('a position is solved once: ten attacks lead along more ways than could be gone one by one', () => {
  const attacks = Array.from({ length: 10 }, () => hit(6, { isRanged: true }));
  const { after } = solveSiege(siege({ faces: SETS['assumed']!, tokens: 2, attacks, defendSymbols: { of: 1, in: 3 } }));
  assert.equal(after.length, 10);
});

test('what is no siege is refused', () => {
  const wrong: readonly (readonly [name: string, changes: Partial<Siege>])[] = [
    ['slots', { agent: { slots: 0, damage: 0, injuries: 0 } }],
    ['slots', { agent: { slots: 13, damage: 0, injuries: 0 } }],
    ['damage', { agent: { slots: 2, damage: 5, injuries: 0 } }],
    ['damage', { agent: { slots: 2, damage: -1, injuries: 0 } }],
    ['injuries with defence', { agent: { slots: 2, damage: 3, injuries: 0.5 } }],
    ['injuries with defence', { agent: { slots: 2, damage: 3, injuries: -1 } }],
    ['tokens', { tokens: -1 }],
    ['cover', { cover: -1 }],
    ['markers', { defendSymbols: { of: 0, in: 0 } }],
    ['markers with defence', { defendSymbols: { of: 3, in: 2 } }],
    ['markers with defence', { defendSymbols: { of: -1, in: 2 } }],
    ['attack', { attacks: [hit(2), hit(-1)] }],
  ];
  for (const [name, changes] of wrong)
    assert.throws(() => solveSiege(siege(changes)), new RegExp(`^RangeError: ${name}: a whole number from`));
  for (const slots of [1, 12]) solveSiege(siege({ agent: { slots, damage: 2 * slots, injuries: slots } }));
  const { after, damage, mean } = solveSiege(siege({ attacks: [] }));
  assert.deepEqual([after, [...damage.keys()], mean], [[], [0], of(0, 1)]);
});
