/** What a page shows of a test: its progress, the curve, the piles, the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNumber } from '../../exact/fraction.ts';
import type { Mechanic } from './model/mechanic.ts';
import { oddsOf, oddsTable } from './odds.ts';
import type { SkillTest } from './solve.ts';
import { freeze } from '../chaos-bag/bag.test-table.ts';
import { NIGHT, testOf } from './night.test-table.ts';

const redraw: Mechanic = { kind: 'redraw', times: 1 };

test('progress: the test itself, then each point of the curve', () => {
  const progressOf = (t: SkillTest) => {
    const all: (readonly number[])[] = [];
    oddsOf(t, (...said) => all.push(said));
    return all;
  };
  assert.deepEqual(progressOf(testOf()), [[1, 11]]);
  assert.deepEqual(
    progressOf(testOf({ mechanics: [redraw] })),
    Array.from({ length: 11 }, (_, i) => [i + 1, 11]),
  );
  const rows: (readonly number[])[] = [];
  oddsTable(testOf(), 2, (...said) => rows.push(said));
  assert.deepEqual(rows, [
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('the input of a test is left alone', () => {
  for (const mechanic of [
    redraw,
    { kind: 'set-aside', times: 1 },
    { kind: 'choose', reveal: 3, resolve: 2 },
  ] as const) {
    const t = freeze(
      structuredClone(
        testOf({
          bag: { ...NIGHT, bless: 1 },
          mechanics: [
            mechanic,
            { kind: 'seal', tokens: ['0'] },
            { kind: 'treat', token: 'skull', as: { modifier: 1 } },
          ],
        }),
      ),
    );
    oddsOf(t);
    oddsTable(t, 1);
  }
});

test('curve, piles and table agree with the chance', () => {
  const odds = oddsOf(testOf());
  assert.deepEqual(odds.curve.find((p) => p.bonus === 0)!.chance, odds.chance);
  assert.deepEqual(
    odds.curve.map((p) => (100 * toNumber(p.chance)).toFixed(1)),
    ['25.0', '56.3', '75.0', '87.5', '93.8', '93.8', '93.8', '93.8', '93.8', '93.8', '93.8'],
  );
  assert.deepEqual(
    odds.piles.map((p) => `${p.kind} ${p.margin} ${p.tokens.map((x) => x.id + x.count).join(',')}`),
    [
      'automatic -3 auto-fail1',
      'margin -2 -41',
      'margin -1 -31,tablet1',
      'margin 0 -22,cultist1',
      'margin 1 -13,skull2',
      'margin 2 02',
      'margin 3 +11,elder-sign1',
    ],
  );
  assert.deepEqual(oddsTable(testOf(), 6)[5]![3], odds.chance);
  assert.deepEqual(oddsTable(testOf(), 6)[0]![0], { n: 15n, d: 16n });
});
