/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../lib/number-ru.ts';
import { Answer } from '../shared/Answer.tsx';
import { Compare } from './parts/Compare.tsx';
import { Curve } from './parts/Curve.tsx';
import { Effects } from './parts/Effects.tsx';
import { Goal } from './parts/Goal.tsx';
import { HowCounted } from './parts/HowCounted.tsx';
import { Margins } from './parts/Margins.tsx';
import { Piles } from './parts/Piles.tsx';
import { Position } from './parts/Position.tsx';
import { Result } from './parts/Result.tsx';
import { Revealed } from './parts/Revealed.tsx';
import { Standing } from './parts/Standing.tsx';
import { Table } from './parts/Table.tsx';
import { TokenEffects } from './parts/TokenEffects.tsx';
import { NOTICES, T, problemWords, sentence } from './strings.ts';
import { answerSentence } from './strings-reasons.ts';
import type { ViewProps } from './view-props.ts';

export const View = (props: ViewProps) => {
  const { data, state, odds, table, compare, standing, problems, termBase, rulesBase, live, notice, copied, children } = props;
  const on = live ? props.on : undefined;
  // Numbers and words of a result always belong together, so the words follow the solved state.
  const told = props.solvedFor ?? state;
  const result = odds === undefined ? undefined : { data, state: told, odds };
  const input = { data, state, on, termBase };
  return (
    <div class="c-calc odds" data-live={live}>
      {!live && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${T.noScript}</p>` }} />}
      {notice !== undefined && <p class="c-notice" role="status">{NOTICES[notice]}</p>}
      {problems.length > 0 && (
        <div class="c-notice c-bad" role="alert"><b>{T.problems}</b><ul>{problems.map((p, i) => <li key={i}>{sentence(problemWords(p, data))}</li>)}</ul>{problems[0]!.code !== 'version' && <p>{T.problemsEnd}</p>}</div>
      )}
      <div class="c-cols">
        <section class="c-panel o-inputs">
          <h2>{T.position}</h2>
          <Position {...input} />
          <Effects {...input} />
          <Goal {...input} />
          {on !== undefined && props.changed === true && <a class="c-peek" href="#o-result"><b>{result === undefined ? '…' : percentRu(result.odds.chance)}</b> {T.toResult}</a>}
        </section>
        <section class="c-panel c-results" id="o-result">
          <h2>{T.result}</h2>
          {result === undefined
            ? <Standing standing={standing} on={on} />
            : (
              <>
                {told !== state && <Standing standing={standing} on={on} />}
                <Result {...result} />
                {compare !== undefined && <Compare {...result} compare={compare} on={on} />}
                <Piles {...result} />
                <Curve odds={result.odds} />
                <Table state={told} table={table} onOpen={on?.openTable} tooBig={props.tableTooBig ?? false} />
                <Margins odds={result.odds} />
                <Revealed odds={result.odds} />
                <TokenEffects {...result} />
                <Answer title={T.share} sentence={answerSentence(told, data, result.odds)} on={on} copied={copied}>
                  {on !== undefined && <button type="button" class="c-button" onClick={on.keepForCompare}>{T.keep}</button>}
                </Answer>
              </>
            )}
        </section>
      </div>
      {children}
      {result !== undefined && <HowCounted {...result} termBase={termBase} rulesBase={rulesBase} />}
    </div>
  );
};
