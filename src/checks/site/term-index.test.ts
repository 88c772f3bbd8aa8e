import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertNone } from '../none.ts';
import { SUMMARY_LIMIT } from '../../schemas/site/summary.ts';
import { DIST, fileBehind } from './built-site.ts';

interface Term {
  game: string;
  id: string;
  ru: string;
  en: string;
  aliases: string[];
  kind: string;
  since: string;
  url: string;
  summary: string;
}
const read = (name: string) =>
  JSON.parse(readFileSync(join(DIST, name), 'utf8')) as { readonly version: number; readonly terms: readonly Term[] };
const { version, terms: index } = read('terms.json');
const published = readFileSync(new URL('./permanent-ids.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((l) => l !== '' && !l.startsWith('#'))
  .map((l) => l.split('\t') as [string, string]);

test('every id that was ever published is a term or leads to one', () => {
  assert.ok(published.length >= 140);
  const terms = new Set(index.map((t) => `${t.game}/${t.id}`));
  const lost = published.filter(
    ([id]) => !terms.has(id) && fileBehind(DIST, `/${id.replace('/', '/terms/')}/`) === undefined,
  );
  assertNone(
    lost.map(([id]) => id),
    'links to it are out in the world: bring the term back, or name the id in `formerly` of the term that replaces it',
  );
});

test('each game has a file of its own terms, of the same version', () => {
  const games = [...new Set(index.map(({ game }) => game))];
  assert.ok(games.length >= 5);
  for (const game of games)
    assert.deepEqual(read(`terms-${game}.json`), {
      ...read('terms.json'),
      terms: index.filter((t) => t.game === game),
    });
  assert.equal(version, 2);
});

test('every entry of the rules reference has its official English name', () => {
  const english = new Map(index.map((t) => [`${t.game}/${t.id}`, t.en]));
  assertNone(
    published
      .filter(([id, en]) => english.has(id) && english.get(id) !== en)
      .map(([id, en]) => `${id}: ${english.get(id)}, in the rules reference ${en}`),
    'write `en` of the term as the rules reference does',
  );
});

test('the index says what the page for developers promises', () => {
  for (const term of index) {
    assert.deepEqual(Object.keys(term), ['game', 'id', 'ru', 'en', 'aliases', 'kind', 'since', 'url', 'summary']);
    assert.ok(term.summary.length > 0 && term.summary.length <= SUMMARY_LIMIT, term.id);
    assert.notEqual(fileBehind(DIST, new URL(term.url, 'http://site').pathname), undefined, term.url);
  }
});
