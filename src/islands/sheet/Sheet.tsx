/** A calculator of no game that shows each shared part in its states: a part of the question chooses which. */
import '../shared/controls/controls.css';
import type { ComponentChildren } from 'preact';
import { distributionOf } from '../../engines/exact/distribution.ts';
import { makeFraction } from '../../engines/exact/fraction.ts';
import { Chips } from '../shared/controls/Chips.tsx';
import { Check, NumberRow } from '../shared/controls/NumberRow.tsx';
import { Picker } from '../shared/controls/Picker.tsx';
import { Readings } from '../shared/controls/Readings.tsx';
import { Select } from '../shared/controls/Select.tsx';
import { TextField } from '../shared/controls/TextField.tsx';
import { Drawn } from '../shared/Drawn.tsx';
import { defineCalculator, type InputsProps, type ResultsProps } from '../shared/frame/define-calculator.tsx';
import type { PageData } from '../shared/frame/definition.ts';
import { Question } from '../shared/frame/Question.tsx';
import { OwnCard } from '../shared/own-cards/OwnCard.tsx';
import { AdviceList } from '../shared/results/AdviceList.tsx';
import { BarChart, ChanceTable } from '../shared/results/BarChart.tsx';
import { Bars } from '../shared/results/Bars.tsx';
import { boughtChance, Buys, NoBuys } from '../shared/results/Buys.tsx';
import { Compare } from '../shared/results/Compare.tsx';
import { Die } from '../shared/results/Die.tsx';
import { chanceFact, Facts } from '../shared/results/Facts.tsx';
import { HowSteps } from '../shared/results/HowSteps.tsx';
import { Strip } from '../shared/results/Strip.tsx';
import { addressCodec } from '../shared/state/fields.ts';
import { by, choice, integer } from '../shared/state/texts.ts';

const KINDS = ['done', 'counting', 'confirm', 'stopped', 'reject', 'failed'] as const;
const START = { count: 3, kind: 'done' as (typeof KINDS)[number] };
type State = typeof START;
interface Plan {
  readonly state: State;
}
type Found = ReturnType<typeof answerOf>;

const LONG = 'Непредсказуемость кладбищенского достопримечательного привидения (Unpredictability)';
const [HALF, THIRD] = [makeFraction(1n, 2n), makeFraction(1n, 3n)];
const NUMBERS = distributionOf([1, 2, 3, 4].map((n) => [n, BigInt(n)] as const));
const OPTIONS = ['Коротко', LONG].map((label) => ({ value: label, label, name: label, group: 'Заголовок' }));

const CODEC = addressCodec({
  key: 'sheet',
  version: '1',
  start: START,
  table: { n: by('count', integer([0, 5])), k: by('kind', choice(KINDS)) },
});
const answerOf = (state: State) => ({
  plan: { state },
  isBusy: state.kind === 'counting',
  status: state.kind === 'counting' ? ({ kind: 'counting', done: 1, of: 3 } as const) : { kind: state.kind },
  actions: { solveAnyway: () => undefined, stop: () => undefined },
});

/** Each control alive and, as on the server, without an action. */
const Inputs = ({ state, actions }: InputsProps<PageData, State>) => {
  const change = (next: Partial<State>) => actions?.change((before) => ({ ...before, ...next }));
  const ignore = () => undefined;
  const controls = (act: typeof ignore | undefined) => (
    <>
      <NumberRow
        label={LONG}
        value={state.count}
        bounds={[0, 5]}
        hint={LONG}
        onChange={act && ((count) => change({ count }))}
      />
      <NumberRow
        label="Число"
        value={state.count}
        bounds={[0, 5]}
        isTyped
        onChange={act && ((count) => change({ count }))}
      />
      <Check label={LONG} hint={LONG} checked onChange={act} />
      <Select label="Выбор" value={LONG} groups={[{ label: 'Заголовок', options: OPTIONS }]} onChange={act} />
      <Picker
        label="Имя"
        value={LONG}
        shown={LONG}
        options={OPTIONS}
        words={{ find: LONG, nothing: 'Нет' }}
        onChange={act}
      />
      <Chips label={LONG} name={act ? 'live' : 'still'} value={LONG} options={OPTIONS} onChange={act} />
    </>
  );
  const part = (id: string, says: string, edit: ComponentChildren) => ({ id, says, label: says, edit });
  const status = KINDS.map((value) => ({ value, label: value }));
  return (
    <Question
      isLive={actions !== undefined}
      pieces={[
        'Счёт: ',
        part(
          'kind',
          state.kind,
          <Chips
            label="Счёт"
            name="kind"
            value={state.kind}
            options={status}
            onChange={actions && ((kind: State['kind']) => change({ kind }))}
          />,
        ),
        '; ',
        part('live', 'живые части', controls(actions && ignore)),
        ', ',
        part('still', LONG, controls(undefined)),
        '.',
      ]}
    />
  );
};

