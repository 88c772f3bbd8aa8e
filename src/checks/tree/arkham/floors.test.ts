/** The tower of the skill test stands as `engines/arkham/README.md` says. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

const ENGINE = new URL('../../../engines/arkham/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ENGINE), 'utf8');

/** The rows of the table of floors, from the lowest: the files that each names. */
const floors = [...read('README.md').matchAll(/^\| [a-z ]+ \| (`.*`) \|/gm)].map(([, files]) =>
  [...files!.matchAll(/`([a-z-]+\.ts)`/g)].map((m) => m[1]!),
);
const floorOf = (file: string) => floors.findIndex((files) => files.includes(basename(file)));
const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test(-table)?\.ts$/.test(file) && !file.startsWith('chaos-bag'),
);

test('every file stands on one floor', () => {
  assert.ok(floors.length >= 10);
  assert.deepEqual(floors.flat().toSorted(), files.map((file) => basename(file)).toSorted());
});

test('a file imports from its own floor and from those below', () => {
  const arrows = files.flatMap((file) =>
    [...read(file).matchAll(/from '\.\.?\/([a-z-]+\.ts)'/g)].map((m) => ({ file, target: m[1]! })),
  );
  assert.ok(arrows.length > 50);
  assert.deepEqual(
    arrows.filter(({ file, target }) => floorOf(target) > floorOf(file)).map((a) => `${a.file} → ${a.target}`),
    [],
  );
});
