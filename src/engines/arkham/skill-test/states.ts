/**
 * The states of drawing token by token, see `sequence.ts`, and the whole numbers over which they are weighed.
 *
 * A state is a layer (which tokens are out without being resolved, which uses are left) and a run (how many of each
 * chaining class were resolved); a resolved token of any other class ends the draw. The denominator of a state from
 * which t tokens are out is n·(n−1)·… over all draws still possible, times a common multiple for each redraw left,
 * because a redraw draws twice from one number of tokens.
 */
import { makeRows, setRow, widthFor, type Rows } from '../../exact/limbs.ts';
import { checkBytes, type OnWork } from '../../exact/work.ts';
import { bytesOf } from './bytes.ts';
import { classesOf, type NamedKind, type TokenClass } from './classes.ts';
import { makeLayers, type Layer, type Way } from './layers.ts';
import { FAILED, SEEN, drawnOf, drawnTogether, isSecondFrost, keyOf, type Drawn, type Outcome } from './outcome.ts';
import { makeRuns, type Run } from './runs.ts';
import { makeScale, type Scale } from './scale.ts';
import type { Use } from './uses.ts';

export interface States {
  readonly classes: readonly TokenClass[];
  /** Tokens in the bag at the start, and the most that can be out before a draw. */
  readonly size: number;
  readonly last: number;
  readonly layers: readonly Layer[];
  /** Where the draw begins, with the first run. */
  readonly start: Layer;
  /** How many runs there are beside each layer. */
  readonly runCount: number;
  readonly runsOf: (layer: Layer) => readonly Run[];
  readonly scale: Scale;
  /** Limbs that hold any weight times any reward. */
  readonly width: number;
  /** What a reward of 1 weighs where so many tokens are out and so many redraws are left; by {@link States.oneAt}. */
  readonly ones: Rows;
  readonly oneAt: (out: number, redraws: number) => number;
  readonly rowAt: (layer: Layer, run: number) => number;
  /** Tokens of a class in the bag. */
  readonly leftOf: (layer: Layer, run: Run, k: number) => number;
}

/** How a draw has begun. */
export interface Begun {
  /** What was resolved before the first draw. */
  readonly before: Drawn;
  /** The place of the choice whose additional token comes first, if one does. */
  readonly extra?: number | undefined;
}

/**
 * @param most no reward is larger
 * @throws {OutOfMemory} where the states would not fit
 */
export const makeStates = (
  kinds: readonly NamedKind[],
  uses: readonly Use[],
  { before, extra }: Begun,
  { most, onWork }: { readonly most: number; readonly onWork: OnWork },
): States => {
  const classes = classesFor(kinds, uses);
  checkBytes(bytesOf(classes, uses, before, most));
  const size = classes.reduce((n, c) => n + c.count, 0);
  const layers = makeLayers(classes, uses, extra, onWork);
  const start = layers.at(-1)!;
  const byBesides = new Map<number, readonly Run[]>();
  const runs = layers.map(({ besides }) => {
    const known = byBesides.get(keyOf(besides)) ?? makeRuns(classes, before, besides, onWork);
    byBesides.set(keyOf(besides), known);
    return known;
  });
  const some = runs.at(-1)!;
  const last = Math.min(size - 1, Math.max(...layers.map((l) => l.outSize)) + Math.max(...some.map((r) => r.length)));
  const scale = makeScale(size, last, start.redraws > 0);
  const width = widthFor(scale.denominator(0, start.redraws) * BigInt(most));
  const oneAt = (out: number, redraws: number) => out * (start.redraws + 1) + redraws;
  const ones = makeRows((last + 2) * (start.redraws + 1), width);
  for (let out = 0; out <= last + 1; out += 1)
    for (let redraws = 0; redraws <= start.redraws; redraws += 1)
      setRow(ones, oneAt(out, redraws), scale.denominator(out, redraws));
  return {
    classes,
    size,
    last,
    layers,
    start,
    runCount: some.length,
    runsOf: (layer) => runs[layer.place]!,
    scale,
    width,
    ones,
    oneAt,
    rowAt: (layer, run) => layer.place * some.length + run,
    leftOf: (layer, run, k) => classes[k]!.count - layer.out[k]! - run.taken[k]!,
  };
};
/** The classes of a bag: tokens on which the same may be done. */
export const classesFor = (kinds: readonly NamedKind[], uses: readonly Use[]): readonly TokenClass[] =>
  classesOf(kinds, (id) => uses.map((use) => (use.suits(id) ? traitsOf(use, id) : String(use.takes === id))).join());
/** What a token becomes tells classes apart: tokens alike in themselves may become different ones. */
const traitsOf = (use: Use, id: NamedKind['id']): string => {
  const becomes = use.becomes(id);
  return `${keyOf(drawnOf(becomes))} ${becomes.again === true} ${becomes.frost === true}`;
};

/** What a draw ends with where a token is cancelled; undefined where it goes on. */
export const endAfter = ({ drawn }: Run, { token, to }: Way): Outcome | undefined => {
  if (token === undefined) return undefined;
  if (isSecondFrost(drawn, token)) return FAILED;
  return to === undefined ? drawnTogether(drawn, drawnOf(token)).outcome : undefined;
};
/** Whether a bag holds what is out in a state. */
export const isThere = ({ classes, size, leftOf }: States, layer: Layer, run: Run): boolean => {
  if (layer.outSize + run.length > size) return false;
  for (let k = 0; k < classes.length; k += 1) if (leftOf(layer, run, k) < 0) return false;
  return true;
};
/** Whether a way may be taken after what was resolved. */
export const isOpen = ({ drawn }: Run, { second }: Way): boolean => !second || (drawn.seen & SEEN.counted) > 0;
