/**
 * The states of drawing token by token, see `solve-sequence.ts`, and the whole numbers over which they are weighed.
 *
 * A state is a state of uses (which tokens are out without being resolved, which uses are left) and a resolved set (how
 * many of each chaining class were resolved); a resolved token of any other class ends the draw. The denominator of a state from
 * which t tokens are out is n·(n−1)·… over all draws still possible, times a common multiple for each redraw left,
 * because a redraw draws twice from one number of tokens.
 */
import { makeRows, setRow, widthFor, type Rows } from '../../../exact/limbs.ts';
import { checkBytes, type OnWork } from '../../../exact/work.ts';
import { bytesOf } from './memory.ts';
import { classesOf, nameOf, type NamedTokenKind, type TokenClass } from '../model/token-classes.ts';
import { makeUsesStates, type UsesState, type Transition } from './uses-states.ts';
import {
  SEEN,
  drawnOf,
  drawnTogether,
  endOf,
  failByFrost,
  isSecondFrost,
  keyOf,
  type Drawn,
  type Outcome,
} from '../model/outcome.ts';
import { makeResolvedSets, type ResolvedSet } from './resolved-sets.ts';
import { makeScale, type Scale } from './scale.ts';
import type { TokenUse } from '../model/uses.ts';

export interface States {
  readonly classes: readonly TokenClass[];
  /** Tokens in the bag at the start, and the most that can be out before a draw. */
  readonly size: number;
  readonly last: number;
  readonly usesStates: readonly UsesState[];
  /** Where the draw begins, with the first resolved set. */
  readonly start: UsesState;
  /** The number of resolved sets for each state of uses. */
  readonly resolvedCount: number;
  readonly resolvedSetsOf: (usesState: UsesState) => readonly ResolvedSet[];
  readonly scale: Scale;
  /** Limbs that hold any weight times any reward. */
  readonly width: number;
  /** The weight of a reward of 1 by the tokens out and the redraws left; by {@link States.oneAt}. */
  readonly ones: Rows;
  readonly oneAt: (out: number, redraws: number) => number;
  readonly rowAt: (usesState: UsesState, resolved: number) => number;
  /** Tokens of a class in the bag. */
  readonly leftOf: (usesState: UsesState, resolved: ResolvedSet, k: number) => number;
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
  kinds: readonly NamedTokenKind[],
  uses: readonly TokenUse[],
  { before, extra }: Begun,
  { most, onWork }: { readonly most: number; readonly onWork: OnWork },
): States => {
  const classes = classesFor(kinds, uses);
  checkBytes(bytesOf(classes, uses, before, most));
  const size = classes.reduce((n, c) => n + c.count, 0);
  const usesStates = makeUsesStates(classes, uses, extra, onWork);
  const start = usesStates.at(-1)!;
  const byAlso = new Map<number, readonly ResolvedSet[]>();
  const resolvedSets = usesStates.map(({ besides }) => {
    const known = byAlso.get(keyOf(besides)) ?? makeResolvedSets(classes, before, besides, onWork);
    byAlso.set(keyOf(besides), known);
    return known;
  });
  const some = resolvedSets.at(-1)!;
  const last = Math.min(
    size - 1,
    Math.max(...usesStates.map((l) => l.outSize)) + Math.max(...some.map((r) => r.length)),
  );
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
    usesStates,
    start,
    resolvedCount: some.length,
    resolvedSetsOf: (usesState) => resolvedSets[usesState.place]!,
    scale,
    width,
    ones,
    oneAt,
    rowAt: (usesState, resolved) => usesState.place * some.length + resolved,
    leftOf: (usesState, resolved, k) => classes[k]!.count - usesState.out[k]! - resolved.taken[k]!,
  };
};
/** The classes of a bag: tokens on which the same may be done, and which become the same by it. */
export const classesFor = (kinds: readonly NamedTokenKind[], uses: readonly TokenUse[]): readonly TokenClass[] =>
  classesOf(kinds, (id) =>
    uses
      .map((use) => (use.suits(id) ? `${nameOf(use.becomes(id))} ${keyOf(use.traceOf(id))}` : String(use.takes === id)))
      .join(),
  );

/** What a draw ends with where a token is cancelled; undefined where it goes on. */
export const endAfter = ({ drawn }: ResolvedSet, { token, to }: Transition): Outcome | undefined => {
  if (token === undefined) return undefined;
  if (isSecondFrost(drawn, token)) return endOf(failByFrost(drawn));
  return to === undefined ? endOf(drawnTogether(drawn, drawnOf(token))) : undefined;
};
/** Whether a bag holds what is out in a state. */
export const isThere = ({ classes, size, leftOf }: States, usesState: UsesState, resolved: ResolvedSet): boolean => {
  if (usesState.outSize + resolved.length > size) return false;
  for (let k = 0; k < classes.length; k += 1) if (leftOf(usesState, resolved, k) < 0) return false;
  return true;
};
/** Whether a transition is open after what was resolved. */
export const isOpen = ({ drawn }: ResolvedSet, { second }: Transition): boolean =>
  !second || (drawn.seen & SEEN.counted) > 0;
