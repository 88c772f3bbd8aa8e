import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { componentsOf } from './components.ts';

const graph = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.array(fc.array(fc.nat(count - 1), { maxLength: 3 }), { minLength: count, maxLength: count }));

test('groups: each place once, together exactly where both can reach each other, before all that they lead to', () => {
  fc.assert(
    fc.property(graph, (nexts) => {
      // The slow way: whatever can be reached, by going on until nothing new comes.
      const reach = nexts.map((_, start) => {
        const met = new Set([start]);
        for (const place of met) for (const next of nexts[place]!) met.add(next);
        return met;
      });
      const groups = componentsOf(nexts.length, (place) => nexts[place]!);
      assert.deepEqual(
        groups.flat().toSorted((a, b) => a - b),
        nexts.map((_, place) => place),
      );
      const groupOf = nexts.map((_, place) => groups.findIndex((group) => group.includes(place)));
      nexts.forEach((_, a) =>
        nexts.forEach((__, b) => {
          assert.equal(groupOf[a] === groupOf[b], reach[a]!.has(b) && reach[b]!.has(a));
          if (reach[a]!.has(b)) assert.ok(groupOf[a]! <= groupOf[b]!);
        }),
      );
    }),
    { numRuns: 500 },
  );
});

test('a ring and a row of 50 000 places need no deep stack', () => {
  const count = 50_000;
  assert.equal(componentsOf(count, (place) => [(place + 1) % count]).length, 1);
  const row = componentsOf(count, (place) => (place + 1 < count ? [place + 1] : []));
  assert.deepEqual([row.length, row[0], row.at(-1)], [count, [0], [count - 1]]);
});
