import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TOKEN_IDS, type Bag } from '../../../engines/arkham/token.ts';
import {
  bagOfDigits,
  BEGUN_TEST,
  digitsOf,
  makeOddsQuery,
  restOf,
  TEST_BOUNDS,
  TEST_CODEC,
  WORDED,
  type BagTest,
} from './bag-address.ts';

const within = ([least, most]: readonly [number, number]) => fc.integer({ min: least, max: most });
const anyToken = fc.record(
  {
    modifier: within(TEST_BOUNDS.modifier),
    again: fc.constant(true),
    frost: fc.constant(true),
    verdict: fc.constantFrom('fail' as const, 'succeed' as const),
    failsWith: fc.constantFrom('curse' as const, 'frost' as const),
  },
  { requiredKeys: ['modifier'], noNullPrototype: true },
);
const anyTest: fc.Arbitrary<BagTest> = fc.record(
  {
    bag: fc
      .array(fc.nat(8), { minLength: TOKEN_IDS.length, maxLength: TOKEN_IDS.length })
      // An address that speaks of no blood is as old as those without any.
      .map((counts) => TOKEN_IDS.flatMap((id, i) => (id === 'blood' && counts[i] === 0 ? [] : [[id, counts[i]!]])))
      .map((counts): Bag => Object.fromEntries(counts) as Bag),
    skill: within(TEST_BOUNDS.skill),
    difficulty: within(TEST_BOUNDS.difficulty),
    meanings: fc.record(Object.fromEntries(WORDED.map((id) => [id, anyToken])), {
      requiredKeys: [],
      noNullPrototype: true,
    }),
    rest: fc.constantFrom('', 'c=notz.hard&s=the-gathering&e=olive-mcbride-2'),
  },
  { noNullPrototype: true },
);

test('what is written is read back', () => {
  fc.assert(
    fc.property(anyTest, (one) => {
      assert.deepEqual(TEST_CODEC.parse(TEST_CODEC.make(one)), { state: one, problems: [] });
    }),
  );
});

test('by hand: a bag, 5 against 2, a skull of −3 that reveals another', () => {
  const { state: read } = TEST_CODEC.parse('?v=1&b=0000000000000000300&n=5.2&m=-3a...');
  assert.equal(read.bag!.bless, 3);
  assert.deepEqual([read.skill, read.difficulty, read.meanings], [5, 2, { skull: { modifier: -3, again: true } }]);
  assert.equal(
    makeOddsQuery({ ...read, rest: 'c=notz.hard' }, { bless: 3 }),
    'v=1&c=notz.hard&n=5.0.2&b=0000000000000000300',
  );
});

test('blood came later: its digit is written where there is any', () => {
  assert.deepEqual(
    [digitsOf({ '0': 1 }), digitsOf({ '0': 1, blood: 12 })],
    ['0100000000000000000', '0100000000000000000c'],
  );
  assert.deepEqual(bagOfDigits('0100000000000000000c')?.blood, 12);
  assert.deepEqual(bagOfDigits('0100000000000000000')?.blood, undefined);
  for (const bad of ['010000000000000000', '0100000000000000000d', '01000000000000000000c'])
    assert.equal(bagOfDigits(bad), undefined, bad);
});

test('what is not understood is named, and what was there before stays', () => {
  for (const [query, problem] of [
    ['v=2', 'version'],
    ['v=1&b=12', 'b'],
    ['v=1&b=zzzzzzzzzzzzzzzzzzz', 'b'],
    ['v=1&n=4', 'n'],
    ['v=1&n=99.3', 'n'],
    ['v=1&n=4.3.2', 'n'],
    ['v=1&m=-3q', 'm'],
    ['v=1&m=99', 'm'],
    ['v=1&m=1.1.1.1.1.1', 'm'],
    [`v=1&o=${'a'.repeat(700)}`, 'o'],
  ] as const) {
    const { state, problems } = TEST_CODEC.parse(query);
    assert.deepEqual([state, problems.map(({ code }) => code)], [BEGUN_TEST, [problem]], query);
  }
});

test('of another address only what the calculator understands is carried along', () => {
  assert.equal(restOf('v=1&c=notz.hard&n=1.1.1&b=00&javascript=1&e=a_b'), 'c=notz.hard&e=a_b');
});

test('no query throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      TEST_CODEC.parse(`v=1&b=${a}&n=${b}&m=${a}&o=${b}`);
    }),
  );
});
