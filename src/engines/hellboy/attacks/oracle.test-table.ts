/**
 * Series and sieges the slow and obvious way: every fall of the dice, every choice, every marker, one after the other, in
 * whole numbers. Nothing here comes from the engines.
 */
import type { AttackSeries } from './series.ts';
import type { Siege } from '../siege/siege.ts';

type Sides = readonly number[];
interface Fall {
  readonly shown: readonly number[];
  readonly ways: bigint;
}
/** Every way for dice to fall; sides that show the same number count together. */
const falls = (dice: readonly Sides[]): readonly Fall[] => {
  const [first, ...others] = dice;
  if (first === undefined) return [{ shown: [], ways: 1n }];
  return [...new Set(first)].flatMap((face) => {
    const sides = BigInt(first.filter((side) => side === face).length);
    return falls(others).map(({ shown, ways }) => ({ shown: [face, ...shown], ways: ways * sides }));
  });
};
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** What three dice, the effect die and three dice thrown again weigh: every test is brought to it. */
export const TEST_SCALE = 6n * 6n ** 3n * 6n ** 3n;

const memoize = <A extends readonly unknown[]>(work: (...args: A) => bigint): ((...args: A) => bigint) => {
  const known = new Map<string, bigint>();
  return (...args) => {
    const key = JSON.stringify(args);
    const value = known.get(key) ?? work(...args);
    known.set(key, value);
    return value;
  };
};

/** The largest sum of worths over all falls, times {@link TEST_SCALE} over the falls. */
const bestTest = (
  dice: readonly Sides[],
  { bonus, bprd }: { readonly bonus: number; readonly bprd: 'wild' | 'spent' },
  worth: (result: number) => bigint,
): bigint => {
  const missing = 6n ** BigInt(3 - dice.length);
  const again = 6n ** BigInt(dice.length);
  const worths = new Map<number, bigint>();
  const of = (sum: number): bigint => {
    const known = worths.get(sum) ?? worth(Math.max(0, sum + bonus)) * again;
    worths.set(sum, known);
    return known;
  };
  /** What each choice of dice thrown again brings, by the sum of those that stay. */
  const rerolled = Array.from({ length: 2 ** dice.length }, (_, chosen) => {
    const isAgain = (place: number) => Math.floor(chosen / 2 ** place) % 2 === 1;
    const thrown = falls(dice.filter((_die, place) => isAgain(place)));
    const all = thrown.reduce((n, fall) => n + fall.ways, 0n);
    const after = memoize(
      (kept: number) => thrown.reduce((n, fall) => n + fall.ways * of(kept + total(fall.shown)), 0n) / all,
    );
    return (shown: readonly number[]) => after(total(shown.filter((_face, place) => !isAgain(place))));
  });
  let best = 0n;
  for (const { shown, ways } of falls(dice)) {
    const sum = total(shown);
    const highest = Math.max(0, ...shown);
    const settled = [of(sum - highest), of(sum + 1), of(sum + 2), of(sum + highest)];
    const rerolls = rerolled.map((after) => after(shown));
    const largest = (values: readonly bigint[]) => values.reduce((a, b) => (b > a ? b : a));
    const effects = [...settled, largest(rerolls), bprd === 'wild' ? largest([...settled, ...rerolls]) : of(sum)];
    best += ways * effects.reduce((a, b) => a + b, 0n);
  }
  return best * missing * missing;
};

/** The largest chance to kill or the largest mean damage, as a number over {@link TEST_SCALE} to the number of attacks. */
export const bestSeries = ({ faces, bprd, enemy, attacks, aim }: AttackSeries): bigint => {
  const best = memoize((at: number, health: number, cover: number): bigint => {
    const scale = TEST_SCALE ** BigInt(attacks.length - at);
    if (health === 0) return aim === 'kill' ? scale : 0n;
    if (at === attacks.length) return 0n;
    const { dice, bonus, toughness = enemy.toughness } = attacks[at]!;
    return bestTest(
      dice.map((colour) => faces[colour]),
      { bonus, bprd },
      (result) => {
        let [left, object, taken] = [health, cover, 0];
        for (let point = toughness; point < result; point += 1) {
          if (object > 0) object -= 1;
          else if (left > 0) {
            left -= 1;
            taken += 1;
          }
        }
        const now = aim === 'damage' ? (BigInt(taken) * scale) / TEST_SCALE : 0n;
        return now + best(at + 1, left, object);
      },
    );
  });
  return best(0, Math.max(0, enemy.health - enemy.damage), enemy.cover);
};

