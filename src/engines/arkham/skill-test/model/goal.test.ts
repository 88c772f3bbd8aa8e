/** «Не провалить на N»: a small failure is no harm, by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fractionRu } from '../../../../lib/number-ru.ts';
import { isReached } from './goal.ts';
import { oddsOf, oddsTable } from '../odds.ts';
import { testOf } from '../choices.test-table.ts';

const notBy = (by: number) => ({ kind: 'no-failure', by }) as const;
test('a success, or a failure by less than N; an automatic failure fails by the whole difficulty', () => {
  assert.equal(isReached(notBy(2), { success: true, margin: 0 }), true);
  assert.equal(isReached(notBy(2), { success: false, margin: -1 }), true);
  assert.equal(isReached(notBy(2), { success: false, margin: -2 }), false);
  assert.equal(isReached(notBy(1), { success: false, margin: -1 }), false);
});
test('four tokens against 3 with skill 2: +1 succeeds, 0 fails by 1, −2 by 3, automatic failure by 3', () => {
  const bag = { '+1': 1, '0': 1, '-2': 1, 'auto-fail': 1 } as const;
  const chance = (by: number, difficulty = 3) =>
    oddsOf(testOf({ bag, goal: notBy(by), skill: difficulty - 1, difficulty })).chance;
  assert.deepEqual(
    [1, 2, 3, 4].map((by) => fractionRu(chance(by))),
    ['1/4', '1/2', '1/2', '1'],
  );
  // Against 1 an automatic failure fails by 1 only.
  assert.equal(fractionRu(chance(2, 1)), '1');
});
test('one token may be put back: what fails by 1 is kept, what fails by 3 is not', () => {
  const t = testOf({
    bag: { '0': 1, '-2': 1 },
    mechanics: [{ kind: 'redraw', times: 1 }],
    goal: notBy(2),
    skill: 2,
    difficulty: 3,
  });
  const odds = oddsOf(t);
  assert.equal(odds.solution.first.get('0')?.kind, 'resolve');
  assert.equal(odds.solution.first.get('-2')?.kind, 'redraw');
  assert.deepEqual(oddsTable(t, 3)[2]![3], odds.chance);
});
