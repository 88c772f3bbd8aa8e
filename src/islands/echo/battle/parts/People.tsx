import { ENEMY_FATES, FALLS } from '../../../../engines/echo/battle/fate.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, enemyName, FALL_NAMES, FATE_NAMES } from '../words/names.ts';
import { Shares, type Share } from './Shares.tsx';

interface PersonProps {
  readonly name: string;
  readonly shares: readonly Share[];
}
const Person = ({ name, shares }: PersonProps) => (
  <li>
    <b>{name}</b>
    <Shares of={shares} />
  </li>
);

const TONES = { detained: 'good', killed: 'poor', destroyed: 'good' } as const;
/** What becomes of every enemy and every detective. */
export const People = ({ state, result }: ResultProps) => {
  const endless: Share = { name: labels.endless, chance: result.endless, tone: 'poor' };
  return (
    <ul class="ec-people">
      {result.enemies.map(({ fates, stands }, at) => (
        <Person
          key={`enemy ${at}`}
          name={enemyName(state, at)}
          shares={[
            ...ENEMY_FATES.map((fate) => ({ name: FATE_NAMES[fate], chance: fates[fate], tone: TONES[fate] })),
            { name: labels.stands, chance: stands, tone: 'bad' },
            endless,
          ]}
        />
      ))}
      {result.detectives.map(({ falls, stands, left }, at) => (
        <Person
          key={`detective ${at}`}
          name={detectiveName(state, at)}
          shares={[
            { name: labels.standsDetective, chance: stands, tone: 'good' },
            { name: labels.left, chance: left, tone: 'fair' },
            ...FALLS.map((fall) => ({
              name: FALL_NAMES[fall],
              chance: falls[fall],
              tone: fall === 'out' ? ('bad' as const) : ('poor' as const),
            })),
            endless,
          ]}
        />
      ))}
    </ul>
  );
};
