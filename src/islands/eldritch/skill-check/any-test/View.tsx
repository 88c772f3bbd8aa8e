/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { Answer } from '../../../shared/frame/Answer.tsx';
import { keptChance } from '../../../shared/frame/kept-answer.ts';
import { saidProblems } from '../../../shared/frame/Problems.tsx';
import { Buys, boughtChance } from '../../../shared/results/Buys.tsx';
import { Facts, chanceFact, type Fact } from '../../../shared/results/Facts.tsx';
import { HowCounted } from '../../../shared/results/HowCounted.tsx';
import { useTurns } from '../../../shared/solve/turns.ts';
import { TESTED } from '../inputs/setup.ts';
import { CommonInputs, RareInputs, WhatIsTested, WhoTests } from '../inputs/TestInputs.tsx';
import { CHANGE_FROM, CHANGE_NAMES, inputLabels, diceSteps, rerollStep } from '../inputs/words.ts';
import { Chart } from '../results/Chart.tsx';
import { TestCalculator } from '../results/TestCalculator.tsx';
import { Roller } from '../thrown/Roller.tsx';
import { NEEDED, withSetup, type State } from './model.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Grid } from './parts/Grid.tsx';
import { Policy } from './parts/Policy.tsx';
import { changesOf, type Plan } from './plan.ts';
import type { Actions, ResultProps, ViewProps } from './view-props.ts';
import {
  answerSentence,
  countedLine,
  exactLine,
  goalWords,
  neededWords,
  problemWords,
  verdictWords,
} from './words/answer.ts';
import { ASSUMED, NOT_COUNTED, labels } from './words/labels.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 4;

export const View = (props: ViewProps) => {
  const { data, plan, compare, problems, termBase, actions, copied } = props;
  const { state } = plan;
  const turns = useTurns(plan, LATER);
  const sentence = answerSentence(plan, data);
  const result: ResultProps = { plan, data, termBase };
  return (
    <TestCalculator
      words={labels}
      isLive={actions !== undefined}
      actions={actions}
      problems={saidProblems(problems, problemWords, labels)}
      bar={{
        value: percentRu(plan.chance),
        counted: countedLine(state, data),
        exact: exactLine(plan),
        compare: { kept: keptChance(compare?.chance, plan.chance), actions },
      }}
      isBusy={turns < LATER}
      lead={{ from: props.from, hint: props.from === 'carried' ? labels.carried : labels.hint, sentence }}
      inputs={<Deferred component={Inputs} props={{ state, data, termBase, actions }} />}
      results={
        <>
          <Reached plan={plan} />
          <Deferred component={Policy} props={result} isReady={turns > 0} />
          <Answer
            title={labels.share}
            sentence={sentence}
            actions={actions}
            copied={copied}
            compare={actions && { keep: actions.keepForCompare, isKept: compare !== undefined }}
          />
          {compare !== undefined && <ComparePlans {...result} compare={compare} actions={actions} />}
          <Deferred component={Charts} props={{ plan }} isReady={turns > 1} />
          <Deferred component={Changes} props={{ plan }} isReady={turns > 2} />
          <Deferred component={Grid} props={result} isReady={turns > 3} />
        </>
      }
    >
      {actions !== undefined && (
        <Roller
          setup={state.setup}
          choiceAt={plan.choiceAt}
          says={(successes) => verdictWords(successes, state.needed)}
        />
      )}
      <Deferred component={How} props={{ state, termBase }} />
    </TestCalculator>
  );
};

interface InputsProps extends Omit<ResultProps, 'plan'> {
  readonly state: State;
  readonly actions: Actions | undefined;
}
const Inputs = ({ state, data, termBase, actions }: InputsProps) => {
  const input = {
    setup: state.setup,
    investigators: data.investigators,
    termBase,
    onChange: actions && ((change: Parameters<typeof withSetup>[1]) => actions.change((s) => withSetup(s, change))),
  };
  return (
    <section class="c-panel et-inputs">
      <h2>{inputLabels.inputs}</h2>
      <WhoTests {...input} />
      <WhatIsTested {...input} tested={TESTED} />
      <NumberRow
        label={labels.needed}
        value={state.needed}
        bounds={NEEDED}
        href={`${termBase}test-result/`}
        hint={labels.neededHint}
        onChange={actions && ((needed) => actions.change((s) => ({ ...s, needed })))}
      />
      <CommonInputs {...input} />
      <RareInputs {...input} />
    </section>
  );
};

/** The chance, its opposite and the means. */
const Reached = ({ plan: { state, chance, meanSuccesses, meanClues } }: { readonly plan: Plan }) => {
  const { setup, needed } = state;
  const missed = { n: chance.d - chance.n, d: chance.d };
  const facts: readonly Fact[] = [
    chanceFact(needed === 1 ? 'Проверка пройдена' : `Успехов ${needed} или больше`, chance),
    chanceFact(needed === 1 ? 'Проверка провалена' : 'Успехов не хватит', missed),
    { name: 'Успехов в среднем', value: decimalRu(meanSuccesses) },
    ...(setup.clues > 0 ? [{ name: 'Уйдёт улик в среднем', value: decimalRu(meanClues) }] : []),
  ];
  return <Facts of={facts} />;
};
const Charts = ({ plan: { state, successes, clues } }: { readonly plan: Plan }) => (
  <>
    <section class="c-part">
      <h3>{labels.chart}</h3>
      <Chart of={successes} name={labels.chartName} isWanted={(n) => n >= state.needed} />
    </section>
    {state.setup.clues > 0 && state.setup.spend !== 'none' && (
      <section class="c-part">
        <h3>{labels.clues}</h3>
        <Chart of={clues} name="Улик" />
      </section>
    )}
  </>
);
const Changes = ({ plan: { state, chance } }: { readonly plan: Plan }) => {
  const changes = useMemo(() => changesOf(state), [state]);
  return (
    <Buys
      caption={labels.buysHow}
      heads={[goalWords(state.needed)]}
      now={[percentRu(chance)]}
      of={changes.map(({ code, chance: with_ }) => ({
        name: CHANGE_NAMES[code],
        beside: CHANGE_FROM[code],
        numbers: [boughtChance(chance, with_)],
      }))}
      idle={inputLabels.changeNothing}
    />
  );
};
const How = ({ state: { setup, needed }, termBase }: { readonly state: State; readonly termBase: string }) => (
  <HowCounted
    steps={[
      ...diceSteps(setup),
      rerollStep(setup),
      {
        terms: [['test-result', 'Результат проверки']],
        says: `${neededWords(needed)}. Все исходы посчитаны точно и вместе дают ровно 1.`,
      },
    ]}
    assumed={ASSUMED}
    notCounted={NOT_COUNTED}
    termBase={termBase}
  />
);
