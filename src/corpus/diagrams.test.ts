import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { diagramSchema } from '../schemas/site/diagram.ts';
import { readDiagrams } from './diagrams.ts';

const CHART = 'kind: chart\nparts:\n  - { name: Раз, to: /g/ }\n  - { name: Два, to: /g/ }\n';

test('diagrams are read by their ids, and each fault names its file and line', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'diagrams-'));
  t.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content/g/diagrams'), { recursive: true });
  writeFileSync(join(root, 'content/g/diagrams/well.yaml'), CHART);
  writeFileSync(join(root, 'content/g/diagrams/wrong.yaml'), CHART.replace('Два, to: /g/', 'Два, to: g'));
  const { diagrams, problems } = readDiagrams(root, { game: 'g', folder: 'diagrams' }, diagramSchema);
  assert.deepEqual([...diagrams.keys()], ['well']);
  assert.deepEqual(
    problems.map(({ file, line }) => ({ file, line })),
    [{ file: 'content/g/diagrams/wrong.yaml', line: 4 }],
  );
  assert.match(problems[0]!.said, /parts\.1\.to.*Адрес на этом сайте/);
});

test('a game without diagrams has none and no problems', () => {
  assert.deepEqual(readDiagrams(tmpdir(), { game: 'no-such-game', folder: 'diagrams' }, diagramSchema), {
    diagrams: new Map(),
    problems: [],
  });
});
