import { foldKey } from '../../lib/fold-ru.ts';
import { foldedWords, stemOf } from '../../search/words.ts';
import { element } from '../element.ts';

/** A text with the words that answer a query marked: same stem, or begun as typed. */
export const markMatches = (text: string, query: string): (Node | string)[] => {
  const asked = foldedWords(query).map((word) => ({ word, stem: stemOf(word) }));
  return text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    const folded = foldKey(piece);
    const isHit = asked.some(({ word, stem }) => stemOf(folded) === stem || (word.length > 1 && folded.startsWith(word)));
    return isHit ? element('mark', {}, piece) : piece;
  });
};