interface Track {
  readonly empty: number;
  readonly wounds: number;
  readonly injuries: number;
  readonly symbols: number;
  readonly isCrushed: boolean;
  readonly cover: number;
  /** Damage taken. */
  readonly taken: number;
}
/**
 * The least mean damage, or the least chance to be crushed; over `siegeScale` to the number of attacks.
 */
export const siegeScale = ({ agent, defendSymbols }: Siege): bigint =>
  TEST_SCALE * BigInt(defendSymbols.in) ** BigInt(agent.slots);
export const leastSiege = (siege: Siege): bigint => {
  const { faces, bprd, level, agent, attacks, aim, defendSymbols } = siege;
  const ladder = ['yellow', 'orange', 'red', 'black'] as const;
  const diceFor = (change: number): readonly Sides[] =>
    [0, 1, 2].flatMap((place) => {
      const step = Math.abs(change) > place ? Math.sign(change) : 0;
      const colour = ladder[ladder.indexOf(level) + step];
      return colour === undefined ? [] : [faces[colour]];
    });
  /** Where points of damage lead, one after the other; the weights add up to markers to the power of all slots. */
  const hit = (
    track: Track,
    points: number,
    isRanged: boolean,
    weight: bigint,
  ): readonly (readonly [Track, bigint])[] => {
    if (points === 0 || track.isCrushed) return [[track, weight]];
    const on = (change: Partial<Track>, w = weight) => hit({ ...track, ...change }, points - 1, isRanged, w);
    if (isRanged && track.cover > 0) return on({ cover: track.cover - 1 });
    const taken = track.taken + 1;
    if (track.empty > 0) return on({ taken, empty: track.empty - 1, wounds: track.wounds + 1 });
    if (track.wounds === 0) return on({ taken, isCrushed: true });
    const turned = { taken, wounds: track.wounds - 1, injuries: track.injuries + 1 };
    const markers = BigInt(defendSymbols.in);
    const shown = BigInt(defendSymbols.of);
    return [
      ...on({ ...turned, symbols: track.symbols + 1 }, (weight * shown) / markers),
      ...on(turned, (weight * (markers - shown)) / markers),
    ];
  };
  const all = BigInt(defendSymbols.in) ** BigInt(agent.slots);
  const least = memoize((at: number, track: Track, tokens: number): bigint => {
    const scale = siegeScale(siege) ** BigInt(attacks.length - at);
    if (track.isCrushed && aim === 'stand') return scale;
    if (track.isCrushed || at === attacks.length) return 0n;
    const { attack, improvements, degradations, bonus, isRanged } = attacks[at]!;
    const spends = Array.from({ length: tokens + 1 }, (_, spend) => spend).map((spend) =>
      bestTest(diceFor(improvements + spend - degradations - track.symbols), { bonus, bprd }, (result) =>
        hit({ ...track, taken: 0 }, Math.max(0, attack - result), isRanged, all).reduce(
          (sum, [next, weight]) =>
            sum -
            weight *
              ((aim === 'stand' ? 0n : (BigInt(next.taken) * scale) / siegeScale(siege)) +
                least(at + 1, { ...next, taken: 0 }, tokens - spend)),
          0n,
        ),
      ),
    );
    return -spends.reduce((a, b) => (b > a ? b : a));
  });
  const injuries = Math.max(0, agent.damage - agent.slots);
  const filled = Math.min(agent.damage, agent.slots);
  return least(
    0,
    {
      empty: agent.slots - filled,
      wounds: filled - injuries,
      injuries,
      symbols: agent.injuries,
      isCrushed: false,
      cover: siege.cover,
      taken: 0,
    },
    siege.tokens,
  );
};
