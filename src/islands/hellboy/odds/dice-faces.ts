/**
 * The faces of the four dice: the assumption of the data, or what the reader has read off his own dice. They are kept on
 * the device under a name of their own and go with every address that is shared.
 */
import { COLOURS } from '../../../engines/hellboy/dice/colour.ts';
import {
  MOST_FACE,
  SIDES,
  facesProblems,
  type FaceRule,
  type Faces,
  type FacesProblem,
} from '../../../engines/hellboy/dice/faces.ts';
import type { Beside } from '../../shared/frame/define-calculator.tsx';
import type { Codec } from '../../shared/state/codec.ts';
import { MOST_SHOWN } from '../../shared/state/fields.ts';
import type { OddsData } from './data.ts';
import type { State } from './model.ts';

export interface DiceFaces {
  readonly faces: Faces;
  /** Somebody has said that his dice look like this. */
  readonly isConfirmed: boolean;
  /** What the device keeps cannot be the faces of dice; until others are entered it stays as it lies. */
  readonly isDamaged?: true;
}
/** Said of faces that cannot be those of any dice, with what came. */
export interface BadFaces {
  readonly code: 'faces';
  readonly came: string;
  readonly problems: readonly FacesProblem[];
}

export const assumedOf = ({ assumed }: OddsData): DiceFaces => ({ faces: assumed, isConfirmed: false });
/** The dice that everything is counted with: those of a link go before those of the device, as long as the page has come from it. */
export const diceOf = ({ linked }: Pick<State, 'linked'>, { own, from }: Beside<DiceFaces>): DiceFaces =>
  from === 'address' && linked !== undefined ? linked : own;

export const ALL_SIDES = SIDES * COLOURS.length;
/** Six digits a die from the worst colour to the best, and a mark where they are confirmed: «001112011122011223112233c». */
export const makeFaces = ({ faces, isConfirmed }: DiceFaces): string =>
  `${COLOURS.flatMap((colour) => faces[colour]).join('')}${isConfirmed ? 'c' : ''}`;

const SHAPE = new RegExp(`^\\d{${ALL_SIDES}}c?$`);
/** What the text says, or why it cannot be. Never throws. */
export const parseFaces = (text: string, rules: readonly FaceRule[]): DiceFaces | BadFaces => {
  const came = text.slice(0, MOST_SHOWN);
  if (!SHAPE.test(text)) return { code: 'faces', came, problems: [] };
  const faces = facesOf({ sides: Array.from(text.slice(0, ALL_SIDES), Number) }, rules);
  return 'yellow' in faces ? { faces, isConfirmed: text.endsWith('c') } : { code: 'faces', came, problems: faces };
};

/** How the device keeps them; the address carries them with the situation. */
export const facesCodec = (data: OddsData): Codec<DiceFaces, never> => ({
  key: 'hellboy.faces',
  fields: [],
  make: makeFaces,
  parse: (text) => {
    const read = parseFaces(text, data.faceRules);
    return { state: 'code' in read ? { ...assumedOf(data), isDamaged: true } : read, problems: [] };
  },
});

/** What is being entered: faces that are not yet read are absent, and one place waits for a number. */
export interface FacesDraft {
  readonly sides: readonly (number | undefined)[];
  /** Place among the sides of all dice, from 0; beyond the last: nothing waits. */
  readonly at: number;
}
export const draftOf = (faces: Faces): FacesDraft => ({ sides: COLOURS.flatMap((colour) => faces[colour]), at: 0 });
/** The number on the side that waits; the next side waits then. */
export const withSide = (draft: FacesDraft, value: number): FacesDraft => {
  const { sides, at } = draft;
  if (at >= ALL_SIDES || value < 0 || value > MOST_FACE) return draft;
  return { sides: sides.map((s, i) => (i === at ? value : s)), at: at + 1 };
};
export const withPlace = ({ sides }: FacesDraft, at: number): FacesDraft => ({ sides, at });
/** The faces of a draft, each die in order; problems where it cannot be. */
export const facesOf = (
  { sides }: Pick<FacesDraft, 'sides'>,
  rules: readonly FaceRule[],
): Faces | readonly FacesProblem[] => {
  const sidesOf = (die: number) => sides.slice(die * SIDES, (die + 1) * SIDES).filter((side) => side !== undefined);
  const faces = Object.fromEntries(
    COLOURS.map((colour, die) => [colour, sidesOf(die).toSorted((a, b) => a - b)]),
  ) as unknown as Faces;
  const problems = facesProblems(faces, rules);
  return problems.length > 0 ? problems : faces;
};
