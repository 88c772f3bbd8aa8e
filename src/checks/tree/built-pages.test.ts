/** All changes of the built pages are made in one go, in order. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { builtPages, type PageChange } from '../../build/built-pages.ts';

const change = (name: string, changeIn: PageChange['changeIn']): PageChange => ({ name, hooks: {}, changeIn });

test('a change gets what the change before it has made; what none changes is not written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-pages-'));
  const long = new Date(0);
  try {
    mkdirSync(join(folder, 'a'));
    const files = ['a/index.html', 'same.html', 'b.js'].map((name) => join(folder, name));
    for (const file of files) {
      writeFileSync(file, file.endsWith('same.html') ? 'Ход' : 'Раунд');
      utimesSync(file, long, long);
    }
    const made: string[] = [];
    const integrations = builtPages(
      change('first', (of) => {
        made.push(of);
        return (html) => html.replace('Раунд', 'Фаза');
      }),
      change('second', () => (html) => html.replace('Фаза', 'Шаг')),
    );
    assert.deepEqual(
      integrations.map(({ name }) => name),
      ['first', 'second', 'built-pages'],
    );
    const done = integrations.at(-1)!.hooks['astro:build:done'] as unknown as (of: { dir: URL }) => void;
    done({ dir: pathToFileURL(`${folder}/`) });
    assert.deepEqual(
      files.map((file) => readFileSync(file, 'utf8')),
      ['Шаг', 'Ход', 'Раунд'],
    );
    assert.deepEqual(
      files.map((file) => statSync(file).mtimeMs === 0),
      [false, true, true],
    );
    assert.deepEqual(made, [`${folder}/`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
