import { compareFractions, subtractFractions } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Buys, NoBuys, boughtChance, type BoughtNumber } from '../../../shared/results/Buys.tsx';
import { chanceFor, variantsOf, type VariantCode, type VariantResult } from '../variants.ts';
import type { ResultProps } from '../view-props.ts';
import { isParty, memberName } from '../words/names.ts';
import { labels, VARIANT_NAMES, alsoVariant } from '../words/labels.ts';

interface Props extends ResultProps {
  readonly variants: readonly VariantResult[];
}
interface Variant extends Pick<VariantResult, 'killed' | 'stands'> {
  readonly code: VariantCode;
  /** Whose change it is. */
  readonly who: number;
}
const boughtOf = (variants: readonly VariantResult[]): readonly Variant[] =>
  variants.flatMap(({ of, ...found }) => (of.kind === 'variant' ? [{ ...found, code: of.code, who: of.who }] : []));

/** Changes that a player can make soonest; the table of all has the others. */
const COMMON: ReadonlySet<VariantCode> = new Set([
  'will-1',
  'strength-1',
  'weapon-2',
  'clue-1',
  'blessed',
  'health-1',
  'sanity-1',
]);
const MOST_SHOWN = 5;
/** Those of the common changes that raise the chance most, in their order. */
const bestOf = ({ state, result, variants }: Props): readonly Variant[] => {
  const now = chanceFor(state.aim, result);
  const gain = (one: Variant) => subtractFractions(chanceFor(state.aim, one), now);
  const common = boughtOf(variants).filter((one) => COMMON.has(one.code) && gain(one).n > 0n);
  const best = common.toSorted((a, b) => compareFractions(gain(b), gain(a))).slice(0, MOST_SHOWN);
  return common.filter((one) => best.includes(one));
};

const BOTH = ['killed', 'stands'] as const;
const HEADS = { killed: labels.kill, stands: labels.stand } as const;
interface TableProps extends Props {
  readonly of: readonly Variant[];
  readonly caption: string;
  readonly more?: string | undefined;
}
/** A line for each change; a chance that none of them changes has no column. */
const Table = ({ of, caption, more, data, state, result }: TableProps) => {
  const nameOf = ({ code, who }: Variant) =>
    isParty(state) ? `${memberName(state, who, data)}: ${VARIANT_NAMES[code]}` : VARIANT_NAMES[code];
  const numberOf = (variant: Variant, what: (typeof BOTH)[number]): BoughtNumber =>
    boughtChance(result[what], variant[what]);
  const changed = BOTH.filter((what) => of.some((variant) => !numberOf(variant, what).isSame));
  const shown = changed.length === 0 ? BOTH : changed;
  return (
    <Buys
      caption={caption}
      heads={shown.map((what) => HEADS[what])}
      now={shown.map((what) => percentRu(result[what]))}
      of={of.map((variant) => ({
        name: nameOf(variant),
        beside: alsoVariant(variant.code, state, variant.who),
        numbers: shown.map((what) => numberOf(variant, what)),
      }))}
      idle={labels.buysNothing}
      more={more}
    />
  );
};

/** What one thing more would buy: the few changes that count most. */
export const FightBuys = (props: Props) => {
  if (boughtOf(props.variants).length === 0) return <NoBuys says={labels.buysTooBig} />;
  const best = bestOf(props);
  return best.length === 0 ? null : <Table {...props} of={best} caption={labels.buysHow} />;
};
/** All of them, and why some are left out. */
export const AllBuys = (props: Props) => {
  const all = boughtOf(props.variants);
  if (all.length === 0) return <NoBuys says={labels.buysTooBig} />;
  const isCut = props.variants.length < variantsOf(props.state).length;
  return <Table {...props} of={all} caption={labels.moreBuysHow} more={isCut ? labels.buysCut : undefined} />;
};
