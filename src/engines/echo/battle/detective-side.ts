/** All ways in which the detectives of a battle may stand, numbered, with what each may do and what enemies do to each. */
import { toNumber } from '../../exact/fraction.ts';
import { checkBytes, MOST_BYTES, type OnWork } from '../../exact/work.ts';
import type { Battle, Vigour } from './battle.ts';
import { targetsAmong, woundsOf } from './enemy-attack.ts';
import { FALLS } from './fate.ts';
import { movesOf, type Action } from './moves.ts';
import { bodyOf, isDeserted, keyOfFormation, rankOf, startOf, withFighter, type Formation } from './fighter-state.ts';
import { chanceAgainstAll } from './skill-check.ts';

/** A move with its outcomes side by side. */
export interface CompiledMove {
  readonly action: Action;
  readonly isAimed: boolean;
  /** By a mask of the enemies who stand: only to leave depends on them. */
  readonly chances: (mask: number) => Float64Array;
  /** Formations that follow. */
  readonly to: Int32Array;
  /** Places in the kinds of damage. */
  readonly damages: Uint8Array;
}
/** An attack on one of the detectives. */
export interface CompiledAttack {
  readonly who: number;
  readonly chances: Float64Array;
  readonly to: Int32Array;
  /** Places in `FALLS`, −1 where he stays up. */
  readonly falls: Int8Array;
}
export interface DetectiveSide {
  readonly size: number;
  readonly formations: readonly Formation[];
  readonly isOver: readonly boolean[];
  /** Formations of one body each; what follows a body comes earlier. */
  readonly cohorts: readonly (readonly number[])[];
  /** By formation: its cohort, and its place among those of the cohort that are no ends. */
  readonly cohortOf: Int32Array;
  readonly rankInCohort: Int32Array;
  /** Kinds of damage, the first of them none. */
  readonly damages: readonly Vigour[];
  readonly moves: readonly (readonly (readonly CompiledMove[])[])[];
  readonly attacks: readonly (readonly (readonly CompiledAttack[])[])[];
  /** The formation in which these are hidden and all others in the battle. */
  readonly startOf: (hidden: readonly number[]) => number;
}

/** Bytes of a formation of a side, of which there are so no more than 20 000. */
export const FORMATION_BYTES = MOST_BYTES / 20_000;
/** Steps to compile a formation. */
const FORMATION_STEPS = 12_000;

/** Everything by its place, numbered as it comes. */
interface Numbering<T> {
  readonly all: T[];
  readonly numberOf: (value: T) => number;
}
const numbering = <T>(keyOf: (value: T) => string): Numbering<T> => {
  const all: T[] = [];
  const known = new Map<string, number>();
  const numberOf = (value: T): number => {
    const key = keyOf(value);
    const number = known.get(key);
    if (number !== undefined) return number;
    known.set(key, all.length);
    return all.push(value) - 1;
  };
  return { all, numberOf };
};

/** Chances that a detective leaves by a mask of the enemies who stand: all or nothing. */
const leavingChances = (battle: Battle, who: number): readonly Float64Array[] =>
  Array.from({ length: 2 ** battle.enemies.length }, (_, mask) => {
    const standing = battle.enemies.filter((_enemy, at) => Math.floor(mask / 2 ** at) % 2 === 1);
    const penalties = standing.map(({ vigilance }) => vigilance);
    const chance = toNumber(chanceAgainstAll(battle.detectives[who]!.stealth, penalties, battle));
    return Float64Array.of(chance, 1 - chance);
  });

/** All groups of detectives who may hide before the battle. */
const hidingOf = ({ detectives, canLeave }: Battle): readonly (readonly number[])[] =>
  detectives.reduce<readonly (readonly number[])[]>(
    (groups, { opening }, who) =>
      canLeave && opening === 'stealth' ? [...groups, ...groups.map((group) => [...group, who])] : groups,
    [[]],
  );

