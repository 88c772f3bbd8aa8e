import type { Odds, FaceOdds } from '../../../engines/foursouls/attack/odds.ts';
import { FACE_ADVICE, T } from '../strings.ts';
import { missDamage } from '../strings-reasons.ts';
import { DieMark } from './DieMark.tsx';

/** What each face of a roll comes to and what to do with it: the first roll, and those after it where they differ. */
export const Strip = ({ odds }: { readonly odds: Odds }) => {
  const { first, later } = odds.strips;
  const isSame = first.every((f, i) => f.result === later[i]!.result && f.choice.action === later[i]!.choice.action);
  const miss = missDamage(odds.attack);
  return (
    <section class="c-part">
      <h3>{T.strip}</h3>
      <Faces title={isSame ? T.stripBoth : T.stripFirst} faces={first} miss={miss} />
      {!isSame && <Faces title={T.stripLater} faces={later} miss={miss} />}
    </section>
  );
};

const Faces = ({ title, faces, miss }: { readonly title: string; readonly faces: readonly FaceOdds[]; readonly miss: number }) => (
  <figure class="a-strip">
    <figcaption class="c-hint">{title}</figcaption>
    <ol>
      {faces.map(({ face, result, damage, choice }) => {
        const isHit = damage > 0;
        const what = isHit ? T.hit : miss === 0 ? T.nothing : T.miss;
        const harm = isHit ? `−${damage} ему` : miss > 0 ? `−${miss} вам` : '';
        return (
          <li key={face} class={isHit ? 'a-hit' : 'a-miss'}>
            <DieMark face={face} />
            <span class="c-said">{`грань ${face}, результат ${result}: `}</span>
            {result !== face && <small aria-hidden="true">→ {result}</small>}
            <b>{what}</b>
            <small>{harm}</small>
            {choice.action !== 'resolve' && <small class="a-do">{FACE_ADVICE[choice.action]}</small>}
          </li>
        );
      })}
    </ol>
  </figure>
);
