/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { useRef } from 'preact/hooks';
import { percentRu } from '../../../lib/number-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { Answer } from '../../shared/frame/Answer.tsx';
import { Calculator } from '../../shared/frame/Calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { saidProblems } from '../../shared/frame/Problems.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import { useTurns } from '../../shared/solve/turns.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { FightBuys } from './parts/FightBuys.tsx';
import { FightFacts } from './parts/FightFacts.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { Losses } from './parts/Losses.tsx';
import { Play } from './parts/Play.tsx';
import { Policy } from './parts/Policy.tsx';
import { Sample } from './parts/Sample.tsx';
import { Spent } from './parts/Spent.tsx';
import { chanceFor, type VariantResult } from './variants.ts';
import type { InputProps, ViewProps } from './view-props.ts';
import { answerSentence, countedLine, exactLine } from './words/answer.ts';
import { assumed, howSteps, notCounted } from './words/how.ts';
import { SOLVE_WORDS, labels } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 4;

export const View = (props: ViewProps) => {
  const { data, state, own, solved, compare, problems, termBase, actions } = props;
  const { plan, isBusy, status } = solved;
  const turns = useTurns(plan, LATER);
  const input = { data, state, termBase, actions };
  const sentence = plan && !isBusy ? answerSentence(plan, data) : undefined;
  const shown = plan ?? undefined;
  return (
    <Calculator
      name="el-combat"
      isLive={actions !== undefined}
      actions={actions}
      noScript={labels.noScript}
      problems={saidProblems(problems, problemWords, labels)}
      bar={{
        value: shown && percentRu(chanceFor(shown.state.aim, shown.result)),
        counted: countedLine(shown?.state ?? state, data),
        exact: shown === undefined ? '' : exactLine(shown, data),
        compare: { kept: keptOf(compare, shown), actions },
        isBusy,
        status,
        why: 'el-result',
        room: 'tall',
      }}
      lead={{ from: props.from, hint: props.from === 'carried' ? labels.carried : labels.hint, sentence }}
      inputs={<Inputs {...input} own={own} />}
      results={
        <section class="c-panel c-results" id="el-result">
          <h2>{labels.result}</h2>
          <SolveStatus status={status} actions={actions && solved.actions} words={SOLVE_WORDS} />
          {shown !== undefined && (
            <div aria-busy={isBusy || turns < LATER}>
              <Results {...props} plan={shown} turns={turns} sentence={sentence} />
            </div>
          )}
        </section>
      }
    >
      {actions !== undefined && <Further {...props} isDue={turns === LATER} />}
      <Deferred component={How} props={{ data, state, termBase }} isReady={turns === LATER} />
    </Calculator>
  );
};

/** Chances of two aims are no more or less of each other. */
const keptOf = (kept: ViewProps['compare'], now: ViewProps['compare']) => {
  const chanceOf = (plan: typeof kept) => plan && chanceFor(plan.state.aim, plan.result);
  return keptChance(chanceOf(kept), kept?.state.aim === now?.state.aim ? chanceOf(now) : undefined);
};

/** What the reader may do with a fight that is counted; a fight that is not has only its numbers. */
const Further = ({ data, solved, termBase, isDue }: ViewProps & { readonly isDue: boolean }) => {
  const { plan, isBusy, status } = solved;
  if (plan === undefined || (isBusy && status.kind !== 'counting')) return null;
  const given = { ...plan, data, termBase };
  return (
    <>
      <Deferred component={Play} props={given} isReady={isDue && !isBusy} />
      <Deferred component={Sample} props={given} isReady={isDue && !isBusy} />
    </>
  );
};

const How = ({ data, state, termBase }: Omit<InputProps, 'actions'>) => (
  <HowCounted
    steps={howSteps(state, data)}
    assumed={assumed(state)}
    notCounted={notCounted(state, data)}
    termBase={termBase}
  />
);

interface ResultsProps extends ViewProps {
  readonly plan: NonNullable<ViewProps['solved']['plan']>;
  readonly turns: number;
  readonly sentence: string | undefined;
}
const NO_VARIANTS: readonly VariantResult[] = [];
const Results = ({ data, plan, solved, compare, termBase, actions, copied, turns, sentence }: ResultsProps) => {
  const { variants } = solved;
  /** The table before stands until its own next one comes. */
  const hadVariants = useRef(false);
  hadVariants.current ||= variants !== undefined;
  const result = { ...plan, data, termBase };
  return (
    <>
      <Deferred component={FightFacts} props={result} />
      {hadVariants.current && (
        <Deferred
          component={FightBuys}
          props={{ ...result, variants: variants ?? NO_VARIANTS }}
          isReady={turns > 0 && variants !== undefined}
        />
      )}
      <Deferred component={Policy} props={{ ...result, variants: variants ?? NO_VARIANTS }} isReady={turns > 1} />
      {sentence !== undefined && (
        <Answer
          title={labels.share}
          sentence={sentence}
          actions={actions}
          copied={copied}
          compare={actions && { keep: actions.keepForCompare, isKept: compare !== undefined }}
        />
      )}
      {compare !== undefined && (
        <Deferred component={ComparePlans} props={{ ...result, compare, actions }} isReady={turns > 1} />
      )}
      <Deferred component={Losses} props={result} isReady={turns > 2} />
      <Deferred component={Spent} props={result} isReady={turns > 3} />
    </>
  );
};
