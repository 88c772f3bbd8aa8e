/** The search against the real glossary: the queries of each game, all forms of all terms, words of no rulebook. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQueries, type QueryCase } from '../../content/read/queries.ts';
import { wrongAnswers } from '../content/queries.ts';
import { corpus as readOnce } from '../corpus.ts';
import { NOISE } from '../search/noise.ts';
import { searchIndexOf, searchQuality } from '../search/quality.ts';
import { PROJECT } from '../site/built-site.ts';

const corpus = readOnce();
const index = searchIndexOf(corpus);

const tables = corpus.games.map(({ id, data }) => ({ id, status: data.status, ...readQueries(PROJECT, id) }));

test('every game that is ready has a table of queries', () => {
  const ready = tables.filter(({ status }) => status === 'ready');
  assert.ok(ready.length >= 2);
  for (const { id, cases } of ready) assert.ok(cases.length > 0, id);
});

const wrongIn = (game: string, cases: readonly QueryCase[]) => wrongAnswers(index, game, cases);

for (const { id, cases, problems } of tables.filter((t) => t.cases.length + t.problems.length > 0)) {
  test(`every query of ${id} is answered as its table says`, () => {
    assert.deepEqual(problems, []);
    assert.deepEqual(wrongIn(id, cases), []);
  });
  test(`what names nothing is answered by nothing in ${id}`, () =>
    assert.deepEqual(
      wrongIn(
        id,
        NOISE.map((query) => ({ query, first: null, outcome: 'none' })),
      ),
      [],
    ));
}

test('every reviewed form finds its term, and no word of no rulebook is answered as if it were in one', () => {
  const { lost, foreign, false: wrong } = searchQuality(corpus);
  assert.deepEqual(lost, []);
  assert.ok(foreign >= 200);
  assert.deepEqual(wrong, []);
});
