/** Items of a stack: last in, first out. Every item has an id that is never used again. */

/** What every item of any game has; `controller` is a seat, or `null` when the game itself controls it. */
export interface Item {
  readonly id: number;
  readonly controller: number | null;
}
/** The ways an item leaves the stack; each item takes exactly one of them. */
export const FATES = ['resolved', 'cancelled', 'fizzled', 'prevented', 'removed'] as const;
export type Fate = (typeof FATES)[number];

/** The item that resolves next. */
export const topOf = <I extends Item>(stack: readonly I[]): I | undefined => stack.at(-1);
/** The stack with one more item on top. */
export const withItem = <I extends Item>(stack: readonly I[], item: I): readonly I[] => [...stack, item];
/** The stack without an item, wherever it lies. */
export const withoutItem = <I extends Item>(stack: readonly I[], id: number): readonly I[] =>
  stack.filter((i) => i.id !== id);
/** The stack with an item changed in its place. */
export const withChangedItem = <I extends Item>(stack: readonly I[], changed: I): readonly I[] =>
  stack.map((i) => (i.id === changed.id ? changed : i));
