/** Chances by margin and by the number of tokens. */
import { toNumber, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Bars } from '../../../shared/results/Bars.tsx';
import { tokensCount } from '../../shared/token-words.ts';
import { revealedRows } from '../reasons.ts';
import { labels } from '../words/labels.ts';
import type { ResultProps } from '../view-props.ts';

const rowOf = (name: string, chance: Fraction) => ({ name, chance: toNumber(chance), shown: percentRu(chance) });

/** How far a test is passed or failed. */
export const Margins = ({ odds }: Pick<ResultProps, 'odds'>) => (
  <div class="c-pair">
    {(['successBy', 'failureBy'] as const).map((side) => (
      <Bars
        key={side}
        caption={labels[side]}
        heads={[labels.margin, labels.chance]}
        rows={odds[side].map(({ by, chance }) => rowOf(String(by), chance))}
      />
    ))}
  </div>
);

/** How many tokens a test takes. */
export const Revealed = ({ odds }: Pick<ResultProps, 'odds'>) => (
  <Bars
    caption={labels.revealedHint}
    heads={[labels.revealedCount, labels.chance]}
    rows={revealedRows(odds).map(({ tokens, more, chance }) =>
      rowOf(more ? labels.orMore(tokensCount(tokens)) : tokensCount(tokens), chance),
    )}
  />
);
