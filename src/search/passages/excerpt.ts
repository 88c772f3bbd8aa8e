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
/** Of what was asked and the title does not say, the least share that a sentence shown in its place must have: «игрок» alone answers nothing. */
const LEAST_SHARE = 0.25;
/** How many times more of what was asked a sentence must have to be shown before the short answer. */
const BETTER_BY_FAR = 4;

/** A sentence, and what it goes on from where it is an item of a list: «Умерший:». */
interface Told {
  readonly says: string;
  readonly head?: string | undefined;
}
/** What asks for more: «проверьте:», «сбрасывает 1 карту;». */
const IS_OPEN = /[:;,]$/;

/** The sentences of a text that answer something, an item of a list with what it goes on from. */
const toldIn = (text: string): readonly Told[] => {
  const all: Told[] = [];
  let [before, head]: [string, string | undefined] = ['', undefined];
  for (const line of text.split('\n')) {
    const sentences = sentencesOf(line);
    if (before.endsWith(':')) head = all.at(-1)?.says;
    else if (!before.endsWith(';')) head = undefined;
    for (const [i, says] of sentences.entries())
      if (!LEADS_ELSEWHERE.test(says)) all.push(i === 0 ? { says, head } : { says });
    before = line;
  }
  return all;
};

/** Whole sentences in order from one on, while they have room; at least that one, and no list without its items. */
const fittingFrom = (told: readonly Told[], first: number, enough: number): string => {
  const { says = '', head } = told[first] ?? {};
  const fits = (words: string) => words.length <= ROOM;
  const parts = head !== undefined && fits(`${head} ${says}`) ? [head, says] : [says];
  for (const next of told.slice(first + 1)) {
    const [sofar, more] = [parts.join(' '), [...parts, next.says].join(' ')];
    if ((sofar.length >= enough && !IS_OPEN.test(sofar)) || !fits(more)) break;
    parts.push(next.says);
  }
  while (parts.length > 1 && parts.at(-1)!.endsWith(':')) parts.pop();
  return parts.join(' ').replace(IS_OPEN, '…');
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
  const told = toldIn(text);
  const all = told.map(({ says }) => (says.length > ROOM ? 0 : gainOf(says, beyondTitle)));
  const best = greatest(all);
  const answer = fittingFrom(toldIn(text.split('\n', 1)[0]!), 0, ROOM);
  // What says over again what the title says is the definition of it: for the short answer that counts.
  const gain = gainOf(answer, gainsOf(index, asked, ''));
  const wanted = asked.reduce(
    (total, meanings) => total + Math.max(0, ...[...meanings.keys()].map((stem) => beyondTitle.get(stem) ?? 0)),
    0,
  );
  const isBetter = all[best]! > BETTER_BY_FAR * gain && all[best]! >= LEAST_SHARE * wanted;
  const isAnswer = answer.length >= ENOUGH && answer.length <= ROOM && !isBetter;
  return isAnswer ? answer : fittingFrom(told, Math.max(best, 0), ENOUGH);
};
