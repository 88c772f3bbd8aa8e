/** The words that a worked case of the stack is found by. */
import type { Catalog } from '../../../islands/foursouls/stack/worked-case.ts';
import { wordsOf } from '../../../lib/filter.ts';
import { foldKey } from '../../../lib/fold-ru.ts';
import type { Term } from '../../../schemas/site/term.ts';
import type { StackCase } from './stack.ts';

/**
 * Cards that a case turns on: those before the players and on the table, and those of a hand that its lines name. Names in
 * Russian, ids in English.
 */
const cardWords = ({ setup, data }: StackCase, cards: Catalog): readonly string[] => {
  const { monsters, shop, rooms, players } = setup;
  const before = players.map(({ character, items, curses, souls }) => [character, items, curses, souls]);
  const open = JSON.stringify([monsters, shop, rooms, before]);
  const lines = data.actions.flatMap((line) => line.split(' '));
  return Object.values(cards)
    .filter(({ id }) => open.includes(`"${id}"`) || lines.includes(id))
    .flatMap(({ id, name }) => [name, id]);
};
const termWords = ({ title, en, aliases }: Term): readonly string[] => [title, en, ...aliases];

/**
 * The key of a case: title in Russian and English (its id), question and answer, the theme, the rules it cites by all their names, its cards. A word that
 * begins another is left out, because the filter compares beginnings.
 */
export const caseKey = (item: StackCase, theme: string, cards: Catalog, terms: ReadonlyMap<string, Term>): string => {
  const { title, question, answer, rules } = item.data;
  const cited = rules.flatMap((rule) => {
    const term = terms.get(rule);
    return term === undefined ? [rule] : termWords(term);
  });
  const said = [title, item.id, question, answer, theme, ...cited, ...cardWords(item, cards)];
  const words = [...new Set(said.flatMap((text) => wordsOf(foldKey(text))))].filter((w) => w.length > 1).sort();
  return words.filter((word, i) => words[i + 1]?.startsWith(word) !== true).join(' ');
};
