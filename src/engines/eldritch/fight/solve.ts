/** The answer to a fight. Rules: «Боевые контакты», «Фаза контактов», «Засада». */
import { TIE } from '../test/again.ts';
import { boutOf, throwingsOf, type Bout } from './bout.ts';
import { checkedFight } from './check.ts';
import { endingsOf } from './ended.ts';
import type { Fight, FightAnswer, Foe, NextFoe, Position } from './fight.ts';
import { layersOf } from './layers.ts';
import { placeOf, shapeOf, startOf } from './shape.ts';
import { summaryOf } from './summary.ts';
import { FORTUNES } from '../test/skill.ts';
import { valuesOf, type FightValues, type ReadyFight } from './values.ts';

/** The sides that all dice of a fight are counted in: the fewest that each of them can be. */
const sidesOf = ({ fighters, foes }: Fight): number => {
  const mayCurse = foes.some(({ monster }) => monster.flags.includes('will-failed-cursed'));
  const mayLuck = foes.some(({ monster }) => monster.flags.includes('leaves-on-five'));
  const doubles = fighters.some(({ cards }) => cards.sixesDouble.will || cards.sixesDouble.strength);
  const fortunes = new Set(fighters.map(({ fortune }) => fortune));
  const [fortune] = fortunes;
  if (mayCurse || doubles || fortunes.size > 1) return 6;
  if (fortune === 'plain') return 3;
  return fortune === 'blessed' && !mayLuck ? 2 : 6;
};

/** Every order of foes that differs from the others: alike foes stand in their own order. */
const ordersOf = (foes: readonly Foe[]): readonly (readonly number[])[] => {
  const kinds = foes.map((foe) => JSON.stringify(foe));
  const grow = (begun: readonly number[]): readonly (readonly number[])[] => {
    if (begun.length === foes.length) return [begun];
    const left = [...foes.keys()].filter((foe) => !begun.includes(foe));
    return left
      .filter((foe, at) => left.findIndex((other) => kinds[other] === kinds[foe]) === at)
      .flatMap((foe) => grow([...begun, foe]));
  };
  return grow([]);
};

export interface Prepared extends ReadyFight {
  readonly sides: number;
}
export const preparedFight = (fight: Fight): Prepared => {
  checkedFight(fight);
  const shape = shapeOf(fight);
  const sides = sidesOf(fight);
  const throwings = throwingsOf(fight, sides);
  const known = new Map<number, Bout>();
  const bouts = (fighter: number, foe: number): Bout => {
    const key = fighter * fight.foes.length + foe;
    const bout = known.get(key) ?? boutOf(fight, shape, { fighter, foe }, throwings);
    known.set(key, bout);
    return bout;
  };
  return { fight, shape, bouts, sides };
};

interface Played {
  readonly order: readonly number[] | undefined;
  readonly solved: FightValues;
  readonly value: number;
}
const playedBy = (ready: Prepared, order: readonly number[] | undefined): Played => {
  const solved = valuesOf(ready, layersOf(ready.fight, order));
  return { order, solved, value: solved.layers[0]!.values[startOf(ready.fight, ready.shape)]! };
};
const bestPlayed = (ready: Prepared): Played => {
  const { order, foes } = ready.fight;
  if (order.kind === 'anew') return playedBy(ready, undefined);
  if (order.kind === 'given') return playedBy(ready, order.foes);
  const [first, ...others] = ordersOf(foes);
  return others.reduce(
    (best, one) => {
      const played = playedBy(ready, one);
      return played.value > best.value + TIE ? played : best;
    },
    playedBy(ready, first),
  );
};

/**
 * A fight in the best hands: order, tokens and items are used for the aim. That play is found in floating point, ties
 * going to what stands first and to spending nothing; what comes of it is exact.
 * @throws {RangeError} for numbers that are out of bounds
 */
export const solveFight = (fight: Fight): FightAnswer => {
  const ready = preparedFight(fight);
  const { order, solved, value } = bestPlayed(ready);
  const endings = endingsOf(ready, solved, ready.sides);
  return { order, value, ...summaryOf(ready, endings), nextAt: (position) => nextFoeAt(ready, solved, position) };
};

const nextFoeAt = (ready: Prepared, { layers, turnsOver }: FightValues, position: Position): NextFoe => {
  const { fight, shape } = ready;
  const turn = (position.round - 1) * fight.fighters.length + position.turn;
  const met = position.met.reduce((set, foe) => set + 2 ** foe, 0);
  const found = layers.find(({ layer }) => layer.turn === turn && layer.met === met);
  if (found === undefined) throw new RangeError('The fight does not come to such a moment.');
  const place = placeOf(fight, shape, position);
  const { layer } = found;
  const choice = found.met[place]!;
  if (choice === 0) return { foe: undefined, options: [] };
  const isThere = (foe: number) => position.foes[foe]!.wounds < fight.foes[foe]!.monster.toughness;
  const options = layer.candidates.flatMap((foe, candidate) => {
    if (!isThere(foe)) return [];
    const bout = ready.bouts(layer.fighter, foe);
    const next = layer.after[candidate];
    const cell = bout.cells.numberOf(cellAt(ready, layer.fighter, foe, position));
    const axes = shape.fighters[layer.fighter]!;
    const now = position.fighters[layer.fighter]!;
    const left = bout.tokens.numberOf(now.focus, now.clues);
    bout.begin(
      next === undefined ? turnsOver[turn]! : layers[next]!.values,
      place - bout.cells.offsets[cell]! - left * axes.tokens.step,
    );
    bout.solve(cell);
    return [{ foe, value: bout.worths[cell * bout.tokens.size + left]! }];
  });
  return { foe: layer.candidates[choice - 1]!, options };
};
const cellAt = ({ shape }: Prepared, fighter: number, foe: number, position: Position) => {
  const { items, fortune, health, sanity } = position.fighters[fighter]!;
  return {
    wounds: position.foes[foe]!.wounds,
    items: items.reduce((set, isLeft, at) => set + (isLeft ? 2 ** at : 0), 0),
    fortune: shape.mayCurse ? FORTUNES.indexOf(fortune) : 0,
    health,
    sanity,
  };
};
