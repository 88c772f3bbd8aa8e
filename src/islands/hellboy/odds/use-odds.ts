/** The odds of the present test: within the frame of a press what it is about, in the next what more would buy. */
import { useMemo } from 'preact/hooks';
import { useAnswer, type Solver } from '../../shared/solve/use-answer.ts';
import type { DiceFaces } from './dice-faces.ts';
import type { OddsData, State } from './model.ts';
import { reachesOf, stepsOf, testOdds, type TestOdds } from './test-odds.ts';
import type { Further, Plan } from './view-props.ts';

interface Asked {
  readonly data: OddsData;
  readonly state: State;
  readonly dice: DiceFaces;
}
interface Answer {
  readonly odds: TestOdds;
  readonly further: Further;
}
/** Every test is small: it takes no budget. */
const SOLVER: Solver<Asked, Answer, never> = {
  onPage: [
    ({ data, state, dice }) => ({ odds: testOdds({ state, faces: dice.faces }, data) }),
    ({ state, dice }, { known }) => {
      const question = { state, faces: dice.faces };
      const odds = known.odds!;
      return { odds, further: { reaches: reachesOf(question, odds), steps: stepsOf(question, odds) } };
    },
  ],
  inThread: () => () => undefined,
  withReport: (known) => known,
  isWhole: (known): known is Answer => known.odds !== undefined && known.further !== undefined,
};

export const useOdds = (data: OddsData, state: State, dice: DiceFaces) => {
  const question = useMemo((): Asked => ({ data, state, dice }), [data, state, dice]);
  const { known, last } = useAnswer(question, SOLVER);
  const { odds } = known;
  return {
    plan: useMemo((): Plan => ({ state, dice, odds: odds! }), [odds]),
    further: last!.answer.further,
  };
};
