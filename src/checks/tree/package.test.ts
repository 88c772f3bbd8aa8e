import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as { [group: string]: Record<string, string> };
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'].map((g) => manifest[g] ?? {});

test('dependencies are pinned to exact versions', () => {
  const loose = groups.flatMap((g) => Object.entries(g)).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  assert.deepEqual(loose, []);
});

test('every dependency has its reason in src/README.md', () => {
  const map = read('src/README.md');
  assert.deepEqual(groups.flatMap((g) => Object.keys(g)).filter((name) => !map.includes(`\`${name}\``)), []);
});

test('the lock file names no download address', () => {
  assert.doesNotMatch(read('package-lock.json'), /"resolved":/);
});

test('every room of src is on its map', () => {
  const map = read('src/README.md');
  for (const room of ['content.config.ts', 'schemas', 'terms', 'engines', 'islands', 'search', 'browser', 'drawings', 'bundling', 'corpus', 'markdown', 'components', 'layouts', 'pages', 'styles', 'lib', 'checks']) assert.ok(map.includes(`\`${room}`), room);
});
