/** One combat encounter, and an ambush: the fight of one investigator with one monster, once. Rules: «Боевые контакты», «Засада». */
import { chanceOf, mixture, mapped, type Distribution } from '../../exact/distribution.ts';
import type { Fraction } from '../../exact/fraction.ts';
import type { Aim, Fate, FighterNow, FightAnswer } from '../fight/fight.ts';
import { solveFight } from '../fight/solve.ts';
import type { Spend } from '../test/again.ts';
import type { Fighter } from './fighter.ts';
import type { Monster } from './monster.ts';
import { SITE_READINGS, type Readings } from './readings.ts';

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

/** A monster in the cup. */
export interface InCup {
  readonly monster: Monster;
  /** How many tokens are alike, at least 1. */
  readonly count: number;
}
/** What comes of an ambush by a monster that is drawn blindly. */
export interface AmbushAnswer {
  /** By their places in the cup. */
  readonly each: readonly { readonly count: number; readonly answer: CombatAnswer }[];
  /** With the place of the monster that came. */
  readonly outcomes: () => Distribution<CombatEnd & { readonly drawn: number }>;
  readonly killed: Fraction;
  readonly stands: Fraction;
}

/**
 * An ambush: the monster is seen when it is drawn, and played against as it is.
 * @throws {RangeError} for an empty cup, and as {@link solveCombat}
 */
export const solveAmbush = (
  combat: Omit<Combat, 'monster' | 'wounds' | 'isAmbush'>,
  cup: readonly InCup[],
): AmbushAnswer => {
  const each = cup.map(({ monster, count }) => ({
    count,
    answer: solveCombat({ ...combat, monster, wounds: 0, isAmbush: true }),
  }));
  const mixed = mixture(
    each.map(({ count, answer }, drawn) => ({
      weight: BigInt(count),
      of: mapped(answer.outcomes(), (end) => ({ ...end, drawn })),
    })),
  );
  return {
    each,
    outcomes: () => mixed,
    killed: chanceOf(mixed, ({ isDefeated }) => isDefeated),
    stands: chanceOf(mixed, ({ fate }) => fate === 'stands'),
  };
};
