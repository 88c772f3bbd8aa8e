import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, totalOf } from '../../exact/distribution.ts';
import { drawOf, scaledCounts } from './deck.ts';

test('largest remainders: by hand', () => {
  // Half of 44/40/10/5/1 is 22/20/5/2.5/0.5: two cards short by one, the earlier of two equal remainders gets it.
  assert.deepEqual(scaledCounts([44, 40, 10, 5, 1], 50), [22, 20, 5, 3, 0]);
  assert.deepEqual(scaledCounts([44, 40, 10, 5, 1], 100), [44, 40, 10, 5, 1]);
  assert.deepEqual(scaledCounts([1, 1, 1], 10), [4, 3, 3]);
});

test('a scaled deck has exactly its size, and no kind is a whole card off its share', () => {
  const counts = fc.array(fc.nat(60), { minLength: 1, maxLength: 13 }).filter((c) => c.some((n) => n > 0));
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 400 }), (list, size) => {
      const total = list.reduce((a, b) => a + b, 0);
      const scaled = scaledCounts(list, size);
      assert.equal(
        scaled.reduce((a, b) => a + b, 0),
        size,
      );
      scaled.forEach((n, i) => assert.ok(Math.abs(n * total - list[i]! * size) < total));
    }),
  );
});

/** Every order of the next cards, card by card. */
const everyHand = (size: number, hits: number, drawn: number): Map<number, number> => {
  const hands = new Map<number, number>();
  const draw = (from: number, left: number, found: number): void => {
    if (left === 0) return void hands.set(found, (hands.get(found) ?? 0) + 1);
    for (let card = from; card < size; card += 1) draw(card + 1, left - 1, found + (card < hits ? 1 : 0));
  };
  draw(0, drawn, 0);
  return hands;
};

test('next cards: the ways are those of every hand taken card by card', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(9), (size, h, d) => {
      const [hits, drawn] = [h % (size + 1), d % (size + 1)];
      assert.deepEqual(
        [...drawOf({ size, hits, drawn })].map(([n, ways]) => [n, Number(ways)]),
        [...everyHand(size, hits, drawn)].sort((a, b) => a[0] - b[0]),
      );
    }),
    { numRuns: 200 },
  );
});

test('published: at least one of 4 aces among 5 cards of 52 is 1 − C(48,5)/C(52,5) = 18472/54145', () => {
  const draw = drawOf({ size: 52, hits: 4, drawn: 5 });
  assert.equal(totalOf(draw), 2_598_960n);
  assert.deepEqual(
    chanceOf(draw, (n) => n > 0),
    { n: 18_472n, d: 54_145n },
  );
});
