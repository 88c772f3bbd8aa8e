import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertNone } from '../none.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as { [group: string]: Record<string, string> };
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'].map((g) => manifest[g] ?? {});

test('dependencies are pinned to exact versions', () => {
  const loose = groups.flatMap((g) => Object.entries(g)).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  assertNone(
    loose.map(([name, version]) => `package.json: ${name} ${version}`),
    'write the version whole, without ^ or ~, and run npm install',
  );
});

test('every dependency has its reason in src/README.md', () => {
  const map = read('src/README.md');
  assertNone(
    groups.flatMap((g) => Object.keys(g)).filter((name) => !map.includes(`\`${name}\``)),
    'say in the table “Dependencies and their reasons” of src/README.md what it is for, or do without it',
  );
});

test('the lock file names no download address', () => {
  assertNone(
    read('package-lock.json').match(/"resolved": "[^"]*"/g) ?? [],
    'run npm install --omit-lockfile-registry-resolved: who installs chooses the registry',
  );
});

test('every folder of src is on its map', () => {
  const map = read('src/README.md');
  // The types of the environment are Astro's affair, and the map is the map.
  const folders = readdirSync(new URL('../../', import.meta.url)).filter(
    (name) => name !== 'README.md' && name !== 'env.d.ts',
  );
  assertNone(
    folders.filter((folder) => !map.includes(`\`${folder}`)).map((folder) => `src/${folder}`),
    'give it a row in the table of folders of src/README.md',
  );
});
