/** What comes of a fight as plain values: they cross from the worker to the page and stay when the next is counted. */
import { chanceOf, meanOf, totalOf, type Distribution } from '../../../engines/exact/distribution.ts';
import { makeFraction, type Fraction } from '../../../engines/exact/fraction.ts';
import { adviceAt, startPosition, type TestAdvice } from '../../../engines/eldritch/combat/explain/advice.ts';
import type { Fate, Fight, FightAnswer, FighterAnswer } from '../../../engines/eldritch/combat/fight.ts';
import { solveFight } from '../../../engines/eldritch/combat/solve.ts';

/** Numbers with their chances, ascending. */
export type Chances = readonly (readonly [n: number, chance: Fraction])[];
export interface LossChance {
  readonly health: number;
  readonly sanity: number;
  readonly chance: Fraction;
}
/** What becomes of one investigator. */
export interface FighterResult {
  readonly fates: { readonly [F in Fate]: Fraction };
  readonly losses: readonly LossChance[];
  readonly meanHealth: Fraction;
  readonly meanSanity: Fraction;
  readonly clues: Chances;
  readonly meanClues: Fraction;
  readonly focus: Chances;
}
export interface Result {
  /** The order that is kept to; undefined where it is chosen anew. */
  readonly order: readonly number[] | undefined;
  /** Whom to meet first. */
  readonly first: number | undefined;
  /** No investigator is defeated. */
  readonly stands: Fraction;
  /** All monsters are defeated. */
  readonly killed: Fraction;
  /** All foes are defeated, and he is not; for one investigator. */
  readonly won: Fraction | undefined;
  readonly each: readonly Fraction[];
  readonly kills: Chances;
  readonly fighters: readonly FighterResult[];
  readonly rounds: Chances;
  /** What to do with the dice of the first combat, before anything is lost or spent. */
  readonly rules: readonly TestAdvice[];
}

const chancesOf = (of: Distribution): Chances => {
  const total = totalOf(of);
  return [...of].sort(([a], [b]) => a - b).map(([n, weight]) => [n, makeFraction(weight, total)] as const);
};
const fighterResult = ({ fates, losses, cluesSpent, focusSpent }: FighterAnswer): FighterResult => {
  const total = totalOf(losses);
  return {
    fates,
    losses: [...losses].map(([{ health, sanity }, weight]) => ({
      health,
      sanity,
      chance: makeFraction(weight, total),
    })),
    meanHealth: meanOf(losses, ({ health }) => health),
    meanSanity: meanOf(losses, ({ sanity }) => sanity),
    clues: chancesOf(cluesSpent),
    meanClues: meanOf(cluesSpent, (n) => n),
    focus: chancesOf(focusSpent),
  };
};
/** Of several investigators everything at once is too much to be gone through. */
const wonOf = ({ fighters }: Fight, answer: FightAnswer): Fraction | undefined => {
  if (fighters.length > 1) return undefined;
  return chanceOf(
    answer.ends(),
    (end) => end.fighters[0]!.fate === 'stands' && end.foes.every(({ isDefeated }) => isDefeated),
  );
};

/** What the page tells of a solved fight. */
export const resultOf = (fight: Fight, answer: FightAnswer = solveFight(fight)): Result => ({
  order: answer.order,
  first: answer.order === undefined ? answer.nextAt(startPosition(fight)).foe : answer.order[0],
  stands: answer.noneDefeated,
  killed: answer.allKilled,
  won: wonOf(fight, answer),
  each: answer.killed,
  kills: chancesOf(answer.kills),
  fighters: answer.fighters.map(fighterResult),
  rounds: chancesOf(answer.rounds),
  rules: adviceAt(fight, answer, startPosition(fight)).tests,
});
