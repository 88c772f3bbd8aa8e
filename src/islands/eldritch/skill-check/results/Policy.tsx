import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SolvedTest } from '../../../../engines/eldritch/skill-check/solve.ts';
import { Table } from '../../../shared/results/Table.tsx';
import type { Setup } from '../inputs/setup.ts';
import { rangeWords, ruleWords, testLabels } from '../inputs/words.ts';
import { mostOf, rulesOf } from './rules.ts';

interface Props {
  readonly setup: Setup;
  readonly solved: Pick<SolvedTest, 'dice' | 'choiceAt'>;
  /** Successes after which there is nothing left to want. */
  readonly enough: number;
  /** The text where stopping leaves something to want. */
  readonly stop: string;
  readonly termBase: string;
  readonly children?: ComponentChildren;
}

/** When to throw again, by what lies on the table; nothing where nothing may be thrown again. */
export const Policy = ({ setup, solved, enough, stop, termBase, children }: Props) => {
  const rules = useMemo(() => rulesOf(setup, solved, enough), [solved]);
  const rows = rules.map(({ from, to, actions }) => [rangeWords(from, to), ruleWords(actions, setup, stop)]);
  if (rules.length === 0) return null;
  const last = [[`${enough} или больше`, 'Остановитесь: успехов хватает.']];
  return (
    <section class="c-part">
      <h3>
        <a href={`${termBase}reroll/`}>{testLabels.policy}</a>
      </h3>
      <Table
        class="et-rules"
        heads={['Успехов на столе', 'Что делать']}
        rows={[...rows, ...(enough > mostOf(solved.dice, setup) ? [] : last)]}
      />
      {children}
    </section>
  );
};
