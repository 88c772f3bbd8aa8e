import type { ResultProps } from '../view-props.ts';
import { T } from '../words/labels.ts';
import { detectiveName } from '../words/names.ts';
import { chanceRu } from '../words/numbers.ts';
import { AFTER_ROUND, firstAdvice, habitRows, policyLead } from '../words/policy.ts';

/** How to act: the first turn of everybody, then what is best how often. */
export const Policy = ({ termBase, ...plan }: ResultProps) => {
  const { state } = plan;
  return (
    <section class="c-part ec-policy">
      <h3>{T.policy}</h3>
      <p>{policyLead(plan)}</p>
      <h4>{T.begin}</h4>
      <ul>
        {firstAdvice(plan).map(({ who, term, says }) => (
          <li key={who}>
            <a href={`${termBase}${term}/`}>{detectiveName(state, who)}</a>. <span>{says}</span>
          </li>
        ))}
      </ul>
      <p class="c-hint">{AFTER_ROUND}</p>
      {state.detectives.map((_, who) => (
        <Habits key={who} {...plan} who={who} />
      ))}
    </section>
  );
};

const Habits = ({ who, ...plan }: Omit<ResultProps, 'termBase'> & { readonly who: number }) => {
  const rows = habitRows(plan, who);
  // One thing is always done: the first turn has said it.
  if (rows.length < 2) return null;
  return (
    <table class="ec-habits">
      <caption>
        <b>{plan.state.detectives.length === 1 ? T.habits : `${T.habits}: ${detectiveName(plan.state, who)}`}</b>{' '}
        {who === 0 && T.habitsHow}
      </caption>
      <thead>
        <tr>
          <th scope="col">{T.habitWhat}</th>
          <th scope="col">{T.habitWhen}</th>
          <th scope="col">{T.habitShare}</th>
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
};
