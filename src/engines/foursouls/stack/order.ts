/** Orders of players and of what waits for the stack. */

/** All seats in turn order from one of them. */
export const turnOrder = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, i) => (from + i) % seats);

/**
 * What waits at the same time, in groups of one controller each, first to be put first: the game's group (`null`), then
 * each player's in turn order from the active one. Within a group its controller chooses.
 */
export const groupsInOrder = <T extends { readonly controller: number | null }>(
  waiting: readonly T[],
  seats: number,
  active: number,
): T[][] =>
  [null, ...turnOrder(seats, active)]
    .map((seat) => waiting.filter((w) => w.controller === seat))
    .filter((group) => group.length > 0);
