import { typeset } from '../../lib/typography-ru.ts';
import { expansionOf } from '../../schemas/site/boxes.ts';
import { gameOf } from './games.ts';
import { termsOf, type TermItem } from './terms.ts';

/** The most related terms in a preview. */
const KINDRED = 3;

/**
 * The short answers of a game as a file: id → title, English name, answer, kindred ids.
 * @param answerOf what is shown of a term
 */
export const definitionsOf = (game: string, answerOf: (term: TermItem) => string): Response => {
  const entries = termsOf(game).map((term) => {
    const { title, en, see, since } = term.data;
    const box = expansionOf(gameOf(game), since);
    const from = box === undefined ? '' : `\nИз дополнения «${box.ru}».`;
    return [term.id, [title, en, typeset(answerOf(term) + from), see.slice(0, KINDRED)]] as const;
  });
  return new Response(JSON.stringify(Object.fromEntries(entries)));
};
