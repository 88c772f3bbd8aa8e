/** One combat encounter for tests: the fight of one investigator with one monster, once. Rules: «Боевые контакты», «Засада». */
import type { Distribution } from '../../exact/distribution.ts';
import type { Aim, Fate, FighterNow, FightAnswer } from './fight.ts';
import { solveFight } from './solve.ts';
import type { Spend } from '../skill-check/again.ts';
import type { Fighter } from './model/fighter.ts';
import type { Monster } from './model/monster.ts';
import { SITE_READINGS, type Readings } from './model/readings.ts';

export interface Combat {
  readonly fighter: Fighter;
  readonly monster: Monster;
  /** Health that the monster has lost before. */
  readonly wounds: number;
  readonly isAmbush?: boolean;
  readonly aim: Aim;
  /** «best» where it is not said. */
  readonly spend?: Spend;
  /** Those of the site where they are not said. */
  readonly readings?: Readings;
}
/** How a combat ends, all at once. */
export interface CombatEnd extends FighterNow {
  readonly fate: Fate;
  /** On the monster; its toughness where it is defeated. */
  readonly wounds: number;
  readonly isDefeated: boolean;
}
export interface CombatAnswer extends FightAnswer {
  /** The whole joint distribution. */
  readonly outcomes: () => Distribution<CombatEnd>;
}

/** One combat in the best hands for an aim. @throws {RangeError} for numbers that are out of bounds */
export const solveCombat = (combat: Combat): CombatAnswer => {
  const { fighter, monster, wounds, isAmbush = false, aim, spend = 'best', readings = SITE_READINGS } = combat;
  const answer = solveFight({
    fighters: [fighter],
    foes: [{ monster, wounds, isAmbush }],
    rounds: 1,
    order: { kind: 'given', foes: [0] },
    aim,
    spend,
    readings,
  });
  const outcomes = () =>
    new Map(
      [...answer.ends()].map(([{ fighters, foes }, weight]): [CombatEnd, bigint] => {
        const { wounds: on, isDefeated } = foes[0]!;
        return [{ ...fighters[0]!, wounds: on, isDefeated }, weight];
      }),
    );
  return { ...answer, outcomes };
};
