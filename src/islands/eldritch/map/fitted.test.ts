import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fittedTo } from './fitted.ts';
import { DATA, anyState } from './model.test-table.ts';
import { resultOf } from './result.ts';
import { mapOnTable } from './side-boards.ts';

test('the whole way is in its drawing, and each stretch is drawn once, however it crosses the Pacific', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const map = mapOnTable(state, DATA);
      const way = resultOf(state, map)?.ways[0]?.places ?? [state.from];
      const { box, places, lines } = fittedTo(way, map.places);
      for (const { at, isWay } of places)
        if (isWay) {
          assert.ok(at[0] > box.x && at[0] < box.x + box.width, `${way.join()}: ${at.join()}`);
          assert.ok(at[1] > box.y && at[1] < box.y + box.height, `${way.join()}: ${at.join()}`);
        }
      const points = new Map(places.map(({ place, at }) => [place.id, at.map((n) => Math.round(100 * n) / 100)]));
      const drawn = lines.filter(({ isWay }) => isWay).map(({ from, to }) => [from, to].map(String).toSorted().join());
      for (const [at, id] of way.entries())
        if (at > 0)
          assert.ok(
            drawn.includes([points.get(way[at - 1]!), points.get(id)].map(String).toSorted().join()),
            way.join(),
          );
    }),
    { numRuns: 300 },
  );
});
