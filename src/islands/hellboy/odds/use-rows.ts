/** Attacks in a row and sieges, counted in a thread beside the page while one of them is what the page is asked. */
import { useMemo } from 'preact/hooks';
import { poolOfSituation } from '../../../engines/hellboy/situation/reasons.ts';
import { useAnswer, type Solver } from '../../shared/solve/use-answer.ts';
import { askThread } from './ask-thread.ts';
import type { DiceFaces } from './dice-faces.ts';
import { asSeries, asSiege, figureOf, levelOf, missingOf, type OddsData, type State } from './model.ts';
import type { Report, ThreadQuestion } from './question.ts';
import type { RowsOf, SeriesPlan, SiegePlan } from './view-props.ts';

interface Asked {
  readonly state: State;
  readonly dice: DiceFaces;
  readonly of: ThreadQuestion;
}
interface Answer {
  readonly report: Report;
}
const SOLVER: Solver<Asked, Answer, Report> = {
  onPage: [],
  inThread: ({ question: { of }, steps }, hear) => askThread({ question: of, steps }, hear),
  withReport: (_, report) => ({ report }),
  isWhole: (known): known is Answer => known.report !== undefined,
};

/** The attacks of this situation: boosts are what the plan decides. */
const seriesQuestion = (state: State, { faces }: DiceFaces, data: OddsData): ThreadQuestion => {
  const { improvements, degradations } = poolOfSituation(
    { ...state, level: levelOf(state), counts: { ...state.counts, boost: 0 } },
    data.modifiers,
  );
  const { health, damage } = state.enemy;
  const cover = state.action === 'shoot' ? state.cover : 0;
  return {
    kind: 'series',
    of: {
      faces,
      bprd: state.bprd,
      level: levelOf(state),
      improvements,
      degradations,
      bonus: state.bonus,
      enemy: { toughness: figureOf(state.enemy, 'toughness'), health, damage, cover },
      ...state.series,
    },
  };
};
const siegeQuestion = ({ siege, levels, bprd, cover }: State, { faces }: DiceFaces): ThreadQuestion => ({
  kind: 'siege',
  of: {
    faces,
    bprd,
    level: levels.defend,
    agent: { slots: siege.slots, damage: siege.damage, injuries: siege.injuries },
    tokens: siege.tokens,
    cover: siege.attacks.some(({ isRanged }) => isRanged) ? cover : 0,
    defendSymbols: siege.symbols,
    attacks: siege.attacks.map(({ attack, net, isRanged }) => ({
      attack,
      improvements: Math.max(0, net),
      degradations: Math.max(0, -net),
      bonus: 0,
      isRanged,
    })),
    aim: siege.aim,
  },
});
const questionOf = (state: State, dice: DiceFaces, data: OddsData): Asked | undefined => {
  if (state.mode === 'series') {
    const attacking = asSeries(state);
    if (missingOf(attacking) !== undefined) return undefined;
    return { state: attacking, dice, of: seriesQuestion(attacking, dice, data) };
  }
  if (state.mode === 'siege') return { state: asSiege(state), dice, of: siegeQuestion(state, dice) };
  return undefined;
};

export const useRows = (data: OddsData, state: State, dice: DiceFaces): RowsOf => {
  const question = useMemo(() => questionOf(state, dice, data), [data, state, dice]);
  // Never on the page, always to the end: the largest takes less than a second.
  const { last, status, solveAnyway, stop } = useAnswer(question, SOLVER);
  const isTold = question !== undefined && last?.answer.report.kind === state.mode && status.kind !== 'failed';
  const found = isTold ? last : undefined;
  return useMemo((): RowsOf => {
    const { state: of, dice: thrown } = found?.question ?? {};
    const report = found?.answer.report;
    const isBusy = found !== undefined && found.question !== question;
    const actions = { solveAnyway, stop };
    if (of === undefined || thrown === undefined || report === undefined) return { status, actions, isBusy };
    if (report.kind === 'series') {
      const series: SeriesPlan = { state: of, dice: thrown, plans: report.plans };
      return { series, status, actions, isBusy };
    }
    const siege: SiegePlan = { state: of, dice: thrown, answer: report.answer };
    return { siege, status, actions, isBusy };
  }, [found, question, status.kind]);
};
