/** Rolls on the stack: which is the first of a turn, and when «должен выбросить» is looked for. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

test('the first attack roll of a turn keeps its bonus when another roll is thrown above it', () => {
  play(
    { a: { hand: ['helping-hand'], items: [{ card: 'bam-bo', counters: 1 }] } },
    [...FIGHT, 'p1 roll 2', 'p1 play helping-hand -> p1', 'all pass', 'p1 roll 2', 'all pass', 'all pass', 'all pass'],
    { 'log.missed': ['grunt'], 'log.hit': ['grunt'], 'log.rolled': ['p1', 'p1'] },
  );
});
const wouldRoll = (id: string, effect: Template['abilities'][number]): Template => ({
  id,
  name: id,
  kind: 'passive',
  abilities: [effect],
});
test('what changes nothing is not asked again: the roll resolves', () => {
  play(
    { a: { items: ['stuck-die'] } },
    [...FIGHT, 'p1 roll 1', 'all pass', 'all pass', 'all pass'],
    { 'log.triggered': ['stuck-die'], 'log.rolled': ['p1'], 'log.missed': ['grunt'] },
    [
      wouldRoll('stuck-die', {
        type: 'trigger',
        on: 'would-roll',
        values: [1],
        effects: [{ do: 'set-roll', n: 1 }],
      }),
    ],
  );
});
test('a result changed and changed back is a new result', () => {
  play(
    { a: { items: ['sure-hand'], hand: ['nudge'] } },
    [
      ...FIGHT,
      'p1 roll 1',
      'all pass',
      'all pass',
      'p1 play nudge -> top',
      'all pass',
      'p1 choose -1',
      'all pass',
      'all pass',
      'all pass',
    ],
    { 'log.triggered': ['sure-hand', 'sure-hand'], 'log.rolled': ['p1'] },
  );
});
