/** The estimate of work against the steps that the solvers count; nothing here is measured in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BUDGET, verdictOf, type OnWork } from '../../exact/work.ts';
import { conflictOf } from './conflicts.ts';
import { tableWorkOf, TEST_BUDGET, workOf } from './cost.ts';
import { HARDEST_CASES, HARD_CASES } from './hard-cases.test-table.ts';
import { makeHeld, type Held } from './held.ts';
import { isTokenChoice, type Mechanic } from './mechanic.ts';
import { oddsOf, oddsTable } from './odds.ts';
import { NOTHING_DRAWN } from './outcome.ts';
import { chanceAlone, prepared, type SkillTest } from './skill-test.ts';
import { makeStates } from './states.ts';
import { PRINTED, TOKEN_IDS, type Bag, type Token, type TokenId } from '../token.ts';
import { compileUse } from './uses.ts';

/** The steps of what is heard. */
const stepsOf = (solve: (onWork: OnWork) => void): number => {
  let taken = 0;
  solve((steps) => {
    taken += steps;
  });
  return taken;
};
/** What a page asks for: the chance, then everything. */
const answered = (asked: SkillTest, held: () => Held = makeHeld): number =>
  stepsOf((onWork) => {
    chanceAlone(asked, onWork, held());
    oddsOf(asked, undefined, onWork, held());
  });

for (const { name, test: asked } of HARD_CASES)
  test(`at most twice what is done, never less: ${name}`, () => {
    const { steps } = workOf(asked);
    const taken = answered(asked);
    assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    assert.ok(steps <= 2 * taken, `${taken} steps taken, ${steps} estimated`);
  });

test('all tables that are ever made for a question fit into its memory, and its states are made once', () => {
  for (const name of [
    'ignore three times; 10/10/8',
    'ignore three times and one more; no chains',
    'least loss: one more; 5/5/4',
  ]) {
    const { test: asked } = HARD_CASES.find((c) => c.name === name)!;
    const held = makeHeld();
    const apart = answered(asked);
    const together = answered(asked, () => held);
    assert.ok(held.bytes() > 0 && held.bytes() <= workOf(asked).bytes, `${name}: ${held.bytes()} bytes`);
    const { kinds, meanings } = prepared(asked);
    const uses = asked.mechanics.filter(isTokenChoice).map((choice) => compileUse(choice, meanings));
    assert.equal(apart - together, makeStates(kinds, uses, { before: NOTHING_DRAWN }, 1).steps, name);
  }
});

const some = fc.subarray<TokenId>([...TOKEN_IDS], { minLength: 1 });
const as = fc.constantFrom(
  { like: 'elder-sign' } as const,
  { like: 'curse' } as const,
  { positive: true } as const,
  { modifier: 1 },
  { again: false },
  { again: true },
  { verdict: 'succeed', again: false } as const,
);
const times = (most: number) => fc.integer({ min: 1, max: most });
const only = fc.option(some, { nil: undefined });
const mechanic: fc.Arbitrary<Mechanic> = fc.oneof(
  fc.record({ kind: fc.constant('redraw' as const), times: times(3), only }),
  fc.record({ kind: fc.constant('set-aside' as const), times: times(2), only }),
  fc.record({ kind: fc.constant('cancel' as const), times: times(2), only: some }),
  fc.record({ kind: fc.constant('cancel' as const), times: times(2), only: some, as }),
  fc.record({
    kind: fc.constant('cancel' as const),
    times: times(1),
    only: some,
    as,
    second: fc.constant(true as const),
  }),
  fc.record({
    kind: fc.constant('swap' as const),
    times: times(2),
    only: some,
    for: fc.constantFrom<TokenId>('0', 'cultist', 'bless', 'curse', 'frost'),
  }),
  fc.record({ kind: fc.constant('extra' as const), times: times(2), fails: some }),
  fc.record({ kind: fc.constant('fixed' as const), token: fc.constantFrom(...TOKEN_IDS) }),
  fc.record({ kind: fc.constant('no-draw' as const) }),
  fc
    .record({ kind: fc.constant('choose' as const), reveal: times(5), resolve: times(3), forced: only })
    .filter(({ reveal, resolve }) => resolve <= reveal),
  fc.record({ kind: fc.constant('cancel-some' as const), extra: times(3) }),
  fc.record({ kind: fc.constant('treat' as const), token: fc.constantFrom(...TOKEN_IDS), as }),
  fc.record({ kind: fc.constant('pair' as const), one: some, other: some }),
  fc.record({ kind: fc.constant('seal' as const), tokens: some }),
);
const token: fc.Arbitrary<Token> = fc
  .record({
    modifier: fc.integer({ min: -5, max: 3 }),
    again: fc.boolean(),
    frost: fc.boolean(),
    verdict: fc.constantFrom(undefined, undefined, undefined, 'fail' as const, 'succeed' as const),
    failsWith: fc.constantFrom(undefined, undefined, 'curse' as const, 'frost' as const),
  })
  .map(({ modifier, again, frost, verdict, failsWith }) => ({
    modifier,
    ...(again ? { again, frost } : {}),
    ...(verdict === undefined ? {} : { verdict }),
    ...(failsWith === undefined ? {} : { failsWith }),
  }));
