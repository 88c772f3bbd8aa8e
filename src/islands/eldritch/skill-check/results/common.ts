import type { Change } from '../inputs/setup.ts';

/** Changes that a player can make soonest; all of them are in a table of their own. */
const COMMON: ReadonlySet<Change | 'loan'> = new Set(['die-1', 'clue-1', 'card-reroll', 'blessed', 'loan']);
/** The common ones of some changes, in their order. */
export const commonOf = <C extends { readonly code: Change | 'loan' }>(changes: readonly C[]): readonly C[] =>
  changes.filter(({ code }) => COMMON.has(code));
