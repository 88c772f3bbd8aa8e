/**
 * The term index as it travels: one small JSON file for all games.
 *
 * Inflected forms are kept as stems and each phrase once, so the file grows with the vocabulary, not with Russian
 * grammar. Raw words are folded; the titles alone are kept as they are shown.
 */
import { letterMask } from './distance.ts';
import { KINDS, type Kind } from '../schemas/kinds.ts';
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
export const INDEX_VERSION = 1;

/**
 * The file. A term is `[game, id or 0 where it follows from the English name, title, English name, kind,
 * stems of forms, words of aliases]`; games and kinds are numbers; phrases are joined by «|».
 */
export interface IndexFile {
  readonly v: typeof INDEX_VERSION;
  /** Id and short name of each game. */
  readonly games: readonly (readonly [string, string])[];
  readonly terms: readonly (readonly [number, string | 0, string, string, number, string, string])[];
}

/** The id that an English name would give: «Attack of Opportunity» → attack-of-opportunity. */
export const slugOf = (english: string): string => english.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const unique = (list: readonly string[]): string[] => [...new Set(list)].filter((s) => s !== '');

/** Packs the terms of the games named. */
export const packIndex = (games: readonly (readonly [string, string])[], terms: readonly IndexedTerm[]): IndexFile => {
  const ids = games.map(([id]) => id);
  return {
    v: INDEX_VERSION,
    games,
    terms: terms.map((t) => {
      const titleStems = stemsOf(t.title).join(' ');
      const forms = unique(t.forms.map((f) => stemsOf(f).join(' '))).filter((f) => f !== titleStems);
      const aliases = unique(t.aliases.map((a) => foldedWords(a).join(' ')));
      return [ids.indexOf(t.game), slugOf(t.en) === t.id ? 0 : t.id, t.title, t.en, KINDS.indexOf(t.kind), forms.join('|'), aliases.join('|')] as const;
    }),
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
  if (index?.v !== INDEX_VERSION || !Array.isArray(index.games) || !Array.isArray(index.terms)) throw new TypeError(`Not a term index of version ${INDEX_VERSION}: ${JSON.stringify(file)?.slice(0, 80)}`);
  const { games, terms } = index as IndexFile;
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
    return [...new Set([text, bare, ...bare.split(/[,/]/)])].map((name) => ({ words: foldedWords(name), isPart: name !== text && name !== bare })).filter(({ words: list }) => list.length > 0);
  };
  const split = (text: string) => (text === '' ? [] : text.split('|'));
  const phrasesWith: Phrase[][] = [];
  const unpacked = terms.map(([game, id, title, en, kind, forms, aliases]) => {
    const term: SearchTerm = { game: games[game]![0], gameName: games[game]![1], id: id === 0 ? slugOf(en) : id, title, en, kind: KINDS[kind]! };
    const add = (kindOfPhrase: Phrase['kind'], list: readonly string[], { stem = stemOf, isPart = false } = {}) => {
      const ids = list.map((word) => idOf(word, stem(word)));
      const phrase: Phrase = { term, kind: kindOfPhrase, ids, bag: bagOf(ids.map((i) => stems[i]!)), isPart };
      for (const i of new Set(ids)) (phrasesWith[i] ??= []).push(phrase);
    };
    for (const { words: list, isPart } of names(title)) add('name', list, { isPart });
    for (const { words: list, isPart } of names(en)) add('english', list, { isPart });
    for (const text of split(forms)) add('form', text.split(' '), { stem: (stem) => stem });
    for (const text of split(aliases)) add('alias', text.split(' '));
    return term;
  });
  return { terms: unpacked, words, stems, wordMasks: words.map(letterMask), stemMasks: stems.map(letterMask), phrasesWith };
};
