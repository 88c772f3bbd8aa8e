/** Where a siege may stand, and where an attack leads. */
import { compileCode } from '../../exact/code.ts';
import { certain, mapOutcomes, totalOf, type Distribution } from '../../exact/distribution.ts';
import { sumOfEqual } from '../../exact/pool.ts';
import { memoizeByKey } from '../attacks/remembered.ts';
import { TEST_DICE } from '../skill-check/pool.ts';
import type { Siege, SiegeAttack } from './siege.ts';
import { crushedAt, damageAfter, injuriesOn } from './track.ts';

/** What the agent finds when he is attacked. What no attack to come can tell apart is one: always the least of it. */
export interface Position {
  /** On his track. */
  readonly damage: number;
  /** Symbols of defence on his injuries; no more than take the last die of any attack to come. */
  readonly symbols: number;
  readonly tokens: number;
  /** What the object still takes; no more than the ranged attacks to come can do to it. */
  readonly cover: number;
}
/** A position as one number. */
export type PositionCode = number;
/** Where so much damage leads. */
interface Chances {
  /** Damage that it puts on the track. */
  readonly taken: number;
  readonly isCrushed: boolean;
  /** The positions, and the chance of each. */
  readonly codes: readonly PositionCode[];
  readonly chances: readonly number[];
}

export interface Positions {
  readonly start: PositionCode;
  readonly positionOf: (code: PositionCode) => Position;
  readonly isCrushed: (position: Position) => boolean;
  /** The position in which an attack strikes after spending tokens on it. */
  readonly spent: (position: Position, at: number, tokens: number) => PositionCode;
  /** The damage of an attack, object included, above which more of it does the same. */
  readonly mostDamage: (position: Position, at: number) => number;
  /** After an attack that comes to so much damage, object included; the tokens are those left. */
  readonly after: (position: Position, at: number, damage: number) => Distribution;
  /** The same as numbers. */
  readonly chancesAfter: (position: Position, at: number, damage: number) => Chances;
}

/** How many of the new injuries show the symbol, for 0, 1, … injuries. */
const symbolsAmong = ({ of, in: markers }: Siege['defendSymbols'], most: number): readonly Distribution[] => {
  const sides = [[0, markers - of] as const, [1, of] as const];
  const one = new Map(sides.filter(([, count]) => count > 0).map(([symbol, count]) => [symbol, BigInt(count)]));
  return Array.from({ length: most + 1 }, (_, injuries) => sumOfEqual(one, injuries));
};

/** The most symbols and cover that make a difference to the attacks to come, by the number of attacks made. */
const limitsAfter = (attacks: readonly SiegeAttack[]) =>
  Array.from({ length: attacks.length + 1 }, (_, made) => {
    const toCome = attacks.slice(made);
    return {
      /** Symbols, on top of those that tokens make up for: with more no attack to come leaves a die. */
      symbols: Math.max(...toCome.map(({ improvements, degradations }) => TEST_DICE + improvements - degradations)),
      /** What the object takes. */
      cover: toCome.reduce((sum, { attack, isRanged }) => sum + (isRanged ? attack : 0), 0),
    };
  });

/** The positions of a siege and the ways between them; what no attack to come can tell apart is one position. */
export const positionsOf = ({ agent, tokens, cover, defendSymbols, attacks }: Siege): Positions => {
  const { slots } = agent;
  const symbolsOf = symbolsAmong(defendSymbols, slots);
  const chancesOf = symbolsOf.map((symbols) => {
    const total = Number(totalOf(symbols));
    return [...symbols].map(([more, weight]) => ({ more, chance: Number(weight) / total }));
  });
  const limits = limitsAfter(attacks);
  const { pack, unpack } = compileCode({
    damage: crushedAt(slots),
    symbols: agent.injuries + slots,
    tokens,
    cover,
  });
  const positionOf = memoizeByKey((code: PositionCode) => code, unpack);
  const isCrushed = ({ damage }: Position) => damage === crushedAt(slots);
  /** A number of symbols, as far as the question distinguishes them. */
  const symbolsWithin = (symbols: number, left: number, made: number): number =>
    Math.min(symbols, Math.max(0, limits[made]!.symbols + left));
  /** Nothing matters to a crushed agent but the tokens that he has left. */
  const withoutIdle = (position: Position, made: number): Position => {
    const isOut = isCrushed(position);
    return {
      damage: position.damage,
      symbols: isOut ? 0 : symbolsWithin(position.symbols, position.tokens, made),
      tokens: position.tokens,
      cover: isOut ? 0 : Math.min(position.cover, limits[made]!.cover),
    };
  };
  const toObject = (position: Position, at: number, damage: number): number =>
    attacks[at]!.isRanged ? Math.min(position.cover, damage) : 0;
  /** After so much damage, by the symbols that it brings; and how many wounds became injuries by it. */
  const hitAgent = (position: Position, at: number, damage: number) => {
    const stopped = toObject(position, at, damage);
    const next = {
      damage: damageAfter(slots, position.damage, damage - stopped),
      tokens: position.tokens,
      cover: position.cover - stopped,
    };
    const isOut = next.damage === crushedAt(slots);
    const turned = isOut ? 0 : injuriesOn(slots, next.damage) - injuriesOn(slots, position.damage);
    const codeWith = (more: number): PositionCode =>
      pack(withoutIdle({ ...next, symbols: position.symbols + more }, at + 1));
    return { taken: next.damage - position.damage, isCrushed: isOut, turned, codeWith };
  };
  return {
    start: pack(withoutIdle({ damage: agent.damage, symbols: agent.injuries, tokens, cover }, 0)),
    positionOf,
    isCrushed,
    spent: ({ damage, symbols, tokens: before, cover: left }, at, spend) => {
      const kept = before - spend;
      return pack({ damage, symbols: symbolsWithin(symbols, kept, at + 1), tokens: kept, cover: left });
    },
    mostDamage: (position, at) =>
      Math.min(attacks[at]!.attack, crushedAt(slots) - position.damage + toObject(position, at, Infinity)),
    after: (position, at, damage) => {
      const { turned, codeWith } = hitAgent(position, at, damage);
      return turned === 0 ? certain(codeWith(0)) : mapOutcomes(symbolsOf[turned]!, codeWith);
    },
    chancesAfter: (position, at, damage) => {
      const { taken, isCrushed: isOut, turned, codeWith } = hitAgent(position, at, damage);
      const chances = chancesOf[turned]!;
      return {
        taken,
        isCrushed: isOut,
        codes: chances.map(({ more }) => codeWith(more)),
        chances: chances.map(({ chance }) => chance),
      };
    },
  };
};
