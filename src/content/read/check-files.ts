/** Files that nothing reads, and two games that claim one place. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../link/problem.ts';
import type { FigureFiles } from '../figures/define.ts';
import { FIGURES } from '../figures/games.ts';
import { lineIn, type GameFile } from './corpus.ts';

/** Files of any game, by their names. */
const FILES = [
  'asked.yaml',
  'cards.yaml',
  'changes.yaml',
  'game.yaml',
  'memo.mdx',
  'queries.yaml',
  'questions-of-newcomers.yaml',
  'questions-with-answers.yaml',
  'questions.yaml',
  'round.yaml',
  'setup.yaml',
  'synonyms.yaml',
  'words.md',
];
/** Folders of any game, and how their files end. */
const FOLDERS = { terms: 'mdx', rules: 'mdx', diagrams: 'yaml', scenarios: 'yaml' } as const;

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Files that nothing reads: an unknown name in a folder of a game, another name than `some-words.mdx` among pages. */
export const strayFiles = (root: string, games: readonly GameFile[]): readonly Problem[] =>
  games.flatMap(({ id }) => {
    const home = `content/${id}`;
    const figures = (FIGURES as Readonly<Record<string, FigureFiles>>)[id] ?? { lists: {}, folders: {} };
    const folders = { ...FOLDERS, ...Object.fromEntries(Object.keys(figures.folders).map((name) => [name, 'yaml'])) };
    const known = [...FILES, ...Object.keys(folders), 'data'];
    const lists = Object.keys(figures.lists).map((name) => `${name}.yaml`);
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
    return [
      ...stray(home, (name) => known.includes(name), `В папке игры стоят: ${known.toSorted().join(', ')}.`),
      ...stray(
        `${home}/data`,
        (name) => lists.includes(name),
        `Назовите его в src/content/figures/${id}.ts. Там названы: ${lists.join(', ') || 'пока ни одного'}.`,
      ),
      ...Object.entries(folders).flatMap(([folder, end]) =>
        stray(
          `${home}/${folder}`,
          (name) => new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*\\.${end}$`).test(name),
          `Назовите его латиницей через дефис, с концом .${end}: skill-test.${end}; или уберите.`,
        ),
      ),
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
