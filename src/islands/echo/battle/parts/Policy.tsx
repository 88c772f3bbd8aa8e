import { AdviceList } from '../../../shared/results/AdviceList.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName } from '../words/names.ts';
import { chanceRu } from '../words/numbers.ts';
import { AFTER_ROUND, firstAdvice, habitRows, policyLead, type HabitRow } from '../words/policy.ts';

/** What everybody does on his first turn, where there are several. */
export const Policy = ({ termBase, ...plan }: ResultProps) => (
  <section class="c-part ec-policy">
    <h3>{labels.policy}</h3>
    <h4>{labels.begin}</h4>
    <AdviceList
      of={firstAdvice(plan).map(({ who, ...advice }) => ({ ...advice, name: detectiveName(plan.state, who) }))}
      termBase={termBase}
    />
  </section>
);

/** What the advice is for, how long it holds, and what is best how often. */
export const Habits = (plan: ResultProps) => {
  const { state } = plan;
  // Where one thing is always done the first turn has said it.
  const tables = state.detectives
    .map((_, who) => ({ who, rows: habitRows(plan, who) }))
    .filter(({ rows }) => rows.length > 1);
  return (
    <>
      <p>{policyLead(plan)}</p>
      {tables.length > 0 && <p class="c-hint">{labels.habitsHow}</p>}
      {tables.map(({ who, rows }) => (
        <HabitTable
          key={who}
          caption={state.detectives.length === 1 ? undefined : detectiveName(state, who)}
          rows={rows}
        />
      ))}
      <p class="c-hint">{AFTER_ROUND}</p>
    </>
  );
};

interface HabitTableProps {
  readonly caption: string | undefined;
  readonly rows: readonly HabitRow[];
}
const HabitTable = ({ caption, rows }: HabitTableProps) => (
  <table class="ec-habits">
    {caption !== undefined && (
      <caption>
        <b>{caption}</b>
      </caption>
    )}
    <thead>
      <tr>
        <th scope="col">{labels.habitWhat}</th>
        <th scope="col">{labels.habitWhen}</th>
        <th scope="col">{labels.habitShare}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, when, share }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{when}</td>
          <td>{chanceRu(share)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
