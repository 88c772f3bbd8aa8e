import { useState } from 'preact/hooks';
import { COLOURS } from '../../../../engines/hellboy/dice/colour.ts';
import { MOST_FACE, SIDES, brokenSteps, type FacesProblem } from '../../../../engines/hellboy/dice/faces.ts';
import { ALL_SIDES, draftOf, facesOf, withPlace, withSide, type DiceFaces, type FacesDraft } from '../dice-faces.ts';
import type { OddsData } from '../model.ts';
import { FACES, facesProblemWords, sideName } from '../words/faces.ts';
import { COLOUR_NAMES } from '../words/names.ts';
import type { FacesActions } from '../view-props.ts';
import { Die } from './Die.tsx';

interface Props {
  readonly data: OddsData;
  readonly dice: DiceFaces;
  readonly termBase: string;
  readonly on: FacesActions;
  /** The faces are taken, or given back. */
  readonly onDone: () => void;
}
/** The keys that are there at once; the others come with «ещё». */
const FIRST_KEYS = [0, 1, 2, 3] as const;
const ALL_KEYS = Array.from({ length: MOST_FACE + 1 }, (_, n) => n);

/** The faces of the four dice, tapped in one after the other; what cannot be is refused and says why. */
export const FacesEditor = ({ data, dice, termBase, on, onDone }: Props) => {
  const [draft, setDraft] = useState<FacesDraft>(() => draftOf(dice.faces));
  const [isWide, setWide] = useState(() => draft.sides.some((s) => (s ?? 0) > FIRST_KEYS.length - 1));
  const [refused, setRefused] = useState<readonly FacesProblem[]>([]);
  const change = (next: FacesDraft) => {
    setRefused([]);
    setDraft(next);
  };
  const confirm = () => {
    const faces = facesOf(draft, data.faceRules);
    if ('yellow' in faces) {
      on.confirm(faces);
      onDone();
    } else setRefused(faces);
  };
  const read = facesOf(draft, []);
  const odd = 'yellow' in read ? brokenSteps(read) : [];
  return (
    <div class="hb-editor" role="group" aria-label={FACES.editor}>
      <p class="c-hint">{FACES.editorHint}</p>
      {COLOURS.map((colour, row) => (
        <div key={colour} class="hb-sides" role="group" aria-label={`${COLOUR_NAMES[colour]} кубик`}>
          <span class="hb-sides-name">
            <Die colour={colour} /> {COLOUR_NAMES[colour]}
          </span>
          <span class="hb-sides-row">
            {draft.sides.slice(row * SIDES, (row + 1) * SIDES).map((value, i) => {
              const at = row * SIDES + i;
              return (
                <button
                  key={at}
                  type="button"
                  aria-label={sideName(colour, i, value)}
                  aria-pressed={draft.at === at}
                  onClick={() => change(withPlace(draft, at))}
                >
                  {value ?? ''}
                </button>
              );
            })}
          </span>
        </div>
      ))}
      <div class="hb-keys" role="group" aria-label={FACES.keys}>
        {(isWide ? ALL_KEYS : FIRST_KEYS).map((n) => (
          <button
            key={n}
            type="button"
            aria-disabled={draft.at >= ALL_SIDES}
            onClick={() => change(withSide(draft, n))}
          >
            {n}
          </button>
        ))}
        <button type="button" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
          {isWide ? FACES.fewer : FACES.more}
        </button>
      </div>
      <div role="status">
        {refused.length > 0 && (
          <div class="c-notice c-bad">
            <b>{FACES.refused}</b>
            <ul>
              {refused.map((problem, i) => (
                <li key={i}>
                  {facesProblemWords(problem)}{' '}
                  {problem.code === 'rule' && <a href={`${termBase}${problem.rule.term}/`}>{FACES.rule}</a>}
                </li>
              ))}
            </ul>
          </div>
        )}
        {refused.length === 0 &&
          odd.map(({ from, to }) => (
            <p key={to} class="c-hint">
              {FACES.ladder(from, to)}
            </p>
          ))}
      </div>
      <p class="c-buttons">
        <button type="button" class="c-button c-main" onClick={confirm}>
          {FACES.confirm}
        </button>
        <button
          type="button"
          class="c-button"
          onClick={() => {
            on.assume();
            onDone();
          }}
        >
          {FACES.back}
        </button>
      </p>
    </div>
  );
};
