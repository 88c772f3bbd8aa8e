/** The rounds of all games, as their pages get them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { roundSchema } from '../../schemas/site/round.ts';
import { tableOf, type Table } from './model.ts';

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

export const TABLES: readonly Table[] = globSync('*/round.yaml', { cwd: CONTENT })
  .sort()
  .map((file) => tableOf(file.split(/[\\/]/)[0]!, roundSchema.parse(parse(readFileSync(join(CONTENT, file), 'utf8')))));
export const tableOfGame = (game: string): Table => TABLES.find((table) => table.game === game)!;
