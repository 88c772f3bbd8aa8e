/** What must be true of every battle. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkBudget, isWithin } from '../../exact/budget.test-table.ts';
import { budget, BUDGETS, OutOfBudget, OutOfMemory, type OnWork } from '../../exact/work.ts';
import { AIMS, ENEMY_KINDS, OPENINGS, PLANS, WEAPON_TESTS, type Battle, type Detective, type Enemy } from './battle.ts';
import { FOUR_AGAINST_THREE } from './battles.test-table.ts';
import { READINGS, type Readings } from './readings.ts';
import { solveBattle, type BattleEnds } from './solve.ts';

const upTo = (most: number, least = 0) => fc.integer({ min: least, max: most });
const oneOf = <T extends string>(of: readonly T[]) => fc.constantFrom(...of);
const vigour = (most: number) => fc.record({ will: upTo(most), strength: upTo(most) });
const detective: fc.Arbitrary<Detective> = fc.record({
  will: upTo(3, 1),
  strength: upTo(4, 1),
  vigilance: upTo(4),
  stealth: upTo(3),
  opening: oneOf(OPENINGS),
  hasMartialArts: fc.boolean(),
  knife: upTo(2),
  weapon: fc.option(fc.record({ tests: oneOf(WEAPON_TESTS), penalty: upTo(2), damage: vigour(3) }), {
    nil: undefined,
    freq: 2,
  }),
  spell: fc.option(
    fc.record({
      skill: upTo(3),
      difficulty: upTo(2),
      price: upTo(2),
      damage: vigour(2),
      moves: upTo(3, 1),
      uses: upTo(2),
    }),
    { nil: undefined, freq: 2 },
  ),
  heal: fc.option(
    fc.record({
      will: upTo(2),
      strength: upTo(2),
      upTo: fc.record({ will: upTo(4, 1), strength: upTo(4, 1) }),
      uses: upTo(2, 1),
    }),
    { nil: undefined, freq: 2 },
  ),
});
const enemy: fc.Arbitrary<Enemy> = fc.record({
  kind: oneOf(ENEMY_KINDS),
  will: upTo(3, 1),
  strength: upTo(3, 1),
  willDice: upTo(2),
  strengthDice: upTo(3),
  vigilance: upTo(2),
});
const readings = fc.record(
  Object.fromEntries(
    Object.entries(READINGS).map(([name, of]) => [name, fc.constantFrom(...(of as readonly string[]))]),
  ),
) as unknown as fc.Arbitrary<Readings>;
const battle: fc.Arbitrary<Battle> = fc.record({
  detectives: fc.array(detective, { minLength: 1, maxLength: 2 }),
  enemies: fc.array(enemy, { minLength: 1, maxLength: 2 }),
  aim: oneOf(AIMS),
  plan: oneOf(PLANS),
  canLeave: fc.boolean(),
  threshold: upTo(6, 2),
  readings,
});
const RUNS = { numRuns: 100 };
/** What a battle comes to; large ones take long and say no more. */
const solveSmall = (one: Battle): BattleEnds | undefined => {
  try {
    return solveBattle(one, budget(3e5));
  } catch (error) {
    if (error instanceof OutOfBudget) return undefined;
    throw error;
  }
};
interface Small {
  readonly one: Battle;
  readonly told: BattleEnds;
}
const smallOf = (battles: fc.Arbitrary<Battle>): fc.Arbitrary<Small> =>
  battles.map((one) => ({ one, told: solveSmall(one) })).filter((of): of is Small => of.told !== undefined);
const small = smallOf(battle);
/** In the best hands, whatever plan was drawn. */
const inBestHands = (battles: fc.Arbitrary<Battle>) =>
  smallOf(battles.map((one): Battle => ({ ...one, plan: 'best' })));
const isClose = (a: number, b: number) => Math.abs(a - b) < 1e-9;
const close = (a: number, b: number, what: string) => assert.ok(isClose(a, b), `${what}: ${a} and ${b}`);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const total = (of: readonly (readonly [number, number])[]) => sum(of.map(([, chance]) => chance));

test('all chances add up to one, and agree with each other', () => {
  fc.assert(
    fc.property(small, ({ one, told }) => {
      for (const { fates, stands } of told.enemies)
        close(sum(Object.values(fates)) + stands + told.endless, 1, 'an enemy');
      for (const { falls, stands, left, will, strength } of told.detectives) {
        const up = stands + left;
        // He may have fallen in a battle of others that never ends.
        assert.ok(up + sum(Object.values(falls)) <= 1 + 1e-9);
        if (told.endless === 0) close(sum(Object.values(falls)) + up, 1, 'a detective');
        close(total(will), up, 'will');
        close(total(strength), up, 'strength');
      }
      close(total(told.beaten) + told.endless, 1, 'beaten');
      close(total(told.fallen) + told.endless, 1, 'fallen');
      close(total(told.rounds) + told.longer, 1, 'rounds');
      close(sum(told.orders.map(({ chance }) => chance)), 1, 'orders');
      close(told.victory, told.beaten.find(([n]) => n === one.enemies.length)?.[1] ?? 0, 'victory');
      assert.ok(told.cleanVictory <= told.victory + 1e-9 && told.cleanVictory <= told.noneFell + 1e-9);
      if (told.endless === 0 && told.longer < 1e-12)
        close(told.meanRounds, sum(told.rounds.map(([n, chance]) => n * chance)), 'rounds on average');
    }),
    RUNS,
  );
});

