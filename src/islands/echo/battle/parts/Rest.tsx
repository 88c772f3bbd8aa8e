import type { Chances } from '../../../../engines/echo/battle/solve.ts';
import { Bars } from '../../../shared/results/Bars.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName } from '../words/names.ts';
import { chanceRu } from '../words/numbers.ts';

const rowsOf = (chances: Chances) => chances.map(([n, chance]) => ({ name: `${n}`, chance, shown: chanceRu(chance) }));

/** The Will and Strength of those who did not fall. */
export const Rest = ({ state, result }: ResultProps) => (
  <>
    {result.detectives.map(({ will, strength }, at) => (
      <div key={at} class="c-pair">
        <Bars caption={`${detectiveName(state, at)}: ${labels.restWill}`} rows={rowsOf(will)} />
        <Bars caption={`${detectiveName(state, at)}: ${labels.restStrength}`} rows={rowsOf(strength)} />
      </div>
    ))}
  </>
);

/** How many fall on each side. */
export const Counts = ({ result }: ResultProps) => (
  <div class="c-pair">
    <Bars caption={labels.countBeaten} rows={rowsOf(result.beaten)} />
    <Bars caption={labels.countFallen} rows={rowsOf(result.fallen)} />
  </div>
);
