/** Sieges: by hand, against every choice in every fall of the dice, and laws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, mapped, meanOf, reduced, type Distribution } from '../../exact/distribution.ts';
import { compareFractions, makeFraction, subtractFractions, toNumber, type Fraction } from '../../exact/fraction.ts';
import { sharesOf } from '../../exact/brute.test-table.ts';
import { anyCoins, FACE_SETS, FEW_FACES } from '../attacks/faces.test-table.ts';
import { leastSiege, siegeScale } from '../attacks/oracle.test-table.ts';
import { LEVELS } from '../dice/colour.ts';
import { damageTaken } from '../test/aim.ts';
import { poolFor } from '../test/pool.ts';
import { solveTest } from '../test/solve.ts';
import { adviceFor } from './advice.ts';
import type { Siege, SiegeAttack } from './siege.ts';
import { solveSiege } from './solve.ts';
import { crushedAt, damageAfter, injuriesOn, woundsOn } from './track.ts';

const { assumed } = FACE_SETS;
/** A yellow die shows 0, an orange one 1, a red one 2, a black one 3: a result is what the effect die makes of it. */
const LADDER = {
  yellow: [0, 0, 0, 0, 0, 0],
  orange: [1, 1, 1, 1, 1, 1],
  red: [2, 2, 2, 2, 2, 2],
  black: [3, 3, 3, 3, 3, 3],
};
const hit = (attack: number, changes: Partial<SiegeAttack> = {}): SiegeAttack => ({
  attack,
  improvements: 0,
  degradations: 0,
  bonus: 0,
  isRanged: false,
  ...changes,
});
const siege = (changes: Partial<Siege> = {}): Siege => ({
  faces: LADDER,
  bprd: 'wild',
  level: 'orange',
  agent: { slots: 6, damage: 0, injuries: 0 },
  tokens: 0,
  cover: 0,
  defendSymbols: { of: 0, in: 1 },
  attacks: [hit(5)],
  aim: 'least-damage',
  ...changes,
});
const of = (n: number, d: number): Fraction => makeFraction(BigInt(n), BigInt(d));
const entries = (distribution: Distribution) => [...reduced(distribution)].toSorted(([a], [b]) => a - b);
const least = (question: Siege) =>
  makeFraction(leastSiege(question), siegeScale(question) ** BigInt(question.attacks.length));
