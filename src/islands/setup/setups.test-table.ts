/** The set-ups of all games, as their pages get them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { setupSchema } from '../../schemas/site/setup.ts';
import { wholeSetup } from '../../schemas/site/setup-options.ts';
import { TABLES, tableOfGame } from '../table/rounds.test-table.ts';
import type { SetupData } from './model.ts';

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));
const read = (file: string): unknown => parse(readFileSync(join(CONTENT, file), 'utf8'), { merge: true });

const dataOf = (game: string): SetupData => {
  const lists = Object.fromEntries(
    globSync(`${game}/data/*.yaml`, { cwd: CONTENT }).map((file) => [basename(file, '.yaml'), read(file)]),
  );
  const { sets } = read(`${game}/game.yaml`) as { sets: readonly { id: string; ru: string }[] };
  const setup = wholeSetup(setupSchema.parse(read(`${game}/setup.yaml`)), lists, sets);
  return { game, setup, players: tableOfGame(game).round.players };
};
export const SETUPS: readonly SetupData[] = TABLES.map(({ game }) => game)
  .filter((game) => existsSync(join(CONTENT, game, 'setup.yaml')))
  .map(dataOf);
export const setupOfGame = (game: string): SetupData => SETUPS.find((data) => data.game === game)!;
