/** The index over the passages of some games: which stem occurs where, and how often. */
import { doneAtOnce, type Steps } from '../../lib/steps.ts';
import { fromOneByte } from '../one-byte.ts';
import { isNumber, stemsOf } from '../words.ts';
import { passagesIn, withNames, type PassageFile, type SentPassage, type TermNames } from './index-file.ts';
import { indexKin, type KinIndex } from './kin.ts';
import { linesIn, type LineKind } from './units.ts';
import { waysIn, type WayOfAsking } from './ways-file.ts';

/** A passage as the search knows it. */
export interface FoundPassage extends SentPassage {
  readonly game: string;
}
/** What a stem says of a passage. */
interface Posting {
  /** Number of the passage in the index. */
  readonly at: number;
  /** How often the stem occurs there, by weight. */
  readonly times: number;
}
/** What players type in several words, and the words of the game for it. */
interface PhraseMeaning {
  readonly stems: readonly string[];
  readonly words: readonly string[];
}
/** Which stem occurs in which passage. */
export interface Occurrences {
  readonly passages: readonly FoundPassage[];
  /** The length of each passage relative to the average of its game, by weight. */
  readonly lengths: readonly number[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
}
/** The passages of some games, ready to be asked. */
export interface PassageIndex extends Occurrences {
  /** The passages by their games and places: «hellboy/terms/boss/». */
  readonly byPlace: ReadonlyMap<string, FoundPassage>;
  /** The stems of {@link postings} by their roots. */
  readonly kin: KinIndex;
  /** The ways of asking for the lines of a passage, by its number. */
  readonly ways: ReadonlyMap<number, readonly WayOfAsking[]>;
  /** Which stem occurs in the ways of which passage. */
  readonly inWays: Occurrences;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly phrases: readonly PhraseMeaning[];
  readonly stop: ReadonlySet<string>;
}

/** The weight of a word by its place: in the names of a passage, in a line of a kind. */
export const WEIGHTS = { title: 6, names: 1.5, under: 0.5, lead: 1.5, heading: 2, line: 1, asked: 0.3 } as const;
const weightOf = (kind: LineKind): number => (kind === 'lead' || kind === 'heading' ? WEIGHTS[kind] : WEIGHTS.line);

/** How often each stem occurs in a passage, each occurrence by its weight. */
const weightedStems = ({ title, names, under, text }: SentPassage): Map<string, number> => {
  const counts = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const stem of stemsOf(words))
      counts.set(stem, (counts.get(stem) ?? 0) + (isNumber(stem) ? WEIGHTS.line : weight));
  };
  add(title, WEIGHTS.title);
  add(names, WEIGHTS.names);
  add(under, WEIGHTS.under);
  // Leaves out the id at the beginning of a heading.
  for (const { kind, says } of linesIn(text))
    add(kind === 'heading' ? says.slice(says.indexOf(' ')) : says, weightOf(kind));
  return counts;
};

const addPostings = (postings: Map<string, Posting[]>, at: number, counts: ReadonlyMap<string, number>): void => {
  for (const [stem, times] of counts) {
    const list = postings.get(stem);
    if (list === undefined) postings.set(stem, [{ at, times }]);
    else list.push({ at, times });
  }
};

/** How often each stem occurs in some ways of asking. */
const stemsOfWays = (ways: readonly WayOfAsking[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { stems } of ways) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** The sum of numbers. */
export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

/** Lengths relative to the average of those that are not 0. */
const relative = (lengths: readonly number[]): readonly number[] => {
  const average = sum(lengths) / Math.max(1, lengths.filter((length) => length > 0).length);
  return lengths.map((length) => length / average);
};

const linesOf = (text: string): string[] => (text === '' ? [] : fromOneByte(text).split('\n'));

/**
 * Makes one index of the files of some games, a passage a step: a phone draws between the steps.
 * @param names those of the terms, where the files leave them to the term index
 * @returns the index, when all steps are done
 */
export function* indexInSteps(files: readonly PassageFile[], names: TermNames = new Map()): Steps<PassageIndex> {
  const passages: FoundPassage[] = [];
  const lengths: number[] = [];
  const postings = new Map<string, Posting[]>();
  const ways = new Map<number, readonly WayOfAsking[]>();
  const wayLengths: number[] = [];
  const wayPostings = new Map<string, Posting[]>();
  const synonyms = new Map<string, string[]>();
  const phrases: PhraseMeaning[] = [];
  const stop = new Set<string>();
  for (const file of files) {
    const own: number[] = [];
    const ownWays: number[] = [];
    const asked = waysIn(file.ways);
    for (const sent of passagesIn(file)) {
      const passage = withNames(sent, file.game[0], names);
      const at = passages.push({ ...passage, game: file.game[0] }) - 1;
      const counts = weightedStems(passage);
      own.push(sum(counts.values()));
      const mine = asked[own.length - 1] ?? [];
      if (mine.length > 0) ways.set(at, mine);
      const inWays = stemsOfWays(mine);
      ownWays.push(sum(inWays.values()));
      addPostings(wayPostings, at, inWays);
      addPostings(
        postings,
        at,
        new Map([...[...inWays.keys()].map((stem) => [stem, WEIGHTS.asked] as const), ...counts]),
      );
      yield;
    }
    lengths.push(...relative(own));
    wayLengths.push(...relative(ownWays));
    for (const line of linesOf(file.synonyms)) {
      const [from = '', ...to] = line.split(' ');
      synonyms.set(from, [...new Set([...(synonyms.get(from) ?? []), ...to])]);
    }
    // Games call one thing differently: a question to several of them is left as it was typed.
    for (const line of files.length > 1 ? [] : linesOf(file.phrases)) {
      const [stems = '', words = ''] = line.split('=');
      phrases.push({ stems: stems.split(' '), words: words.split(' ') });
    }
    for (const stem of linesOf(file.stop)) stop.add(stem);
  }
  return {
    passages,
    byPlace: new Map(passages.map((passage) => [`${passage.game}/${passage.place}`, passage])),
    lengths,
    postings,
    kin: indexKin(postings.keys()),
    ways,
    inWays: { passages, lengths: wayLengths, postings: wayPostings },
    synonyms,
    phrases,
    stop,
  };
}

/** {@link indexInSteps} in one go. */
export const indexPassages = (files: readonly PassageFile[], names?: TermNames): PassageIndex =>
  doneAtOnce(indexInSteps(files, names));