const smallBag: fc.Arbitrary<Bag> = fc.dictionary(fc.constantFrom(...TOKEN_IDS), times(3), { minKeys: 1, maxKeys: 6 });
const anyTest: fc.Arbitrary<SkillTest> = fc.record({
  bag: smallBag,
  meanings: fc
    .record({ skull: token, cultist: token, tablet: token, 'elder-thing': token, 'elder-sign': token })
    .map((own) => ({ ...PRINTED, ...own })),
  mechanics: fc
    .array(mechanic, { maxLength: 3 })
    .map((all) => all.reduce<Mechanic[]>((kept, m) => (conflictOf(kept, [m]) === undefined ? [...kept, m] : kept), [])),
  goal: fc.constantFrom<SkillTest['goal']>(
    { kind: 'no-failure', by: 2 },
    { kind: 'success', by: 0 },
    { kind: 'success', by: 2 },
    { kind: 'least-loss' },
  ),
  skill: fc.integer({ min: 0, max: 6 }),
  difficulty: fc.integer({ min: 0, max: 5 }),
});

test('any question, any mechanics together: never more is done than was estimated', () => {
  fc.assert(
    fc.property(anyTest, (asked) => {
      const { steps } = workOf(asked);
      fc.pre(steps < 10_000_000);
      const taken = answered(asked);
      assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    }),
    { numRuns: 300 },
  );
});

test('a table: never more is done than was estimated', () => {
  fc.assert(
    fc.property(anyTest, (asked) => {
      const { steps } = tableWorkOf(asked, 2);
      fc.pre(steps < 10_000_000);
      const taken = stepsOf((onWork) => void oddsTable(asked, 2, undefined, onWork));
      assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    }),
    { numRuns: 100 },
  );
});

const work = (bag: Bag, ...mechanics: Mechanic[]): number =>
  workOf({ bag, meanings: PRINTED, mechanics, goal: { kind: 'success', by: 0 }, skill: 3, difficulty: 3 }).steps;
const GROWING: readonly ((n: number) => Mechanic)[] = [
  (n) => ({ kind: 'choose', reveal: n + 1, resolve: 1 }),
  (n) => ({ kind: 'choose', reveal: n + 2, resolve: 2 }),
  (n) => ({ kind: 'cancel-some', extra: n }),
  (n) => ({ kind: 'redraw', times: n }),
  (n) => ({ kind: 'set-aside', times: n }),
  (n) => ({ kind: 'cancel', times: n, only: ['skull'] }),
  (n) => ({ kind: 'cancel', times: n, only: ['curse'], as: { modifier: 1 } }),
];

