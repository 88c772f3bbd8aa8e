/** Reads the figures of the games; all their faults are reported at once, with their lines. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { FigureFiles, FiguresOf } from '../figures/define.ts';
import { FIGURES, type Figures } from '../figures/games.ts';
import type { Problem } from '../link/problem.ts';
import { parseYaml } from './yaml.ts';

/** What was read, and what was wrong with it. */
interface Read<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

const readFile = <S extends z.ZodType>(root: string, file: string, schema: S): Read<z.output<S> | undefined> => {
  if (!existsSync(join(root, file)))
    return {
      value: undefined,
      problems: [
        { rule: 'frontmatter', file, line: 1, message: 'Такого файла нет.', fix: 'Он назван в src/content/figures/.' },
      ],
    };
  const read = parseYaml(readFileSync(join(root, file), 'utf8'), schema, file, 1);
  return 'problems' in read ? { value: undefined, problems: read.problems } : { value: read.value, problems: [] };
};

/**
 * The entries of a folder, `content/<game>/<folder>/<id>.yaml`, by their ids.
 *
 * @param root the project's root
 */
export const readFolder = <S extends z.ZodType>(
  root: string,
  { game, folder }: { readonly game: string; readonly folder: string },
  schema: S,
): Read<Readonly<Record<string, z.output<S>>>> => {
  const path = `content/${game}/${folder}`;
  if (!existsSync(join(root, path))) return { value: {}, problems: [] };
  const entries = readdirSync(join(root, path))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .toSorted()
    .map((id) => ({ id, ...readFile(root, `${path}/${id}.yaml`, schema) }));
  return {
    value: Object.fromEntries(entries.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]]))),
    problems: entries.flatMap(({ problems }) => problems),
  };
};

const readList = <S extends z.ZodType>(root: string, file: string, entry: S): Read<readonly z.output<S>[]> => {
  const { value = [], problems } = readFile(root, file, z.array(entry));
  return { value, problems };
};

/** The figures of one game. A file that cannot be read is an empty list, with its problems. */
const readGame = (root: string, game: string, { lists, folders }: FigureFiles): Read<Record<string, unknown>> => {
  const read = [
    ...Object.entries(lists).map(
      ([name, entry]) => [name, readList(root, `content/${game}/data/${name}.yaml`, entry)] as const,
    ),
    ...Object.entries(folders).map(([folder, entry]) => [folder, readFolder(root, { game, folder }, entry)] as const),
  ];
  return {
    value: Object.fromEntries(read.map(([name, { value }]) => [name, value])),
    problems: read.flatMap(([, { problems }]) => problems),
  };
};

/**
 * The figures of all games, by game and file.
 *
 * @param root the project's root
 */
export const readFigures = (root: string): { readonly figures: Figures; readonly problems: readonly Problem[] } => {
  const games = Object.entries(FIGURES).filter(([game]) => existsSync(join(root, 'content', game)));
  const read = games.map(([game, files]) => [game, readGame(root, game, files)] as const);
  return {
    figures: Object.fromEntries(read.map(([game, { value }]) => [game, value])) as unknown as Figures,
    problems: read.flatMap(([, { problems }]) => problems),
  };
};

/**
 * The figures of one game.
 *
 * @param root the project's root
 * @throws {Error} with all problems of its files
 */
export const figuresOf = <G extends keyof Figures>(root: string, game: G): Figures[G] => {
  const { value, problems } = readGame(root, game, FIGURES[game]);
  if (problems.length > 0)
    throw new Error(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'));
  return value as FiguresOf<(typeof FIGURES)[G]> as Figures[G];
};
