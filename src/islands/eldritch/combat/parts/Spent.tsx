import { AdviceList } from '../../../shared/results/AdviceList.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { isParty, memberName } from '../words/names.ts';
import type { VariantResult } from '../variants.ts';
import { spendingOf } from '../words/policy.ts';
import { Bars } from './Bars.tsx';

interface Props extends ResultProps {
  readonly variants: readonly VariantResult[];
}

/** Clues and focus tokens that go, and how long the fight lasts, where there is anything to tell. */
export const Spent = ({ data, termBase, state, result, variants }: Props) => (
  <>
    <AdviceList of={spendingOf({ state, result }, variants, data)} termBase={termBase} />
    {state.party.map(({ hero }, at) => {
      const whose = isParty(state) ? `: ${memberName(state, at, data)}` : '';
      const { clues, focus } = result.fighters[at]!;
      return (
        <>
          {hero.clues > 0 && <Bars title={`${labels.spent}${whose}`} of={clues} />}
          {hero.focus > 0 && <Bars title={`${labels.spentFocus}${whose}`} of={focus} />}
        </>
      );
    })}
    {result.rounds.length > 1 && <Bars title={labels.roundsTook} of={result.rounds} />}
  </>
);
/** Whether there is anything of it to tell. */
export const isSpent = ({ state, result }: Pick<ResultProps, 'state' | 'result'>): boolean =>
  result.rounds.length > 1 || state.party.some(({ hero }) => hero.clues + hero.focus > 0);
