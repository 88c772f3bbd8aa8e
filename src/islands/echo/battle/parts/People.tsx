import { ENEMY_FATES, FALLS } from '../../../../engines/echo/battle/fate.ts';
import { Bar } from '../../../shared/results/Bar.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, enemyName, FALL_NAMES, FATE_NAMES } from '../words/names.ts';
import { chanceRu } from '../words/numbers.ts';

/** One thing that may become of somebody. */
interface Share {
  readonly name: string;
  readonly chance: number;
  /** How it is for the detectives. */
  readonly tone: 'good' | 'fair' | 'poor' | 'bad';
}
interface PersonProps {
  readonly name: string;
  readonly shares: readonly Share[];
}
/** A bar in parts, and the same in words. */
const Person = ({ name, shares }: PersonProps) => {
  const possible = shares.filter(({ chance }) => chance > 0);
  return (
    <li>
      <b>{name}</b>
      <span class="ec-bar" aria-hidden="true">
        {possible.map((share) => (
          <Bar key={share.name} share={share.chance} tone={share.tone} />
        ))}
      </span>
      <ul>
        {possible.map((share) => (
          <li key={share.name}>
            <i data-tone={share.tone} aria-hidden="true" />
            {share.name} <b>{chanceRu(share.chance)}</b>
          </li>
        ))}
      </ul>
    </li>
  );
};

const TONES = { detained: 'good', killed: 'poor', destroyed: 'good' } as const;
/** What becomes of every enemy and every detective. */
export const People = ({ state, result }: ResultProps) => {
  const endless: Share = { name: labels.endless, chance: result.endless, tone: 'poor' };
  return (
    <section class="c-part">
      <h3>{labels.people}</h3>
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
    </section>
  );
};
