/** The side boards: what of them is known is there, and counts only while they are on the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeBoard } from '../../../engines/eldritch/map/board.ts';
import { anyState, DATA } from './model.test-table.ts';
import { INITIAL, type State } from './model.ts';
import { costsOf, resultOf } from './result.ts';
import { mapOnTable, withBoard, withoutPath, withPath, withPortal } from './side-boards.ts';

const onTable = (...boards: readonly string[]): State => ({ ...INITIAL, boards });
const pathsOf = (id: string) => {
  const { spaces, paths } = DATA.boards.find((board) => board.id === id)!;
  return { spaces: spaces.map((space) => space.id), paths: paths.map(({ a, b, by }) => `${a} ${by} ${b}`).toSorted() };
};
const cost = (state: State) => resultOf(state, mapOnTable(state, DATA))?.cost;

test('each board has the spaces and the paths of the list of facts', () => {
  assert.deepEqual(pathsOf('antarctica'), {
    spaces: [
      'miskatonic-outpost',
      'lake-camp',
      'frozen-waste',
      'snowy-mountains',
      'city-of-the-elder-things',
      'plateau-of-leng',
    ],
    paths: ['antarctica local miskatonic-outpost'],
  });
  assert.deepEqual(pathsOf('egypt'), {
    spaces: ['alexandria', 'the-bent-pyramid', 'cairo', 'tel-el-amarna', 'the-sahara-desert', 'the-nile-river'],
    paths: [
      'space-10 local the-sahara-desert',
      'space-17 ship cairo',
      'the-heart-of-africa local the-nile-river',
      'the-pyramids local alexandria',
      'the-pyramids local cairo',
      'the-pyramids local tel-el-amarna',
      'the-pyramids local the-bent-pyramid',
    ],
  });
  assert.deepEqual(pathsOf('dreamlands'), {
    spaces: [
      'the-enchanted-wood',
      'ulthar',
      'the-underworld',
      'dylath-leen',
      'the-moon',
      'celephais',
      'unknown-kadath',
    ],
    paths: [
      'celephais ship unknown-kadath',
      'dylath-leen ship celephais',
      'dylath-leen ship the-moon',
      'the-enchanted-wood local ulthar',
      'ulthar uncharted dylath-leen',
      'ulthar uncharted the-underworld',
    ],
  });
});

test('without a board on the table the map is the main one, with it each path leads both ways', () => {
  assert.equal(mapOnTable(INITIAL, DATA), DATA);
  fc.assert(
    fc.property(anyState, (state) => {
      const map = mapOnTable(state, DATA);
      makeBoard(map.places);
      assert.equal(mapOnTable(state, DATA), map);
    }),
  );
});

test('a way over the main board is never longer for a board more', () => {
  for (const { id } of DATA.boards) {
    const main = costsOf(INITIAL, DATA);
    const more = costsOf(INITIAL, mapOnTable(onTable(id), DATA));
    for (const [to, { rounds }] of main) assert.ok(more.get(to)!.rounds <= rounds, `${id} ${to}`);
  }
});

test('from Rome to Cairo it takes one action: by ship to the Pyramids, then along the local path', () => {
  const state: State = { ...onTable('egypt'), from: 'rome', to: 'cairo' };
  assert.deepEqual(cost(state), { rounds: 1, actions: 1, tickets: 0 });
  const { ways } = resultOf(state, mapOnTable(state, DATA))!;
  assert.deepEqual(
    ways.map(({ places }) => places.join()),
    ['rome,the-pyramids,cairo'],
  );
  assert.deepEqual(
    ways[0]!.rounds.flat().map((action) => action.do),
    ['travel', 'local'],
  );
});

test('the Dreamlands are reached over a portal only, and a portal may lie anywhere', () => {
  const state: State = { ...onTable('dreamlands'), from: 'tokyo', to: 'the-moon' };
  assert.equal(cost(state), undefined);
  const open = withPortal(state, 'the-moon', 'tokyo');
  assert.deepEqual(cost(open), { rounds: 1, actions: 0, tickets: 0 });
  assert.equal(cost(withPortal(open, 'the-moon', undefined)), undefined);
});

test('a path of the reader counts while its board is on the table, once, and can be taken back', () => {
  const path = { a: 'lake-camp', b: 'miskatonic-outpost', by: 'uncharted' } as const;
  const state: State = { ...onTable('antarctica'), from: 'antarctica', to: 'lake-camp' };
  assert.equal(cost(state), undefined);
  const more = withPath(state, path);
  assert.deepEqual(cost(more), { rounds: 1, actions: 1, tickets: 0 });
  assert.equal(withPath(more, { ...path, a: path.b, b: path.a }), more);
  assert.deepEqual(withoutPath(more, path).paths, []);
  assert.deepEqual(withBoard({ ...more, to: 'sydney' }, 'antarctica', DATA).paths, more.paths);
});

test('an end of the way that is put away with its board begins anew', () => {
  const state: State = { ...onTable('egypt'), from: 'cairo', to: 'rome' };
  const away = withBoard(state, 'egypt', DATA);
  assert.deepEqual([away.from, away.to, away.boards], [INITIAL.from, 'rome', []]);
});
