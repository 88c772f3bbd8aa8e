/** The odds of the state: the chance within the frame of a press, the rest in a later one; large tests in a worker, the largest only when asked. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import type { OnWork } from '../../../engines/exact/work.ts';
import { isChoice } from '../../../engines/arkham/skill-test/model/mechanic.ts';
import { oddsOf, type Odds } from '../../../engines/arkham/skill-test/odds.ts';
import { chanceAlone, chanceOfGoal, type SkillTest } from '../../../engines/arkham/skill-test/solve.ts';
import { useAnswer, type Answered, type Solver } from '../../shared/solve/use-answer.ts';
import { askWorker } from './ask-worker.ts';
import { testOf, type State } from './model.ts';
import type { Report } from './question.ts';
import type { ChanceOf, ChanceTable, Page, Plan, Solved } from './view-props.ts';

/** A test with the state that it was made of, for the words. */
interface Question {
  readonly state: State;
  readonly test: SkillTest;
}
interface Answer {
  /** The chance comes first. */
  readonly chance: Fraction;
  readonly odds: Odds;
}

const isSameDraw = (a: SkillTest, b: SkillTest): boolean =>
  a.bag === b.bag && JSON.stringify([a.meanings, a.mechanics]) === JSON.stringify([b.meanings, b.mechanics]);
/** The chance of a small test; where only numbers have changed and nothing is chosen, from the draw that is solved already. */
const quickChance = (test: SkillTest, last: Answered<Question, Answer> | undefined, onWork: OnWork): Fraction =>
  last !== undefined && isSameDraw(test, last.question.test) && !test.mechanics.some(isChoice)
    ? chanceOfGoal(last.answer.odds.solution.distribution, test, test.goal)
    : chanceAlone(test, onWork);

const SOLVER: Solver<Question, Answer, Report> = {
  onPage: [
    ({ test }, { last, onWork }) => ({ chance: quickChance(test, last, onWork) }),
    ({ test }, { onWork }) => {
      const odds = oddsOf(test, undefined, onWork);
      return { chance: odds.chance, odds };
    },
  ],
  inWorker: ({ question: { test }, steps }, hear) => askWorker({ question: { kind: 'odds', test }, steps }, hear),
  withReport: (known, report) => {
    if (report.kind === 'chance') return { ...known, chance: report.chance };
    return report.kind === 'odds' ? { chance: report.odds.chance, odds: report.odds } : known;
  },
  isWhole: (known): known is Answer => known.chance !== undefined && known.odds !== undefined,
};
const TABLE: Solver<Question, Pick<ChanceTable, 'rows'>, Report> = {
  onPage: [],
  inWorker: ({ question: { test }, steps }, hear) => askWorker({ question: { kind: 'table', test }, steps }, hear),
  withReport: (known, report) => (report.kind === 'table' ? { rows: report.rows } : known),
  isWhole: (known): known is Pick<ChanceTable, 'rows'> => known.rows !== undefined,
};

export const useOdds = (state: State, { data }: Pick<Page, 'data'>): Solved => {
  const [isTableOpen, openTable] = useState(false);
  const question = useMemo((): Question => ({ state, test: testOf(state, data) }), [state, data]);
  const { known, last, status, solveAnyway, stop } = useAnswer(question, SOLVER);
  const table = useAnswer(isTableOpen ? question : undefined, TABLE);

  // The same value as long as it says the same, so that its part of the page is not drawn anew.
  const shown = useRef<ChanceOf | undefined>(undefined);
  const chance = known.chance === undefined ? undefined : { state, chance: known.chance };
  if (chance !== undefined && !isSameChance(shown.current, chance)) shown.current = chance;

  // Of an unanswered question show the chance only: a reader would take an old answer for its own.
  const isHidden = status.kind === 'confirm' || status.kind === 'reject' || status.kind === 'failed';
  const plan = useMemo((): Plan | undefined => last && { state: last.question.state, odds: last.answer.odds }, [last]);
  return {
    plan: isHidden ? undefined : plan,
    isBusy: plan?.state !== state,
    chance: isHidden && chance === undefined ? undefined : shown.current,
    status,
    actions: { solveAnyway, stop },
    openTable,
    table: useMemo(
      (): ChanceTable | undefined => table.last && { state: table.last.question.state, rows: table.last.answer.rows },
      [table.last],
    ),
    isTableTooBig: isTableOpen && (table.status.kind === 'confirm' || table.status.kind === 'reject'),
  };
};
const isSameChance = (a: ChanceOf | undefined, b: ChanceOf): boolean =>
  a !== undefined && a.state === b.state && a.chance.n === b.chance.n && a.chance.d === b.chance.d;
