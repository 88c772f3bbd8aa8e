import { Bar } from '../../../shared/results/Bar.tsx';
import { chanceRu } from '../words/numbers.ts';

/** One thing that may come about. */
export interface Share {
  readonly name: string;
  readonly chance: number;
  /** How it is for the detectives. */
  readonly tone: 'good' | 'fair' | 'poor' | 'bad';
}
/** What is less likely than this is rounding. */
const NOTHING = 1e-12;

/** A bar in parts, and the same in words. */
export const Shares = ({ of }: { readonly of: readonly Share[] }) => {
  const possible = of.filter(({ chance }) => chance > NOTHING);
  return (
    <>
      <span class="ec-bar" aria-hidden="true">
        {possible.map(({ name, chance, tone }) => (
          <Bar key={name} share={chance} tone={tone} />
        ))}
      </span>
      <ul class="ec-shares">
        {possible.map(({ name, chance, tone }) => (
          <li key={name}>
            <i data-tone={tone} aria-hidden="true" />
            {name} <b>{chanceRu(chance)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};