test('a card in use more often, a second card, another chaining token: never less work', () => {
  const anyBag = fc.record(Object.fromEntries(TOKEN_IDS.map((id) => [id, fc.nat(8)]))) as fc.Arbitrary<Bag>;
  fc.assert(
    fc.property(anyBag, fc.constantFrom(...GROWING), fc.integer({ min: 1, max: 3 }), (bag, card, n) => {
      // A plain draw is solved in a way of its own, which where hardly anything draws on takes a few steps more.
      assert.ok(0.75 * work(bag) <= work(bag, card(n)));
      assert.ok(work(bag, card(n)) <= work(bag, card(n + 1)));
      if (conflictOf([card(n)], [{ kind: 'redraw', times: 1 }]) === undefined)
        assert.ok(work(bag, card(n)) <= work(bag, card(n), { kind: 'redraw', times: 1 }));
      // A frost beyond the first changes only the numbers that a redraw reckons with, and those may come shorter.
      const least = card(n).kind === 'redraw' ? 0.9 : 1;
      for (const id of ['bless', 'curse', 'frost'] as const)
        assert.ok(least * work(bag, card(n)) <= work({ ...bag, [id]: (bag[id] ?? 0) + 1 }, card(n)));
    }),
  );
});

test('a choice is solved anew for each point of the curve, a plain draw twice', () => {
  const bag: Bag = { '0': 1, '-1': 1 };
  assert.equal(work(bag, { kind: 'seal', tokens: ['-1'] }), work({ '0': 1 }));
  const twice = work({ '0': 1 });
  const { steps } = workOf({ ...HARD_CASES[0]!.test, bag: { '0': 1 }, mechanics: [{ kind: 'no-draw' }] });
  assert.ok(steps <= twice);
  assert.ok(work(bag, { kind: 'cancel-some', extra: 1 }) > 5 * work(bag));
});

test('tokens of one meaning are counted as one, those that are not there not at all', () => {
  const statue: Mechanic = { kind: 'set-aside', times: 1 };
  // Skull, cultist and tablet mean 0 here.
  assert.equal(
    work({ '0': 1, '-1': 1, skull: 1 }, statue),
    work({ '0': 1, '-1': 1, skull: 0, cultist: 1, tablet: 0 }, statue),
  );
  assert.ok(work({ '0': 1, '-1': 1, '-2': 1 }, statue) > work({ '0': 1, '-1': 1, skull: 1 }, statue));
  assert.ok(work({ '0': 1, bless: 1 }) < work({ '0': 1, bless: 8 }));
});

const verdictFor = (name: string): string => {
  const found = [...HARD_CASES, ...HARDEST_CASES].find((c) => c.name === name);
  assert.ok(found, name);
  return verdictOf(workOf(found.test), TEST_BUDGET);
};

test('what takes seconds is begun only when asked', () => {
  assert.equal(verdictFor('redraw five times and ignore three; 10/10/8'), 'when-asked');
  assert.equal(verdictFor('ignore three times; 10/10/8, a cultist fails with a curse'), 'when-asked');
  assert.equal(verdictFor('ignore three times; 10/10/8'), 'when-asked');
  assert.equal(verdictFor('ignore three times and one more; no chains'), 'in-thread');
  assert.equal(verdictFor('ignore three times; no chains'), 'in-thread');
  assert.equal(verdictOf(workOf({ ...HARD_CASES[0]!.test, mechanics: [] })), 'at-once');
});

test('what does not fit into the memory is refused, however large it is', () => {
  const { test: asked } = HARD_CASES[0]!;
  const ignored = (count: number): SkillTest => ({ ...asked, mechanics: [{ kind: 'set-aside', times: count }] });
  assert.ok(workOf(ignored(3)).bytes <= BUDGET.bytes);
  assert.equal(verdictOf(workOf(ignored(9))), 'too-big');
});

test('the memory is no less than the tables that are made, and no more than twice as much where they are large', () => {
  for (const { name, test: asked } of [...HARD_CASES, ...HARDEST_CASES]) {
    const { kinds, meanings } = prepared(asked);
    const uses = asked.mechanics.filter(isTokenChoice).map((choice) => compileUse(choice, meanings));
    if (uses.length === 0) continue;
    const { layers, runCount, width, classes } = makeStates(kinds, uses, { before: NOTHING_DRAWN }, 1);
    const tables = layers.length * runCount * (width * Float64Array.BYTES_PER_ELEMENT + classes.length);
    const { bytes } = workOf(asked);
    assert.ok(tables <= bytes, `${name}: ${tables} of ${bytes} bytes`);
    if (tables > 5_000_000) assert.ok(bytes <= 2 * tables, `${name}: ${tables} of ${bytes} bytes`);
  }
});
