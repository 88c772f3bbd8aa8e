/** Each thing once with how many there are of it: ten equal cards in a hand are one choice. */
export const countEqual = <T>(
  list: readonly T[],
  nameOf: (thing: T) => string,
): readonly { readonly thing: T; readonly count: number }[] =>
  list
    .filter((thing, i) => list.findIndex((other) => nameOf(other) === nameOf(thing)) === i)
    .map((thing) => ({ thing, count: list.filter((other) => nameOf(other) === nameOf(thing)).length }));
/** Behind the name of a thing: how many of it there are, where there is more than one. */
export const times = (count: number): string => (count > 1 ? ` × ${count}` : '');
