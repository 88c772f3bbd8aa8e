/** The sentences of a passage that show why it answers a question. */
import { stemsOf } from '../words.ts';
import { rarity, type AskedWord } from './rank.ts';
import type { PassageIndex } from './index-file.ts';
import { sentencesOf } from './plain-text.ts';

/** What a sentence gains by each stem of a question; words that the title has already gain nothing. */
const gainsOf = ({ passages, postings }: PassageIndex, asked: readonly AskedWord[], title: string) => {
  const inTitle = new Set(stemsOf(title));
  return new Map(
    asked
      .filter((meanings) => [...meanings.keys()].every((stem) => !inTitle.has(stem)))
      .flatMap((meanings) =>
        [...meanings].map(
          ([stem, worth]) => [stem, worth * rarity(passages.length, postings.get(stem)!.length)] as const,
        ),
      ),
  );
};

/** What only leads elsewhere answers nothing: «Термин: уход.» */
const LEADS_ELSEWHERE = /^(?:Термины?|Подробнее|Подробно|См)[:.]/;
/** Letters from which on an excerpt says enough; a shorter one («Нет.») goes on with what follows. */
const ENOUGH = 60;
/** Letters that have room under a place on a phone: more would be cut in the middle. */
const ROOM = 190;
/** How many times more of what was asked a sentence must have to be shown before the short answer. */
const BETTER_BY_FAR = 4;

/** Whole sentences in order from one on, while they have room; at least that one. */
const fittingFrom = (sentences: readonly string[], first: number, enough: number): string => {
  let excerpt = sentences[first] ?? '';
  for (const next of sentences.slice(first + 1)) {
    if (excerpt.length >= enough || excerpt.length + 1 + next.length > ROOM) break;
    excerpt = `${excerpt} ${next}`;
  }
  return excerpt;
};

/** The number of the greatest, the first of equals. */
const greatest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/**
 * What a place says of a question, in whole sentences: its short answer, which stands first, or, where another sentence
 * has by far more of what was asked and is not in the title already, that one and what follows it where it is short.
 */
export const excerptOf = (
  { title, text }: { readonly title: string; readonly text: string },
  index: PassageIndex,
  asked: readonly AskedWord[],
): string => {
  const gainOf = (words: string, gains: ReadonlyMap<string, number>) =>
    [...new Set(stemsOf(words))].reduce((total, stem) => total + (gains.get(stem) ?? 0), 0);
  const beyondTitle = gainsOf(index, asked, title);
  const told = (words: string) => sentencesOf(words).filter((sentence) => !LEADS_ELSEWHERE.test(sentence));
  const sentences = told(text);
  const all = sentences.map((sentence) => (sentence.length > ROOM ? 0 : gainOf(sentence, beyondTitle)));
  const best = greatest(all);
  const short = told(text.split('\n', 1)[0]!);
  const answer = fittingFrom(short, 0, ROOM);
  // What says over again what the title says is the definition of it: for the short answer that counts.
  const gain = gainOf(answer, gainsOf(index, asked, ''));
  const isAnswer = answer.length >= ENOUGH && answer.length <= ROOM && all[best]! <= BETTER_BY_FAR * gain;
  return isAnswer ? answer : fittingFrom(sentences, Math.max(best, 0), ENOUGH);
};
