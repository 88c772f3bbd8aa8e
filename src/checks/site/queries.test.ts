/** The tables of queries of all games, and what names nothing, asked of the files that the search fetches. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readQueries } from '../../content/read/queries.ts';
import { corpus } from '../corpus.ts';
import { parseIndex, unpackIndex } from '../../search/index-file.ts';
import { wrongAnswers } from '../content/queries.ts';
import { NOISE } from '../search/noise.ts';
import { DIST, PROJECT } from './built-site.ts';

const games = corpus()
  .games.filter(({ data }) => data.status === 'ready')
  .map(({ id }) => id);
const index = unpackIndex(
  games.map((game) => parseIndex(JSON.parse(readFileSync(join(DIST, game, 'term-index.json'), 'utf8')))),
);

for (const game of games) {
  test(`the built index answers every query as the table of ${game} says`, () =>
    assert.deepEqual(wrongAnswers(index, game, readQueries(PROJECT, game).cases), []));

  test(`what names nothing is answered by nothing of the built index in ${game}`, () =>
    assert.deepEqual(
      wrongAnswers(
        index,
        game,
        NOISE.map((query) => ({ query, first: null, outcome: 'none' })),
      ),
      [],
    ));
}
