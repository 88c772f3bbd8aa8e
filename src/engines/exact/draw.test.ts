import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, totalOf } from './distribution.ts';
import { drawnHits } from './draw.ts';

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
        [...drawnHits({ size, hits, drawn })].map(([n, ways]) => [n, Number(ways)]),
        [...everyHand(size, hits, drawn)].sort((a, b) => a[0] - b[0]),
      );
    }),
    { numRuns: 200 },
  );
});

test('published: at least one of 4 aces among 5 cards of 52 is 1 − C(48,5)/C(52,5) = 18472/54145', () => {
  const draw = drawnHits({ size: 52, hits: 4, drawn: 5 });
  assert.equal(totalOf(draw), 2_598_960n);
  assert.deepEqual(
    chanceOf(draw, (n) => n > 0),
    { n: 18_472n, d: 54_145n },
  );
});
