/** The best play of a siege, from its last attack backward. */
import { certain, followedBy, type Distribution } from '../../exact/distribution.ts';
import { readyTests, type ReadyTest } from '../attacks/ready.ts';
import { poolFor } from '../test/pool.ts';
import type { Position, PositionCode, Positions } from './positions.ts';
import type { Siege } from './siege.ts';

/** What is done in a position. */
export interface SiegePlay {
  /** Tokens spent on an attack. */
  readonly spendAt: (at: number, position: Position) => number;
  /** Where the attack leads; a crushed agent is attacked no more. */
  readonly nextOf: (at: number, position: Position) => Distribution;
}
/** How well a position is played: what it is worth from here on, and what is spent for that. */
interface Played {
  readonly value: number;
  readonly spend: number;
}

/** Of choices that stand equally often the one with less damage; small enough never to outweigh what can be told apart. */
const DAMAGE_BESIDE_STANDING = 1e-10;
/** A token buys more than this of a chance or of a point of damage, or it is kept: more than all damage beside standing. */
const TOKEN_BUYS = 1e-8;
/** What an attack brings: by the damage taken, and whether it crushes. */
const WORTH: { readonly [A in Siege['aim']]: (taken: number, isCrushed: boolean) => number } = {
  'least-damage': (taken) => -taken,
  stand: (taken, isCrushed) => -Number(isCrushed) - DAMAGE_BESIDE_STANDING * taken,
};

/** What to do in every position of a siege; a position is solved when it is asked for. */
export const playSiege = (siege: Siege, positions: Positions): SiegePlay => {
  const { faces, bprd, level, attacks, aim } = siege;
  const { after, chancesAfter, codeOf, isCrushed } = positions;
  const ready = readyTests(faces, bprd);
  const played = attacks.map(() => new Map<PositionCode, Played>());
  const knownWorths = attacks.map(() => new Map<PositionCode, readonly number[]>());
  const damageBy = (at: number, result: number) => Math.max(0, attacks[at]!.attack - result);

  const valueAt = (at: number, position: Position): number =>
    at === attacks.length || isCrushed(position) ? 0 : playedAt(at, position).value;
  const worthOfDamage = (at: number, position: Position, damage: number): number => {
    const { positions: nexts, chances } = chancesAfter(position, at, damage);
    let worth = 0;
    nexts.forEach((next, i) => {
      worth += chances[i]! * (WORTH[aim](next.damage - position.damage, isCrushed(next)) + valueAt(at + 1, next));
    });
    return worth;
  };
  /** By the damage of an attack, object included: what it brings with all that follows. The tokens are those left. */
  const worthsAt = (at: number, position: Position): readonly number[] => {
    // After the last attack neither tokens nor symbols are good for anything.
    const code = codeOf(at === attacks.length - 1 ? { ...position, tokens: 0, symbols: 0 } : position);
    const before = knownWorths[at]!.get(code);
    if (before !== undefined) return before;
    const worths = Array.from({ length: attacks[at]!.attack + 1 }, (_, damage) => worthOfDamage(at, position, damage));
    knownWorths[at]!.set(code, worths);
    return worths;
  };
  const diceAt = (at: number, { symbols }: Position, spend: number) => {
    const { improvements, degradations } = attacks[at]!;
    return poolFor(level, improvements + spend, degradations + symbols).dice;
  };
  const withSpent = (position: Position, spend: number): Position => ({
    ...position,
    tokens: position.tokens - spend,
  });
  /** The test with so many tokens spent, and what its results are worth. */
  const testAt = (at: number, position: Position, spend: number) => {
    const worths = worthsAt(at, withSpent(position, spend));
    return { test: ready(diceAt(at, position, spend), attacks[at]!.bonus), worths };
  };
  const worthOf = (at: number, worths: readonly number[]) => (result: number) => worths[damageBy(at, result)]!;
  /** What a test is worth, by what its results are worth: often asked of many positions. */
  const means = new Map<readonly number[], Map<ReadyTest, number>>();
  const meanAt = (at: number, position: Position, spend: number): number => {
    const { test, worths } = testAt(at, position, spend);
    const known = means.get(worths) ?? new Map<ReadyTest, number>();
    const mean = known.get(test) ?? test.mean(worthOf(at, worths));
    means.set(worths, known.set(test, mean));
    return mean;
  };
  const bestAt = (at: number, position: Position): Played => {
    let best: Played = { value: -Infinity, spend: 0 };
    let tried: string | undefined;
    for (let spend = 0; spend <= position.tokens; spend += 1) {
      const dice = diceAt(at, position, spend).join();
      // A token that changes no die buys nothing.
      if (dice === tried) continue;
      tried = dice;
      const value = meanAt(at, position, spend);
      if (value > best.value + TOKEN_BUYS) best = { value, spend };
    }
    return best;
  };
  const playedAt = (at: number, position: Position): Played => {
    const code = codeOf(position);
    const before = played[at]!.get(code);
    if (before !== undefined) return before;
    const best = bestAt(at, position);
    played[at]!.set(code, best);
    return best;
  };
  return {
    spendAt: (at, position) => playedAt(at, position).spend,
    nextOf: (at, position) => {
      if (isCrushed(position)) return certain(codeOf(position));
      const { spend } = playedAt(at, position);
      const { test, worths } = testAt(at, position, spend);
      const left = withSpent(position, spend);
      const byDamage = Array.from({ length: attacks[at]!.attack + 1 }, (_, damage) => after(left, at, damage));
      return followedBy(test.results(worthOf(at, worths)), (result) => byDamage[damageBy(at, result)]!);
    },
  };
};
