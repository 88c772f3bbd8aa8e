/** Solves the state without freezing the page: small questions within the frame of a press, large ones in a thread beside it, the largest only when asked. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { adviceIn, adviceOf, type AdviceAt } from '../../../engines/foursouls/attack/advice.ts';
import { CHANCE_AT_ONCE, MOST_WORK, workOf } from '../../../engines/foursouls/attack/cost.ts';
import { oddsOf } from '../../../engines/foursouls/attack/odds.ts';
import { makeSolver, type Solver } from '../../../engines/foursouls/attack/solve.ts';
import type { Standing, StandingActions } from '../../shared/Standing.tsx';
import type { State } from './model.ts';
import { askThread } from './ask-thread.ts';
import { useGains, type CountedGains } from './use-gains.ts';
import type { Solved } from './view-props.ts';

export interface Counted extends CountedGains, StandingActions {
  /** Counted last: for an earlier state while the next is being counted; absent where that is not to be begun unasked. */
  readonly solved: Solved | undefined;
  readonly standing: Standing;
  /** Once it is known for the present state. */
  readonly adviceAt: AdviceAt | undefined;
}

/** An attack small enough to be solved on the page, which then can be asked for more. */
interface Small {
  readonly solved: Solved;
  readonly solver: Solver;
  readonly adviceAt: AdviceAt;
}
const solveSmall = (state: State): Small => {
  const solver = makeSolver(state);
  return { solved: { state, odds: oddsOf(state, solver) }, solver, adviceAt: (position) => adviceOf(solver, position) };
};

export const useOdds = (state: State): Counted => {
  const work = useMemo(() => workOf(state), [state]);
  const [asked, setAsked] = useState<State>();
  /** Why the state is not being counted any more. */
  const [ended, setEnded] = useState<{ readonly state: State; readonly kind: 'stopped' | 'failed' }>();
  const [found, setFound] = useState<Solved>();
  const [guided, setGuided] = useState<{ readonly state: State; readonly adviceAt: AdviceAt }>();

  const small = useMemo(() => (work <= CHANCE_AT_ONCE ? solveSmall(state) : undefined), [state]);
  const last = useRef<Solved | undefined>(undefined);
  last.current = small?.solved ?? (found?.state === state ? found : last.current);
  const isSolved = last.current?.state === state;
  const waits = isSolved
    ? undefined
    : ended?.state === state
      ? ended.kind
      : work > MOST_WORK && asked !== state
        ? 'asks'
        : undefined;
  useEffect(() => {
    if (small !== undefined || waits !== undefined) return undefined;
    return askThread({ kind: 'odds', attack: state }, (report) => {
      if (report.kind === 'odds') setFound({ state, odds: report.odds });
      else if (report.kind === 'guide') setGuided({ state, adviceAt: adviceIn(report.guide) });
      else if (report.kind === 'failed') setEnded({ state, kind: 'failed' });
    });
  }, [state, waits]);

  const solved = waits === 'asks' || waits === 'failed' ? undefined : last.current;
  return {
    solved,
    ...useGains(isSolved ? solved : undefined, work, small?.solver),
    standing: isSolved ? { kind: 'done' } : { kind: waits ?? 'counting' },
    adviceAt: small?.adviceAt ?? (guided?.state === state ? guided.adviceAt : undefined),
    solveAnyway: () => {
      setEnded(undefined);
      setAsked(state);
    },
    stop: () => setEnded({ state, kind: 'stopped' }),
  };
};
