import { Buys, NoBuys, boughtChance, type BoughtNumber } from '../../../shared/results/Buys.tsx';
import type { VariantResult } from '../variants.ts';
import type { ResultProps, Solved } from '../view-props.ts';
import { labels, VARIANT_NAMES } from '../words/labels.ts';
import { detectiveName } from '../words/names.ts';
import { chanceRu, isSameNumber, ratioOf } from '../words/numbers.ts';

/** Chances are plain numbers here: the same but for rounding is the same. */
const boughtFrom = (from: number, to: number): BoughtNumber => ({
  ...boughtChance(ratioOf(from), ratioOf(to)),
  isSame: isSameNumber(from, to),
});

type Props = ResultProps & Pick<Solved, 'variants' | 'isCut'>;
/** What one thing more would buy: the chance with it, and the difference in percentage points. */
export const BattleBuys = ({ state, variants, isCut, result }: Props) => {
  if (variants.length === 0) return <NoBuys says={labels.buysTooBig} />;
  const { victory, noneFell } = result;
  const nameOf = ({ code, who }: VariantResult) =>
    who === undefined || state.detectives.length === 1
      ? VARIANT_NAMES[code]
      : `${detectiveName(state, who)}: ${VARIANT_NAMES[code]}`;
  /** One against one: a victory costs no one, so one column says both. */
  const isOne = [result, ...variants].every((ends) => isSameNumber(ends.victory, ends.noneFell));
  const columns = <T,>(ofVictory: T, ofNone: T): readonly T[] => (isOne ? [ofVictory] : [ofVictory, ofNone]);
  return (
    <Buys
      caption={isOne ? labels.buysOne : labels.buysHow}
      heads={columns(labels.win, labels.nobody)}
      now={columns(chanceRu(victory), chanceRu(noneFell))}
      of={variants.map((one) => ({
        name: nameOf(one),
        numbers: columns(boughtFrom(victory, one.victory), boughtFrom(noneFell, one.noneFell)),
      }))}
      idle={labels.buysNothing}
      more={isCut ? labels.buysCut : undefined}
    />
  );
};