const Results = ({ termBase, actions }: ResultsProps<PageData, State, Plan, Found>) => {
  const reading = { one: ['a', 'b'] };
  const words = {
    titles: { one: LONG },
    options: { one: { a: LONG, b: 'Иначе' } },
    terms: { one: ['', LONG] as const },
  };
  const ends = [
    { says: LONG, chance: HALF, worth: 1 },
    { says: 'Плохо', chance: HALF, worth: 'bad' as const },
  ];
  const bars = [
    { name: LONG, chance: 0.5, shown: '50 %', tone: 'good' as const },
    { name: 'Плохо', chance: 1, shown: '100 %', exact: '1/1', tone: 'bad' as const },
  ];
  const side = { value: '50 %', says: [LONG] };
  return (
    <>
      <Facts of={[chanceFact(LONG, HALF), { name: 'Среднее', value: '1,5' }]} />
      <AdviceList
        of={[
          { name: LONG, term: '', says: LONG },
          { name: 'Коротко', says: 'Да' },
        ]}
        termBase={termBase}
      />
      <Buys
        caption={LONG}
        heads={['Шанс']}
        now={['33 %']}
        of={[{ name: LONG, beside: LONG, numbers: [boughtChance(THIRD, HALF)] }]}
        idle={LONG}
        more={LONG}
      />
      <NoBuys says={LONG} />
      <Strip title={LONG} of={ends} />
      <Bars caption={LONG} rows={bars} />
      <ChanceTable of={NUMBERS} name={LONG} />
      <Die /> <Die face={6} isSuccess /> <Drawn body='<path d="M4 4h16v16z"/>' />
      <Compare
        words={{ compare: LONG, other: 'Было', thisOne: 'Стало', back: 'Вернуть', drop: 'Убрать' }}
        kept={side}
        now={side}
        difference={LONG}
        actions={actions && { back: actions.reset, drop: actions.reset }}
      />
      <TextField label={LONG} value="не то" most={20} isBad onInput={() => undefined} />
      <OwnCard
        summary={LONG}
        name="Имя"
        words={{ name: 'Имя с карты', rule: LONG, keep: 'Сохранить', drop: 'Убрать' }}
        onKeep={() => undefined}
        onDrop={() => undefined}
      />
      <Readings
        summary={LONG}
        prefix="sheet"
        options={reading}
        site={{ one: 'a' }}
        chosen={{ one: 'b' }}
        words={words}
        termBase={termBase}
        onChange={() => undefined}
      />
    </>
  );
};

export default defineCalculator({
  name: 'sheet',
  resultId: 'sheet-why',
  labels: {
    noScript: LONG,
    problems: 'Из адреса понято не всё',
    problemsEnd: LONG,
    result: 'Что вышло',
    share: 'Одной фразой',
  },
  solveWords: { confirm: LONG, reject: LONG, failed: LONG },
  problemWords: ({ code }) => code,
  begin: (_: PageData) => START,
  codec: () => CODEC,
  answerOf,
  sentence: () => `${LONG}.`,
  bar: ({ state }) => ({ value: '50 %', counted: LONG, exact: `точно ${state.count}/6` }),
  compare: { keptOf: (kept) => kept && { was: '50 %', change: '+1 п. п.' }, Plans: () => <p>{LONG}</p> },
  later: 0,
  Inputs,
  Picture: () => <BarChart of={NUMBERS} name={LONG} isWanted={(n) => n > 2} />,
  advice: () => LONG,
  Results,
  folds: [
    {
      id: 'sheet-how',
      title: LONG,
      says: () => LONG,
      Body: ({ termBase }) => (
        <HowSteps
          steps={[{ terms: [['', LONG]], says: LONG }]}
          assumed={[LONG]}
          notCounted={[LONG]}
          termBase={termBase}
        />
      ),
    },
  ],
});
