/** When a combat may begin: in a turn, with some foes met. Layers are in the order in which a fight comes to them. */
import type { Fight } from '../fight.ts';

export interface Layer {
  /** From 0: rounds times investigators, and who of them it is. */
  readonly turn: number;
  readonly round: number;
  readonly fighter: number;
  /** Foes met in this turn, as bits. */
  readonly met: number;
  /** Foes that may be met now, where they are still there. */
  readonly candidates: readonly number[];
  /** By candidate: the place of the layer after the combat; undefined: the turn is over. */
  readonly after: readonly (number | undefined)[];
  /** Whose turn it is in an order that is kept to; undefined where it is chosen anew. */
  readonly kept: number | undefined;
  /** Where none of them is there: the place of the next layer of this turn; undefined: the turn is over. */
  readonly without: number | undefined;
}

const foesIn = (set: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, foe) => foe).filter((foe) => Math.floor(set / 2 ** foe) % 2 === 1);

/** The layers of a fight. @param order the foes in the order that is kept to; undefined: chosen anew after each */
export const layersOf = ({ fighters, foes, rounds }: Fight, order: readonly number[] | undefined): readonly Layer[] => {
  const all = 2 ** foes.length - 1;
  const sets =
    order === undefined
      ? Array.from({ length: all }, (_, met) => met)
      : order.map((_, place) => order.slice(0, place).reduce((set, foe) => set + 2 ** foe, 0));
  const perTurn = sets.length;
  return Array.from({ length: rounds * fighters.length }, (_, turn) => turn).flatMap((turn) => {
    const placeOf = (met: number): number | undefined => (met === all ? undefined : turn * perTurn + sets.indexOf(met));
    return sets.map((met, place): Layer => {
      const unmet = order === undefined ? foesIn(all - met, foes.length) : [order[place]!];
      const candidates = unmet.filter((foe) => turn === 0 || foes[foe]!.isAmbush !== true);
      return {
        turn,
        round: Math.floor(turn / fighters.length) + 1,
        fighter: turn % fighters.length,
        met,
        candidates,
        after: candidates.map((foe) => placeOf(met + 2 ** foe)),
        kept: order?.[place],
        without: order === undefined ? undefined : placeOf(met + 2 ** order[place]!),
      };
    });
  });
};
