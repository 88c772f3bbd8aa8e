/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../lib/number-ru.ts';
import { Answer } from '../shared/Answer.tsx';
import { Gains } from './parts/Gains.tsx';
import { HowCounted } from './parts/HowCounted.tsx';
import { Left } from './parts/Left.tsx';
import { Plan } from './parts/Plan.tsx';
import { PlayTable } from './parts/PlayTable.tsx';
import { Position } from './parts/Position.tsx';
import { Result } from './parts/Result.tsx';
import { Strip } from './parts/Strip.tsx';
import { T, problemWords, sentence } from './strings.ts';
import { answerSentence } from './strings-reasons.ts';
import type { ViewProps } from './view-props.ts';

export const View = (props: ViewProps) => {
  const { data, state, odds, solvedFor, gains, isTooBig, problems, termBase, on, isChanged, copied, play, past } = props;
  // Numbers and words of a result always belong together, so the words follow the solved state.
  const result = odds && { data, state: solvedFor, odds };
  return (
    <div class="c-calc attack-odds" data-live={on !== undefined}>
      {on === undefined && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${T.noScript}</p>` }} />}
      {problems.length > 0 && (
        <div class="c-notice c-bad" role="alert"><b>{T.problems}</b><ul>{problems.map((p, i) => <li key={i}>{sentence(problemWords(p))}</li>)}</ul>{problems[0]!.code !== 'version' && <p>{T.problemsEnd}</p>}</div>
      )}
      <div class="c-cols">
        <section class="c-panel">
          <h2>{T.position}</h2>
          <Position data={data} state={state} on={on} />
          {on !== undefined && isChanged === true && <a class="c-peek" href="#a-result"><b>{odds === undefined ? '…' : percentRu(odds.chance)}</b> {T.toResult}</a>}
        </section>
        <div>
          <section class="c-panel c-results" id="a-result">
            <h2>{T.result}</h2>
            {result === undefined
              ? <div role="status"><p>{isTooBig ? T.tooBig : T.counting}</p>{isTooBig && on !== undefined && <button type="button" class="c-button" onClick={on.solveAnyway}>{T.solveAnyway}</button>}</div>
              : (
                <>
                  {solvedFor !== state && <p class="c-hint">{T.counting}</p>}
                  <Result {...result} />
                  <Strip odds={result.odds} />
                  <Plan odds={result.odds} />
                  <Left odds={result.odds} />
                  <Gains {...result} gains={gains} />
                  <Answer title={T.share} sentence={answerSentence(solvedFor, data, result.odds)} on={on} copied={copied} />
                </>
              )}
          </section>
          {on !== undefined && play !== undefined && <PlayTable play={play} past={past ?? []} solver={solvedFor === state ? odds?.solver : undefined} on={on} />}
        </div>
      </div>
      {result !== undefined && <HowCounted {...result} termBase={termBase} />}
    </div>
  );
};
