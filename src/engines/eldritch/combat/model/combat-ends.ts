/** Where a combat ends in the large array: rewards for a defeated monster, and the cup for one from an ambush. */
import type { Cell, Cells } from './cells.ts';
import type { Fight } from '../fight.ts';
import type { Shape } from './shape.ts';

export interface CombatEnds {
  /** By cell and tokens left: steps from the base of the combat. */
  readonly offsets: Int32Array;
  /** By cell: clues that it brings. */
  readonly gains: Uint8Array;
  /** The most of them. */
  readonly mostGains: number;
}

/** Where the combat of an investigator and a foe ends, by cell. */
export const endsOf = (
  { fighters, foes }: Fight,
  shape: Shape,
  cells: Cells,
  { fighter, foe }: { readonly fighter: number; readonly foe: number },
): CombatEnds => {
  const { onDefeat } = fighters[fighter]!.cards;
  const { monster, isAmbush = false } = foes[foe]!;
  const axes = shape.fighters[fighter]!;
  const tokens = shape.tokens[fighter]!;
  const { toughness, flags } = monster;
  const sanityBack = onDefeat.sanity + Number(flags.includes('solace'));
  const sanityLost = Number(flags.includes('remorse'));
  const isWon = ({ wounds, health, sanity }: Cell) => wounds === toughness && health > 0 && sanity > 0;
  /** How far rewards move. */
  const offsetOfRewards = (cell: Cell): number => {
    if (!isWon(cell))
      return isAmbush && cell.wounds < toughness ? (toughness + 1 - cell.wounds) * shape.foes[foe]!.step : 0;
    const health = Math.min(axes.health.size - 1, cell.health + onDefeat.health);
    const sanity = Math.max(0, Math.min(axes.sanity.size - 1, cell.sanity + sanityBack) - sanityLost);
    return (health - cell.health) * axes.health.step + (sanity - cell.sanity) * axes.sanity.step;
  };
  const offsets = new Int32Array(cells.size * tokens.size);
  cells.at.forEach((cell, number) => {
    const offset = cells.offsets[number]! + offsetOfRewards(cell);
    for (let left = 0; left < tokens.size; left += 1) {
      const { focus, clues } = tokens.of(left);
      const more = isWon(cell) ? Math.min(tokens.mostClues, clues + onDefeat.clues) : clues;
      offsets[number * tokens.size + left] = offset + tokens.numberOf(focus, more) * axes.tokens.step;
    }
  });
  return {
    offsets,
    gains: Uint8Array.from(cells.at, (cell) => (isWon(cell) ? onDefeat.clues : 0)),
    mostGains: onDefeat.clues,
  };
};
