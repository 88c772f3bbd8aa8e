/**
 * Several attacks of agents in a row on one enemy.
 * Damage stays on him; an object in his area takes the damage of shots until it is destroyed, the rest of that very
 * shot goes to the target, and later shots meet the damaged object. Each attacker knows the results so far, so each
 * test is played for the aim of all attacks, not for its own damage. Rules: «Драка», «Стрельба», «Урон, полученный
 * врагом», «Объекты».
 */
import { compileCode } from '../../exact/code.ts';
import { certain, chanceOf, followedBy, mapOutcomes, meanOf, type Distribution } from '../../exact/distribution.ts';
import { sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import type { Colour } from '../dice/colour.ts';
import type { Faces } from '../dice/faces.ts';
import type { Bprd } from '../skill-check/solve.ts';
import { readyTests, type ReadyTests } from './ready.ts';
import { memoizeByKey } from './remembered.ts';

/** The enemy as the first attack finds him. */
export interface Enemy {
  readonly toughness: number;
  readonly health: number;
  /** Damage already on him. */
  readonly damage: number;
  /** How much damage the object in his area still takes; 0 where there is none, and for fights. */
  readonly cover: number;
}
export interface AttackSeries {
  readonly faces: Faces;
  readonly bprd: Bprd;
  readonly enemy: Enemy;
  /** Each with its dice, best first, what cards add to its result, and the toughness that it meets, if another. */
  readonly attacks: readonly {
    readonly dice: readonly Colour[];
    readonly bonus: number;
    readonly toughness?: number;
  }[];
  /** What is to be large: the chance that the enemy is dead at the end, or the mean of damage that he takes. */
  readonly aim: 'kill' | 'damage';
}
export interface SeriesAnswer {
  /** The chance that he is dead after 1, 2, … attacks. */
  readonly kill: readonly Fraction[];
  /** Health left at the end, 0 for dead. */
  readonly left: Distribution;
  /** Mean damage to the enemy; no more than his health counts, and nothing that the object takes. */
  readonly damage: Fraction;
  /** How many attacks are made on average: none on a dead enemy. */
  readonly attacksUsed: Fraction;
}

/** What an attack finds: health of the enemy, and what his object still takes. */
interface Found {
  readonly health: number;
  readonly cover: number;
}
/** Of equal chances to kill prefers more damage; too small to outweigh any difference between chances. */
const DAMAGE_BESIDE_KILL = 1e-9;
/** What an attack brings: by the health that it takes, and whether the enemy is dead. */
const WORTH: { readonly [A in AttackSeries['aim']]: (taken: number, isDead: boolean) => number } = {
  kill: (taken, isDead) => Number(isDead) + DAMAGE_BESIDE_KILL * taken,
  damage: (taken) => taken,
};

/** The position after a result. */
const afterHit = ({ health, cover }: Found, dealt: number): Found => {
  const toObject = Math.min(cover, dealt);
  return { health: Math.max(0, health - (dealt - toObject)), cover: cover - toObject };
};
const checkCount = (what: string, count: number): void => {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`The ${what} is a whole number from 0, got ${count}.`);
};

/** The best play of a series, from its last attack backward: what may be found after an attack. */
const playOf = ({ enemy, attacks, aim }: AttackSeries, ready: ReadyTests) => {
  const afterResult = (at: number, found: Found, result: number): Found =>
    afterHit(found, Math.max(0, result - (attacks[at]!.toughness ?? enemy.toughness)));
  const testAt = (at: number) => ready(attacks[at]!.dice, attacks[at]!.bonus);

  const { pack } = compileCode({ health: enemy.health, cover: enemy.cover });
  /** For each attack what all attacks from it on bring. */
  const values = attacks.map((_, at) => memoizeByKey(pack, (found: Found) => testAt(at).mean(worthAt(at, found))));
  const valueAt = (at: number, found: Found): number =>
    at === attacks.length || found.health === 0 ? 0 : values[at]!(found);
  const worthAt = (at: number, found: Found) => (result: number) => {
    const next = afterResult(at, found, result);
    return WORTH[aim](found.health - next.health, next.health === 0) + valueAt(at + 1, next);
  };
  return (at: number, found: Found): Distribution<Found> => {
    if (found.health === 0) return certain(found);
    return mapOutcomes(testAt(at).results(worthAt(at, found)), (result) => afterResult(at, found, result));
  };
};

/**
 * The series in the best hands. Choices are weighed in floating point, those that differ by less than rounding as equal
 * and then the simplest; what comes of the choices is exact. Where the kill is the aim, damage decides between equal chances.
 * @param ready tests of the same faces and the same use of BPRD, for who solves several series
 * @throws {RangeError} where toughness apart something of the enemy is below 0 or not whole
 */
export const solveSeries = (
  series: AttackSeries,
  ready: ReadyTests = readyTests(series.faces, series.bprd),
): SeriesAnswer => {
  const { enemy, attacks } = series;
  checkCount('health', enemy.health);
  checkCount('damage', enemy.damage);
  checkCount('cover', enemy.cover);
  const health = Math.max(0, enemy.health - enemy.damage);
  const nextOf = playOf(series, ready);
  let layer: Distribution<Found> = certain({ health, cover: enemy.cover });
  const alive: Fraction[] = [];
  const kill: Fraction[] = [];
  attacks.forEach((_, at) => {
    alive.push(chanceOf(layer, (found) => found.health > 0));
    layer = followedBy(layer, (found) => nextOf(at, found));
    kill.push(chanceOf(layer, (found) => found.health === 0));
  });
  const left = mapOutcomes(layer, (found) => found.health);
  return { kill, left, damage: meanOf(left, (points) => health - points), attacksUsed: sumOfFractions(alive) };
};
