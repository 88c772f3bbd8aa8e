/** Several rolls that all count: each by itself, their sum, each player's. */
import { test } from 'node:test';
import type { Effect, Template } from './ability.ts';
import { play } from './cards.test-table.ts';

const loot = (id: string, ...effects: Effect[]): Template => ({
  id,
  name: id,
  kind: 'loot',
  abilities: [{ type: 'loot', effects }],
});
const CUP = ['p1 play dice-cup', 'all pass', 'p1 roll 3', 'p1 roll 4'];

test('each die is a roll of its own, thrown before any is put', () => {
  const lines = ['p1 play pill-pair', 'all pass', 'p1 roll 2'];
  play({ a: { hand: ['pill-pair'] } }, lines, { stack: [], pending: 'roll' });
  play({ a: { hand: ['pill-pair'] }, b: { items: ['croupier'] } }, [...lines, 'p1 roll 5'], {
    pending: 'trigger-order',
    'log.put': ['pill-pair', 'roll', 'roll'],
    'log.triggered': ['croupier', 'croupier'],
  });
  play({ a: { hand: ['pill-pair'] }, decks: { loot: ['bomb'] } }, [...lines, 'p1 roll 5', 'all pass', 'all pass'], {
    'p1.hand': ['bomb'],
    stack: ['roll'],
  });
});
test('two equal results count twice', () => {
  play(
    { a: { hand: ['pill-pair'] } },
    ['p1 play pill-pair', 'all pass', 'p1 roll 2', 'p1 roll 2', 'all pass', 'all pass', 'all pass', 'all pass'],
    { 'p1.cents': 2, 'log.rolled': ['p1', 'p1'] },
  );
});
test('the sum is looked at once, with the results that the rolls resolved with', () => {
  play({ a: { hand: ['dice-cup'] } }, [...CUP, 'all pass'], { 'log.summed': [], 'log.triggered': [], stack: ['roll'] });
  play({ a: { hand: ['dice-cup'] } }, [...CUP, 'all pass', 'all pass', 'all pass'], { 'p1.cents': 2 });
  play(
    { a: { hand: ['dice-cup', 'nudge'], plays: 2 } },
    [...CUP, 'p1 play nudge -> s1', 'all pass', 'p1 choose 1', 'all pass', 'all pass', 'all pass'],
    { 'p1.cents': 7 },
  );
});
test('two sums on the stack at once do not mix', () => {
  play(
    { a: { hand: ['dice-cup', 'dice-cup'], plays: 2 } },
    [
      ...CUP,
      'p1 play dice-cup',
      'all pass',
      'p1 roll 6',
      'p1 roll 6',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
    ],
    { 'p1.cents': 9, 'log.summed': ['p1', 'p1'] },
  );
});
test('three dice: the sum comes with the last', () => {
  play(
    { a: { hand: ['x'] } },
    ['p1 play x', 'all pass', 'p1 roll 1', 'p1 roll 2', 'p1 roll 3', 'all pass', 'all pass', 'all pass', 'all pass'],
    { 'p1.cents': 5 },
    [
      loot('x', {
        do: 'roll',
        who: 'you',
        dice: 3,
        keep: 'sum',
        table: [{ from: 6, to: 6, effects: [{ do: 'cents', n: 5, who: 'you' }] }],
      }),
    ],
  );
});
test('each player throws in turn order from the one whose card it is, and does what he rolled', () => {
  play(
    { a: { cents: 1 }, b: { hand: ['crowd-pill'], plays: 1 } },
    ['p1 pass', 'p2 play crowd-pill', 'all pass', 'p1 roll 1'],
    { stopped: 'not-your-choice' },
  );
  play(
    { a: { hand: ['crowd-pill'], cents: 1 } },
    ['p1 play crowd-pill', 'all pass', 'p1 roll 1', 'p2 roll 6', 'all pass', 'all pass', 'all pass', 'all pass'],
    { 'p1.cents': 0, 'p2.cents': 3 },
  );
});
test('without one of its dice the sum is that of the others, whichever was cancelled and when', () => {
  const stop: Template = {
    id: 'stop',
    name: 'Stop',
    kind: 'loot',
    abilities: [{ type: 'loot', targets: [{ of: ['roll'] }], effects: [{ do: 'cancel' }] }],
  };
  const opening = { a: { hand: ['dice-cup', 'stop', 'stop'], plays: 3 } };
  const lines = ['p1 play dice-cup', 'all pass', 'p1 roll 2', 'p1 roll 6'];
  const told = { 'log.summed': ['p1'], 'log.triggered': ['dice-cup'], 'reading.sum-without-one': true };
  play(opening, [...lines, 'p1 play stop -> s2', 'all pass', 'all pass', 'all pass'], { ...told, 'p1.cents': 2 }, [
    stop,
  ]);
  play(opening, [...lines, 'all pass', 'p1 play stop -> s1', 'all pass', 'all pass'], { ...told, 'p1.cents': 2 }, [
    stop,
  ]);
  play(
    opening,
    [...lines, 'p1 play stop -> s2', 'all pass', 'p1 play stop -> s1', 'all pass'],
    { 'log.summed': [], 'log.triggered': [], stack: [] },
    [stop],
  );
});
