import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BUDGET, STEPS_PER_MS, VERDICTS, inTurn, millisecondsOf, repeated, verdictOf, type Work } from './work.ts';

const work: fc.Arbitrary<Work> = fc.record({
  steps: fc.integer({ min: 0, max: 4 * BUDGET.unasked * STEPS_PER_MS }),
  bytes: fc.integer({ min: 0, max: 2 * BUDGET.bytes }),
});
const placeOf = (w: Work): number => VERDICTS.indexOf(verdictOf(w));

test('more steps or more bytes never make a question smaller', () => {
  fc.assert(
    fc.property(work, work, (a, b) => {
      const larger = { steps: Math.max(a.steps, b.steps), bytes: Math.max(a.bytes, b.bytes) };
      assert.ok(placeOf(larger) >= placeOf(a));
    }),
  );
});

test('a verdict for each side of each bound', () => {
  const lasting = (milliseconds: number): Work => ({ steps: milliseconds * STEPS_PER_MS, bytes: 0 });
  assert.equal(verdictOf(lasting(BUDGET.atOnce)), 'at-once');
  assert.equal(verdictOf(lasting(BUDGET.atOnce + 1)), 'in-thread');
  assert.equal(verdictOf(lasting(BUDGET.unasked)), 'in-thread');
  assert.equal(verdictOf(lasting(BUDGET.unasked + 1)), 'when-asked');
  assert.equal(verdictOf({ steps: 0, bytes: BUDGET.bytes }), 'at-once');
  assert.equal(verdictOf({ steps: 0, bytes: BUDGET.bytes + 1 }), 'too-big');
  assert.equal(verdictOf(lasting(10), { ...BUDGET, atOnce: 20 }), 'at-once');
  assert.equal(millisecondsOf(lasting(7)), 7);
});

test('works in turn: their steps together, the bytes of the largest', () => {
  fc.assert(
    fc.property(fc.array(work), fc.nat(20), (works, times) => {
      const all = inTurn(works);
      assert.equal(
        all.steps,
        works.map((w) => w.steps).reduce((a, b) => a + b, 0),
      );
      assert.equal(all.bytes, Math.max(0, ...works.map((w) => w.bytes)));
      for (const w of works) {
        const same = Array.from({ length: times + 1 }, () => w);
        assert.deepEqual(repeated(w, times + 1), inTurn(same));
      }
    }),
  );
});
