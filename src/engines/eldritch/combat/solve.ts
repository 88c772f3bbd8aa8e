/** The answer to a fight. Rules: «Боевые контакты», «Фаза контактов», «Засада». */
import { noop, type OnWork } from '../../exact/work.ts';
import { TIE } from '../skill-check/again.ts';
import { readyCombatOf, type ReadyCombat } from './solve/ready-combat.ts';
import { checkedFight } from './model/check.ts';
import { endingsOf } from './weigh/endings.ts';
import type { Fight, FightAnswer, Foe } from './fight.ts';
import { layersOf } from './model/layers.ts';
import { policyOf } from './explain/policy.ts';
import { shapeOf, startOf } from './model/shape.ts';
import { summaryOf } from './explain/summary.ts';
import { makeThrowCache } from './solve/throw-cache.ts';
import { valuesOf, worthsOf, type FightValues, type ReadyFight } from './solve/layer-values.ts';

/** The sides that all dice of a fight are counted in: the fewest that each of them can be. */
export const sidesOf = ({ fighters, foes }: Fight): number => {
  const mayCurse = foes.some(({ monster }) => monster.flags.includes('will-failed-cursed'));
  const mayLuck = foes.some(({ monster }) => monster.flags.includes('leaves-on-five'));
  const doubles = fighters.some(({ cards }) => cards.sixesDouble.will || cards.sixesDouble.strength);
  const fortunes = new Set(fighters.map(({ fortune }) => fortune));
  const [fortune] = fortunes;
  if (mayCurse || doubles || fortunes.size > 1) return 6;
  if (fortune === 'plain') return 3;
  return fortune === 'blessed' && !mayLuck ? 2 : 6;
};

/** Every order of foes that differs from the others: alike foes keep their own order. */
export const ordersOf = (foes: readonly Foe[]): readonly (readonly number[])[] => {
  const kinds = foes.map((foe) => JSON.stringify(foe));
  const grow = (begun: readonly number[]): readonly (readonly number[])[] => {
    if (begun.length === foes.length) return [begun];
    const left = [...foes.keys()].filter((foe) => !begun.includes(foe));
    return left
      .filter((foe, at) => left.findIndex((other) => kinds[other] === kinds[foe]) === at)
      .flatMap((foe) => grow([...begun, foe]));
  };
  return grow([]);
};

/** Measured: a fight takes this many steps for each one counted, since most of its work is no adding of limbs. */
const STEPS = 11 / 8;
/** A fight made ready to be solved. @throws {RangeError} for numbers that are out of bounds */
export const preparedFight = (fight: Fight, hear: OnWork = noop): ReadyFight => {
  checkedFight(fight);
  const onWork: OnWork = (steps) => hear(steps * STEPS);
  const shape = shapeOf(fight);
  const sides = sidesOf(fight);
  const throwCache = makeThrowCache(fight, sides);
  const known = new Map<number, ReadyCombat>();
  const combats = (fighter: number, foe: number): ReadyCombat => {
    const key = fighter * fight.foes.length + foe;
    const combat = known.get(key) ?? readyCombatOf({ fight, shape, throwCache, onWork }, fighter, foe);
    known.set(key, combat);
    return combat;
  };
  let worths: Float64Array | undefined;
  const worthAtEnd = () => (worths ??= worthsOf(fight, shape));
  return { fight, shape, combats, sides, onWork, worthAtEnd };
};

interface Played {
  readonly order: readonly number[] | undefined;
  readonly solved: FightValues;
  readonly value: number;
}
const playedBy = (ready: ReadyFight, order: readonly number[] | undefined): Played => {
  const solved = valuesOf(ready, layersOf(ready.fight, order));
  return { order, solved, value: solved.layers[0]!.values[startOf(ready.fight, ready.shape)]! };
};
const bestPlayed = (ready: ReadyFight): Played => {
  const { order, foes } = ready.fight;
  if (order.kind === 'anew') return playedBy(ready, undefined);
  if (order.kind === 'given') return playedBy(ready, order.foes);
  const [first, ...others] = ordersOf(foes);
  return others.reduce(
    (best, one) => {
      const played = playedBy(ready, one);
      return played.value > best.value + TIE ? played : best;
    },
    playedBy(ready, first),
  );
};

/**
 * A fight in the best hands: order, tokens and items serve the aim. That play is found in floating point, ties going to
 * the first option and to spending nothing; its outcome is exact.
 * @throws {RangeError} for numbers that are out of bounds
 * @param onWork is called with the steps taken
 */
export const solveFight = (fight: Fight, onWork: OnWork = noop): FightAnswer => {
  const ready = preparedFight(fight, onWork);
  const { order, solved, value } = bestPlayed(ready);
  const endings = endingsOf(ready, solved);
  return { order, value, ...summaryOf(ready, endings), ...policyOf(ready, solved) };
};
