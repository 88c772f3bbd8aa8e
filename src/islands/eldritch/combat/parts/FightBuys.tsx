import { percentRu } from '../../../../lib/number-ru.ts';
import { Buys, NoBuys, boughtChance } from '../../../shared/results/Buys.tsx';
import { variantsOf, type VariantCode, type VariantResult } from '../variants.ts';
import type { ResultProps } from '../view-props.ts';
import { isParty, memberName } from '../words/names.ts';
import { labels, VARIANT_NAMES, alsoVariant } from '../words/labels.ts';

interface Variant extends Pick<VariantResult, 'killed' | 'stands'> {
  readonly code: VariantCode;
  /** Whose change it is. */
  readonly who: number;
}

/** What one thing more would buy: the chance with it, and the difference in percentage points. */
export const FightBuys = (props: ResultProps & { readonly variants: readonly VariantResult[] }) => {
  const { variants, data, state, result } = props;
  const bought = variants.flatMap(({ of, ...found }): Variant[] =>
    of.kind === 'variant' ? [{ ...found, code: of.code, who: of.who }] : [],
  );
  if (bought.length === 0) return <NoBuys says={labels.buysTooBig} />;
  const nameOf = ({ code, who }: Variant) =>
    isParty(state) ? `${memberName(state, who, data)}: ${VARIANT_NAMES[code]}` : VARIANT_NAMES[code];
  return (
    <Buys
      caption={labels.buysHow}
      heads={[labels.kill, labels.stand]}
      now={[percentRu(result.killed), percentRu(result.stands)]}
      of={bought.map((variant) => ({
        name: nameOf(variant),
        beside: alsoVariant(variant.code, state, variant.who),
        numbers: [boughtChance(result.killed, variant.killed), boughtChance(result.stands, variant.stands)],
      }))}
      idle={labels.buysNothing}
      more={variants.length < variantsOf(state).length ? labels.buysCut : undefined}
    />
  );
};
