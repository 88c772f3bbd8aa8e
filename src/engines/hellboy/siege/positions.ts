/** Where a siege may stand, and where an attack leads. */
import { compileCode } from '../../exact/code.ts';
import { certain, mapped, totalOf, type Distribution } from '../../exact/distribution.ts';
import { repeated } from '../../exact/sum.ts';
import { remembered } from '../attacks/remembered.ts';
import type { Siege } from './siege.ts';
import { crushedAt, damageAfter, injuriesOn } from './track.ts';

/** What the agent finds when he is attacked. */
export interface Position {
  /** On his track. */
  readonly damage: number;
  /** Symbols of defence on his injuries. */
  readonly symbols: number;
  readonly tokens: number;
  /** What the object still takes; 0 as well where no attack to come is ranged. */
  readonly cover: number;
}
/** A position as one number. */
export type PositionCode = number;
/** Several positions, each with its chance. */
export interface Chances {
  readonly positions: readonly Position[];
  readonly chances: readonly number[];
}

export interface Positions {
  readonly start: Position;
  readonly codeOf: (position: Position) => PositionCode;
  readonly positionOf: (code: PositionCode) => Position;
  readonly isCrushed: (position: Position) => boolean;
  /** After an attack that comes to so much damage, object included; the tokens are those left. */
  readonly after: (position: Position, at: number, damage: number) => Distribution;
  /** The same as numbers. */
  readonly chancesAfter: (position: Position, at: number, damage: number) => Chances;
}

/** How many of so many new injuries show the symbol, for 0, 1, … injuries. */
const symbolsAmong = ({ of, in: markers }: Siege['defendSymbols'], most: number): readonly Distribution[] => {
  const sides = [[0, markers - of] as const, [1, of] as const];
  const one = new Map(sides.filter(([, count]) => count > 0).map(([symbol, count]) => [symbol, BigInt(count)]));
  return Array.from({ length: most + 1 }, (_, injuries) => repeated(one, injuries));
};

export const positionsOf = ({ agent, tokens, cover, defendSymbols, attacks }: Siege): Positions => {
  const { slots } = agent;
  const symbolsOf = symbolsAmong(defendSymbols, slots);
  const chancesOf = symbolsOf.map((symbols) => {
    const total = Number(totalOf(symbols));
    return [...symbols.values()].map((weight) => Number(weight) / total);
  });
  const { pack, unpack } = compileCode({
    damage: crushedAt(slots),
    symbols: agent.injuries + slots,
    tokens,
    cover,
  });
  const positionOf = remembered((code: PositionCode) => code, unpack);
  const isCrushed = ({ damage }: Position) => damage === crushedAt(slots);
  /** For each number of attacks made: whether one to come is ranged. */
  const isCoverMet = Array.from({ length: attacks.length + 1 }, (_, made) =>
    attacks.slice(made).some(({ isRanged }) => isRanged),
  );
  /** An object that no attack to come will meet is as good as none; nor does anything matter to a crushed agent. */
  const settled = (position: Position, made: number): Position => {
    const { symbols, cover: left, ...rest } = position;
    if (isCrushed(position)) return { ...rest, symbols: 0, cover: 0 };
    return { ...rest, symbols, cover: isCoverMet[made] === true ? left : 0 };
  };
  /** After so much damage, and how many wounds became injuries by it. */
  const hit = (position: Position, at: number, damage: number) => {
    const toObject = attacks[at]!.isRanged ? Math.min(position.cover, damage) : 0;
    const next = settled(
      {
        damage: damageAfter(slots, position.damage, damage - toObject),
        symbols: position.symbols,
        tokens: position.tokens,
        cover: position.cover - toObject,
      },
      at + 1,
    );
    const turned = isCrushed(next) ? 0 : injuriesOn(slots, next.damage) - injuriesOn(slots, position.damage);
    return { next, turned };
  };
  const withSymbols = (position: Position, more: number): Position => ({
    ...position,
    symbols: position.symbols + more,
  });
  return {
    start: settled({ damage: agent.damage, symbols: agent.injuries, tokens, cover }, 0),
    codeOf: pack,
    positionOf,
    isCrushed,
    after: (position, at, damage) => {
      const { next, turned } = hit(position, at, damage);
      return turned === 0 ? certain(pack(next)) : mapped(symbolsOf[turned]!, (more) => pack(withSymbols(next, more)));
    },
    chancesAfter: (position, at, damage) => {
      const { next, turned } = hit(position, at, damage);
      const positions = turned === 0 ? [next] : [...symbolsOf[turned]!.keys()].map((more) => withSymbols(next, more));
      return { positions, chances: chancesOf[turned]! };
    },
  };
};
