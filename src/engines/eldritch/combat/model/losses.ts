/** What may be lost, and what items prevent of it. Rules: «Потерять», «Актив». */
import type { Item } from './fighter.ts';

/** A loss as it comes about, with the set of items that are left after it. */
export interface Loss {
  readonly items: number;
  readonly health: number;
  readonly sanity: number;
}

/** Every way to take a loss with some items at hand, the one that uses nothing first; a ward that prevents nothing is kept. */
export const waysToLose = (items: readonly Item[], loss: Loss): readonly Loss[] => {
  const ways: Loss[] = [loss];
  items.forEach((item, at) => {
    if (item.kind !== 'ward' || Math.floor(loss.items / 2 ** at) % 2 === 0) return;
    ways.push(
      ...ways.flatMap((way) => {
        const health = Math.max(0, way.health - item.health);
        const sanity = Math.max(0, way.sanity - item.sanity);
        return health < way.health || sanity < way.sanity ? [{ items: way.items - 2 ** at, health, sanity }] : [];
      }),
    );
  });
  return ways;
};
