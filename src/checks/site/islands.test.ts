/** The calculators of the built pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attribute, DIST, elements, readSite } from './built-site.ts';

test('every calculator is drawn once: a trial drawing would have taken a number', () => {
  const numbers = readSite(DIST).flatMap(({ path, tree }) => {
    const found = [...elements(tree)].flatMap(({ element }) =>
      element.tagName === 'astro-island'
        ? (attribute(element, 'data-preact-island-id') ?? attribute(element, 'dataPreactIslandId') ?? '')
        : [],
    );
    return found.length === 0 ? [] : [{ path, found }];
  });
  assert.ok(numbers.length > 10);
  for (const { path, found } of numbers)
    assert.deepEqual(
      found,
      found.map((_, i) => String(i)),
      path,
    );
});
