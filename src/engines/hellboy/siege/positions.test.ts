/** Positions of a siege: where an attack leads, and what is one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionsOf } from './positions.ts';
import type { Siege } from './siege.ts';
import { hit, siege } from './siege.test-table.ts';
import { crushedAt } from './track.ts';

test('markers of a kind bring no chance of the other, and what matters no more is nothing', () => {
  const agent = { slots: 2, damage: 1, injuries: 0 };
  const attacks = [hit(5), hit(5, { isRanged: true }), hit(5)];
  const nextOf = (defendSymbols: Siege['defendSymbols'], at: number, damage: number) => {
    const positions = positionsOf(siege({ agent, attacks, cover: 3, tokens: 1, defendSymbols }));
    const { after, chancesAfter, positionOf } = positions;
    const start = positionOf(positions.start);
    const { taken, isCrushed, codes, chances } = chancesAfter(start, at, damage);
    const next = [...after(start, at, damage)].map(([code, weight]) => ({ ...positionOf(code), weight }));
    assert.deepEqual(
      codes.map(positionOf),
      next.map(({ weight: _, ...position }) => position),
    );
    for (const position of next)
      assert.deepEqual(
        [position.damage - start.damage, positions.isCrushed(position), position.damage === crushedAt(agent.slots)],
        [taken, isCrushed, isCrushed],
      );
    assert.ok(Math.abs(chances.reduce((a, b) => a + b, 0) - 1) < 1e-12);
    return next;
  };
  const at = { damage: 4, tokens: 1, cover: 3 };
  assert.deepEqual(nextOf({ of: 0, in: 2 }, 0, 3), [{ ...at, symbols: 0, weight: 4n }]);
  assert.deepEqual(nextOf({ of: 2, in: 2 }, 0, 3), [{ ...at, symbols: 2, weight: 4n }]);
  assert.deepEqual(nextOf({ of: 1, in: 3 }, 0, 3), [
    { ...at, symbols: 0, weight: 4n },
    { ...at, symbols: 1, weight: 4n },
    { ...at, symbols: 2, weight: 1n },
  ]);
  // Crushed: one position, whatever the markers would have shown.
  assert.deepEqual(nextOf({ of: 1, in: 3 }, 0, 9), [{ damage: 5, symbols: 0, tokens: 1, cover: 0, weight: 1n }]);
  // The object takes its part of the ranged attack, and no later attack meets the rest of it.
  assert.deepEqual(nextOf({ of: 1, in: 3 }, 1, 2), [{ damage: 1, symbols: 0, tokens: 1, cover: 0, weight: 1n }]);
  assert.deepEqual(nextOf({ of: 1, in: 3 }, 0, 1), [{ damage: 2, symbols: 0, tokens: 1, cover: 3, weight: 1n }]);
});

test('what no attack to come can tell apart is one', () => {
  const agent = { slots: 4, damage: 5, injuries: 2 };
  const attacks = [
    hit(9, { isRanged: true }),
    hit(2, { isRanged: true, degradations: 2 }),
    hit(3, { isRanged: true, improvements: 1, degradations: 3 }),
    hit(8, { improvements: 2, degradations: 1 }),
  ];
  const question = siege({ agent, attacks, cover: 20, tokens: 2, defendSymbols: { of: 1, in: 1 } });
  const { start, positionOf, spent, mostDamage, after } = positionsOf(question);
  const found = { damage: 5, symbols: 2, tokens: 2, cover: 14 };
  assert.deepEqual(positionOf(start), found);
  // Four symbols take all dice of the last attack; with a token left it takes five.
  const symbolsAt = (symbols: number, at: number, tokens: number) =>
    positionOf(spent({ ...found, symbols }, at, tokens)).symbols;
  assert.deepEqual([symbolsAt(6, 2, 2), symbolsAt(6, 2, 1), symbolsAt(4, 2, 2), symbolsAt(2, 2, 2)], [4, 5, 4, 2]);
  assert.deepEqual([symbolsAt(1, 3, 0), positionOf(spent(found, 0, 2)).tokens], [0, 0]);
  const nextFrom = (at: number, damage: number) => [...after(found, at, damage).keys()].map(positionOf);
  // Of the object as much as two ranged attacks and then one still take; two injuries more make four symbols.
  assert.deepEqual(nextFrom(0, 1), [{ ...found, cover: 5 }]);
  assert.deepEqual(nextFrom(1, 1), [{ ...found, cover: 3 }]);
  assert.deepEqual(nextFrom(0, 16), [{ ...found, damage: 7, symbols: 4, cover: 0 }]);
  assert.deepEqual(nextFrom(0, 99), [{ damage: 9, symbols: 0, tokens: 2, cover: 0 }]);
  // More than an attack has comes of none; more than crushes does no more.
  assert.deepEqual(
    [0, 1, 3].map((at) => mostDamage({ ...found, cover: 3 }, at)),
    [7, 2, 4],
  );
  assert.equal(mostDamage({ ...found, cover: 20 }, 0), 9);
});
