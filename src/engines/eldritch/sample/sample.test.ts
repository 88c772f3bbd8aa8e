/** A sample compared with the exact answer: the same chances, within the stated error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fightOf, foeOf, LILY } from '../combat/fights.test-table.ts';
import { solveFight } from '../combat/solve.ts';
import { comparedWith, noSample, playMore } from './sample.ts';

/** Numbers that look random, the same ones each time (Park and Miller). */
const seededRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
};

test('a sample of best play lies around the exact chances', () => {
  const fight = fightOf({
    fighters: [
      { ...LILY, health: 3, sanity: 3, clues: 1 },
      { ...LILY, health: 2, sanity: 4, bonus: { will: 1, strength: 0 } },
    ],
    foes: [foeOf({ damage: 3, toughness: 3 }), foeOf({ flags: ['will-failed-ends'] })],
    order: { kind: 'best' },
  });
  const answer = solveFight(fight);
  const half = playMore(fight, answer, { before: noSample(fight), fights: 600 }, seededRandom(11));
  const whole = playMore(fight, answer, { before: half, fights: 600 }, seededRandom(12));
  assert.equal(whole.fights, 1200);
  const rows = comparedWith(answer, whole);
  assert.deepEqual(
    rows.map(({ what, at }) => `${what} ${at}`),
    ['all-stand 0', 'all-killed 0', 'stands 0', 'stands 1', 'killed 0', 'killed 1'],
  );
  for (const { what, exact, sampled: share, error } of rows) {
    assert.ok(Math.abs(exact - share) < 2 * error, `${what}: ${exact} and ${share} ± ${error}`);
    assert.ok(error > 0 && error < 0.03);
  }
});
test('the error is that of Wilson, and no sample is no sample', () => {
  const fight = fightOf({ foes: [foeOf({ horror: 0, damage: 0 })] });
  const answer = solveFight(fight);
  const [stand, killed] = comparedWith(answer, {
    fights: 100,
    noneDefeated: 100,
    allKilled: 50,
    stands: [100],
    killed: [50],
  });
  assert.ok(Math.abs(stand!.error - 0.0185) < 1e-4, `${stand!.error}`);
  assert.ok(Math.abs(killed!.error - 0.0962) < 1e-4, `${killed!.error}`);
  assert.deepEqual([stand!.exact, stand!.sampled, killed!.sampled], [1, 1, 0.5]);
  assert.throws(() => comparedWith(answer, noSample(fight)), RangeError);
});
test('fights are counted one by one, and more are added to those before', () => {
  // Nothing is lost; the dice show sixes alone, then ones alone.
  const fight = fightOf({ foes: [foeOf({ horror: 0, damage: 0, toughness: 1 })] });
  const answer = solveFight(fight);
  const one = playMore(fight, answer, { before: noSample(fight), fights: 1 }, () => 5);
  assert.deepEqual(one, { fights: 1, noneDefeated: 1, allKilled: 1, stands: [1], killed: [1] });
  const three = playMore(fight, answer, { before: one, fights: 2 }, () => 0);
  assert.deepEqual(three, { fights: 3, noneDefeated: 3, allKilled: 1, stands: [3], killed: [1] });
  assert.equal(comparedWith(answer, one)[0]!.sampled, 1);
});
