/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { Answer } from '../../shared/frame/Answer.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { saidProblems } from '../../shared/frame/Problems.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import { useTurns } from '../../shared/solve/turns.ts';
import { BattleBuys } from './parts/BattleBuys.tsx';
import { BattleFacts } from './parts/BattleFacts.tsx';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Detectives } from './parts/Detectives.tsx';
import { Enemies } from './parts/Enemies.tsx';
import { People } from './parts/People.tsx';
import { Policy } from './parts/Policy.tsx';
import { Rest } from './parts/Rest.tsx';
import { Rounds } from './parts/Rounds.tsx';
import { Wanted } from './parts/Wanted.tsx';
import type { InputProps, ViewProps } from './view-props.ts';
import { answerSentence, barValue, countedLine, exactLine, keptOf } from './words/answer.ts';
import { assumed, howSteps, NOT_COUNTED } from './words/how.ts';
import { SOLVE_WORDS, labels } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 5;

export const View = (props: ViewProps) => {
  const { state, own, solved, compare, problems, termBase, actions } = props;
  const { plan, isBusy, status } = solved;
  const turns = useTurns(plan, LATER);
  const input = { state, own, termBase, actions };
  const sentence = plan && !isBusy ? answerSentence(plan) : undefined;
  return (
    <Calculator
      name="ec-battle"
      isLive={actions !== undefined}
      actions={actions}
      noScript={labels.noScript}
      problems={saidProblems(problems, problemWords, labels)}
      bar={{
        value: plan && barValue(plan),
        counted: countedLine(plan?.state ?? state),
        exact: plan === undefined ? '' : exactLine(plan),
        compare: { kept: keptOf(compare, plan), actions },
        isBusy,
        status,
        why: 'ec-result',
        room: 'tall',
      }}
      lead={{ from: props.from, hint: labels.hint, sentence }}
      inputs={
        <section class="c-panel ec-inputs">
          <h2>{labels.inputs}</h2>
          <Deferred component={Detectives} props={input} />
          <Deferred component={Enemies} props={input} />
          <Deferred component={Wanted} props={input} />
        </section>
      }
      results={
        <section class="c-panel c-results" id="ec-result">
          <h2>{labels.result}</h2>
          <SolveStatus status={status} actions={actions && solved.actions} words={SOLVE_WORDS} />
          {plan !== undefined && (
            <div aria-busy={isBusy || turns < LATER}>
              <Results {...props} plan={plan} turns={turns} sentence={sentence} />
            </div>
          )}
        </section>
      }
    >
      <Deferred component={How} props={{ state, termBase }} isReady={turns === LATER} />
    </Calculator>
  );
};

const How = ({ state, termBase }: Pick<InputProps, 'state' | 'termBase'>) => (
  <HowCounted steps={howSteps(state)} assumed={assumed(state)} notCounted={NOT_COUNTED} termBase={termBase} />
);

interface ResultsProps extends ViewProps {
  readonly plan: NonNullable<ViewProps['solved']['plan']>;
  readonly turns: number;
  readonly sentence: string | undefined;
}
const Results = ({ plan, solved, compare, termBase, actions, copied, turns, sentence }: ResultsProps) => {
  const { variants, isCut } = solved;
  const result = { ...plan, termBase };
  return (
    <>
      <Deferred component={BattleFacts} props={result} />
      <Deferred component={Policy} props={result} isReady={turns > 0} />
      <Deferred component={People} props={result} isReady={turns > 1} />
      {sentence !== undefined && (
        <Answer
          title={labels.share}
          sentence={sentence}
          actions={actions}
          copied={copied}
          compare={actions && { keep: actions.keepForCompare, isKept: compare !== undefined }}
        />
      )}
      {compare !== undefined && <Deferred component={ComparePlans} props={{ ...result, compare, actions }} />}
      {(variants.length > 0 || solved.status.kind === 'done') && (
        <Deferred component={BattleBuys} props={{ ...result, variants, isCut }} isReady={turns > 2} />
      )}
      <Deferred component={Rounds} props={result} isReady={turns > 3} />
      <Deferred component={Rest} props={result} isReady={turns > 4} />
    </>
  );
};