/** What a battle comes to by its aim. */
const goalChance = ({ aim }: Battle, told: BattleEnds): number => {
  const { victory, noneFell, meanRounds, enemies } = told;
  const all = (...fates: readonly ('detained' | 'killed' | 'destroyed')[]) =>
    sum(enemies.flatMap((one) => fates.map((fate) => one.fates[fate])));
  const byAim = {
    defeat: victory,
    'stay-up': noneFell,
    detain: all('detained'),
    destroy: all('killed', 'destroyed'),
    'spare-movement': 20 * victory - meanRounds,
  };
  return byAim[aim];
};
const withFirst = (of: Battle, change: Partial<Detective>): Battle => ({
  ...of,
  detectives: of.detectives.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
});

test('best play is never worse than a plan', () => {
  fc.assert(
    fc.property(inBestHands(battle), oneOf(['weakest', 'in-turn'] as const), ({ one, told: best }, plan) => {
      // Where ties are at their worst the plan lets the First Player name the first: another game.
      if (one.readings.ties === 'worst' || best.endless > 0) return;
      const planned = solveBattle({ ...one, plan });
      if (planned.endless > 0) return;
      assert.ok(goalChance(one, best) >= goalChance(one, planned) - 1e-9);
    }),
    RUNS,
  );
});

test('in the best hands more dice, more uses and more freedom never hurt the aim', () => {
  fc.assert(
    fc.property(inBestHands(battle), ({ one, told: now }) => {
      const [{ knife, heal, hasMartialArts }] = one.detectives as readonly [Detective, ...Detective[]];
      if (now.endless > 0) return;
      const better: readonly Battle[] = [
        // With the skill a larger knife may kill whom one wants to detain.
        ...(hasMartialArts ? [] : [withFirst(one, { knife: knife + 1 })]),
        { ...one, canLeave: true },
        ...(heal === undefined ? [] : [withFirst(one, { heal: { ...heal, uses: heal.uses + 1 } })]),
        withFirst(one, {
          weapon: one.detectives[0]!.weapon ?? { tests: 'strength', penalty: 0, damage: { will: 1, strength: 1 } },
        }),
      ];
      for (const more of better.flatMap((given) => solveSmall(given) ?? []))
        assert.ok(goalChance(one, more) >= goalChance(one, now) - 1e-9);
    }),
    RUNS,
  );
});

/** The first and the last of them are equal. */
const threeEnemies = fc
  .tuple(battle, enemy)
  .map(([one, second]): Battle => ({ ...one, enemies: [one.enemies[0]!, second, one.enemies[0]!] }));

test('enemies who are equal may change places, and so may detectives who are equal but for the list', () => {
  fc.assert(
    // A plan asks for the order of the list.
    fc.property(inBestHands(threeEnemies), ({ one, told }) => {
      const turned = solveBattle({ ...one, enemies: [...one.enemies].toReversed() });
      if (told.endless > 0) return;
      close(goalChance(one, told), goalChance(one, turned), 'the aim');
    }),
    RUNS,
  );
});

test('a budget stops a battle or changes nothing', () => {
  fc.assert(
    fc.property(small, ({ one }) => void checkBudget('battle', (onWork) => solveBattle(one, onWork))),
    RUNS,
  );
  const solve = (more: Partial<Battle>) => (onWork: OnWork) => solveBattle({ ...FOUR_AGAINST_THREE, ...more }, onWork);
  assert.ok(isWithin(BUDGETS.worker, solve({ plan: 'weakest' })));
  assert.ok(!isWithin(BUDGETS.inline, solve({})));
});

test('a battle without bounds in sight is refused by the worker', () => {
  const rich: Detective = {
    ...FOUR_AGAINST_THREE.detectives[0]!,
    will: 9,
    strength: 9,
    spell: { skill: 5, difficulty: 0, price: 1, damage: { will: 1, strength: 1 }, moves: 3, uses: 3 },
    heal: { will: 1, strength: 1, upTo: { will: 9, strength: 9 }, uses: 3 },
  };
  const huge: Battle = { ...FOUR_AGAINST_THREE, canLeave: true, detectives: [rich, rich, rich, rich] };
  assert.throws(() => solveBattle(huge, budget(BUDGETS.worker)), OutOfMemory);
});
