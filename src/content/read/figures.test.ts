import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { diagramSchema } from '../../schemas/site/diagram.ts';
import { readFigures, readFolder } from './figures.ts';

const CHART = 'kind: chart\nparts:\n  - { name: Раз, to: /g/ }\n  - { name: Два, to: /g/ }\n';

/** A project with some files of content, thrown away after the test. */
const projectWith = (t: TestContext, files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'figures-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, 'content', file, '..'), { recursive: true });
    writeFileSync(join(root, 'content', file), text);
  }
  return root;
};

test('the files of a folder are read by their ids, and each fault names its file and line', (t) => {
  const root = projectWith(t, {
    'g/diagrams/well.yaml': CHART,
    'g/diagrams/wrong.yaml': CHART.replace('Два, to: /g/', 'Два, to: g'),
  });
  const { value, problems } = readFolder(root, { game: 'g', folder: 'diagrams' }, diagramSchema);
  assert.deepEqual(Object.keys(value), ['well']);
  assert.deepEqual(
    problems.map(({ file, line }) => ({ file, line })),
    [{ file: 'content/g/diagrams/wrong.yaml', line: 4 }],
  );
  assert.match(problems[0]!.message, /parts\.1\.to.*Адрес на этом сайте/);
});

test('a folder that is not there has no entries and no problems', () => {
  assert.deepEqual(readFolder(tmpdir(), { game: 'no-such-game', folder: 'diagrams' }, diagramSchema), {
    value: {},
    problems: [],
  });
});

test('a mistake in a list of figures names its line, and a list that is missing is a problem', (t) => {
  const root = projectWith(t, {
    'echo/data/locations.yaml': '[]\n',
    'arkham/data/bags.yaml': '- { id: 7 }\n',
  });
  const { problems } = readFigures(root);
  assert.ok(problems.some(({ file, line }) => file === 'content/arkham/data/bags.yaml' && line === 1));
  assert.ok(problems.some(({ file, message }) => file === 'content/echo/data/needs.yaml' && message.includes('нет')));
});
