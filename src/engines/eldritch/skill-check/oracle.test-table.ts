/** A test the slow and obvious way: every face of every die, every die thrown again that may be. No code of the engine. */

/** What a face is worth: nothing, one success, two. */
export type FaceValue = (face: number) => 0 | 1 | 2;
export interface BruteTest {
  readonly dice: number;
  readonly value: FaceValue;
  readonly clues: number;
  readonly free: number;
  readonly all: boolean;
  /** Dice with a single success may be thrown again too. */
  readonly singles: boolean;
  readonly worth: (successes: number, clues: number) => number;
}
/** Chances of ends, «successes clues», and what they are worth. */
export interface BrutePlay {
  readonly worth: number;
  readonly ends: ReadonlyMap<string, number>;
}

const FACES = [1, 2, 3, 4, 5, 6];
const everyFall = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : everyFall(dice - 1).flatMap((fall) => FACES.map((face) => [face, ...fall]));
const evenly = (plays: readonly BrutePlay[]): BrutePlay => {
  const ends = new Map<string, number>();
  let worth = 0;
  for (const play of plays) {
    worth += play.worth / plays.length;
    for (const [end, chance] of play.ends) ends.set(end, (ends.get(end) ?? 0) + chance / plays.length);
  }
  return { worth, ends };
};

/** The best play of a test; what spends nothing wins where nothing is gained. */
export const brutePlay = (test: BruteTest): BrutePlay => {
  const known = new Map<string, BrutePlay>();
  const lying = (faces: readonly number[], clues: number, free: number, all: boolean): BrutePlay => {
    const values = faces.map(test.value).sort((a, b) => a - b);
    const key = [...values, '-', clues, free, all].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const successes = values.reduce<number>((sum, one) => sum + one, 0);
    let best: BrutePlay = {
      worth: test.worth(successes, clues),
      ends: new Map([[`${successes} ${clues}`, 1]]),
    };
    const offer = (play: BrutePlay): void => {
      if (play.worth > best.worth + 1e-9) best = play;
    };
    const places = faces.flatMap((face, at) =>
      test.value(face) === 0 || (test.singles && test.value(face) === 1) ? [at] : [],
    );
    const again = (at: number, left: number, cards: number): BrutePlay =>
      evenly(
        FACES.map((face) =>
          lying(
            faces.map((one, i) => (i === at ? face : one)),
            left,
            cards,
            all,
          ),
        ),
      );
    if (free > 0) for (const at of places) offer(again(at, clues, free - 1));
    const failed = faces.filter((face) => test.value(face) === 0).length;
    if (all && failed > 0) {
      const kept = faces.filter((face) => test.value(face) > 0);
      offer(evenly(everyFall(failed).map((fall) => lying([...kept, ...fall], clues, free, false))));
    }
    if (clues > 0) for (const at of places) offer(again(at, clues - 1, free));
    known.set(key, best);
    return best;
  };
  return evenly(everyFall(test.dice).map((fall) => lying(fall, test.clues, test.free, test.all)));
};
