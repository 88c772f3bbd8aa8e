/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../../lib/number-ru.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import type { BarProps } from '../../shared/frame/AnswerBar.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { saidProblems } from '../../shared/frame/Problems.tsx';
import { SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { useTurns } from '../../shared/solve/turns.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Gains } from './parts/Gains.tsx';
import { Left } from './parts/Left.tsx';
import { Plan } from './parts/Plan.tsx';
import { PlayTable } from './parts/PlayTable.tsx';
import { Position } from './parts/Position.tsx';
import { Reasons } from './parts/Result.tsx';
import { Share } from './parts/share.ts';
import { Strip } from './parts/Strip.tsx';
import { SOLVE_WORDS, labels, problemWords } from './words/labels.ts';
import { answerSentence, countedLine, exactLine } from './words/reasons.ts';
import { ASSUMED, NOT_COUNTED, howSteps } from './words/how.ts';
import type { Past, Solved, ViewProps } from './view-props.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 6;

const barOf = ({ data, state, solved, compare, status, actions }: ViewProps): BarProps => ({
  value: solved && percentRu(solved.odds.chance),
  counted: countedLine(solved?.state ?? state, data),
  exact: solved === undefined ? '' : exactLine(solved.odds.chance),
  compare: { kept: keptChance(compare?.odds.chance, solved?.odds.chance), actions },
  isBusy: solved !== undefined && solved.state !== state,
  status,
  why: 'a-result',
});

export const View = (props: ViewProps) => {
  const { data, state, solved, compare, gains, status, gainsStatus, problems, termBase, actions, copied, play, past } =
    props;
  const turns = useTurns(solved, LATER);
  const isWhole = solved?.state === state;
  return (
    <Calculator
      name="attack-odds"
      isLive={actions !== undefined}
      actions={actions}
      noScript={labels.noScript}
      problems={saidProblems(problems, (p) => sentenceRu(problemWords(p)), labels)}
      bar={barOf(props)}
      lead={{
        from: props.from,
        hint: labels.hint,
        sentence: isWhole ? answerSentence(state, data, solved.odds) : undefined,
      }}
      inputs={
        <section class="c-panel">
          <h2>{labels.position}</h2>
          <Deferred component={Position} props={{ data, state, actions }} />
        </section>
      }
      results={
        <>
          <section class="c-panel c-results" id="a-result">
            <h2>{labels.result}</h2>
            <Deferred component={SolveStatus} props={{ status, actions, words: SOLVE_WORDS }} />
            {solved !== undefined && (
              <div aria-busy={!isWhole || turns < LATER}>
                <Deferred component={Reasons} props={solved} isReady={turns > 0} />
                <Deferred
                  component={Share}
                  props={{ ...solved, data, actions, copied, isKept: compare !== undefined }}
                  isReady={turns > 0}
                />
                {compare !== undefined && (
                  <Deferred
                    component={ComparePlans}
                    props={{ ...solved, data, compare, actions }}
                    isReady={turns > 0}
                  />
                )}
                <Deferred component={Strip} props={{ odds: solved.odds }} isReady={turns > 1} />
                <Deferred component={Plan} props={{ odds: solved.odds }} isReady={turns > 2} />
                <Deferred component={Left} props={{ odds: solved.odds }} isReady={turns > 3} />
                <Deferred
                  component={Gains}
                  props={{ ...solved, gains, status: gainsStatus, actions: actions?.gains }}
                  isReady={turns > 4}
                />
              </div>
            )}
          </section>
          {actions !== undefined && play !== undefined && (
            <Deferred
              component={PlayTable}
              props={{ attack: state, play, past: past ?? NONE, adviceAt: props.adviceAt, actions }}
            />
          )}
        </>
      }
    >
      {solved !== undefined && <Deferred component={How} props={{ ...solved, termBase }} isReady={turns > 5} />}
    </Calculator>
  );
};
const NONE: readonly Past[] = [];

/** The steps of an attack with these numbers, each with its rule; what is assumed; what is left out. */
const How = ({ state, odds, termBase }: Solved & { readonly termBase: string }) => (
  <HowCounted steps={howSteps(state, odds)} assumed={ASSUMED} notCounted={NOT_COUNTED} termBase={termBase} />
);
