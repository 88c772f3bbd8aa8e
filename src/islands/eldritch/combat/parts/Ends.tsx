import { ONE, subtractFractions, sumOfFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { Strip, type End } from '../../../shared/results/Strip.tsx';
import type { Result } from '../result.ts';
import type { ResultProps } from '../view-props.ts';
import { endsWords, isToSurvive, lossesWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { isParty } from '../words/names.ts';

const rest = (of: Fraction): Fraction => subtractFractions(ONE, of);
/** What is wanted, and everything else. */
const pair = (chance: Fraction, [yes, no]: readonly [yes: string, no: string]): readonly End[] => [
  { says: yes, chance, worth: 1 },
  { says: no, chance: rest(chance), worth: 0 },
];
/** The four ways in which a fight of one investigator ends: with monsters defeated or not, and he himself. */
const fourEnds = ({ killed, stands }: Result, won: Fraction, state: ResultProps['state']): readonly End[] => {
  const words = endsWords(state);
  const half = 0.4;
  const [killedAlone, standsAlone] = isToSurvive(state) ? [0, half] : [half, 0];
  return [
    { says: words.won, chance: won, worth: 1 },
    { says: words.killedAlone, chance: subtractFractions(killed, won), worth: killedAlone },
    { says: words.standsAlone, chance: subtractFractions(stands, won), worth: standsAlone },
    { says: words.lost, chance: rest(sumOfFractions([killed, stands, { ...won, n: -won.n }])), worth: 'bad' },
  ];
};

/** How the fight ends, and what it costs on average. */
export const Ends = ({ state, result }: ResultProps) => {
  const { won, killed, stands } = result;
  return (
    <>
      {won === undefined ? (
        <>
          <Strip title={labels.foes} of={pair(killed, endsWords(state).foes)} />
          <Strip title={labels.party} of={pair(stands, endsWords(state).party)} />
        </>
      ) : (
        <Strip of={fourEnds(result, won, state)} />
      )}
      <p>{`${labels.onePays(isParty(state))} ${lossesWords(state, result)}.`}</p>
    </>
  );
};
