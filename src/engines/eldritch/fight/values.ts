/** What every place of every layer is worth, from the end of the fight backward. */
import { TIE, type Bout } from './bout.ts';
import type { Fight } from './fight.ts';
import { placesWithin, reachOf, type Layer, type Reach } from './layers.ts';
import { along, FIGHTER_AXES, type Shape } from './shape.ts';
import { cluesOf, worthOf } from './worth.ts';

export interface LayerValues {
  readonly layer: Layer;
  /** By place; only within reach. */
  readonly values: Float64Array;
  /** By place: the candidate that is met, from 1; 0 for none. */
  readonly met: Uint8Array;
}
export interface FightValues {
  readonly layers: readonly LayerValues[];
  /** By turn: what it is worth that it is over, before anything of the next turn. */
  readonly turnsOver: readonly Float64Array[];
}
/** The bout of an investigator with a foe. */
export type Bouts = (fighter: number, foe: number) => Bout;
/** A fight with what is made ready of it. */
export interface ReadyFight {
  readonly fight: Fight;
  readonly shape: Shape;
  readonly bouts: Bouts;
}

/** What the end of the fight is worth, by place. */
export const worthsOf = (fight: Fight, shape: Shape): Float64Array => {
  const { fighters, foes, aim } = fight;
  const allClues = Math.max(1, cluesOf(fight));
  const fighterStates = shape.fighters.map((axes, at) =>
    Array.from(
      placesWithin(FIGHTER_AXES.map((name) => [axes[name].step, [0, axes[name].size - 1]] as const)),
      (place) => {
        const stands = along(axes.health, place) > 0 && along(axes.sanity, place) > 0;
        const { clues } = shape.tokens[at]!.of(along(axes.tokens, place));
        return { place, standing: Number(stands), clues: stands ? clues : 0 };
      },
    ),
  );
  const foeStates = Array.from(
    placesWithin(shape.foes.map(({ size, step }) => [step, [0, size - 1]] as const)),
    (place) => ({
      place,
      killed: foes.filter(({ monster }, foe) => along(shape.foes[foe]!, place) === monster.toughness).length,
    }),
  );
  const worths = new Float64Array(shape.size);
  const fill = (at: number, place: number, standing: number, clues: number): void => {
    const states = fighterStates[at];
    if (states === undefined)
      for (const { place: ofFoes, killed } of foeStates)
        worths[place + ofFoes] = worthOf(aim, {
          standing: standing / fighters.length,
          allKilled: Number(killed === foes.length),
          killed: killed / foes.length,
          clues: clues / allClues,
        });
    else for (const one of states) fill(at + 1, place + one.place, standing + one.standing, clues + one.clues);
  };
  fill(0, 0, 0, 0);
  return worths;
};

/** How far a place moves when the turn of an investigator begins: items of each round are there again. */
export const renewalOf = ({ fighters }: Fight, shape: Shape, fighter: number): ((place: number) => number) => {
  const axis = shape.fighters[fighter]!.items;
  const again = fighters[fighter]!.cards.items.flatMap((item, at) =>
    item.kind === 'bonus' && item.perRound ? [2 ** at] : [],
  );
  return (place) => {
    const left = again.length === 0 ? 0 : along(axis, place);
    let moved = 0;
    for (const bit of again) if (Math.floor(left / bit) % 2 === 0) moved += bit * axis.step;
    return moved;
  };
};

/** Everything but one investigator and one foe, within reach. */
const basesOf = (shape: Shape, reach: Reach, fighter: number, foe: number): Int32Array =>
  placesWithin([
    ...shape.foes.flatMap(({ step }, at) => (at === foe ? [] : [[step, reach.foes[at]!] as const])),
    ...shape.fighters.flatMap((axes, at) =>
      at === fighter ? [] : FIGHTER_AXES.map((name, i) => [axes[name].step, reach.fighters[at]![i]!] as const),
    ),
  ]);

/** Where combats of a layer with one candidate may begin: places apart from the two, and cells of the two. */
export const beginningsOf = ({ fight, shape, bouts }: ReadyFight, layer: Layer, foe: number) => {
  const { fighter } = layer;
  const reach = reachOf(fight, shape, layer);
  const { toughness } = fight.foes[foe]!.monster;
  const ranges = [reach.foes[foe]!, ...reach.fighters[fighter]!.slice(0, 4)];
  const cells = bouts(fighter, foe).cells.at.flatMap((cell, number) => {
    const { wounds, items, fortune, health, sanity } = cell;
    const isWithin = [wounds, items, fortune, health, sanity].every(
      (value, i) => value >= ranges[i]![0] && value <= ranges[i]![1],
    );
    return isWithin && wounds < toughness && health > 0 && sanity > 0 ? [number] : [];
  });
  return { bases: basesOf(shape, reach, fighter, foe), cells: Int32Array.from(cells) };
};

/** Solves a fight from its end backward. */
export const valuesOf = (ready: ReadyFight, layers: readonly Layer[]): FightValues => {
  const { fight, shape, bouts } = ready;
  const solved: LayerValues[] = [];
  const turnsOver: Float64Array[] = [];
  const lastTurn = fight.rounds * fight.fighters.length - 1;
  turnsOver[lastTurn] = worthsOf(fight, shape);
  const overOf = (turn: number): Float64Array => {
    const known = turnsOver[turn];
    if (known !== undefined) return known;
    const first = layers.findIndex((layer) => layer.turn === turn + 1);
    const moved = renewalOf(fight, shape, layers[first]!.fighter);
    const next = solved[first]!.values;
    turnsOver[turn] = next.map((_, place) => next[place + moved(place)]!);
    return turnsOver[turn];
  };
  for (let at = layers.length - 1; at >= 0; at -= 1) {
    const layer = layers[at]!;
    const { turn, fighter, candidates, after, without } = layer;
    const valuesAfter = (place: number | undefined) => (place === undefined ? overOf(turn) : solved[place]!.values);
    const values = valuesAfter(without).slice();
    const met = new Uint8Array(shape.size);
    candidates.forEach((foe, candidate) => {
      const bout = bouts(fighter, foe);
      const { bases, cells } = beginningsOf(ready, layer, foe);
      const { step } = shape.fighters[fighter]!.tokens;
      const { size } = bout.tokens;
      for (const base of bases) {
        bout.begin(valuesAfter(after[candidate]), base);
        for (const cell of cells) {
          const [row, from] = bout.rowOf(cell);
          const start = base + bout.cells.offsets[cell]!;
          for (let left = 0; left < size; left += 1) {
            const place = start + left * step;
            const value = row[from + left]!;
            if (met[place] !== 0 && value <= values[place]! + TIE) continue;
            values[place] = value;
            met[place] = candidate + 1;
          }
        }
      }
    });
    solved[at] = { layer, values, met };
  }
  return { layers: solved, turnsOver };
};
