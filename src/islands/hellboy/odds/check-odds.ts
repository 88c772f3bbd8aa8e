/** What follows from a situation: its dice and why, the distribution of what counts, its chances and what more would buy. */
import { chanceOf, mapOutcomes, meanOf, type Distribution } from '../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import type { Colour } from '../../../engines/hellboy/dice/colour.ts';
import type { Faces } from '../../../engines/hellboy/dice/faces.ts';
import { poolOfSituation, type SituationPool } from '../../../engines/hellboy/situation/reasons.ts';
import {
  damageDealt,
  damageTaken,
  informationFor,
  worthOf,
  type Aim,
} from '../../../engines/hellboy/skill-check/aim.ts';
import { poolFor } from '../../../engines/hellboy/skill-check/pool.ts';
import { compileTest, type ReadyTest, type TestAnswer } from '../../../engines/hellboy/skill-check/solve.ts';
import type { OddsData } from './data.ts';
import { figureOf, isAttack, isDefence, levelOf, type Goal, type State } from './model.ts';

/** A state with the faces that it is counted with. */
export interface Question {
  readonly state: State;
  readonly faces: Faces;
}
export interface TestOdds {
  /** Absent where the dice are set by hand. */
  readonly pool: SituationPool | undefined;
  readonly dice: readonly Colour[];
  readonly answer: TestAnswer;
  /** What counts: damage dealt or taken, information, the result itself. */
  readonly outcomes: Distribution;
  /** The chance of what is wanted, at least or in defence at most. */
  readonly chance: Fraction;
  readonly mean: Fraction;
  readonly meanResult: Fraction;
  /** The chance to defeat the enemy, where his health is known. */
  readonly kill: Fraction | undefined;
}
/** The chance of an outcome of at least, in defence at most, `least`: as the test is played, and if it is played for that. */
export interface Reach {
  readonly least: number;
  readonly chance: Fraction;
  readonly best: Fraction;
}
/** The improvements added; degradations where negative. */
export interface Step {
  readonly by: number;
  readonly dice: readonly Colour[];
  readonly chance: Fraction;
  readonly mean: Fraction;
}

/** What an object takes of this attack; a fight goes past it. */
export const coverOf = (state: State): number => (hasCover(state) ? state.cover : 0);
/** Whether an object may take damage first. */
export const hasCover = ({ action }: State): boolean => action === 'shoot' || action === 'defend-ranged';
/** The value of the attack that is defended against. */
export const attackOf = ({ action, enemy }: State): number =>
  figureOf(enemy, action === 'defend-ranged' ? 'ranged' : 'melee');
/** Damage that the enemy can still take; undefined where his health is not known. */
export const healthLeft = ({ enemy: { health, damage } }: State): number | undefined =>
  health === 0 ? undefined : Math.max(1, health - damage);

/** What counts of a result. */
export const outcomeOf = (state: State, result: number): number => {
  if (isAttack(state.action)) return damageDealt(result, figureOf(state.enemy, 'toughness'), coverOf(state));
  if (isDefence(state.action)) return damageTaken(result, attackOf(state), coverOf(state));
  return state.action === 'examine' ? informationFor(result) : result;
};
export const isReached = ({ action }: State, outcome: number, least: number): boolean =>
  isDefence(action) ? outcome <= least : outcome >= least;

/** No result is larger than this: three dice of nines, one of them doubled, and what cards add. */
export const MOST_RESULT = 60;
/** The least result that brings so much; beyond all results where none does. */
export const resultFor = (state: State, least: number): number => {
  for (let result = 0; result <= MOST_RESULT; result += 1)
    if (isReached(state, outcomeOf(state, result), least)) return result;
  return MOST_RESULT + 1;
};

const meanAim = (state: State): Aim => {
  const cover = coverOf(state);
  if (isAttack(state.action)) return { kind: 'damage', toughness: figureOf(state.enemy, 'toughness'), cover };
  if (isDefence(state.action)) return { kind: 'defence', attack: attackOf(state), cover };
  return state.action === 'examine' ? { kind: 'information' } : { kind: 'result' };
};
const aimFor = (state: State, { kind, least }: Goal): Aim =>
  kind === 'mean' ? meanAim(state) : { kind: 'reach', target: resultFor(state, least) };
export const aimOf = (state: State): Aim => aimFor(state, state.goal);

const poolOf = (state: State, { modifiers }: OddsData): SituationPool =>
  poolOfSituation({ ...state, level: levelOf(state) }, modifiers);

const readyFor = ({ state, faces }: Question, dice: readonly Colour[]): ReadyTest =>
  compileTest(faces, dice, state.bonus, state.bprd);
const outcomesOf = (state: State, results: Distribution): Distribution =>
  mapOutcomes(results, (result) => outcomeOf(state, result));
const reaching = (state: State, outcomes: Distribution, least: number): Fraction =>
  chanceOf(outcomes, (outcome) => isReached(state, outcome, least));

export const testOdds = (question: Question, data: OddsData): TestOdds => {
  const { state } = question;
  const pool = state.dice === undefined ? poolOf(state, data) : undefined;
  const dice = state.dice ?? pool?.pool.dice ?? [];
  const aim = aimOf(state);
  const answer = readyFor(question, dice).answer((result) => worthOf(aim, result));
  const outcomes = outcomesOf(state, answer.results);
  const left = healthLeft(state);
  return {
    pool,
    dice,
    answer,
    outcomes,
    chance: reaching(state, outcomes, state.goal.least),
    mean: meanOf(outcomes, (n) => n),
    meanResult: meanOf(answer.results, (n) => n),
    kill: isAttack(state.action) && left !== undefined ? reaching(state, outcomes, left) : undefined,
  };
};

/** Every outcome that may be wanted, the easiest first; the one that always comes about is left out. */
export const reachesOf = (question: Question, { dice, outcomes }: TestOdds): readonly Reach[] => {
  const { state } = question;
  const test = readyFor(question, dice);
  const among = [...outcomes.keys()];
  const [least, most] = [Math.min(...among), Math.max(...among)];
  const wanted = Array.from({ length: most - least }, (_, i) =>
    isDefence(state.action) ? most - 1 - i : least + 1 + i,
  );
  return wanted.map((n) => {
    const target = resultFor(state, n);
    const best = test.results((result) => (result >= target ? 1 : 0));
    return { least: n, chance: reaching(state, outcomes, n), best: chanceOf(best, (result) => result >= target) };
  });
};

/** How far steps are shown to each side. */
const STEPS = [-2, -1, 0, 1, 2, 3] as const;
/** What fewer and more improvements come to; none where the dice are set by hand. */
export const stepsOf = (question: Question, { pool }: TestOdds): readonly Step[] => {
  if (pool === undefined) return [];
  const { state } = question;
  const aim = aimOf(state);
  const { improvements, degradations } = pool;
  return STEPS.map((by) => {
    const { dice } = poolFor(levelOf(state), improvements + Math.max(0, by), degradations + Math.max(0, -by));
    const outcomes = outcomesOf(
      state,
      readyFor(question, dice).results((result) => worthOf(aim, result)),
    );
    return { by, dice, chance: reaching(state, outcomes, state.goal.least), mean: meanOf(outcomes, (n) => n) };
  });
};
