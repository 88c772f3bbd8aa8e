import { decimalRu, fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import type { DiceFaces } from '../dice-faces.ts';
import { BOUNDS, THROWS, throwsFor, type OddsData, type State, type ThrowKind } from '../model.ts';
import type { ThrowAnswer, ThrowFact } from '../throw-odds.ts';
import { knownFact } from '../words/answer.ts';
import {
  AMOUNTS,
  DRAWN,
  FACTS,
  THROWS_T,
  THROW_NAMES,
  TIMES,
  throwRestsOnFaces,
  ruleOf,
  throwRule,
} from '../words/throws.ts';
import type { InputProps } from '../view-props.ts';
import { ChancesByRound } from './ChancesByRound.tsx';
import { Chart } from './Chart.tsx';
import { Term } from './Term.tsx';

/** Which roll, and what it hangs on. */
export const ThrowInputs = ({ state, actions }: InputProps) => {
  const { throws } = state;
  const set = (change: Partial<State['throws']>) =>
    actions?.change((s) => ({ ...s, throws: { ...s.throws, ...change } }));
  const times = TIMES[throws.kind];
  const amount = AMOUNTS[throws.kind];
  return (
    <section class="hb-group">
      <Select
        label={THROWS_T.kind}
        value={throws.kind}
        onChange={actions && ((kind) => actions.change((s) => ({ ...s, throws: throwsFor(kind as ThrowKind) })))}
        groups={[{ label: '', options: THROWS.map((value) => ({ value, label: THROW_NAMES[value] })) }]}
      />
      {times !== undefined && (
        <Stepper
          label={times}
          value={throws.times}
          min={throws.kind === 'dispute' ? 2 : BOUNDS.times[0]}
          max={BOUNDS.times[1]}
          onChange={actions && ((n) => set({ times: n }))}
        />
      )}
      {amount !== undefined && (
        <Stepper
          label={amount}
          value={throws.amount}
          min={BOUNDS.amount[0]}
          max={BOUNDS.amount[1]}
          onChange={actions && ((n) => set({ amount: n }))}
        >
          {amount}
          {throws.kind === 'recover' && <small>{THROWS_T.damageHint}</small>}
        </Stepper>
      )}
      {throws.kind === 'recover' && (
        <label class="c-check hb-check">
          <input
            type="checkbox"
            checked={throws.isBackup}
            disabled={actions === undefined}
            onChange={(e) => set({ isBackup: e.currentTarget.checked })}
          />
          <span>{THROWS_T.backup}</span>
        </label>
      )}
    </section>
  );
};

interface Props {
  readonly data: OddsData;
  readonly throws: State['throws'];
  readonly answer: ThrowAnswer;
  readonly dice: DiceFaces;
  readonly termBase: string;
}
/** What the roll comes to, with the rule that it follows. */
export const ThrowResults = ({ data, throws, answer, dice, termBase }: Props) => (
  <>
    <p>
      {throwRule(throws, data.throws)}{' '}
      <Term base={termBase} id={ruleOf(throws, data.throws).term}>
        {THROW_NAMES[throws.kind]}
      </Term>
    </p>
    <h3>{THROWS_T.answer}</h3>
    <Facts
      of={answer.facts.map((fact) =>
        knownFact(factOf(fact), { isConfirmed: dice.isConfirmed || !throwRestsOnFaces(throws) }),
      )}
    />
    {answer.rounds !== undefined && answer.rounds.length > 1 && (
      <section class="c-part">
        <h3>{THROWS_T.rounds}</h3>
        <ChancesByRound name={THROWS_T.rounds} heads={[THROWS_T.round, 'Шанс']} chances={answer.rounds} />
      </section>
    )}
    {answer.drawn !== undefined && (
      <section class="c-part">
        <h3>{DRAWN[throws.kind]}</h3>
        <Chart of={answer.drawn} name={DRAWN[throws.kind]} isWanted={(n) => n > 0} />
      </section>
    )}
  </>
);
const factOf = ([name, kind, value]: ThrowFact): Fact => ({
  name: FACTS[name],
  value: kind === 'chance' ? percentRu(value) : decimalRu(value),
  exact: kind === 'count' || value.d === 1n ? undefined : fractionRu(value),
});