const reached = (question: Siege) => {
  const { mean, crushed } = solveSiege(question);
  return question.aim === 'stand' ? crushed : mean;
};

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
    sharesOf(mapped(solveSiege(siege({ attacks: [hit(9)] })).damage, Number)),
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
  for (const faces of Object.values(FACE_SETS)) {
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

test('what is no siege is refused', () => {
  const wrong: readonly Partial<Siege>[] = [
    { agent: { slots: 0, damage: 0, injuries: 0 } },
    { agent: { slots: 13, damage: 0, injuries: 0 } },
    { agent: { slots: 2, damage: 5, injuries: 0 } },
    { agent: { slots: 2, damage: -1, injuries: 0 } },
    { agent: { slots: 2, damage: 3, injuries: 0.5 } },
    { agent: { slots: 2, damage: 3, injuries: -1 } },
    { tokens: -1 },
    { cover: -1 },
    { defendSymbols: { of: 0, in: 0 } },
    { defendSymbols: { of: 3, in: 2 } },
    { defendSymbols: { of: -1, in: 2 } },
    { attacks: [hit(2), hit(-1)] },
  ];
  for (const changes of wrong) assert.throws(() => solveSiege(siege(changes)), /a whole number from/);
  for (const slots of [1, 12]) solveSiege(siege({ agent: { slots, damage: 2 * slots, injuries: slots } }));
  const { after, damage, mean } = solveSiege(siege({ attacks: [] }));
  assert.deepEqual([after, [...damage.keys()], mean], [[], [0], of(0, 1)]);
});

for (const [name, faces] of Object.entries(FEW_FACES)) {
  test(`${name}: every choice, boost and marker in two and three attacks`, () => {
    const attacks = [
      hit(6, { isRanged: true }),
      hit(4, { degradations: 1, bonus: 1 }),
      hit(5, { isRanged: true, improvements: 1, bonus: -1 }),
    ];
    const questions: readonly Siege[] = [
      siege({
        faces,
        tokens: 2,
        agent: { slots: 3, damage: 2, injuries: 0 },
        defendSymbols: { of: 1, in: 3 },
        attacks: attacks.slice(0, 2),
      }),
      siege({
        faces,
        tokens: 1,
        cover: 2,
        agent: { slots: 2, damage: 1, injuries: 0 },
        defendSymbols: { of: 2, in: 3 },
        attacks,
      }),
      siege({
        faces,
        level: 'yellow',
        bprd: 'spent',
        tokens: 1,
        agent: { slots: 3, damage: 4, injuries: 1 },
        defendSymbols: { of: 1, in: 2 },
        attacks,
      }),
    ];
    for (const question of questions)
      for (const aim of ['least-damage', 'stand'] as const)
        assert.deepEqual(reached({ ...question, aim }), least({ ...question, aim }));
  });
}

const anySiege: fc.Arbitrary<Siege> = fc.record(
  {
    faces: anyCoins,
    bprd: fc.constantFrom('wild' as const, 'spent' as const),
    level: fc.constantFrom(...LEVELS),
    agent: fc
      .record(
        { slots: fc.integer({ min: 1, max: 4 }), damage: fc.nat(8), injuries: fc.nat(1) },
        { noNullPrototype: true },
      )
      .map((agent) => ({ ...agent, damage: Math.min(agent.damage, 2 * agent.slots) })),
    tokens: fc.nat(2),
    cover: fc.nat(2),
    defendSymbols: fc.record({ of: fc.nat(2), in: fc.integer({ min: 2, max: 3 }) }, { noNullPrototype: true }),
    attacks: fc.array(
      fc.record(
        {
          attack: fc.nat(7),
          improvements: fc.nat(2),
          degradations: fc.nat(2),
          bonus: fc.integer({ min: -1, max: 1 }),
          isRanged: fc.boolean(),
        },
        { noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    aim: fc.constantFrom('least-damage' as const, 'stand' as const),
  },
  { noNullPrototype: true },
);

test('any siege of coins is stood as well as by who tries everything', () => {
  fc.assert(
    fc.property(anySiege, (question) => {
      const [found, oracle] = [reached(question), least(question)];
      assert.ok(Math.abs(toNumber(subtractFractions(found, oracle))) < 1e-6);
    }),
    { numRuns: 50 },
  );
});

/** Whether a siege comes out no worse than another. */
const isNoWorse = (a: Siege, b: Siege) => toNumber(reached(a)) <= toNumber(reached(b)) + 1e-6;

test('any siege: more tokens and an object never hurt, one attack more never helps, and all that is said agrees', () => {
  fc.assert(
    fc.property(anySiege, (question) => {
      const { slots, damage: before } = question.agent;
      const { damage, injuries, crushed, mean, tokensLeft, advice, after } = solveSiege(question);
      assert.deepEqual(mean, meanOf(damage, Number));
      assert.deepEqual(
        crushed,
        chanceOf(damage, (taken) => before + taken === crushedAt(slots)),
      );
      assert.deepEqual(
        sharesOf(injuries),
        sharesOf(mapped(damage, (taken) => injuriesOn(slots, before + taken) - injuriesOn(slots, before))),
      );
      const last = after.at(-1)!;
      assert.deepEqual([last.damage, last.crushed], [mean, crushed]);
      assert.deepEqual(
        last.wounds,
        meanOf(damage, (taken) => woundsOn(slots, before + taken)),
      );
      assert.deepEqual(
        last.injuries,
        meanOf(damage, (taken) => injuriesOn(slots, before + taken)),
      );
      after.slice(1).forEach((later, i) => {
        assert.ok(compareFractions(later.damage, after[i]!.damage) >= 0);
        assert.ok(compareFractions(later.crushed, after[i]!.crushed) >= 0);
      });
      assert.ok([...tokensLeft.keys()].every((tokens) => tokens >= 0 && tokens <= question.tokens));
      assert.equal(advice.length, question.attacks.length);
      for (const { spends, cases } of advice)
        assert.deepEqual(
          [...new Set(cases.flatMap(({ spend }) => spend))].toSorted((a, b) => a - b),
          [...spends.keys()].toSorted((a, b) => a - b),
        );
      assert.ok(isNoWorse({ ...question, tokens: question.tokens + 1 }, question));
      assert.ok(isNoWorse({ ...question, cover: question.cover + 1 }, question));
      assert.ok(isNoWorse(question, { ...question, attacks: [...question.attacks, hit(4)] }));
    }),
    { numRuns: 80 },
  );
});

test('any siege: who has more health is not more often crushed', () => {
  fc.assert(
    fc.property(anySiege, (question) => {
      const stand = { ...question, aim: 'stand' as const };
      const { agent } = stand;
      const healthier = { ...stand, agent: { ...agent, slots: agent.slots + 1 } };
      assert.ok(isNoWorse(healthier, stand));
      if (agent.damage > 0) assert.ok(isNoWorse({ ...stand, agent: { ...agent, damage: agent.damage - 1 } }, stand));
    }),
    { numRuns: 60 },
  );
});

test('a siege of one attack is a test, with the tokens that help it most', () => {
  for (const faces of Object.values(FACE_SETS))
    for (const level of LEVELS)
      for (const tokens of [0, 2]) {
        const one = siege({ faces, level, tokens, cover: 1, attacks: [hit(6, { isRanged: true, degradations: 2 })] });
        const tests = Array.from({ length: tokens + 1 }, (_, spend) => {
          const { dice } = poolFor(level, spend, 2);
          const aim = { kind: 'defence', attack: 6, cover: 1 } as const;
          return mapped(solveTest({ faces, dice, bonus: 0, bprd: 'wild', aim }).results, (r) => damageTaken(r, 6, 1));
        });
        const best = tests.reduce((a, b) => (compareFractions(meanOf(b, Number), meanOf(a, Number)) < 0 ? b : a));
        assert.deepEqual(sharesOf(solveSiege(one).damage), sharesOf(best));
      }
});

test('without tokens, injuries and an object the order of the attacks is nothing', () => {
  const attacks = [hit(6), hit(4, { degradations: 1 }), hit(5, { improvements: 2 })];
  for (const faces of Object.values(FACE_SETS)) {
    const agent = { slots: 12, damage: 0, injuries: 0 };
    const question = siege({ faces, agent, attacks });
    assert.deepEqual(
      sharesOf(solveSiege(question).damage),
      sharesOf(solveSiege({ ...question, attacks: attacks.toReversed() }).damage),
    );
  }
});

test('five attacks with three tokens on six slots: the assumed faces', () => {
  const attacks = [5, 6, 5, 5, 7].map((attack) => hit(attack, { degradations: 1 }));
  const question = siege({
    faces: assumed,
    agent: { slots: 6, damage: 3, injuries: 0 },
    tokens: 3,
    defendSymbols: { of: 1, in: 4 },
    attacks,
  });
  const [careful, tough] = [solveSiege(question), solveSiege({ ...question, aim: 'stand' })];
  assert.ok(compareFractions(careful.mean, tough.mean) <= 0);
  assert.ok(compareFractions(tough.crushed, careful.crushed) <= 0);
});
