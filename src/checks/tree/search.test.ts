/** The search against the real glossary: the queries of each game, all forms of all terms, words of no rulebook. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readQueries, type QueryCase } from '../../corpus/queries.ts';
import { readCorpus } from '../../corpus/read.ts';
import { searchTerms } from '../../search/search.ts';
import { NOISE } from '../search/noise.ts';
import { searchIndexOf, searchQuality } from '../search/quality.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const corpus = readCorpus(root);
const index = searchIndexOf(corpus);

/** A game that is ready has at least so many queries. */
const LEAST = 80;
const tables = corpus.games.map(({ id, data }) => ({ id, status: data.status, ...readQueries(root, id) }));

test('every game that is ready has a table of queries', () => {
  const ready = tables.filter(({ status }) => status === 'ready');
  assert.ok(ready.length >= 2);
  for (const { id, cases } of ready) assert.ok(cases.length >= LEAST, `${id}: ${cases.length} of ${LEAST}`);
});

/** How the search answers a query in a game, against how it should. */
const wrongIn = (game: string, cases: readonly QueryCase[]): string[] =>
  cases.flatMap(({ query, first, outcome }) => {
    const { hits, near } = searchTerms(index, query, { game });
    const [hit] = hits;
    const answered = near ? 'near' : 'found';
    const came = hit === undefined ? 'null (none)' : `${hit.term.game}/${hit.term.id} (${answered})`;
    const wanted = `${first} (${outcome})`;
    return came === wanted ? [] : [`${query.slice(0, 60)}: wanted ${wanted}, came ${came}`];
  });

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

test('every reviewed form finds its term', () => assert.deepEqual(searchQuality(corpus).lost, []));

test('no word of no rulebook is answered as if it were in one', () => {
  const { foreign, false: wrong } = searchQuality(corpus);
  assert.ok(foreign >= 200);
  assert.deepEqual(wrong, []);
});
