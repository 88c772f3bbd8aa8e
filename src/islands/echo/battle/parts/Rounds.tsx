import { MOST_ROUNDS } from '../../../../engines/echo/battle/rounds.ts';
import { Bars } from '../../../shared/results/Bars.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { chanceRu } from '../words/numbers.ts';

/** How long the battle lasts, and what that costs. */
export const Rounds = ({ state, result, termBase }: ResultProps) => {
  const rows = [
    ...result.rounds.map(([n, chance]) => ({ name: n === 0 ? labels.avoided : `${n}`, chance })),
    ...(result.longer > 1e-12 ? [{ name: labels.longer(MOST_ROUNDS), chance: result.longer }] : []),
  ];
  return (
    <>
      <Bars rows={rows.map((row) => ({ ...row, shown: chanceRu(row.chance) }))} />
      <p class="c-hint">
        {state.phase === 'movement' && labels.movement} <a href={`${termBase}battle-round/`}>{labels.roundTerm}</a>
      </p>
    </>
  );
};
