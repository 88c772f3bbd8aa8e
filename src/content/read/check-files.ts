/** What of `content/` no page is made of, and what two files claim at once. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../link/problem.ts';
import { lineIn, type GameFile, type Page } from './corpus.ts';
import type { Term } from '../../schemas/site/term.ts';

/** Files and folders of a game; `data` and the folders of one game are read by its figures. */
const OF_A_GAME = [
  'asked.yaml',
  'boards',
  'calculators',
  'data',
  'diagrams',
  'game.yaml',
  'memo.mdx',
  'queries.yaml',
  'questions-of-newcomers.yaml',
  'questions-with-answers.yaml',
  'questions.yaml',
  'rules',
  'scenarios',
  'synonyms.yaml',
  'terms',
];
const PAGE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Files that nothing reads: an unknown name in the folder of a game, another name than `some-words.mdx` among pages. */
export const strayFiles = (root: string, games: readonly GameFile[]): readonly Problem[] =>
  games.flatMap(({ id }) => {
    const home = `content/${id}`;
    const stray = (folder: string, isKnown: (name: string) => boolean, fix: string): Problem[] =>
      namesIn(join(root, folder))
        .filter((name) => !isKnown(name))
        .map((name) => ({
          rule: 'stray-file',
          file: `${folder}/${name}`,
          line: 1,
          message: `Файл «${name}» никто не читает.`,
          fix,
        }));
    const page = 'Назовите его латиницей через дефис, с концом .mdx: skill-test.mdx; или уберите.';
    return [
      ...stray(home, (name) => OF_A_GAME.includes(name), `В папке игры стоят: ${OF_A_GAME.join(', ')}.`),
      ...stray(`${home}/terms`, (name) => PAGE.test(name), page),
      ...stray(`${home}/rules`, (name) => PAGE.test(name), page),
    ];
  });

/** Values that come more than once, each time but the first. */
const repeatsIn = <T>(values: readonly T[]): readonly T[] => values.filter((value, i) => values.indexOf(value) !== i);

/** A form or an alias that stands twice in one term. */
export const formsTwice = (t: Page<Term>): readonly Problem[] =>
  repeatsIn([...t.data.forms, ...t.data.aliases]).map((form) => ({
    rule: 'duplicate-form',
    file: t.file,
    line: lineIn(t, 'forms:'),
    message: `Форма «${form}» стоит в термине дважды.`,
    fix: 'Оставьте её один раз: в forms, если слово само становится ссылкой, иначе в aliases.',
  }));

/** Terms of one game with one title: a reader of the list could not tell them apart. */
export const titlesTwice = (terms: readonly Page<Term>[]): readonly Problem[] =>
  terms.flatMap((t, i) => {
    const twin = terms.slice(0, i).find(({ data }) => data.title === t.data.title);
    if (twin === undefined) return [];
    return [
      {
        rule: 'duplicate-title',
        file: t.file,
        line: lineIn(t, 'title:'),
        message: `Термин «${t.data.title}» уже есть: ${twin.file}.`,
        fix: 'Назовите один из них точнее.',
      },
    ];
  });

/** Games that claim one place on the home page. */
export const ordersTwice = (games: readonly GameFile[]): readonly Problem[] =>
  games.flatMap((game, i) => {
    const twin = games.slice(0, i).find(({ data }) => data.order === game.data.order);
    if (twin === undefined) return [];
    const free = Math.max(...games.map(({ data }) => data.order)) + 1;
    return [
      {
        rule: 'duplicate-order',
        file: game.file,
        line: lineIn(game, 'order:'),
        message: `Место ${game.data.order} уже у игры «${twin.id}».`,
        fix: `Поставьте order: ${free}.`,
      },
    ];
  });
