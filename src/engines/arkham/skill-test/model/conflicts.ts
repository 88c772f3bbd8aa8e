/** Which mechanics cannot be in one test: either the rules forbid it or the calculator would reckon it wrong. */
import { isHandChoice, isTokenChoice, type Mechanic } from './mechanic.ts';

/** Why two cards exclude each other; the words are the view's. */
export type Conflict =
  /** Two cards replace the same reveal; one inside the other is not reckoned. */
  | 'two-hands'
  /** Choices on single tokens of a hand revealed at once are not reckoned. */
  | 'hand-and-choice'
  /** The first reveal is replaced already. */
  | 'hand-and-known'
  | 'two-known';

const isKnown = (m: Mechanic): boolean => m.kind === 'fixed' || m.kind === 'no-draw';

/** Why these two lists of mechanics exclude each other; undefined where they go together. */
export const conflictOf = (some: readonly Mechanic[], others: readonly Mechanic[]): Conflict | undefined => {
  const both = (is: (m: Mechanic) => boolean, other: (m: Mechanic) => boolean) =>
    (some.some(is) && others.some(other)) || (some.some(other) && others.some(is));
  if (both(isHandChoice, isHandChoice)) return 'two-hands';
  if (both(isHandChoice, isTokenChoice)) return 'hand-and-choice';
  if (both(isHandChoice, isKnown)) return 'hand-and-known';
  return both(isKnown, isKnown) ? 'two-known' : undefined;
};

/** Whether any two of these exclude each other. */
export const hasConflict = (mechanics: readonly Mechanic[]): boolean =>
  mechanics.some((m, i) => mechanics.slice(i + 1).some((other) => conflictOf([m], [other]) !== undefined));
