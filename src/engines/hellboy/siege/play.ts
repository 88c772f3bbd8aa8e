/** The best play of a siege, from its last attack backward. */
import { certain, followedBy, mapped, type Distribution } from '../../exact/distribution.ts';
import { readyTests } from '../attacks/ready.ts';
import { remembered } from '../attacks/remembered.ts';
import { poolFor } from '../test/pool.ts';
import type { Position, Positions } from './positions.ts';
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
  const damageBy = (at: number, result: number) => Math.max(0, attacks[at]!.attack - result);

  const valueAt = (at: number, position: Position): number =>
    at === attacks.length || isCrushed(position) ? 0 : playedAt[at]!(position).value;
  const worthOfDamage = (at: number, position: Position, damage: number): number => {
    const { positions: nexts, chances } = chancesAfter(position, at, damage);
    let worth = 0;
    nexts.forEach((next, i) => {
      worth += chances[i]! * (WORTH[aim](next.damage - position.damage, isCrushed(next)) + valueAt(at + 1, next));
    });
    return worth;
  };
  /** For each attack, by its damage, object included: what it brings with all that follows. The tokens are those left. */
  const worthsAt = attacks.map(({ attack }, at) =>
    remembered(codeOf, (position: Position) =>
      Array.from({ length: attack + 1 }, (_, damage) => worthOfDamage(at, position, damage)),
    ),
  );
  const withSpent = (position: Position, spend: number): Position => ({
    ...position,
    tokens: position.tokens - spend,
  });
  /** The test with so many tokens spent, and what its results are worth. */
  const testAt = (at: number, position: Position, spend: number) => {
    const { improvements, degradations, bonus } = attacks[at]!;
    const { dice } = poolFor(level, improvements + spend, degradations + position.symbols);
    const worths = worthsAt[at]!(withSpent(position, spend));
    return { test: ready(dice, bonus), worth: (result: number) => worths[damageBy(at, result)]! };
  };
  const playedWith = (at: number, position: Position, spend: number): Played => {
    const { test, worth } = testAt(at, position, spend);
    return { value: test.mean(worth), spend };
  };
  /** For each attack what is best in a position; of equals the fewest tokens. */
  const playedAt = attacks.map((_, at) =>
    remembered(codeOf, (position: Position) =>
      Array.from({ length: position.tokens + 1 }, (_none, spend) => playedWith(at, position, spend)).reduce(
        (best, other) => (other.value > best.value + TOKEN_BUYS ? other : best),
      ),
    ),
  );
  return {
    spendAt: (at, position) => playedAt[at]!(position).spend,
    nextOf: (at, position) => {
      if (isCrushed(position)) return certain(codeOf(position));
      const { spend } = playedAt[at]!(position);
      const { test, worth } = testAt(at, position, spend);
      const left = withSpent(position, spend);
      const damages = mapped(test.results(worth), (result) => damageBy(at, result));
      return followedBy(damages, (damage) => after(left, at, damage));
    },
  };
};
