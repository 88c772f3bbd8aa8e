import type { Odds, FaceOdds } from '../../../../engines/foursouls/attack/odds.ts';
import { TOWARDS } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { SIGN_NAMES, labels } from '../words/labels.ts';
import { missDamage } from '../words/reasons.ts';
import { ActionSign, SignKey, type Sign } from './ActionSign.tsx';
import { Die } from '../../../shared/results/Die.tsx';

/** What each face of a roll comes to and what to do with it: the first roll, and those after it where they differ. */
export const Strip = ({ odds }: { readonly odds: Odds }) => {
  const { first, later } = odds.strips;
  const isSame = first.every((f, i) => f.result === later[i]!.result && signOf(f) === signOf(later[i]!));
  const miss = missDamage(odds.attack);
  const actions = [...new Set([...first, ...later].map(signOf))].filter((a) => a !== 'resolve');
  return (
    <>
      <Faces title={isSame ? labels.stripBoth : labels.stripFirst} faces={first} miss={miss} />
      {!isSame && <Faces title={labels.stripLater} faces={later} miss={miss} />}
      {actions.length > 0 && (
        <p class="c-hint" aria-hidden="true">
          {labels.signs}: <SignKey signs={actions} />.
        </p>
      )}
    </>
  );
};

/** What to do with a face: with the roll, or against the damage of its miss. */
const signOf = ({ choice, against }: FaceOdds): Sign =>
  choice.action !== 'resolve' || against === 0 ? choice.action : signAgainst(against);
const signAgainst = (against: FaceOdds['against']): Sign => (against === 'shield' ? 'shield' : 'points');
const harmWords = ({ isHit, damage }: FaceOdds, miss: number): string => {
  if (isHit) return `−${damage} ему`;
  return miss > 0 ? `−${miss} вам` : '';
};

const Faces = ({
  title,
  faces,
  miss,
}: {
  readonly title: string;
  readonly faces: readonly FaceOdds[];
  readonly miss: number;
}) => (
  <figure class="a-strip">
    <figcaption class="c-hint">{title}</figcaption>
    <ol>
      {faces.map((odds) => {
        const { face, result, isHit } = odds;
        const sign = signOf(odds);
        return (
          <li key={face} class={isHit ? 'a-hit' : 'a-miss'}>
            <Die face={face} />
            <span class="c-said">{`грань ${face}, результат ${result}: `}</span>
            {result !== face && (
              <small aria-hidden="true">
                <Drawn body={TOWARDS} /> {result}
              </small>
            )}
            <b>{isHit ? labels.hit : labels.miss}</b>
            <small>{harmWords(odds, miss)}</small>
            {sign !== 'resolve' && (
              <span class="a-do">
                <ActionSign of={sign} />
                <span class="c-said">, {SIGN_NAMES[sign]}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </figure>
);
