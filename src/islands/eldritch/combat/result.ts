/** What comes of a fight as plain values: they cross from the thread to the page and stay when the next is counted. */
import { chanceOf, meanOf, totalOf, type Distribution } from '../../../engines/exact/distribution.ts';
import { makeFraction, type Fraction } from '../../../engines/exact/fraction.ts';
import type { Fate, Fight } from '../../../engines/eldritch/fight/fight.ts';
import { solveFight } from '../../../engines/eldritch/fight/solve.ts';
import { beginningOf, clueRulesOf, type ClueRule } from './clue-rules.ts';

/** Numbers with their chances, ascending. */
export type Chances = readonly (readonly [n: number, chance: Fraction])[];
export interface LossChance {
  readonly health: number;
  readonly sanity: number;
  readonly chance: Fraction;
}
export interface Result {
  /** The order that is kept to; undefined where it is chosen anew. */
  readonly order: readonly number[] | undefined;
  /** Whom to meet first. */
  readonly first: number | undefined;
  readonly stands: Fraction;
  /** All monsters are defeated. */
  readonly killed: Fraction;
  /** They are, and he still stands. */
  readonly won: Fraction;
  readonly each: readonly Fraction[];
  readonly kills: Chances;
  readonly fates: { readonly [F in Fate]: Fraction };
  readonly losses: readonly LossChance[];
  readonly meanHealth: Fraction;
  readonly meanSanity: Fraction;
  readonly clues: Chances;
  readonly meanClues: Fraction;
  readonly focus: Chances;
  readonly rounds: Chances;
  /** When dice are thrown again in the first combat. */
  readonly rules: readonly ClueRule[];
}

const chancesOf = (of: Distribution): Chances => {
  const total = totalOf(of);
  return [...of].sort(([a], [b]) => a - b).map(([n, weight]) => [n, makeFraction(weight, total)] as const);
};

/** Solves a fight of one investigator. @throws {RangeError} for numbers that are out of bounds */
export const resultOf = (fight: Fight): Result => {
  const answer = solveFight(fight);
  const { fates, losses, cluesSpent, focusSpent } = answer.fighters[0]!;
  const total = totalOf(losses);
  const first = firstOf(fight, answer);
  return {
    order: answer.order,
    first,
    stands: answer.allStand,
    killed: answer.allKilled,
    won: chanceOf(
      answer.ends(),
      ({ fighters, foes }) => fighters[0]!.fate === 'stands' && foes.every(({ isDefeated }) => isDefeated),
    ),
    each: answer.killed,
    kills: chancesOf(answer.kills),
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
    rounds: chancesOf(answer.rounds),
    rules: clueRulesOf(fight, answer, first ?? 0),
  };
};
const firstOf = (fight: Fight, answer: ReturnType<typeof solveFight>): number | undefined =>
  answer.order === undefined ? answer.nextAt(beginningOf(fight)).foe : answer.order[0];
