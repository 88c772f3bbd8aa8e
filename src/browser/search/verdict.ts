import { countRu } from '../../lib/plural-ru.ts';
import { isQuestion } from '../../search/passages/rank.ts';
import type { Answer } from '../../search/search.ts';

/** So many terms are shown; the rest is reached by another letter. */
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

/** Whether the passages are asked: for a question that no term answers as a name. */
export const isForPassages = (query: string, { near }: Answer, { isStrong }: Verdict): boolean =>
  !isStrong && !near && isQuestion(query);

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

/** The line above the places that answer a whole question; it says where another scope might be expected. */
export const placesSaid = (places: number, isOwnGameOnly: boolean): string =>
  `Где об этом сказано${isOwnGameOnly ? ' в этой игре' : ''}: ${countRu(places, ['место', 'места', 'мест'])}`;

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
