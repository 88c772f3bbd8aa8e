/**
 * The passages of a game as they travel, asked for by whole questions alone: a file with what a question waits for, and one
 * with examples, later sets and what repeats the rules that comes behind it. They carry the texts, from which the browser makes the index and the
 * answers: a second question asks for nothing more.
 */
import type { GameName, SearchIndex } from '../index-file.ts';
import { fromOneByte, toOneByte } from '../one-byte.ts';
import type { Passage } from './passage.ts';
import { packLines, type Line } from './units.ts';
import { BETWEEN_UNITS } from './ways-file.ts';

/** Version of the format; a file of another version is refused. */
export const PASSAGES_VERSION = 6;

/** The file; lists are texts in one-byte letters, an entry a line. */
export interface PassageFile {
  readonly v: typeof PASSAGES_VERSION;
  readonly game: GameName;
  /** The passages with an empty line between: in the first line of each its names, then what it says. */
  readonly passages: string;
  /** The ways of asking for the lines of each passage, a line a passage, see `ways-file.ts`. */
  readonly ways: string;
  /** A stem that players type and after it those of this game that are meant. */
  readonly synonyms: string;
  /** Stems that players type together and, after «=», the words that the game has for them. */
  readonly phrases: string;
  /** Stems of question words. */
  readonly stop: string;
}

/** What comes behind the first file. */
export interface LaterFile extends Pick<PassageFile, 'v' | 'passages' | 'ways'> {
  /** The further lines of each passage of the first file, with an empty line between, and the ways of asking for them. */
  readonly further: string;
  readonly furtherWays: string;
}

/** A passage that came: its lines are a text still. */
export interface SentPassage extends Omit<Passage, 'lines' | 'isLater'> {
  readonly text: string;
}

/** The name under which calculators travel. */
export const CALCULATOR = 'Калькулятор';
/** Whether a place counts: it answers a question for a chance and no other. */
export const isCalculator = ({ under }: Pick<Passage, 'under'>): boolean => under === CALCULATOR;

const NAMES = '\t';
const BETWEEN = '\n\n';

const textOf = (lines: readonly Line[]): string => packLines(lines.filter(({ kind }) => kind !== 'asked'));
/** Passages as a text. */
export const packTexts = (passages: readonly Passage[]): string =>
  toOneByte(
    passages
      .map(({ place, title, under, names, lines }) =>
        [[place, title, under, names].join(NAMES), textOf(lines)].filter((part) => part !== '').join('\n'),
      )
      .join(BETWEEN),
  );
/** The lines of some passages as a text, each passage by its place in the list. */
export const packFurther = (all: readonly (readonly Line[])[]): string => toOneByte(all.map(textOf).join(BETWEEN));

/** A passage of a term without the names that the term index has as well; {@link withNames} gives them back. */
export const withoutNames = (passage: Passage): Passage =>
  isOfTerm(passage) ? { ...passage, title: OF_THE_TERM, names: '' } : passage;
/** The title of a passage whose names are in the term index. */
const OF_THE_TERM = '=';
const isOfTerm = ({ place }: Pick<Passage, 'place'>): boolean => place.startsWith('terms/');

/** The names of terms, by their games and places: «hellboy/terms/boss/». */
export type TermNames = ReadonlyMap<string, Pick<Passage, 'title' | 'names'>>;
/** The names of the terms of an index. */
export const namesOfTerms = ({ terms }: Pick<SearchIndex, 'terms'>): TermNames =>
  new Map(
    terms.map(({ game, id, title, en, aliases }) => [`${game}/terms/${id}/`, { title, names: `${en}, ${aliases}` }]),
  );
/** A passage with the names that its term has in the index, where it came without; one that the index lacks is called by its id. */
export const withNames = <P extends SentPassage>(passage: P, game: string, names: TermNames): P =>
  passage.title === OF_THE_TERM
    ? { ...passage, ...(names.get(`${game}/${passage.place}`) ?? { title: passage.place.split('/')[1]! }) }
    : passage;

/** The passages of a file, each read when it is asked for. */
export function* passagesIn({ passages }: PassageFile): Generator<SentPassage> {
  if (passages === '') return;
  for (const packed of passages.split(BETWEEN)) {
    const sent = fromOneByte(packed);
    const [head = '', ...lines] = sent.split('\n');
    const [place = '', title = '', under = '', names = ''] = head.split(NAMES);
    yield { place, title, under, names, text: lines.join('\n') };
  }
}

/** Entries of a text, each with its further part behind it. */
const withFurther = (entries: string, further: string, between: string, glue: string): readonly string[] => {
  const parts = further.split(between);
  return entries.split(between).map((entry, i) => [entry, parts[i] ?? ''].filter((part) => part !== '').join(glue));
};

/** Both files of a game as one. */
export const joinedFiles = (first: PassageFile, later: LaterFile): PassageFile => {
  const hasFirst = first.passages !== '';
  const passages = hasFirst ? withFurther(first.passages, later.further, BETWEEN, '\n') : [];
  const ways = hasFirst ? withFurther(first.ways, later.furtherWays, '\n', BETWEEN_UNITS) : [];
  return {
    ...first,
    passages: [...passages, ...(later.passages === '' ? [] : [later.passages])].join(BETWEEN),
    ways: [...ways, ...(later.passages === '' ? [] : [later.ways])].join('\n'),
  };
};

const isOfThisVersion = (file: unknown): file is { readonly v: number } =>
  (file as { readonly v?: unknown } | null)?.v === PASSAGES_VERSION;
const notOfThisVersion = (file: unknown): TypeError =>
  new TypeError(`No passages of version ${PASSAGES_VERSION}: ${JSON.stringify(file)?.slice(0, 80)}`);

/** The first file of a game as it came. @throws where the value is no file of this version: the message says what came */
export const parsePassages = (file: unknown): PassageFile => {
  const index = file as Partial<PassageFile>;
  if (!isOfThisVersion(file) || !Array.isArray(index.game) || typeof index.passages !== 'string')
    throw notOfThisVersion(file);
  return index as PassageFile;
};
/** The later file of a game as it came. @throws as {@link parsePassages} does */
export const parseLater = (file: unknown): LaterFile => {
  if (!isOfThisVersion(file) || typeof (file as Partial<LaterFile>).further !== 'string') throw notOfThisVersion(file);
  return file as LaterFile;
};
