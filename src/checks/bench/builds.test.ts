import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandsOf, OUR_BUILD } from './builds.ts';

test('a script is its commands, each a program and what it is given', () => {
  assert.deepEqual(commandsOf('a build --force &&  b --site c'), [
    ['a', 'build', '--force'],
    ['b', '--site', 'c'],
  ]);
});

test('what only a shell can run is refused', () => {
  for (const script of ['a | b', 'a & b', 'a "b c"', 'A=$B a', 'a > b', 'a; b'])
    assert.throws(() => commandsOf(script), /without a shell/, script);
});

test('the site is built as its package says, Pagefind with it', () => {
  assert.deepEqual(
    OUR_BUILD.map(([program]) => program),
    ['astro', 'pagefind'],
  );
});
