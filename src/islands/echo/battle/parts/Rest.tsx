import type { Chances } from '../../../../engines/echo/battle/solve.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { Bars } from '../../../shared/results/Bars.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName } from '../words/names.ts';
import { chanceRu } from '../words/numbers.ts';

const rowsOf = (chances: Chances) => chances.map(([n, chance]) => ({ name: `${n}`, chance, shown: chanceRu(chance) }));

/** What is left of whom, and how many fall on each side: for who wants to know. */
export const Rest = ({ state, result }: ResultProps) => (
  <>
    <Folded summary={labels.rest}>
      {() =>
        result.detectives.map(({ will, strength }, at) => (
          <div key={at} class="c-pair">
            <Bars caption={`${detectiveName(state, at)}: ${labels.restWill}`} rows={rowsOf(will)} />
            <Bars caption={`${detectiveName(state, at)}: ${labels.restStrength}`} rows={rowsOf(strength)} />
          </div>
        ))
      }
    </Folded>
    {state.detectives.length + state.enemies.length > 2 && (
      <Folded summary={labels.counts}>
        {() => (
          <div class="c-pair">
            <Bars caption={labels.countBeaten} rows={rowsOf(result.beaten)} />
            <Bars caption={labels.countFallen} rows={rowsOf(result.fallen)} />
          </div>
        )}
      </Folded>
    )}
  </>
);