/** What all number that is compiled: formations and kinds of damage, as they come. */
interface Numbers {
  readonly formations: Numbering<Formation>;
  readonly damages: Numbering<Vigour>;
}
/** What each detective of a formation may do. */
const compileMoves = (battle: Battle, { formations, damages }: Numbers) => {
  const leaving = battle.detectives.map((_, who) => leavingChances(battle, who));
  return (formation: Formation, who: number): readonly CompiledMove[] =>
    movesOf(battle.detectives[who]!, formation[who]!, battle).map(({ action, isAimed, outcomes }) => {
      const chances = Float64Array.from(outcomes, ({ chance }) => toNumber(chance));
      return {
        action,
        isAimed,
        chances: action === 'leave' ? (mask) => leaving[who]![mask]! : () => chances,
        to: Int32Array.from(outcomes, ({ standing }) => formations.numberOf(withFighter(formation, who, standing))),
        damages: Uint8Array.from(outcomes, ({ damage }) => damages.numberOf(damage)),
      };
    });
};
/** What an enemy may do to each detective of a formation. */
const compileAttacks =
  (battle: Battle, { formations }: Numbers) =>
  (formation: Formation, enemy: Battle['enemies'][number]): readonly CompiledAttack[] =>
    targetsAmong(formation, battle).map((who) => {
      const wounds = woundsOf(formation[who]!, enemy, battle);
      return {
        who,
        chances: Float64Array.from(wounds, ({ chance }) => toNumber(chance)),
        to: Int32Array.from(wounds, ({ standing }) => formations.numberOf(withFighter(formation, who, standing))),
        falls: Int8Array.from(wounds, ({ fall }) => (fall === undefined ? -1 : FALLS.indexOf(fall))),
      };
    });

/**
 * Numbers the formations of the detectives of a battle: all that may follow its beginnings, whatever is rolled and done.
 * @throws {OutOfMemory} where there are too many
 */
export const compileDetectives = (battle: Battle, onWork: OnWork): DetectiveSide => {
  const formations = numbering(keyOfFormation);
  const damages = numbering<Vigour>(({ will, strength }) => `${will}.${strength}`);
  damages.numberOf({ will: 0, strength: 0 });
  for (const hidden of hidingOf(battle)) formations.numberOf(startOf(battle, hidden));
  const movesFrom = compileMoves(battle, { formations, damages });
  const attacksOn = compileAttacks(battle, { formations, damages });

  const [moves, attacks]: [(readonly CompiledMove[])[][], (readonly CompiledAttack[])[][]] = [[], []];
  // The list grows while it is gone through.
  for (const formation of formations.all) {
    const isOver = isDeserted(formation);
    onWork(FORMATION_STEPS);
    moves.push(battle.detectives.map((_, who) => (isOver ? [] : movesFrom(formation, who))));
    attacks.push(battle.enemies.map((enemy) => (isOver ? [] : attacksOn(formation, enemy))));
    checkBytes(formations.all.length * FORMATION_BYTES);
  }
  const isOver = formations.all.map(isDeserted);
  const cohorts = cohortsOf(formations.all);
  return {
    size: formations.all.length,
    formations: formations.all,
    isOver,
    cohorts,
    ...placesIn(cohorts, isOver),
    damages: damages.all,
    moves,
    attacks,
    startOf: (hidden) => formations.numberOf(startOf(battle, hidden)),
  };
};

/** By formation its cohort, and its place among those of the cohort that are no ends. */
const placesIn = (
  cohorts: DetectiveSide['cohorts'],
  isOver: readonly boolean[],
): Pick<DetectiveSide, 'cohortOf' | 'rankInCohort'> => {
  const [cohortOf, rankInCohort] = [new Int32Array(isOver.length), new Int32Array(isOver.length)];
  cohorts.forEach((cohort, at) => {
    for (const number of cohort) cohortOf[number] = at;
    cohort.filter((number) => !isOver[number]).forEach((number, rank) => (rankInCohort[number] = rank));
  });
  return { cohortOf, rankInCohort };
};
const cohortsOf = (formations: readonly Formation[]): readonly (readonly number[])[] => {
  const byBody = new Map<string, number[]>();
  formations.forEach((formation, number) => {
    const body = bodyOf(formation);
    byBody.set(body, [...(byBody.get(body) ?? []), number]);
  });
  return [...byBody.values()].toSorted((a, b) => rankOf(formations[a[0]!]!) - rankOf(formations[b[0]!]!));
};
