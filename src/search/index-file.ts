/**
 * The term index as it travels: one small JSON file a game, so that a first search waits for the terms of its game only.
 *
 * Inflected forms are kept as stems and each phrase once, so the file grows with the vocabulary, not with Russian
 * grammar. Raw words are folded; the titles alone are kept as they are shown.
 */
import { letterMask } from '../lib/typos.ts';
import { KINDS, type Kind } from '../schemas/site/term-kinds.ts';
import { fromOneByte, toOneByte } from './one-byte.ts';
import { foldedWords, stemOf, stemsOf } from './words.ts';

/** What the index is made of. */
export interface IndexedTerm {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly en: string;
  readonly kind: Kind;
  readonly forms: readonly string[];
  readonly aliases: readonly string[];
  /** Id of the expansion that brought it, where the reader chooses his boxes. */
  readonly box?: string | undefined;
}

/** Version of the format; a file of another version is refused. */
const INDEX_VERSION = 4;

/** Id and short name of a game. */
export type GameName = readonly [id: string, short: string];

/** One field of all terms, a line a term: grouped by field, terms compress better. */
interface Columns {
  /** Empty where it follows from the English name. */
  readonly id: string;
  readonly title: string;
  readonly en: string;
  /** Number of the kind. */
  readonly kind: string;
  /** Stems of the forms, in one-byte letters; phrases are joined by «|». */
  readonly forms: string;
  /** Words of the aliases, in the same way. */
  readonly aliases: string;
  /** Ids of expansions, empty for the game itself; absent where the reader does not choose. */
  readonly box?: string;
}
/** The file. */
export interface IndexFile {
  readonly v: typeof INDEX_VERSION;
  readonly game: GameName;
  readonly columns: Columns;
}

/** The id that an English name would give: «Attack of Opportunity» → attack-of-opportunity. */
export const slugOf = (english: string): string =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const wordsAsText = (text: string): string => foldedWords(text).join(' ');
const unique = (list: readonly string[]): string[] => [...new Set(list)].filter((s) => s !== '');

/** Packs the terms of a game; those of others are left out. */
export const packIndex = (game: GameName, all: readonly IndexedTerm[]): IndexFile => {
  const terms = all.filter((term) => term.game === game[0]);
  const column = (of: (term: IndexedTerm) => string | number) => terms.map(of).join('\n');
  const phrases = (list: readonly string[], known: readonly string[]) =>
    toOneByte(
      unique(list)
        .filter((phrase) => !known.includes(phrase))
        .join('|'),
    );
  return {
    v: INDEX_VERSION,
    game,
    columns: {
      id: column(({ id, en }) => (slugOf(en) === id ? '' : id)),
      title: column(({ title }) => title),
      en: column(({ en }) => en),
      kind: column(({ kind }) => KINDS.indexOf(kind)),
      forms: column(({ forms, title }) =>
        phrases(
          forms.map((form) => stemsOf(form).join(' ')),
          [stemsOf(title).join(' ')],
        ),
      ),
      // A name that is an alias besides is found as a name.
      aliases: column(({ aliases, title, en }) => phrases(aliases.map(wordsAsText), [title, en].map(wordsAsText))),
      ...(terms.some(({ box }) => box !== undefined) && { box: column(({ box = '' }) => box) }),
    },
  };
};

/** Words in alphabetical order as one text. */
export const bagOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** A phrase by which a term is found: its words as numbers of the vocabulary. */
export interface Phrase {
  readonly term: SearchTerm;
  readonly kind: 'name' | 'english' | 'form' | 'alias';
  readonly ids: readonly number[];
  /** The stems in alphabetical order as one text: the same for any order of words. */
  readonly bag: string;
  /** One of several names in one title: «Карты» of «Карты, влияющие сами на себя». */
  readonly isPart: boolean;
}
/** A term as the search holds it in memory. */
export interface SearchTerm {
  readonly game: string;
  /** Short name of the game, as the reader sees it. */
  readonly gameName: string;
  readonly id: string;
  readonly title: string;
  readonly en: string;
  /** Its other names, folded, as one text. */
  readonly aliases: string;
  readonly kind: Kind;
  /** Id of the expansion that brought it, where the reader chooses his boxes. */
  readonly box?: string;
}
/**
 * The index in memory. The same words stand in thousands of phrases; each is kept once, so that a query is compared
 * with each word once, and then only with the phrases of the words that match.
 */
