/** The calculator as it stands on the page. A pure function of its props: the server and the browser render the same. */
import { percentRu } from '../../../lib/number-ru.ts';
import { useKeptFocus } from '../../shared/focus.ts';
import { Part } from '../../shared/Part.tsx';
import { Standing } from '../../shared/Standing.tsx';
import { useTurns } from '../../shared/turns.ts';
import { Gains } from './parts/Gains.tsx';
import { HowCounted } from './parts/HowCounted.tsx';
import { Left } from './parts/Left.tsx';
import { Plan } from './parts/Plan.tsx';
import { PlayTable } from './parts/PlayTable.tsx';
import { Position } from './parts/Position.tsx';
import { Chance, Reasons } from './parts/Result.tsx';
import { Share } from './parts/Share.tsx';
import { Strip } from './parts/Strip.tsx';
import { STANDING, T, problemWords, sentence } from './words/labels.ts';
import type { Past, ViewProps } from './view-props.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 7;

export const View = (props: ViewProps) => {
  const {
    data,
    state,
    solved,
    gains,
    standing,
    gainsStanding,
    problems,
    termBase,
    on,
    isChanged,
    copied,
    play,
    past,
    adviceAt,
  } = props;
  const turns = useTurns(solved, LATER);
  const root = useKeptFocus();
  const isStale = solved?.state !== state;
  return (
    <div ref={root} class="c-calc attack-odds" data-live={on !== undefined}>
      {on === undefined && <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${T.noScript}</p>` }} />}
      {problems.length > 0 && (
        <div class="c-notice c-bad" role="alert">
          <b>{T.problems}</b>
          <ul>
            {problems.map((p, i) => (
              <li key={i}>{sentence(problemWords(p))}</li>
            ))}
          </ul>
          {problems[0]!.code !== 'version' && <p>{T.problemsEnd}</p>}
        </div>
      )}
      <div class="c-cols">
        <section class="c-panel">
          <h2>{T.position}</h2>
          <Part of={Position} given={{ data, state, on }} />
          {on !== undefined && isChanged === true && (
            <a class="c-peek" href="#a-result">
              <b aria-busy={isStale}>{solved === undefined ? '…' : percentRu(solved.odds.chance)}</b> {T.toResult}
            </a>
          )}
        </section>
        <div>
          <section class="c-panel c-results" id="a-result">
            <h2>{T.result}</h2>
            <Part of={Standing} given={{ standing, on, words: STANDING }} />
            {solved !== undefined && (
              <>
                <Part of={Chance} given={{ ...solved, isBusy: isStale }} />
                <div aria-busy={isStale || turns < LATER}>
                  <Part of={Reasons} given={solved} isDue={turns > 0} />
                  <Part of={Strip} given={{ odds: solved.odds }} isDue={turns > 1} />
                  <Part of={Plan} given={{ odds: solved.odds }} isDue={turns > 2} />
                  <Part of={Left} given={{ odds: solved.odds }} isDue={turns > 3} />
                  <Part
                    of={Gains}
                    given={{ ...solved, gains, standing: gainsStanding, on: on?.gains }}
                    isDue={turns > 4}
                  />
                  <Part of={Share} given={{ ...solved, data, on, copied }} isDue={turns > 5} />
                </div>
              </>
            )}
          </section>
          {on !== undefined && play !== undefined && (
            <Part of={PlayTable} given={{ play, past: past ?? NONE, adviceAt, on }} />
          )}
        </div>
      </div>
      {solved !== undefined && <Part of={HowCounted} given={{ ...solved, termBase }} isDue={turns > 6} />}
    </div>
  );
};
const NONE: readonly Past[] = [];
