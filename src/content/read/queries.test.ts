import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readQueries } from './queries.ts';

const readFrom = (t: TestContext, yaml: string) => {
  const root = mkdtempSync(join(tmpdir(), 'queries-'));
  t.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content/g'), { recursive: true });
  writeFileSync(join(root, 'content/g/queries.yaml'), yaml);
  return readQueries(root, 'g');
};

test('a table says how each query is answered, its own game unless it names another', (t) => {
  assert.deepEqual(
    readFrom(t, 'found:\n  враг: enemy\n  "7": seven\n  рок: h/doom\nnear:\n  вргг: enemy\nnone:\n  - ыыы\n').cases,
    [
      { query: '7', first: 'g/seven', outcome: 'found' },
      { query: 'враг', first: 'g/enemy', outcome: 'found' },
      { query: 'рок', first: 'h/doom', outcome: 'found' },
      { query: 'вргг', first: 'g/enemy', outcome: 'near' },
      { query: 'ыыы', first: null, outcome: 'none' },
    ],
  );
});

test('a game without a table has no queries and no problems', () => {
  assert.deepEqual(readQueries(tmpdir(), 'no-such-game'), { cases: [], problems: [] });
});

const WRONG: readonly (readonly [name: string, yaml: string, line: number, says: RegExp])[] = [
  ['a query without a term', 'found:\n  враг:\n', 2, /враг/],
  ['a term that is no id', 'found:\n  враг: Враг\n', 2, /id термина/],
  ['an unknown outcome', 'found:\n  враг: enemy\nfoud:\n  рок: doom\n', 3, /foud/],
  ['a query twice in a list', 'found:\n  враг: enemy\n  враг: foe\n', 3, /YAML/],
  ['a query found and not found', 'found:\n  враг: enemy\nnone:\n  - враг\n', 4, /«враг» стоит дважды/],
];
for (const [name, yaml, line, says] of WRONG)
  test(`refused: ${name}`, (t) => {
    const { cases, problems } = readFrom(t, yaml);
    assert.deepEqual(cases, []);
    assert.equal(problems.length, 1, JSON.stringify(problems));
    assert.deepEqual([problems[0]!.file, problems[0]!.line], ['content/g/queries.yaml', line]);
    assert.match(problems[0]!.message, says);
  });
