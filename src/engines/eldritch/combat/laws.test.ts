/** Laws of fights: what must be true of any of them, whatever is counted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { totalOf, type Distribution } from '../../exact/distribution.ts';
import {
  addFractions,
  compareFractions,
  isSameFraction,
  ONE,
  sumOfFractions,
  toNumber,
  ZERO,
} from '../../exact/fraction.ts';
import { cluesOf, weightsOf } from './model/aim.ts';
import { AIMS, FATES, type Fight } from './fight.ts';
import { anyFight, fightOf, foeOf, LILY } from './fights.test-table.ts';
import { solveFight } from './solve.ts';

const CLOSE = 1e-9;
const permutationsOf = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : permutationsOf(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
      );
const total = (distribution: Distribution<unknown>): number => Number(totalOf(distribution) > 0n);

test('fates, kills, losses and ends each are one whole, and tell the same', () => {
  fc.assert(
    fc.property(anyFight(2, 2, 2), (fight) => {
      const answer = solveFight(fight);
      for (const { fates } of answer.fighters) assert.deepEqual(sumOfFractions(FATES.map((fate) => fates[fate])), ONE);
      const ends = answer.ends();
      const whole = totalOf(ends);
      const chance = (has: (end: typeof ends extends ReadonlyMap<infer E, bigint> ? E : never) => boolean): number => {
        let hits = 0n;
        for (const [end, weight] of ends) if (has(end)) hits += weight;
        return Number((hits * 10n ** 15n) / whole) / 1e15;
      };
      const isAlike = (found: number, has: Parameters<typeof chance>[0]) =>
        assert.ok(Math.abs(found - chance(has)) < CLOSE, `${found} and ${chance(has)}`);
      isAlike(toNumber(answer.allKilled), ({ foes }) => foes.every(({ isDefeated }) => isDefeated));
      isAlike(toNumber(answer.noneDefeated), ({ fighters }) => fighters.every(({ fate }) => fate === 'stands'));
      answer.killed.forEach((killed, foe) => isAlike(toNumber(killed), ({ foes }) => foes[foe]!.isDefeated));
      for (const [kills, weight] of answer.kills)
        isAlike(
          Number(weight) / Number(totalOf(answer.kills)),
          ({ foes }) => foes.filter(({ isDefeated }) => isDefeated).length === kills,
        );
      for (const [round, weight] of answer.rounds) {
        assert.ok(round >= 1 && round <= fight.rounds);
        isAlike(Number(weight) / Number(totalOf(answer.rounds)), ({ rounds }) => rounds === round);
      }
      answer.fighters.forEach(({ fates, losses, cluesSpent, focusSpent }, at) => {
        const before = fight.fighters[at]!;
        for (const fate of FATES) isAlike(toNumber(fates[fate]), ({ fighters }) => fighters[at]!.fate === fate);
        for (const [{ health, sanity }, weight] of losses)
          isAlike(
            Number(weight) / Number(totalOf(losses)),
            ({ fighters }) =>
              before.health - fighters[at]!.health === health && before.sanity - fighters[at]!.sanity === sanity,
          );
        for (const [spent, weight] of cluesSpent)
          isAlike(
            Number(weight) / Number(totalOf(cluesSpent)),
            ({ fighters }) => before.clues - fighters[at]!.clues === spent,
          );
        for (const [spent, weight] of focusSpent)
          isAlike(
            Number(weight) / Number(totalOf(focusSpent)),
            ({ fighters }) => before.focus - fighters[at]!.focus === spent,
          );
        assert.equal(total(losses), 1);
      });
    }),
    { numRuns: 100 },
  );
});

test('a chosen order is never better than the best, and the best never better than one that is chosen anew', () => {
  fc.assert(
    fc.property(anyFight(1, 3, 2), (any) => {
      const valueOf = (order: Fight['order']) => solveFight({ ...any, order }).value;
      const anew = valueOf({ kind: 'anew' });
      const best = solveFight({ ...any, order: { kind: 'best' } });
      const given = permutationsOf(any.foes.length).map((foes) => valueOf({ kind: 'given', foes }));
      assert.ok(Math.abs(Math.max(...given) - best.value) < CLOSE);
      assert.ok(best.value <= anew + CLOSE);
      assert.ok(Math.abs(valueOf({ kind: 'given', foes: best.order! }) - best.value) < CLOSE);
    }),
    { numRuns: 100 },
  );
});
test('spending as is best is never worse than any rule of thumb', () => {
  fc.assert(
    fc.property(anyFight(1, 2, 2), (fight) => {
      const valueOf = (spend: Fight['spend']) => solveFight({ ...fight, spend }).value;
      const best = valueOf('best');
      assert.ok(valueOf('none') <= best + CLOSE && valueOf('needed') <= best + CLOSE);
    }),
    { numRuns: 100 },
  );
});
test('the order of identical monsters does not matter', () => {
  const foes = [foeOf({ toughness: 3 }), foeOf({ horror: 1 }, 1), foeOf({ toughness: 3 })];
  const fighters = [{ ...LILY, clues: 1, health: 4 }];
  const answers = [
    [0, 1, 2],
    [2, 1, 0],
  ].map((order) => solveFight(fightOf({ fighters, foes, order: { kind: 'given', foes: order } })));
  assert.ok(isSameFraction(answers[0]!.noneDefeated, answers[1]!.noneDefeated));
  assert.deepEqual([...answers[0]!.kills], [...answers[1]!.kills]);
  assert.ok(isSameFraction(answers[0]!.killed[0]!, answers[1]!.killed[2]!));
  // Of alike monsters the first is met first.
  assert.deepEqual(solveFight(fightOf({ foes: [foeOf(), foeOf()], order: { kind: 'best' } })).order, [0, 1]);
});
test('an investigator in front of another is what a round before is', () => {
  const one = fightOf({ fighters: [LILY], foes: [foeOf({ toughness: 4 })], rounds: 2 });
  const two = fightOf({ fighters: [LILY, LILY], foes: [foeOf({ toughness: 4 })] });
  assert.ok(isSameFraction(solveFight(one).killed[0]!, solveFight(two).killed[0]!));
});
test('a fight that is long enough is over, one way or another', () => {
  const fight = fightOf({ fighters: [{ ...LILY, health: 3 }], foes: [foeOf({ damage: 2, toughness: 7 })], rounds: 6 });
  const { allKilled, fighters, rounds } = solveFight(fight);
  const left = addFractions(allKilled, addFractions(fighters[0]!.fates.health, fighters[0]!.fates.sanity));
  assert.ok(toNumber(left) > 0.9 && compareFractions(left, ZERO) > 0);
  assert.deepEqual([...rounds.keys()], [2, 3, 4, 5]);
});

test('what is wanted most weighs most', () => {
  for (const aim of AIMS) {
    const weights = Object.values(weightsOf(aim)).sort((a, b) => b - a);
    assert.equal(weights[0], 1);
    assert.ok(weights.slice(1).every((weight) => weight <= 1e-5));
  }
  assert.deepEqual(weightsOf('survive'), { standing: 1, allKilled: 0, killed: 1e-5, clues: 1e-8 });
  assert.deepEqual(weightsOf('kill'), { standing: 1e-8, allKilled: 1, killed: 1e-5, clues: 1e-10 });
  assert.deepEqual(weightsOf('kill-most'), { standing: 1e-5, allKilled: 0, killed: 1, clues: 1e-8 });
  assert.deepEqual(weightsOf('keep-clues'), { standing: 1e-5, allKilled: 0, killed: 1e-8, clues: 1 });
  const rich = { ...LILY, clues: 2, cards: { ...LILY.cards, onDefeat: { health: 0, sanity: 0, clues: 1 } } };
  assert.equal(cluesOf(fightOf({ fighters: [rich, LILY], foes: [foeOf(), foeOf()] })), 4);
});
