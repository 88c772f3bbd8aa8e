/** What to spend at an attack, in few cases. */
import { mapOutcomes, type Distribution } from '../../exact/distribution.ts';
import type { Position, PositionCode } from './positions.ts';
import type { SpendAdvice, SpendCase } from './siege.ts';

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/**
 * The advice for positions in which it comes to an attack.
 * @param standing positions with their weights, none of them of a crushed agent
 */
export const adviceFor = (
  standing: Distribution,
  positionOf: (code: PositionCode) => Position,
  spendAt: (code: PositionCode) => number,
): SpendAdvice => {
  /** By tokens and damage: all that may be right to spend. */
  const places = new Map<string, { readonly tokens: number; readonly damage: number; readonly spend: Set<number> }>();
  for (const code of standing.keys()) {
    const { tokens, damage } = positionOf(code);
    const key = `${tokens} ${damage}`;
    const place = places.get(key) ?? { tokens, damage, spend: new Set<number>() };
    place.spend.add(spendAt(code));
    places.set(key, place);
  }
  const cases: SpendCase[] = [];
  for (const place of [...places.values()].toSorted((a, b) => b.tokens - a.tokens || a.damage - b.damage)) {
    const { tokens, damage } = place;
    const spend = [...place.spend].toSorted((a, b) => a - b);
    const last = cases.at(-1);
    if (last?.tokens === tokens && isSame(last.spend, spend))
      cases[cases.length - 1] = { tokens, damage: [last.damage[0], damage], spend };
    else cases.push({ tokens, damage: [damage, damage], spend });
  }
  return { spends: mapOutcomes(standing, spendAt), cases };
};
