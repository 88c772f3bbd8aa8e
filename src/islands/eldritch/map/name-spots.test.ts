import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fittedTo } from './fitted.ts';
import { DATA, anyState } from './model.test-table.ts';
import { nameSpots } from './name-spots.ts';
import { resultOf } from './result.ts';
import { mapOnTable } from './side-boards.ts';

test('each named place has its name in the drawing, near to it and not over the edge', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const map = mapOnTable(state, DATA);
      const fitted = fittedTo(resultOf(state, map)?.ways[0]?.places ?? [state.from], map.places);
      const { box, places } = fitted;
      const letters = 0.044 * box.width;
      const spots = nameSpots(fitted, { letters, radiusOf: () => letters / 2, nameOf: ({ name }) => name });
      const named = places.filter(({ place }) => place.name !== undefined);
      assert.deepEqual([...spots.keys()].toSorted(), named.map(({ place }) => place.id).toSorted());
      for (const { place, at } of named) {
        const { x, y } = spots.get(place.id)!;
        assert.ok(Math.hypot(x - at[0], y - at[1]) < 2.5 * letters, place.id);
        assert.ok(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height, place.id);
      }
    }),
    { numRuns: 300 },
  );
});

test('a name turns away from a line above its place', () => {
  const [place] = DATA.places.filter(({ name }) => name !== undefined);
  const around = { key: '', by: 'ship', isWay: false } as const;
  const fitted = {
    box: { x: 0, y: 0, width: 100, height: 60 },
    places: [{ place: place!, at: [50, 30] as const, isWay: true }],
    lines: [{ ...around, from: [20, 24] as const, to: [80, 24] as const }],
  };
  const looks = { letters: 4, radiusOf: () => 2, nameOf: () => 'Аркхэм' };
  assert.ok(nameSpots({ ...fitted, lines: [] }, looks).get(place!.id)!.y < 30);
  assert.ok(nameSpots(fitted, looks).get(place!.id)!.y > 30);
});
