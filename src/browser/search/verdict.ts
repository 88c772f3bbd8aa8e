import { countRu } from '../../lib/plural-ru.ts';
import { listRu } from '../../lib/sentence-ru.ts';
import { isQuestion } from '../../search/passages/rank.ts';
import type { Answer } from '../../search/search.ts';

/** The most terms shown; another letter narrows the list. */
export const MOST_TERMS = 8;

/** Where the reader looks: in one game only, or in all, the one he is in first. */
export interface Scope {
  readonly only: string | undefined;
  readonly game: string | undefined;
  /** The game that goes first among equals: his own, or on a page of none the one last opened. */
  readonly first?: string | undefined;
}

/** What the answer of the term index is worth. */
export interface Verdict {
  /** Whether it is what was asked for, so that the text of the rules need not be asked. */
  readonly isStrong: boolean;
  /** The line above the hits. */
  readonly said: string;
}

/** A shorter query, or one without a word, says nothing yet. */
const WORD = /\p{L}{3}/u;
/**
 * Whether the passages are asked: for a question that no term answers as a name, and for words that are no name at all, nor
 * near one.
 */
export const isForPassages = (query: string, { hits, near }: Answer, { isStrong }: Verdict): boolean => {
  if (isStrong) return false;
  if (isQuestion(query)) return !near;
  return !near && WORD.test(query) && hits.every(({ rank }) => rank === 'inside');
};

/** Judges an answer: a name inside a longer query is a help, not the answer, and so is a term of another game. */
export const verdictOf = (found: Answer, { only, game }: Scope): Verdict => {
  const matched = found.near ? [] : found.hits.filter((hit) => hit.rank !== 'inside');
  if (matched.length === 0) return { isStrong: false, said: unmatchedSaid(found) };
  const own = only ?? game;
  const isElsewhere = own !== undefined && matched.every((hit) => hit.term.game !== own);
  if (!isElsewhere)
    return { isStrong: true, said: matchedSaid(found, found.hits.length < MOST_TERMS ? 'Нашлось' : 'Первые') };
  const isHereToo = found.hits.some((hit) => hit.term.game === own);
  return {
    isStrong: false,
    said: matchedSaid(found, isHereToo ? 'Сначала эта игра, ниже другие' : 'Есть в другой игре'),
  };
};

const matchedSaid = ({ hits, layout }: Answer, where: string): string => {
  const inLayout = layout === undefined ? '' : `В другой раскладке: «${layout}». `;
  return `${inLayout}${where}: ${countRu(hits.length, ['термин', 'термина', 'терминов'])}`;
};

const unmatchedSaid = ({ hits, near }: Answer): string => {
  if (near) return 'Точного совпадения нет. Похоже на:';
  return hits.length > 0
    ? 'Термины из вашего вопроса:'
    : 'Среди терминов точного совпадения нет. Смотрим в тексте правил…';
};

/** Said while the passages are on their way. */
export const LOOKING_FOR_PLACES = 'Ищем ответ в правилах…';

/**
 * The line above the places that answer a whole question; it says where another scope might be expected, and which words of
 * the question stand nowhere: then the places are only near.
 */
export const placesSaid = (places: number, unknown: readonly string[], isOwnGameOnly: boolean): string => {
  const where = isOwnGameOnly ? ' в этой игре' : '';
  if (unknown.length === 0) return `Где об этом сказано${where}: ${countRu(places, ['место', 'места', 'мест'])}`;
  const words = listRu(unknown.map((word) => `«${word}»`));
  return `${unknown.length > 1 ? 'Слов' : 'Слова'} ${words} в правилах${where} нет. Близкое:`;
};

/** Said where the text of the rules has no such words. */
export const NOWHERE_IN_TEXT = 'В тексте правил таких слов нет.';

/**
 * The line above the hits once the text of the rules has answered; undefined where the line of the terms stays.
 * @param places how many places of the text answer
 * @param isAsked whether the reader asked for the text himself
 */
export const textSaid = ({ hits }: Answer, places: number, isAsked: boolean): string | undefined => {
  if (hits.length > 0 && !isAsked) return undefined;
  if (places > 0) return `В тексте правил: ${countRu(places, ['место', 'места', 'мест'])}`;
  return hits.length > 0 ? NOWHERE_IN_TEXT : 'Точного совпадения нет. Попробуйте другое слово или откройте глоссарий.';
};
