/** What `npm run check` asks of the content, tried on a copy of one game with faults put in. */
import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkCorpus } from '../../content/read/check.ts';
import { readCorpus } from '../../content/read/corpus.ts';
import { readQueries } from '../../content/read/queries.ts';
import { questionProblems } from '../../content/read/questions.ts';
import { queryProblems } from '../content/queries.ts';
import { corpus as wholeCorpus } from '../corpus.ts';
import { readinessProblems } from '../content/readiness.ts';
import { TEMPLATE_SENTENCES, unfilledProblems } from '../content/unfilled.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GAME = 'content/echo';

/** A project of one game; `edit` changes a file of it. */
const copyContent = (t: TestContext) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  t.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  cpSync(join(ROOT, GAME), join(root, GAME), { recursive: true });
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(root, GAME, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  return { root, edit, corpus: () => readCorpus(root) };
};

test('every YAML file of the content is read: a fault of its syntax is reported with its line', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  t.after(() => rmSync(root, { recursive: true }));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  const healthy = wholeCorpus();
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `content/${name.split(sep).join('/')}`);
  assert.ok(files.length > 100);
  const lines = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length]));
  for (const file of files) appendFileSync(join(root, file), '"что ещё\n');
  const problems = [
    ...readCorpus(root).problems,
    ...healthy.games.flatMap(({ id }) => [...readQueries(root, id).problems, ...questionProblems(root, id, healthy)]),
  ];
  const told = new Set(problems.filter(({ file, line }) => line === lines.get(file)).map(({ file }) => file));
  assert.deepEqual(
    files.filter((file) => !told.has(file)),
    [],
  );
});

test('sentences of the templates are known, and no page still says one', () => {
  assert.ok(TEMPLATE_SENTENCES.length >= 5, TEMPLATE_SENTENCES.join(' '));
  assert.deepEqual(unfilledProblems(wholeCorpus()), []);
});

test('a sentence of a template is reported with its line', (t) => {
  const { edit, corpus } = copyContent(t);
  edit('memo.mdx', (text) => `${text}\n${TEMPLATE_SENTENCES[0]}\n`);
  const [problem] = unfilledProblems(corpus());
  assert.equal(problem?.rule, 'unfilled');
  assert.ok(problem.line > 10);
});

test('a game that still says what its template said is reported: its calculator, and its emblem once it is ready', (t) => {
  const { edit, corpus } = copyContent(t);
  edit('game.yaml', (text) =>
    text
      .replace(/says: .*/, 'says: На какой вопрос отвечает калькулятор.')
      .replace(/^emblem: >-\n(?:  .*\n)+/m, 'emblem: >-\n  <circle cx="24" cy="24" r="16"/>\n'),
  );
  assert.equal(unfilledProblems(corpus()).length, 2);
  edit('game.yaml', (text) => text.replace('status: ready', 'status: planned'));
  assert.equal(unfilledProblems(corpus()).length, 1);
});

test('a missing drawing is reported with those that exist', (t) => {
  const { root, edit, corpus } = copyContent(t);
  assert.deepEqual(checkCorpus(root, corpus()).problems, []);
  edit('memo.mdx', (text) => `${text}\n<Diagram id="nothing" />\n`);
  const [problem] = checkCorpus(root, corpus()).problems;
  assert.match(problem?.message ?? '', /«nothing»/);
  assert.match(problem?.fix ?? '', /content\/echo\/diagrams\/nothing\.yaml/);
});

test('a query of a term that is not there, and one that is answered otherwise', (t) => {
  const { root, edit, corpus } = copyContent(t);
  assert.deepEqual(queryProblems(root, corpus()), []);
  const title = corpus().terms.find((term) => term.id === 'leaving-battle')!.data.title;
  edit('queries.yaml', (text) =>
    text.replace('found:\n', `found:\n  ${title} прочь: leaving-batle\n  zzzzqq: leaving-battle\n`),
  );
  const problems = queryProblems(root, corpus());
  assert.deepEqual(
    problems.map(({ rule }) => rule),
    ['unknown-term', 'wrong-answer'],
  );
  assert.match(problems[0]!.fix, /leaving-battle/);
});

test('a ready game needs a memo, queries and questions', (t) => {
  const { root, edit, corpus } = copyContent(t);
  assert.deepEqual(readinessProblems(root, corpus()), []);
  rmSync(join(root, GAME, 'memo.mdx'));
  edit('queries.yaml', () => 'found: {}\nnear: {}\nnone: []\n');
  edit('questions.yaml', () => '{}\n');
  assert.deepEqual(
    [...checkCorpus(root, corpus()).problems, ...readinessProblems(root, corpus())].map(
      ({ message }) => /памятки|запросы|вопросы/.exec(message)?.[0],
    ),
    ['памятки', 'запросы', 'вопросы'],
  );
});
