/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../../lib/number-ru.ts';
import { Part } from '../../shared/Part.tsx';
import { Standing } from '../../shared/Standing.tsx';
import { useTurns } from '../../shared/turns.ts';
import { Chance } from './parts/Chance.tsx';
import { Compare } from './parts/Compare.tsx';
import { Curve } from './parts/Curve.tsx';
import { Effects } from './parts/Effects.tsx';
import { Goal } from './parts/Goal.tsx';
import { HowCounted } from './parts/HowCounted.tsx';
import { Margins } from './parts/Margins.tsx';
import { Piles } from './parts/Piles.tsx';
import { Position } from './parts/Position.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { Revealed } from './parts/Revealed.tsx';
import { Share } from './parts/Share.tsx';
import { Table } from './parts/Table.tsx';
import { TokenEffects } from './parts/TokenEffects.tsx';
import { NOTICES, STANDING, T, problemWords, sentence } from './words/labels.ts';
import type { ViewProps } from './view-props.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 8;

export const View = (props: ViewProps) => {
  const {
    data,
    state,
    result,
    chance,
    table,
    compare,
    standing,
    problems,
    termBase,
    rulesBase,
    live,
    notice,
    copied,
    children,
  } = props;
  const on = live ? props.on : undefined;
  const turns = useTurns(result, LATER);
  // Numbers and words of a result always belong together, so the words follow the solved state.
  const solved = result && { data, state: result.state, odds: result.odds };
  const isBusy = result?.state !== state || turns < LATER;
  return (
    <div class="c-calc odds" data-live={live}>
      {!live && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${T.noScript}</p>` }} />}
      {notice !== undefined && (
        <p class="c-notice" role="status">
          {NOTICES[notice]}
        </p>
      )}
      {problems.length > 0 && (
        <div class="c-notice c-bad" role="alert">
          <b>{T.problems}</b>
          <ul>
            {problems.map((p, i) => (
              <li key={i}>{sentence(problemWords(p, data))}</li>
            ))}
          </ul>
          {problems[0]!.code !== 'version' && <p>{T.problemsEnd}</p>}
        </div>
      )}
      <div class="c-cols">
        <section class="c-panel o-inputs">
          <h2>{T.position}</h2>
          <Part of={Position} given={{ data, state, on, termBase }} />
          <Part of={Effects} given={{ data, on, effects: state.effects, bag: state.bag }} />
          <Part of={Goal} given={{ on, goal: state.goal }} />
          {on !== undefined && props.changed === true && (
            <a class="c-peek" href="#o-result">
              <b aria-busy={chance?.state !== state}>{chance === undefined ? '…' : percentRu(chance.chance)}</b>{' '}
              {T.toResult}
            </a>
          )}
        </section>
        <section class="c-panel c-results" id="o-result">
          <h2>{T.result}</h2>
          <Part of={Standing} given={{ standing, on, words: STANDING }} />
          {chance !== undefined && <Part of={Chance} given={{ chance, isBusy: chance.state !== state }} />}
          {solved !== undefined && (
            <div aria-busy={isBusy}>
              <Part of={Reasons} given={solved} isDue={turns > 0} />
              {compare !== undefined && <Part of={Compare} given={{ ...solved, compare, on }} isDue={turns > 0} />}
              <Part of={Piles} given={solved} isDue={turns > 1} />
              <Part of={Curve} given={{ odds: solved.odds }} isDue={turns > 2} />
              <Part
                of={Table}
                given={{ state: solved.state, table, tooBig: props.tableTooBig ?? false, onToggle: on?.openTable }}
                isDue={turns > 3}
              />
              <Part of={Margins} given={{ odds: solved.odds }} isDue={turns > 4} />
              <Part of={Revealed} given={{ odds: solved.odds }} isDue={turns > 5} />
              <Part of={TokenEffects} given={solved} isDue={turns > 6} />
              <Part of={Share} given={{ ...solved, on, copied }} isDue={turns > 6} />
            </div>
          )}
        </section>
      </div>
      {children}
      {solved !== undefined && <Part of={HowCounted} given={{ ...solved, termBase, rulesBase }} isDue={turns > 7} />}
    </div>
  );
};
