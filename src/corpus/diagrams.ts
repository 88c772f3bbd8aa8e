/** Reads the drawings of a game, so that all their faults are told at once and with their lines. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import type { Problem } from '../terms/problem.ts';
import { parseYaml } from './frontmatter.ts';

/**
 * The drawings in a folder of a game, `diagrams` or one of its own, by their ids; those that do not follow the schema are told as problems.
 * @param root the project's root
 */
export const readDiagrams = <S extends z.ZodType>(
  root: string,
  place: { readonly game: string; readonly folder: string },
  schema: S,
): { diagrams: ReadonlyMap<string, z.output<S>>; problems: readonly Problem[] } => {
  const folder = `content/${place.game}/${place.folder}`;
  if (!existsSync(join(root, folder))) return { diagrams: new Map(), problems: [] };
  const read = readdirSync(join(root, folder))
    .toSorted()
    .map((name) => {
      const file = `${folder}/${name}`;
      return { id: name.replace(/\.yaml$/, ''), ...parseYaml(readFileSync(join(root, file), 'utf8'), schema, file, 1) };
    });
  return {
    diagrams: new Map(read.flatMap((r) => ('value' in r ? [[r.id, r.value] as const] : []))),
    problems: read.flatMap((r) => ('problems' in r ? r.problems : [])),
  };
};
