/** The ready states that terms lead to stand in the README: each is understood whole, and its term is there. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseAddress } from './address.ts';
import { DATA } from './model.test-table.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const presets = [...readme.matchAll(/^\| ([a-z-]+) \| `(v=1[^`]*)` \| (.+) \|$/gm)].map(([, term, query, says]) => ({
  term: term!,
  query: query!,
  says: says!,
}));

test('every ready state of a term is understood whole', () => {
  assert.ok(presets.length >= 35, String(presets.length));
  assert.equal(new Set(presets.map(({ term }) => term)).size, presets.length);
  for (const { term, query, says } of presets) {
    assert.deepEqual(parseAddress(query, DATA).problems, [], term);
    assert.ok(says.length <= 60, `${term}: ${says.length}`);
    assert.ok(
      existsSync(new URL(`../../../../content/hellboy/terms/${term}.mdx`, import.meta.url)),
      `there is no term ${term}`,
    );
  }
});
