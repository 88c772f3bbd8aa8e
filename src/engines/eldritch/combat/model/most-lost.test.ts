/** Health and sanity that nothing takes away change nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Distribution } from '../../../exact/distribution.ts';
import type { Fight, FightAnswer } from '../fight.ts';
import { anyFight, fightOf, foeOf, LILY } from '../fights.test-table.ts';
import { withoutSpareHealth } from './most-lost.ts';
import { shapeOf } from './shape.ts';
import { solveFight } from '../solve.ts';

/** The whole summary of a fight, without the order of outcomes. */
const toldOf = ({ noneDefeated, allKilled, fighters, killed, kills, rounds, order }: FightAnswer) => {
  const sortKeys = (of: Distribution<unknown>) =>
    [...of].map(([key, weight]) => `${JSON.stringify(key)} ${weight}`).sort();
  return {
    noneDefeated,
    allKilled,
    killed,
    order,
    kills: sortKeys(kills),
    rounds: sortKeys(rounds),
    fighters: fighters.map(({ fates, losses, cluesSpent, focusSpent }) => ({
      fates,
      losses: sortKeys(losses),
      clues: sortKeys(cluesSpent),
      focus: sortKeys(focusSpent),
    })),
  };
};
/** With so much more health and sanity for everybody. */
const healthier = (fight: Fight, more: number): Fight => ({
  ...fight,
  fighters: fight.fighters.map(({ most, ...fighter }) => ({
    ...fighter,
    health: fighter.health + more,
    sanity: fighter.sanity + more,
    ...(most && { most: { health: most.health + more, sanity: most.sanity + more } }),
  })),
});

test('a fight without the health that it cannot take comes to the same', () => {
  fc.assert(
    fc.property(fc.oneof(anyFight(1, 2, 2), anyFight(2, 1, 2)), fc.integer({ min: 0, max: 3 }), (fight, more) => {
      const large = healthier(fight, more);
      assert.deepEqual(toldOf(solveFight(withoutSpareHealth(large))), toldOf(solveFight(large)));
    }),
    { numRuns: 120 },
  );
});

test('what is left is one point more than all losses', () => {
  const fight = fightOf({
    foes: [foeOf({ horror: 2, damage: 1 }), { ...foeOf({ horror: 1, damage: 3 }), isAmbush: true }],
  });
  const [first, second] = withoutSpareHealth({
    ...fight,
    fighters: [{ ...LILY, health: 8, sanity: 3 }, LILY],
  }).fighters;
  // 1 + 3 of damage; 2 + 1 of horror, which is all that she has.
  assert.deepEqual([first!.health, first!.sanity], [5, 3]);
  // An ambush is met by the first alone.
  assert.deepEqual([second!.health, second!.sanity], [2, 3]);
});

test('four investigators against one monster are few enough to be counted', () => {
  const four = fightOf({ fighters: [LILY, LILY, LILY, LILY], aim: 'kill' });
  assert.ok(shapeOf(withoutSpareHealth(four)).size * 20 < shapeOf(four).size);
});
