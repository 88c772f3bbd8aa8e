/**
 * The index over the passages of a game as it travels: one file a game, asked for by whole questions alone.
 *
 * For each stem it says how often the stem stands in which passage, by weight; most stand in one once, so it packs well.
 * Stems travel in one-byte letters, passages as differences.
 */
import type { GameName } from '../index-file.ts';
import { fromOneByte } from '../one-byte.ts';
import type { Passage } from './passage.ts';

/** Version of the format; a file of another version is refused. */
export const PASSAGES_VERSION = 2;

/** The file; lists are texts, an entry a line. */
export interface PassageFile {
  readonly v: typeof PASSAGES_VERSION;
  readonly game: GameName;
  /** {@link Passage.place}, {@link Passage.title} and {@link Passage.under} of each passage. */
  readonly places: string;
  readonly titles: string;
  readonly under: string;
  /** Stems in alphabetical order. */
  readonly stems: string;
  /** For each stem its passages: how far from the last one in base 36, then {@link LETTERS} for how often. */
  readonly postings: string;
  /** How many stems each passage has, by weight, with spaces between. */
  readonly lengths: string;
  /** A stem that players type and after it those of this game that are meant. */
  readonly synonyms: string;
  /** Stems that players type together and, after «=», the words that the game has for them. */
  readonly phrases: string;
  /** Stems of question words. */
  readonly stop: string;
}

/** How fast more of a word stops saying more (k₁ of BM25), and how much the length of a passage counts (b). */
export const SATURATION = 2;
export const LENGTH_COUNTS = 0.5;
/** How often a stem stands in a passage, in halves, from a half to thirteen times; who says more says no more. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const timesOf = (letter: string): number => (LETTERS.indexOf(letter) + 1) / 2;

/** The sum of numbers. */
export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

/** What calculators stand under. */
export const CALCULATOR = 'Калькулятор';
/** Whether a place counts: it answers a question for a chance and no other. */
export const isCalculator = ({ under }: Pick<Passage, 'under'>): boolean => under === CALCULATOR;

/** A passage as the search knows it: where it is and what it is called. */
export interface FoundPassage extends Pick<Passage, 'place' | 'title' | 'under'> {
  readonly game: string;
  /** Its number among the passages of its game: says which part of the text holds it. */
  readonly number: number;
}
/** What a stem says of a passage. */
interface Posting {
  /** Number of the passage in the index. */
  readonly at: number;
  /** The part of BM25 that is of this passage: how often the stem stands there, against the length of it all. */
  readonly impact: number;
}
/** What players type in several words, and the words of the game for it. */
interface PhraseMeaning {
  readonly stems: readonly string[];
  readonly words: readonly string[];
}
/** The passages of some games, ready to be asked. */
export interface PassageIndex {
  readonly passages: readonly FoundPassage[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly phrases: readonly PhraseMeaning[];
  readonly stop: ReadonlySet<string>;
}

/** The file of a game as it came. @throws where the value is no index of this version: the message says what came */
export const parsePassages = (file: unknown): PassageFile => {
  const index = file as Partial<PassageFile> | null;
  if (index?.v !== PASSAGES_VERSION || !Array.isArray(index.game) || typeof index.postings !== 'string')
    throw new TypeError(`No passages of version ${PASSAGES_VERSION}: ${JSON.stringify(file)?.slice(0, 80)}`);
  return index as PassageFile;
};

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Unpacks the files of some games into one index. */
export const unpackPassages = (files: readonly PassageFile[]): PassageIndex => {
  const passages: FoundPassage[] = [];
  const postings = new Map<string, Posting[]>();
  const synonyms = new Map<string, string[]>();
  const phrases: PhraseMeaning[] = [];
  const stop = new Set<string>();
  for (const file of files) {
    const first = passages.length;
    const [titles, under] = [file.titles.split('\n'), file.under.split('\n')];
    linesOf(file.places).forEach((place, number) =>
      passages.push({ game: file.game[0], number, place, title: titles[number]!, under: under[number]! }),
    );
    const packed = file.postings.split('\n');
    const lengths = file.lengths.split(' ').map(Number);
    const average = sum(lengths) / lengths.length;
    const impactOf = (at: number, times: number) =>
      (times * (SATURATION + 1)) /
      (times + SATURATION * (1 - LENGTH_COUNTS + (LENGTH_COUNTS * lengths[at]!) / average));
    linesOf(fromOneByte(file.stems)).forEach((stem, i) => {
      const list = postings.get(stem) ?? [];
      let at = 0;
      for (const [, step = '', letter = ''] of packed[i]!.matchAll(/([0-9a-z]+)([A-Z])/g)) {
        at += Number.parseInt(step, 36);
        list.push({ at: first + at, impact: impactOf(at, timesOf(letter)) });
      }
      postings.set(stem, list);
    });
    for (const line of linesOf(fromOneByte(file.synonyms))) {
      const [from = '', ...to] = line.split(' ');
      synonyms.set(from, [...new Set([...(synonyms.get(from) ?? []), ...to])]);
    }
    // Games call one thing differently: a question to several of them is left as it was typed.
    for (const line of files.length > 1 ? [] : linesOf(fromOneByte(file.phrases))) {
      const [stems = '', words = ''] = line.split('=');
      phrases.push({ stems: stems.split(' '), words: words.split(' ') });
    }
    for (const stem of linesOf(fromOneByte(file.stop))) stop.add(stem);
  }
  return { passages, postings, synonyms, phrases, stop };
};
