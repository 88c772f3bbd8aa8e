/**
 * The passages of a game as they travel: one file a game, asked for by whole questions alone. It carries the texts, from which
 * the browser makes the index and the answers: a second question asks for nothing more.
 */
import type { GameName } from '../index-file.ts';
import { fromOneByte, toOneByte } from '../one-byte.ts';
import type { Passage } from './passage.ts';
import { packLines } from './units.ts';

/** Version of the format; a file of another version is refused. */
export const PASSAGES_VERSION = 4;

/** The file; lists are texts in one-byte letters, an entry a line. */
export interface PassageFile {
  readonly v: typeof PASSAGES_VERSION;
  readonly game: GameName;
  /** The passages with an empty line between: in the first line of each its names, then what it says. */
  readonly passages: string;
  /** A stem that players type and after it those of this game that are meant. */
  readonly synonyms: string;
  /** Stems that players type together and, after «=», the words that the game has for them. */
  readonly phrases: string;
  /** Stems of question words. */
  readonly stop: string;
}

/** A passage that came: its lines are a text still. */
export interface SentPassage extends Omit<Passage, 'lines'> {
  readonly text: string;
}

/** What calculators stand under. */
export const CALCULATOR = 'Калькулятор';
/** Whether a place counts: it answers a question for a chance and no other. */
export const isCalculator = ({ under }: Pick<Passage, 'under'>): boolean => under === CALCULATOR;

const NAMES = '\t';
const BETWEEN = '\n\n';

/** Passages as a text. */
export const packTexts = (passages: readonly Passage[]): string =>
  toOneByte(
    passages
      .map(({ place, title, under, names, lines }) =>
        [[place, title, under, names].join(NAMES), packLines(lines)].join('\n'),
      )
      .join(BETWEEN),
  );

/** The passages of a file, each read when it is asked for. */
export function* passagesIn({ passages }: PassageFile): Generator<SentPassage> {
  if (passages === '') return;
  for (const packed of passages.split(BETWEEN)) {
    const sent = fromOneByte(packed);
    const end = sent.indexOf('\n');
    const [place = '', title = '', under = '', names = ''] = sent.slice(0, end).split(NAMES);
    yield { place, title, under, names, text: sent.slice(end + 1) };
  }
}

/** The file of a game as it came. @throws where the value is no file of this version: the message says what came */
export const parsePassages = (file: unknown): PassageFile => {
  const index = file as Partial<PassageFile> | null;
  if (index?.v !== PASSAGES_VERSION || !Array.isArray(index.game) || typeof index.passages !== 'string')
    throw new TypeError(`No passages of version ${PASSAGES_VERSION}: ${JSON.stringify(file)?.slice(0, 80)}`);
  return index as PassageFile;
};
