/**
 * What players say for the words of the pages, learned from the ways of asking: whoever asks for a line in other words than
 * its own says which of them mean the same. It is the first model of IBM for translation (Brown et al., 1993), from the words
 * of a way to those of its line, and runs when the site is built.
 */
import { stemsOf } from '../words.ts';
import type { Passage } from './passage.ts';
import { STOP_STEMS } from './table-words.ts';
import { packLines, unitsIn, WAYS } from './units.ts';

/** A way of asking and the line that it asks for, by the stems that tell something. */
interface AskedPair {
  readonly way: readonly string[];
  readonly line: readonly string[];
}
/** For each stem of players the stems of the pages that it means. */
export type LearnedWords = ReadonlyMap<string, readonly string[]>;

const tellingStems = (text: string): readonly string[] =>
  [...new Set(stemsOf(text))].filter((stem) => stem.length > 1 && !STOP_STEMS.has(stem));

/** The ways of asking for the lines of some passages. */
const askedPairs = (passages: readonly Passage[]): readonly AskedPair[] =>
  passages.flatMap(({ title, lines }) => {
    const units = unitsIn(packLines(lines));
    let unit = -1;
    return lines.flatMap(({ kind, says }): readonly AskedPair[] => {
      if (kind === 'asked') {
        const { head, says: answer } = units[unit]!;
        const line = tellingStems([title, head, answer].join(' '));
        return says.split(WAYS).map((way) => ({ way: tellingStems(way), line }));
      }
      if (kind !== 'head' && kind !== 'heading') unit += 1;
      return [];
    });
  });

type Table = Map<string, Map<string, number>>;
const add = (table: Table, from: string, to: string, amount: number): void => {
  const row = table.get(from) ?? new Map<string, number>();
  table.set(from, row.set(to, (row.get(to) ?? 0) + amount));
};

/** The number of rounds in which the chances are estimated. */
const ROUNDS = 6;
/** In place of a word of a line that no word of its way means. */
const NO_WORD = '';
/** The chance of what was never counted. */
const LEAST_CHANCE = 1e-6;

/** How often each word of a way means each word of a line, counted in parts. */
const countsOf = (pairs: readonly AskedPair[], chances: Table | undefined): Table => {
  const counts: Table = new Map();
  for (const { way, line } of pairs) {
    const from = [NO_WORD, ...way];
    for (const to of line) {
      const parts = from.map((stem) => (chances === undefined ? 1 : (chances.get(stem)?.get(to) ?? LEAST_CHANCE)));
      const all = parts.reduce((a, b) => a + b, 0);
      from.forEach((stem, i) => add(counts, stem, to, parts[i]! / all));
    }
  }
  return counts;
};
const chancesOf = (counts: Table): Table =>
  new Map(
    [...counts].map(([from, row]) => {
      const all = [...row.values()].reduce((a, b) => a + b, 0);
      return [from, new Map([...row].map(([to, count]) => [to, count / all]))];
    }),
  );

/** The least chance and the fewest occurrences for a meaning to be kept. */
const LEAST = { chance: 0.15, times: 2 } as const;

/** What the words of ways mean in the lines. */
const learnedFrom = (pairs: readonly AskedPair[]): LearnedWords => {
  let counts = countsOf(pairs, undefined);
  for (let round = 1; round < ROUNDS; round += 1) counts = countsOf(pairs, chancesOf(counts));
  const meant = [...chancesOf(counts)].map(([from, row]): [string, readonly string[]] => [
    from,
    [...row]
      .filter(([to, chance]) => to !== from && chance >= LEAST.chance && counts.get(from)!.get(to)! >= LEAST.times)
      .map(([to]) => to),
  ]);
  return new Map(meant.filter(([from, to]) => from !== NO_WORD && to.length > 0));
};

/**
 * What players say for the words of the pages of each game, by its passages: learned from its own ways of asking and from those
 * of all games.
 */
export const learnWords = (games: ReadonlyMap<string, readonly Passage[]>): ReadonlyMap<string, LearnedWords> => {
  const pairs = new Map([...games].map(([game, passages]) => [game, askedPairs(passages)]));
  const general = learnedFrom([...pairs.values()].flat());
  return new Map(
    [...pairs].map(([game, own]) => {
      const mine = learnedFrom(own);
      const stems = new Set([...mine.keys(), ...general.keys()]);
      const meaningsOf = (stem: string) => [...new Set([...(mine.get(stem) ?? []), ...(general.get(stem) ?? [])])];
      return [game, new Map([...stems].map((stem) => [stem, meaningsOf(stem)]))];
    }),
  );
};
