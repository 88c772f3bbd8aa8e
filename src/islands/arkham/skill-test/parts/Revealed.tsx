import { toNumber } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Bars } from '../../../shared/results/Bars.tsx';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { labels } from '../words/labels.ts';
import { tokensCount } from '../../shared/token-words.ts';
import { revealedRows } from '../reasons.ts';
import type { ResultProps } from '../view-props.ts';

/** How many tokens a test takes: bars that are a table. Nothing where it is always the same number. */
export const Revealed = ({ odds }: Pick<ResultProps, 'odds'>) => {
  const rows = revealedRows(odds);
  if (rows.length < 2) return null;
  return (
    <Folded class="c-fold" summary={<h3>{labels.revealed}</h3>}>
      {() => (
        <>
          <Bars
            caption={labels.revealedHint}
            heads={[labels.revealedCount, labels.chance]}
            rows={rows.map(({ tokens, more, chance }) => ({
              name: more ? labels.orMore(tokensCount(tokens)) : tokensCount(tokens),
              chance: toNumber(chance),
              shown: percentRu(chance),
            }))}
          />
        </>
      )}
    </Folded>
  );
};
