/** Chances by margin and by the number of tokens, folded. */
import { toNumber, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { Bars } from '../../../shared/results/Bars.tsx';
import { tokensCount } from '../../shared/token-words.ts';
import { revealedRows } from '../reasons.ts';
import { labels } from '../words/labels.ts';
import type { ResultProps } from '../view-props.ts';

const rowOf = (name: string, chance: Fraction) => ({ name, chance: toNumber(chance), shown: percentRu(chance) });

/** How far a test is passed or failed. */
export const Margins = ({ odds }: Pick<ResultProps, 'odds'>) => (
  <Folded class="c-fold" summary={<h3>{labels.margins}</h3>}>
    {() => (
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
    )}
  </Folded>
);

/** How many tokens a test takes. Nothing where it is always the same number. */
export const Revealed = ({ odds }: Pick<ResultProps, 'odds'>) => {
  const rows = revealedRows(odds);
  if (rows.length < 2) return null;
  return (
    <Folded class="c-fold" summary={<h3>{labels.revealed}</h3>}>
      {() => (
        <Bars
          caption={labels.revealedHint}
          heads={[labels.revealedCount, labels.chance]}
          rows={rows.map(({ tokens, more, chance }) =>
            rowOf(more ? labels.orMore(tokensCount(tokens)) : tokensCount(tokens), chance),
          )}
        />
      )}
    </Folded>
  );
};
