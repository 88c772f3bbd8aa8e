import { toNumber } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { waysOf, type WayOdds } from '../endings.ts';
import type { Solved } from '../view-props.ts';
import { labels, wayWords } from '../words/labels.ts';
import { plainSentence } from '../words/reasons.ts';

/** How the attacks end: one strip, as long as all chances together, and its parts in words. */
export const Endings = ({ state, odds }: Solved) => {
  const ways = waysOf(odds);
  const ends = ways.map((_, at) => 100 * ways.slice(0, at).reduce((sum, { chance }) => sum + toNumber(chance), 0));
  return (
    <>
      <svg class="a-ends" width="100%" height="24" aria-hidden="true">
        {ways.map((one, at) => (
          <rect
            key={at}
            {...toneOf(ways, at)}
            x={`${ends[at]!.toFixed(2)}%`}
            width={`${(100 * toNumber(one.chance)).toFixed(2)}%`}
            height="24"
          />
        ))}
      </svg>
      <ul class="a-ways" aria-label={labels.ends}>
        {ways.map(({ way, chance }, at) => (
          <li key={at}>
            <svg width="14" height="14" aria-hidden="true">
              <rect {...toneOf(ways, at)} width="14" height="14" rx="3" />
            </svg>
            <span>{wayWords(way, state.foes.length)}</span> <b>{percentRu(chance)}</b>
          </li>
        ))}
      </ul>
      <p class="c-hint">{plainSentence(state, odds)}</p>
    </>
  );
};

/** Green for what is wanted, red for what is not; of several the first is the strongest wish, the last the worst end. */
const toneOf = (ways: readonly WayOdds[], at: number) => {
  const { isWanted } = ways[at]!;
  const alike = ways.filter((one) => one.isWanted === isWanted);
  const place = alike.indexOf(ways[at]!);
  return { class: isWanted ? 'a-hit' : 'a-miss', 'data-shade': isWanted ? place : alike.length - 1 - place };
};
