/** The search against the real glossary: the table of queries, all forms of all terms, words of no rulebook. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCorpus } from '../../corpus/read.ts';
import { FOURSOULS_QUERIES } from '../../search/queries-foursouls.test-table.ts';
import { QUERIES } from '../../search/queries.test-table.ts';
import { searchTerms } from '../../search/search.ts';
import { searchIndexOf, searchQuality } from '../search-quality.ts';

const corpus = readCorpus(fileURLToPath(new URL('../../../', import.meta.url)));
const index = searchIndexOf(corpus);

for (const [game, queries] of Object.entries({ arkham: QUERIES, foursouls: FOURSOULS_QUERIES }))
  test(`every query of the table of ${game} is answered as it says`, () => {
    assert.ok(queries.length >= 120);
    const wrong = queries.flatMap(({ query, first, outcome }) => {
      const { hits, near } = searchTerms(index, query, { game });
      const came = {
        first: hits[0] === undefined ? null : `${hits[0].term.game}/${hits[0].term.id}`,
        outcome: hits.length === 0 ? 'none' : near ? 'near' : 'found',
      };
      return came.first === first && came.outcome === outcome
        ? []
        : [`${query.slice(0, 60)}: wanted ${first} (${outcome}), came ${came.first} (${came.outcome})`];
    });
    assert.deepEqual(wrong, []);
  });

test('every reviewed form finds its term', () => assert.deepEqual(searchQuality(corpus).lost, []));

test('no word of no rulebook is answered as if it were in one', () => {
  const { foreign, false: wrong } = searchQuality(corpus);
  assert.ok(foreign >= 200);
  assert.deepEqual(wrong, []);
});
