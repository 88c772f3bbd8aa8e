/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../../lib/number-ru.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Part } from '../../shared/controls/Part.tsx';
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
import { SOLVE_WORDS, T, problemWords } from './words/labels.ts';
import { answerSentence, countedLine, exactLine } from './words/reasons.ts';
import { ASSUMED, NOT_COUNTED, howSteps } from './words/how.ts';
import type { Past, Solved, ViewProps } from './view-props.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 6;

const barOf = ({ data, state, solved, compare, status, on }: ViewProps): BarProps => ({
  value: solved && percentRu(solved.odds.chance),
  counted: countedLine(solved?.state ?? state, data),
  exact: solved === undefined ? '' : exactLine(solved.odds.chance),
  compare: { kept: keptChance(compare?.odds.chance, solved?.odds.chance), on },
  isBusy: solved !== undefined && solved.state !== state,
  status,
  why: 'a-result',
});

export const View = (props: ViewProps) => {
  const { data, state, solved, compare, gains, status, gainsStatus, problems, termBase, on, copied, play, past } =
    props;
  const turns = useTurns(solved, LATER);
  const isWhole = solved?.state === state;
  return (
    <Calculator
      name="attack-odds"
      isLive={on !== undefined}
      on={on}
      noScript={T.noScript}
      problems={saidProblems(problems, (p) => sentenceRu(problemWords(p)), T)}
      bar={barOf(props)}
      lead={{
        from: props.from,
        hint: T.hint,
        sentence: isWhole ? answerSentence(state, data, solved.odds) : undefined,
      }}
      inputs={
        <section class="c-panel">
          <h2>{T.position}</h2>
          <Part of={Position} given={{ data, state, on }} />
        </section>
      }
      results={
        <>
          <section class="c-panel c-results" id="a-result">
            <h2>{T.result}</h2>
            <Part of={SolveStatus} given={{ status, on, words: SOLVE_WORDS }} />
            {solved !== undefined && (
              <div aria-busy={!isWhole || turns < LATER}>
                <Part of={Reasons} given={solved} isDue={turns > 0} />
                <Part
                  of={Share}
                  given={{ ...solved, data, on, copied, isKept: compare !== undefined }}
                  isDue={turns > 0}
                />
                {compare !== undefined && (
                  <Part of={ComparePlans} given={{ ...solved, data, compare, on }} isDue={turns > 0} />
                )}
                <Part of={Strip} given={{ odds: solved.odds }} isDue={turns > 1} />
                <Part of={Plan} given={{ odds: solved.odds }} isDue={turns > 2} />
                <Part of={Left} given={{ odds: solved.odds }} isDue={turns > 3} />
                <Part of={Gains} given={{ ...solved, gains, status: gainsStatus, on: on?.gains }} isDue={turns > 4} />
              </div>
            )}
          </section>
          {on !== undefined && play !== undefined && (
            <Part of={PlayTable} given={{ attack: state, play, past: past ?? NONE, adviceAt: props.adviceAt, on }} />
          )}
        </>
      }
    >
      {solved !== undefined && <Part of={How} given={{ ...solved, termBase }} isDue={turns > 5} />}
    </Calculator>
  );
};
const NONE: readonly Past[] = [];

/** The steps of an attack with these numbers, each with its rule; what is assumed; what is left out. */
const How = ({ state, odds, termBase }: Solved & { readonly termBase: string }) => (
  <HowCounted steps={howSteps(state, odds)} assumed={ASSUMED} notCounted={NOT_COUNTED} termBase={termBase} />
);