export interface SearchIndex {
  /** In the order of the files. */
  readonly games: readonly GameName[];
  readonly terms: readonly SearchTerm[];
  /** The distinct words with their stems; a form, that travels as a stem, is its own stem. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** The letters of each word and of each stem, see {@link letterMask}. */
  readonly wordMasks: readonly number[];
  readonly stemMasks: readonly number[];
  /** The phrases of each word. */
  readonly phrasesWith: readonly (readonly Phrase[])[];
}

/** The file of a game as it came. @throws where the value is no index of this version: the message says what came */
export const parseIndex = (file: unknown): IndexFile => {
  const index = file as Partial<IndexFile> | null;
  if (index?.v !== INDEX_VERSION || !Array.isArray(index.game) || typeof index.columns?.title !== 'string')
    throw new TypeError(`Not a term index of version ${INDEX_VERSION}: ${JSON.stringify(file)?.slice(0, 80)}`);
  return index as IndexFile;
};

/** «Должен, обязан» answers to each of its names, «Ключи (карта)» to «Ключи»: what is in brackets names nothing alone. */
const namesIn = (text: string) => {
  const bare = text.replace(/\(.*?\)/g, ' ').trim();
  return [...new Set([text, bare, ...bare.split(/[,/]/)])]
    .map((name) => ({ words: foldedWords(name), isPart: name !== text && name !== bare }))
    .filter(({ words }) => words.length > 0);
};
const phrasesOf = (line: string | undefined) => (line === undefined || line === '' ? [] : fromOneByte(line).split('|'));

/** Unpacks the files of some games and makes their phrases ready to compare. */
export const unpackIndex = (files: readonly IndexFile[]): SearchIndex => {
  const vocabulary = new Map<string, number>();
  const words: string[] = [];
  const stems: string[] = [];
  const idOf = (word: string, stem: string): number => {
    const key = `${word} ${stem}`;
    const known = vocabulary.get(key);
    if (known !== undefined) return known;
    vocabulary.set(key, words.length);
    words.push(word);
    return stems.push(stem) - 1;
  };
  const phrasesWith: Phrase[][] = [];
  const unpacked = files.flatMap(({ game: [game, gameName], columns }) => {
    const lines = (field: keyof Columns) => (columns[field] ?? '').split('\n');
    const [ids, english, kinds, forms, aliases] = [
      lines('id'),
      lines('en'),
      lines('kind'),
      lines('forms'),
      lines('aliases'),
    ];
    const boxes = lines('box');
    return (columns.title === '' ? [] : lines('title')).map((title, i): SearchTerm => {
      const en = english[i]!;
      const id = ids[i] === '' ? slugOf(en) : ids[i]!;
      const others = phrasesOf(aliases[i]);
      const term: SearchTerm = {
        game,
        gameName,
        id,
        title,
        en,
        aliases: others.join(', '),
        kind: KINDS[Number(kinds[i])]!,
        ...(boxes[i] && { box: boxes[i] }),
      };
      const add = (kind: Phrase['kind'], list: readonly string[], { stem = stemOf, isPart = false } = {}) => {
        const numbers = list.map((word) => idOf(word, stem(word)));
        const phrase: Phrase = { term, kind, ids: numbers, bag: bagOf(numbers.map((n) => stems[n]!)), isPart };
        for (const number of new Set(numbers)) (phrasesWith[number] ??= []).push(phrase);
      };
      for (const { words: list, isPart } of namesIn(title)) add('name', list, { isPart });
      for (const { words: list, isPart } of namesIn(en)) add('english', list, { isPart });
      for (const text of phrasesOf(forms[i])) add('form', text.split(' '), { stem: (stem) => stem });
      for (const text of others) add('alias', text.split(' '));
      return term;
    });
  });
  return {
    games: files.map(({ game }) => game),
    terms: unpacked,
    words,
    stems,
    wordMasks: words.map(letterMask),
    stemMasks: stems.map(letterMask),
    phrasesWith,
  };
};
