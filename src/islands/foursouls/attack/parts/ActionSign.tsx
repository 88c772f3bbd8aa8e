import { AGAIN, DIAMOND, FLIP, SHIELD, STAR } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { SIGN_NAMES } from '../words/labels.ts';

/** What is done with a roll, or against the damage of its miss, as the tables of the plan show it. */
export type Sign = keyof typeof SIGN_NAMES;

const DRAWN: { readonly [s in Exclude<Sign, 'resolve'>]: string } = {
  reroll: AGAIN,
  flip: FLIP,
  fix: STAR,
  shield: SHIELD,
  points: DIAMOND,
};
/** The sign alone, for use next to its name. A roll that is kept has a dot. */
export const ActionSign = ({ of }: { readonly of: Sign }) =>
  of === 'resolve' ? <span aria-hidden="true">·</span> : <Drawn body={DRAWN[of]} />;

/** Signs with their names, in a row: the key to a table. */
export const SignKey = ({ signs }: { readonly signs: readonly Sign[] }) => (
  <>
    {signs.map((sign, i) => (
      <span key={sign}>
        {i > 0 && ', '}
        <ActionSign of={sign} /> {SIGN_NAMES[sign]}
      </span>
    ))}
  </>
);
