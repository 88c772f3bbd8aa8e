/** Tokens that throw one die again: focus and clues. How many of each are left is one number. Rule: «Переброс кубиков». */

/** One kind of token spent: tokens left after it by tokens left before; −1 without such a token. */
type Spending = Int32Array;

/** All that may be left, numbered so that spending always leads to a smaller number. */
export interface Tokens {
  readonly size: number;
  readonly mostClues: number;
  readonly of: (left: number) => { readonly focus: number; readonly clues: number };
  readonly numberOf: (focus: number, clues: number) => number;
  readonly focus: Spending;
  readonly clue: Spending;
}

/** The numbers of focus and clue tokens up to these. */
export const tokensUpTo = (mostFocus: number, mostClues: number): Tokens => {
  const places = mostClues + 1;
  const size = (mostFocus + 1) * places;
  const spending = (may: (left: number) => boolean, by: number): Spending =>
    Int32Array.from({ length: size }, (_, left) => (may(left) ? left - by : -1));
  return {
    size,
    mostClues,
    of: (left) => ({ focus: Math.floor(left / places), clues: left % places }),
    numberOf: (focus, clues) => focus * places + clues,
    focus: spending((left) => left >= places, places),
    clue: spending((left) => left % places > 0, 1),
  };
};
/** The same where clues may not be spent. */
export const withoutClues = (tokens: Tokens): Tokens => ({ ...tokens, clue: tokens.clue.map(() => -1) });
