import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { isParty, memberName } from '../words/names.ts';
import { Bars } from './Bars.tsx';

/** Clues and focus tokens that go, and how long the fight lasts, where there is anything to tell. */
export const Spent = ({ data, state, result }: ResultProps) => (
  <>
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
