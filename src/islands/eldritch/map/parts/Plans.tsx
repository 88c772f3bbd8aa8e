import type { Result } from '../result.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import type { Action, Route, RouteRound } from '../route.ts';
import type { PartProps } from '../view-props.ts';
import { actionWords, wayWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { costWords } from '../words/names.ts';

interface Props extends PartProps {
  readonly result: Result | undefined;
}

/** The plan step by step, and the other ways that are as good. */
export const Plans = ({ result, ...part }: Props) => {
  const [plan, ...others] = result?.ways ?? [];
  if (result === undefined || plan === undefined) return <p>{labels.none}</p>;
  if (result.cost.rounds === 0) return <p>{labels.already}</p>;
  return (
    <section class="el-plans">
      <h3>{labels.plan}</h3>
      <p class="el-way">
        <b>{wayWords(plan.places, part.data)}</b>
        <span>{capitalRu(costWords(result.cost))}.</span>
      </p>
      <Steps plan={plan} {...part} />
      {others.length > 0 && (
        <details class="c-more">
          <summary>{labels.others(others.length)}</summary>
          <p class="c-hint">{labels.othersHow}</p>
          {others.map((other) => (
            <section key={other.places.join()} class="el-other">
              <h4>{wayWords(other.places, part.data)}</h4>
              <Steps plan={other} {...part} />
            </section>
          ))}
        </details>
      )}
    </section>
  );
};

const Steps = ({ plan, data, termBase, state }: Omit<Props, 'result'> & { readonly plan: Route }) => (
  <ol class="el-rounds">
    {plan.rounds.map((round, at) => (
      <li key={at}>
        <b class="el-round">{at === 0 && state.done !== 'nothing' ? labels.thisRound : labels.round(at + 1)}</b>
        <Round round={round} data={data} termBase={termBase} />
      </li>
    ))}
  </ol>
);
const Round = ({ round, data, termBase }: Pick<PartProps, 'data' | 'termBase'> & { readonly round: RouteRound }) =>
  round.length === 0 ? (
    <p>{labels.idle}</p>
  ) : (
    <ul>
      {round.map((action, at) => (
        <li key={at}>
          <a href={`${termBase}${TERMS[action.do][0]}/`}>{TERMS[action.do][1]}</a>
          {isContinued(action) && ` ${labels.continued}`}: {actionWords(action, data)}.
        </li>
      ))}
    </ul>
  );
/** A travel action that goes on after a walk along local paths: its first leg is paid. */
const isContinued = (action: Action): boolean => action.do === 'travel' && action.legs[0]?.ticket !== undefined;
const TERMS: { readonly [D in Action['do']]: readonly [id: string, label: string] } = {
  prepare: ['prepare-for-travel', 'Подготовка к путешествию'],
  travel: ['travel', 'Путешествие'],
  local: ['local-path', 'Без действия, по местным путям'],
};
