/** Plans what a command of `npm run new` writes. */
import { planCalculator } from './calculator.ts';
import { planChapter } from './chapter.ts';
import { planGame } from './game.ts';
import { refuse, type ProjectChange, type Project, type Refused } from './project.ts';
import { planTerm } from './term.ts';
import { KINDS, type Kind } from './templates.ts';
import { nameOf, wrongTitle } from './words.ts';

const USAGE = `Так: npm run new game <id> [название]
     npm run new term <игра> <id> [название]
     npm run new chapter <игра> <id> [название]
     npm run new calculator <игра> <id> [название]`;

const isKind = (word: string | undefined): word is Kind => (KINDS as readonly unknown[]).includes(word);

const IN_GAME: { readonly [K in Exclude<Kind, 'game'>]: typeof planTerm } = {
  term: planTerm,
  chapter: planChapter,
  calculator: planCalculator,
};

/**
 * @param words the command as it is typed: `['term', 'arkham', 'doom', 'Безысходность']`; the title is made of the id
 * where it is left out, and may be several words
 */
export const planOf = (project: Project, words: readonly string[]): ProjectChange | Refused => {
  const [kind, first = '', second = '', ...rest] = words;
  if (!isKind(kind)) return refuse(USAGE);
  const [id, title] = kind === 'game' ? [first, [second, ...rest]] : [second, rest];
  if (id === '') return refuse(USAGE);
  const name = title.join(' ').trim() || nameOf(id);
  const wrong = wrongTitle(name);
  if (wrong !== undefined) return wrong;
  return kind === 'game' ? planGame(project, id, name) : IN_GAME[kind](project, first, id, name);
};
