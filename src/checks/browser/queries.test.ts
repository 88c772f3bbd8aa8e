/** The tables of queries of all games, asked in the browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQueries } from '../../corpus/queries.ts';
import { readCorpus } from '../../corpus/read.ts';
import { NOISE } from '../search/noise.ts';
import { PROJECT } from '../site/built-site.ts';
import { ask, openDialog } from './search-panel.ts';
import { stage } from './stage.ts';

const { open } = stage();

const tables = readCorpus(PROJECT)
  .games.filter(({ data }) => data.status === 'ready')
  .map(({ id }) => ({ game: id, cases: readQueries(PROJECT, id).cases }));
/** What names nothing, and is answered by nothing. */
const noise = NOISE.map((query) => ({ query, first: null, outcome: 'none' as const }));

for (const { game, cases } of tables)
  test(`every query is answered in the browser as the table of ${game} says, from within it`, () =>
    open(`/${game}/rules/`, {}, async (page) => {
      await openDialog(page);
      const wrong: string[] = [];
      for (const { query, first, outcome } of [...cases, ...noise]) {
        const came = await ask(page, query);
        const wanted = first === null ? null : `/${first.replace('/', '/terms/')}/`;
        const isNear = came.said.startsWith('Точного совпадения нет. Похоже на');
        if (came.first !== wanted || (first !== null && isNear !== (outcome === 'near')))
          wrong.push(`${query.slice(0, 40)}: ${came.first} «${came.said}»`);
      }
      assert.deepEqual(wrong, []);
    }));
