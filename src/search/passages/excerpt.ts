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

/**
 * The sentence with most of what was asked and is not in the title already, the first of equals, because the short
 * answer stands first; and what follows it where it is short.
 */
export const excerptOf = (
  { title, text }: { readonly title: string; readonly text: string },
  index: PassageIndex,
  asked: readonly AskedWord[],
): string => {
  const gains = gainsOf(index, asked, title);
  const gainOf = (sentence: string) =>
    [...new Set(stemsOf(sentence))].reduce((sum, stem) => sum + (gains.get(stem) ?? 0), 0);
  const sentences = sentencesOf(text).filter((sentence) => !LEADS_ELSEWHERE.test(sentence));
  const all = sentences.map(gainOf);
  const best = all.indexOf(Math.max(...all));
  let excerpt = sentences[best] ?? '';
  for (const next of sentences.slice(best + 1)) {
    if (excerpt.length >= ENOUGH) break;
    excerpt = `${excerpt} ${next}`;
  }
  return excerpt;
};
