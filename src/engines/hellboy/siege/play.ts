/** The best play of a siege, from its last attack backward. */
import { certain, followedBy, mapOutcomes, type Distribution } from '../../exact/distribution.ts';
import { readyTests, type ReadyTest } from '../attacks/ready.ts';
import { memoizeByKey } from '../attacks/remembered.ts';
import { poolFor } from '../skill-check/pool.ts';
import type { Position, PositionCode, Positions } from './positions.ts';
import type { Siege } from './siege.ts';

/** What is done in a position. */
export interface SiegePlay {
  /** Tokens spent on an attack. */
  readonly spendAt: (at: number, code: PositionCode) => number;
  /** Where the attack leads; a crushed agent is attacked no more. */
  readonly nextOf: (at: number, code: PositionCode) => Distribution;
}
/** How well a position is played: what it is worth from here on, and what is spent for that. */
interface Played {
  readonly value: number;
  readonly spend: number;
  readonly test: ReadyTest;
  /** The position with the tokens that are left. */
  readonly left: PositionCode;
}

/** Breaks ties between choices that survive equally often: less damage is better. Too small to outweigh a real difference. */
const DAMAGE_BESIDE_STANDING = 1e-10;
/** Spend a token only if it gains more than this; it exceeds `DAMAGE_BESIDE_STANDING` times the largest damage. */
const TOKEN_BUYS = 1e-8;
/** What an attack brings: by the damage taken, and whether it crushes. */
const WORTH: { readonly [A in Siege['aim']]: (taken: number, isCrushed: boolean) => number } = {
  'least-damage': (taken) => -taken,
  stand: (taken, isCrushed) => -Number(isCrushed) - DAMAGE_BESIDE_STANDING * taken,
};

/** What to do in every position of a siege; a position is solved when it is asked for. */
export const playSiege = (siege: Siege, positions: Positions): SiegePlay => {
  const { faces, bprd, level, attacks, aim } = siege;
  const { positionOf, isCrushed, spent, mostDamage, after, chancesAfter } = positions;
  const ready = readyTests(faces, bprd);
  const byCode = <T>(work: (at: number, position: Position) => T) =>
    attacks.map((_, at) =>
      memoizeByKey(
        (code: PositionCode) => code,
        (code) => work(at, positionOf(code)),
      ),
    );

  const worthOfDamage = (at: number, position: Position, damage: number): number => {
    const { taken, isCrushed: isOut, codes, chances } = chancesAfter(position, at, damage);
    const worth = WORTH[aim](taken, isOut);
    if (isOut || at + 1 === attacks.length) return worth;
    return codes.reduce((sum, code, i) => sum + chances[i]! * playedAt[at + 1]!(code).value, worth);
  };
  /** By the damage of an attack, object included: what it brings with all that follows. The tokens are those left. */
  const worthsAt = byCode((at, position) =>
    Array.from({ length: mostDamage(position, at) + 1 }, (_, damage) => worthOfDamage(at, position, damage)),
  );
  /** For each attack the tests that tokens buy, and for how many: of those that buy the same test the fewest. */
  const offersAt = attacks.map(({ improvements, degradations }) =>
    memoizeByKey(
      ({ symbols, tokens }: Position) => symbols * (siege.tokens + 1) + tokens,
      ({ symbols, tokens }) =>
        Array.from({ length: tokens + 1 }, (_, spend) => ({
          spend,
          test: ready(poolFor(level, improvements + spend, degradations + symbols).dice, 0),
        })).filter(({ test }, i, all) => test !== all[i - 1]?.test),
    ),
  );
  /** What an attack does for each result of the dice, and what that is worth, once the tokens are spent. */
  const strikeAt = (at: number, left: PositionCode) => {
    const { attack, bonus } = attacks[at]!;
    const worths = worthsAt[at]!(left);
    const damageBy = (sum: number) => Math.min(worths.length - 1, Math.max(0, attack - Math.max(0, sum + bonus)));
    return { damageBy, worth: (sum: number) => worths[damageBy(sum)]! };
  };
  /** What is best in a position; of equals the fewest tokens. */
  const playedAt = byCode((at, position) =>
    offersAt[at]!(position)
      .map(({ spend, test }): Played => {
        const left = spent(position, at, spend);
        return { value: test.mean(strikeAt(at, left).worth), test, spend, left };
      })
      .reduce((best, other) => (other.value > best.value + TOKEN_BUYS ? other : best)),
  );
  return {
    spendAt: (at, code) => playedAt[at]!(code).spend,
    nextOf: (at, code) => {
      if (isCrushed(positionOf(code))) return certain(code);
      const { test, left } = playedAt[at]!(code);
      const { damageBy, worth } = strikeAt(at, left);
      const struck = positionOf(left);
      return followedBy(mapOutcomes(test.results(worth), damageBy), (damage) => after(struck, at, damage));
    },
  };
};
