import { ENEMY_FATES, FALLS } from '../../../../engines/echo/battle/fate.ts';
import { Strip, type End } from '../../../shared/results/Strip.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, enemyName, FALL_NAMES, FATE_NAMES } from '../words/names.ts';
import { endOf } from './end-of.ts';

interface PersonProps {
  readonly name: string;
  readonly ends: readonly End[];
}
const Person = ({ name, ends }: PersonProps) => (
  <li>
    <Strip title={name} of={ends} />
  </li>
);

const TONES = { detained: 'good', killed: 'poor', destroyed: 'good' } as const;
/** What becomes of every enemy and every detective. */
export const People = ({ state, result }: ResultProps) => {
  const endless = endOf(labels.endless, result.endless, 'poor');
  return (
    <ul class="ec-people">
      {result.enemies.map(({ fates, stands }, at) => (
        <Person
          key={`enemy ${at}`}
          name={enemyName(state, at)}
          ends={[
            ...ENEMY_FATES.map((fate) => endOf(FATE_NAMES[fate], fates[fate], TONES[fate])),
            endOf(labels.stands, stands, 'bad'),
            endless,
          ]}
        />
      ))}
      {result.detectives.map(({ falls, stands, left }, at) => (
        <Person
          key={`detective ${at}`}
          name={detectiveName(state, at)}
          ends={[
            endOf(labels.standsDetective, stands, 'good'),
            endOf(labels.left, left, 'fair'),
            ...FALLS.map((fall) => endOf(FALL_NAMES[fall], falls[fall], fall === 'out' ? 'bad' : 'poor')),
            endless,
          ]}
        />
      ))}
    </ul>
  );
};
