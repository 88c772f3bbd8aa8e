/**
 * The measure of a fight: dice that may be thrown in it. A weight is over sides ^ (measure so far − tokens left), so what
 * is thrown of them or not, all weights of one moment are of one measure.
 */
import type { Layer } from '../model/layers.ts';
import { limbsFor } from '../../../exact/limbs.ts';
import { along, startOf, type Shape } from '../model/shape.ts';
import { stageDiceOf } from '../model/stage-dice.ts';
import type { ReadyFight } from '../solve/layer-values.ts';

/** Tokens that all investigators have left at a place. */
export const tokensAt = (shape: Shape, place: number): number =>
  shape.fighters.reduce((sum, axes, at) => {
    const { focus, clues } = shape.tokens[at]!.of(along(axes.tokens, place));
    return sum + focus + clues;
  }, 0);

export interface Measures {
  /** Of all turns. */
  readonly all: number;
  /** By turn: of all turns after it. */
  readonly afterTurn: readonly number[];
  /** Weights of a turn for an investigator or foe that no longer takes part. */
  readonly missing: (layer: Layer) => number;
}
/** How much the measure grows: by the combats of a turn, and all in all. */
export const measuresOf = ({ fight, shape }: Pick<ReadyFight, 'fight' | 'shape'>): Measures => {
  const { fighters, foes, rounds } = fight;
  const turns = rounds * fighters.length;
  const ofPairs = fighters.map(({ cards }, fighter) =>
    foes.map((_, foe) => {
      const { names, measureOf } = stageDiceOf(fight, shape, fighter, foe);
      return names.reduce((sum, name) => sum + measureOf(name), cards.onDefeat.clues);
    }),
  );
  const ofCombat = (turn: number, foe: number): number =>
    turn > 0 && foes[foe]!.isAmbush === true ? 0 : ofPairs[turn % fighters.length]![foe]!;
  const ofTurns = Array.from({ length: turns }, (_, turn) =>
    foes.reduce((sum, _foe, foe) => sum + ofCombat(turn, foe), 0),
  );
  const sumFrom = (turn: number): number => ofTurns.slice(turn).reduce((sum, one) => sum + one, 0);
  const missing = ({ turn, met, kept }: Layer): number =>
    kept === undefined
      ? foes.reduce((sum, _, foe) => sum + (Math.floor(met / 2 ** foe) % 2 === 1 ? 0 : ofCombat(turn, foe)), 0)
      : ofCombat(turn, kept);
  return { all: sumFrom(0), afterTurn: ofTurns.map((_, turn) => sumFrom(turn + 1)), missing };
};

/** Limbs of the weights of a fight. */
export const widthOf = (ready: Pick<ReadyFight, 'fight' | 'shape' | 'sides'>): number =>
  limbsFor(ready.sides, measuresOf(ready).all + tokensAt(ready.shape, startOf(ready.fight, ready.shape)));
