/** The rounds of all games, as their pages get them. */
import { fileURLToPath } from 'node:url';
import { readCorpus } from '../../content/read/corpus.ts';
import { tableOf, type Table } from './model.ts';

const { rounds } = readCorpus(fileURLToPath(new URL('../../../', import.meta.url)));
export const TABLES: readonly Table[] = Object.entries(rounds).map(([game, round]) => tableOf(game, round));
export const tableOfGame = (game: string): Table => TABLES.find((table) => table.game === game)!;
