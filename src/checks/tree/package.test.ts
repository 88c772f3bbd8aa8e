import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
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
  assert.deepEqual(
    groups.flatMap((g) => Object.keys(g)).filter((name) => !map.includes(`\`${name}\``)),
    [],
  );
});

test('the lock file names no download address', () => {
  assert.doesNotMatch(read('package-lock.json'), /"resolved":/);
});

test('every room of src is on its map', () => {
  const map = read('src/README.md');
  // The types of the environment are Astro's affair, and the map is the map.
  const rooms = readdirSync(new URL('../../', import.meta.url)).filter(
    (name) => name !== 'README.md' && name !== 'env.d.ts',
  );
  assert.deepEqual(
    rooms.filter((room) => !map.includes(`\`${room}`)),
    [],
  );
});
