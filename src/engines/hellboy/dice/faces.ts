/** The sides of the test dice. No source prints them: they are what a reader entered. */
import { COLOURS, type Colour } from './colour.ts';

/** Sides of a die. */
export const SIDES = 6;
/** The largest number that is taken for a face. */
export const MOST_FACE = 9;

/** Sides of the four dice: six whole numbers 0–{@link MOST_FACE} each, ascending. */
export type Faces = { readonly [C in Colour]: readonly number[] };

/** What the rules imply of a die (data): each of these is on it, or all its faces are among these. */
export interface FaceRule {
  readonly colour: Colour;
  readonly kind: 'contains' | 'among';
  readonly values: readonly number[];
  /** The term that has the rule. */
  readonly term: string;
  /** The rule in our words, for the reader. */
  readonly why: string;
}

/** What is wrong with faces: not six of them, a face that is no face, a rule that is not kept. */
export type FacesProblem =
  | { readonly code: 'count' | 'value'; readonly colour: Colour; readonly got: unknown }
  | { readonly code: 'rule'; readonly colour: Colour; readonly rule: FaceRule };

const isFace = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_FACE;

const KEEPS: { readonly [K in FaceRule['kind']]: (sides: readonly number[], values: readonly number[]) => boolean } = {
  contains: (sides, values) => values.every((value) => sides.includes(value)),
  among: (sides, values) => sides.every((side) => values.includes(side)),
};
const problemsOfDie = (colour: Colour, sides: unknown, rules: readonly FaceRule[]): readonly FacesProblem[] => {
  if (!Array.isArray(sides)) return [{ code: 'count', colour, got: sides }];
  const claimed: readonly unknown[] = sides;
  const count = claimed.length === SIDES ? [] : [{ code: 'count', colour, got: claimed.length } as const];
  const values = claimed.filter((side) => !isFace(side)).map((got) => ({ code: 'value', colour, got }) as const);
  if (count.length > 0 || values.length > 0) return [...count, ...values];
  return rules
    .filter((rule) => rule.colour === colour && !KEEPS[rule.kind](claimed.filter(isFace), rule.values))
    .map((rule) => ({ code: 'rule', colour, rule }));
};

/**
 * Everything wrong with what claims to be faces, from yellow to black; an empty list: sound. Rules are asked of a die
 * only when it has six faces. The order of the faces is never wrong: {@link inOrder} sees to it.
 */
export const facesProblems = (faces: unknown, rules: readonly FaceRule[]): readonly FacesProblem[] => {
  const dice = typeof faces === 'object' && faces !== null ? (faces as { readonly [C in Colour]?: unknown }) : {};
  return COLOURS.flatMap((colour) => problemsOfDie(colour, dice[colour], rules));
};

/** A record with a value for each colour. */
const ofColours = <T>(valueOf: (colour: Colour) => T): { readonly [C in Colour]: T } => ({
  yellow: valueOf('yellow'),
  orange: valueOf('orange'),
  red: valueOf('red'),
  black: valueOf('black'),
});
/** The same faces, those of each die ascending. */
export const inOrder = (faces: Faces): Faces => ofColours((colour) => faces[colour].toSorted((a, b) => a - b));

/** Whether a die is at least as good as another, side by side from the least: then it never is worse to throw. */
const isAtLeast = (die: readonly number[], other: readonly number[]): boolean => {
  const ascending = other.toSorted((a, b) => a - b);
  return die.toSorted((a, b) => a - b).every((side, at) => side >= ascending[at]!);
};
/**
 * The steps of the ladder on which the better colour is not at least as good side by side. The rules do not promise that
 * there is none, but faces that are entered wrong are often found by it.
 */
export const brokenSteps = (faces: Faces): readonly { readonly from: Colour; readonly to: Colour }[] =>
  COLOURS.slice(1)
    .map((to, at) => ({ from: COLOURS[at]!, to }))
    .filter(({ from, to }) => !isAtLeast(faces[to], faces[from]));
