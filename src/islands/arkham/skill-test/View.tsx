/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../../lib/number-ru.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import type { BarProps } from '../../shared/frame/AnswerBar.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { saidProblems } from '../../shared/frame/Problems.tsx';
import { SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import { useTurns } from '../../shared/solve/turns.ts';
import { bagQuery } from './bag-link.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Curve } from './parts/Curve.tsx';
import { Effects } from './parts/Effects.tsx';
import { Goal } from './parts/Goal.tsx';
import { HowCounted } from './parts/HowCounted.tsx';
import { Margins } from './parts/Margins.tsx';
import { Piles } from './parts/Piles.tsx';
import { Position } from './parts/Position.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { Revealed } from './parts/Revealed.tsx';
import { Share } from './parts/share.ts';
import { Table } from './parts/Table.tsx';
import { TokenEffects } from './parts/TokenEffects.tsx';
import { NOTICES, SOLVE_WORDS, labels, problemWords } from './words/labels.ts';
import { answerSentence, chanceLine, countedLine } from './words/reasons.ts';
import type { ViewProps } from './view-props.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 8;

const barOf = ({ data, state, chance, compare, status, actions }: ViewProps): BarProps => ({
  value: chance && percentRu(chance.chance),
  counted: countedLine(chance?.state ?? state, data),
  exact: chance === undefined ? '' : chanceLine(chance.state, chance.chance),
  compare: { kept: keptChance(compare?.odds.chance, chance?.chance), actions },
  isBusy: chance !== undefined && chance.state !== state,
  status,
  why: 'o-result',
});

export const View = (props: ViewProps) => {
  const { data, state, result, table, compare, status, problems, termBase, rulesBase, actions } = props;
  const turns = useTurns(result, LATER);
  // Numbers and words of a result always belong together, so the words follow the solved state.
  const solved = result && { data, state: result.state, odds: result.odds };
  const isWhole = result?.state === state;
  return (
    <Calculator
      name="odds"
      isLive={actions !== undefined}
      actions={actions}
      noScript={labels.noScript}
      notice={props.notice && NOTICES[props.notice]}
      problems={saidProblems(problems, (p) => sentenceRu(problemWords(p, data)), labels)}
      bar={barOf(props)}
      lead={{
        from: props.from,
        hint: labels.hint,
        sentence: isWhole ? answerSentence(state, data, result.odds) : undefined,
      }}
      inputs={
        <section class="c-panel o-inputs">
          <h2>{labels.position}</h2>
          <Deferred component={Position} props={{ data, state, actions, termBase }} />
          <Deferred component={Effects} props={{ data, actions, effects: state.effects, bag: state.bag }} />
          <Deferred component={Goal} props={{ actions, goal: state.goal }} />
        </section>
      }
      results={
        <section class="c-panel c-results" id="o-result">
          <h2>{labels.result}</h2>
          <Deferred component={SolveStatus} props={{ status, actions, words: SOLVE_WORDS }} />
          {solved !== undefined && (
            <div aria-busy={!isWhole || turns < LATER}>
              <Deferred component={Reasons} props={solved} isReady={turns > 0} />
              <Deferred
                component={Share}
                props={{ ...solved, actions, copied: props.copied, isKept: compare !== undefined }}
                isReady={turns > 0}
              />
              {compare !== undefined && (
                <Deferred component={ComparePlans} props={{ ...solved, compare, actions }} isReady={turns > 0} />
              )}
              <Deferred component={Piles} props={solved} isReady={turns > 1} />
              <Deferred component={Curve} props={{ odds: solved.odds }} isReady={turns > 2} />
              <Deferred
                component={Table}
                props={{ state: solved.state, table, tooBig: props.tableTooBig ?? false, onToggle: actions?.openTable }}
                isReady={turns > 3}
              />
              <Deferred component={Margins} props={{ odds: solved.odds }} isReady={turns > 4} />
              <Deferred component={Revealed} props={{ odds: solved.odds }} isReady={turns > 5} />
              <Deferred component={TokenEffects} props={solved} isReady={turns > 6} />
            </div>
          )}
        </section>
      }
    >
      {props.children}
      {/* The bag stood here once, and addresses still name its heading. */}
      <section class="o-bag" aria-labelledby="chaos-bag-title">
        <h2 id="chaos-bag-title">{labels.bagTitle}</h2>
        <p>{labels.bagHint}</p>
        <p class="c-buttons">
          <a class="c-button c-main" href={`${props.bagUrl}?${bagQuery(state, data)}`}>
            {labels.toBag}
          </a>
        </p>
      </section>
      {solved !== undefined && (
        <Deferred component={HowCounted} props={{ ...solved, termBase, rulesBase }} isReady={turns > 7} />
      )}
    </Calculator>
  );
};
