/**
 * The term index as it travels: one small JSON file for all games.
 *
 * Inflected forms are kept as stems and each phrase once, so the file grows with the vocabulary, not with Russian
 * grammar. Raw words are folded; the titles alone are kept as they are shown.
 */
import { letterMask } from './distance.ts';
import { KINDS, type Kind } from '../schemas/site/kinds.ts';
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
}

/** Version of the format; a file of another version is refused. */
export const INDEX_VERSION = 2;

/** One field of all terms, a line a term: fields of a kind beside each other compress better than terms whole. */
export interface Columns {
  /** Number of the game. */
  readonly game: string;
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
}
/** The file. */
export interface IndexFile {
  readonly v: typeof INDEX_VERSION;
  /** Id and short name of each game. */
  readonly games: readonly (readonly [string, string])[];
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

/** Packs the terms of the games named. */
export const packIndex = (games: readonly (readonly [string, string])[], terms: readonly IndexedTerm[]): IndexFile => {
  const ids = games.map(([id]) => id);
  const column = (of: (term: IndexedTerm) => string | number) => terms.map(of).join('\n');
  const phrases = (list: readonly string[], known: readonly string[]) =>
    toOneByte(
      unique(list)
        .filter((phrase) => !known.includes(phrase))
        .join('|'),
    );
  return {
    v: INDEX_VERSION,
    games,
    columns: {
      game: column(({ game }) => ids.indexOf(game)),
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
  /** One of several names that stand in one title: «Карты» of «Карты, влияющие сами на себя». */
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
  readonly kind: Kind;
}
/**
 * The index in memory. The same words stand in thousands of phrases; each is kept once, so that a query is compared
 * with each word once, and then only with the phrases in which a word that fits stands.
 */
export interface SearchIndex {
  /** Id and short name of each game, in the order of the home page. */
  readonly games: IndexFile['games'];
  readonly terms: readonly SearchTerm[];
  /** The distinct words with their stems; a form, that travels as a stem, is its own stem. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** The letters of each word and of each stem, see {@link letterMask}. */
  readonly wordMasks: readonly number[];
  readonly stemMasks: readonly number[];
  /** The phrases in which each word stands. */
  readonly phrasesWith: readonly (readonly Phrase[])[];
}

/**
 * Unpacks the file and makes its phrases ready to compare.
 * @throws where the value is no index of this version: the message says what came
 */
export const unpackIndex = (file: unknown): SearchIndex => {
  const index = file as Partial<IndexFile> | null;
  if (index?.v !== INDEX_VERSION || !Array.isArray(index.games) || typeof index.columns?.title !== 'string')
    throw new TypeError(`Not a term index of version ${INDEX_VERSION}: ${JSON.stringify(file)?.slice(0, 80)}`);
  const { games, columns } = index as IndexFile;
  const lines = (field: keyof Columns) => columns[field].split('\n');
  const [gamesOf, ids, titles, english, kinds, forms, aliases] = [
    lines('game'),
    lines('id'),
    lines('title'),
    lines('en'),
    lines('kind'),
    lines('forms'),
    lines('aliases'),
  ];
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
  /** «Должен, обязан» answers to each of its names, «Ключи (карта)» to «Ключи»: what stands in brackets names nothing alone. */
  const names = (text: string) => {
    const bare = text.replace(/\(.*?\)/g, ' ').trim();
    return [...new Set([text, bare, ...bare.split(/[,/]/)])]
      .map((name) => ({ words: foldedWords(name), isPart: name !== text && name !== bare }))
      .filter(({ words: list }) => list.length > 0);
  };
  const phrasesOf = (line: string | undefined) =>
    line === undefined || line === '' ? [] : fromOneByte(line).split('|');
  const phrasesWith: Phrase[][] = [];
  const unpacked = (columns.title === '' ? [] : titles).map((title, i) => {
    const [en, [game, gameName]] = [english[i]!, games[Number(gamesOf[i])]!];
    const term: SearchTerm = {
      game,
      gameName,
      id: ids[i] === '' ? slugOf(en) : ids[i]!,
      title,
      en,
      kind: KINDS[Number(kinds[i])]!,
    };
    const add = (kindOfPhrase: Phrase['kind'], list: readonly string[], { stem = stemOf, isPart = false } = {}) => {
      const numbers = list.map((word) => idOf(word, stem(word)));
      const phrase: Phrase = {
        term,
        kind: kindOfPhrase,
        ids: numbers,
        bag: bagOf(numbers.map((id) => stems[id]!)),
        isPart,
      };
      for (const id of new Set(numbers)) (phrasesWith[id] ??= []).push(phrase);
    };
    for (const { words: list, isPart } of names(title)) add('name', list, { isPart });
    for (const { words: list, isPart } of names(en)) add('english', list, { isPart });
    for (const text of phrasesOf(forms[i])) add('form', text.split(' '), { stem: (stem) => stem });
    for (const text of phrasesOf(aliases[i])) add('alias', text.split(' '));
    return term;
  });
  return {
    games,
    terms: unpacked,
    words,
    stems,
    wordMasks: words.map(letterMask),
    stemMasks: stems.map(letterMask),
    phrasesWith,
  };
};
