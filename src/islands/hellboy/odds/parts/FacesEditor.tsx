import { useState } from 'preact/hooks';
import { COLOURS, type Colour } from '../../../../engines/hellboy/dice/colour.ts';
import {
  MOST_FACE,
  SIDES,
  brokenSteps,
  type Faces,
  type FacesProblem,
} from '../../../../engines/hellboy/dice/faces.ts';
import { ALL_SIDES, draftOf, facesOf, withPlace, withSide, type DiceFaces, type FacesDraft } from '../dice-faces.ts';
import type { OddsData } from '../data.ts';
import { FACES, facesProblemWords, sideName } from '../words/faces.ts';
import { COLOUR_NAMES } from '../words/names.ts';
import { Die } from './Die.tsx';

interface Props {
  readonly data: OddsData;
  readonly dice: DiceFaces;
  readonly termBase: string;
  /** These are the faces of the reader's dice. */
  readonly onConfirm: (faces: Faces) => void;
  readonly onGiveBack: () => void;
}
/** The keys that are there at once; the others come with «ещё». */
const FIRST_KEYS = [0, 1, 2, 3] as const;
const ALL_KEYS = Array.from({ length: MOST_FACE + 1 }, (_, n) => n);

/** The faces of the four dice, tapped in one after the other; what cannot be is refused and says why. */
export const FacesEditor = ({ data, dice, termBase, onConfirm, onGiveBack }: Props) => {
  const [draft, setDraft] = useState<FacesDraft>(() => draftOf(dice.faces));
  const [isWide, setWide] = useState(() => draft.sides.some((s) => (s ?? 0) > FIRST_KEYS.length - 1));
  const [refused, setRefused] = useState<readonly FacesProblem[]>([]);
  const change = (next: FacesDraft) => {
    setRefused([]);
    setDraft(next);
  };
  const confirm = () => {
    const faces = facesOf(draft, data.faceRules);
    if ('yellow' in faces) onConfirm(faces);
    else setRefused(faces);
  };
  return (
    <div class="hb-editor" role="group" aria-label={FACES.editor}>
      <p class="c-hint">{FACES.editorHint}</p>
      {COLOURS.map((colour, row) => (
        <Sides
          key={colour}
          colour={colour}
          first={row * SIDES}
          draft={draft}
          onPlace={(at) => change(withPlace(draft, at))}
        />
      ))}
      <Keys isFull={draft.at >= ALL_SIDES} isWide={isWide} onKey={(n) => change(withSide(draft, n))} onWide={setWide} />
      <div role="status">
        {refused.length > 0 ? <Refused problems={refused} termBase={termBase} /> : <Odd draft={draft} />}
      </div>
      <p class="c-buttons">
        <button type="button" class="c-button c-main" onClick={confirm}>
          {FACES.confirm}
        </button>
        <button type="button" class="c-button" onClick={onGiveBack}>
          {FACES.back}
        </button>
      </p>
    </div>
  );
};

interface SidesProps {
  readonly colour: Colour;
  /** The place of its first side among those of all dice. */
  readonly first: number;
  readonly draft: FacesDraft;
  readonly onPlace: (at: number) => void;
}
/** The sides of one die; the one that is filled in next is pressed. */
const Sides = ({ colour, first, draft, onPlace }: SidesProps) => (
  <div class="hb-sides" role="group" aria-label={`${COLOUR_NAMES[colour]} кубик`}>
    <span class="hb-sides-name">
      <Die colour={colour} /> {COLOUR_NAMES[colour]}
    </span>
    <span class="hb-sides-row">
      {draft.sides.slice(first, first + SIDES).map((value, i) => (
        <button
          key={first + i}
          type="button"
          aria-label={sideName(colour, i, value)}
          aria-pressed={draft.at === first + i}
          onClick={() => onPlace(first + i)}
        >
          {value ?? ''}
        </button>
      ))}
    </span>
  </div>
);

interface KeysProps {
  readonly isFull: boolean;
  readonly isWide: boolean;
  readonly onKey: (n: number) => void;
  readonly onWide: (isWide: boolean) => void;
}
/** The numbers that a side may have. */
const Keys = ({ isFull, isWide, onKey, onWide }: KeysProps) => (
  <div class="hb-keys" role="group" aria-label={FACES.keys}>
    {(isWide ? ALL_KEYS : FIRST_KEYS).map((n) => (
      <button key={n} type="button" aria-disabled={isFull} onClick={() => onKey(n)}>
        {n}
      </button>
    ))}
    <button type="button" aria-expanded={isWide} onClick={() => onWide(!isWide)}>
      {isWide ? FACES.fewer : FACES.more}
    </button>
  </div>
);

/** Why these cannot be the faces of the dice. */
const Refused = ({ problems, termBase }: { readonly problems: readonly FacesProblem[]; readonly termBase: string }) => (
  <div class="c-notice c-bad">
    <b>{FACES.refused}</b>
    <ul>
      {problems.map((problem, i) => (
        <li key={i}>
          {facesProblemWords(problem)}{' '}
          {problem.code === 'rule' && <a href={`${termBase}${problem.rule.term}/`}>{FACES.rule}</a>}
        </li>
      ))}
    </ul>
  </div>
);
/** What is strange about them, though the rules allow it. */
const Odd = ({ draft }: { readonly draft: FacesDraft }) => {
  const faces = facesOf(draft, []);
  if (!('yellow' in faces)) return null;
  return (
    <>
      {brokenSteps(faces).map(({ from, to }) => (
        <p key={to} class="c-hint">
          {FACES.ladder(from, to)}
        </p>
      ))}
    </>
  );
};
