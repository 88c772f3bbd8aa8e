import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { questionProblems, readAnsweredQuestions, readQuestions } from './questions.ts';
import type { Corpus } from './corpus.ts';

const page = (path: string, body = '') => ({ path, body });
/** Just what tells which addresses there are. */
const corpus = {
  games: [],
  terms: [page('/g/terms/doom/')],
  chapters: [page('/g/rules/enemies/', '## Бой [#fight]')],
  memos: [],
  problems: [],
} as unknown as Corpus;

/** A project with one table of the game `g`. */
const rootWith = (t: TestContext, table: string, yaml: string): string => {
  const root = mkdtempSync(join(tmpdir(), 'questions-'));
  t.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content/g'), { recursive: true });
  writeFileSync(join(root, `content/g/${table}.yaml`), yaml);
  return root;
};
const readFrom = (t: TestContext, yaml: string) => readQuestions(rootWith(t, 'questions', yaml), 'g', corpus);

test('a question is answered by terms, chapters and places of chapters', (t) => {
  assert.deepEqual(readFrom(t, 'что такое рок: [doom, rules/enemies, rules/enemies#fight]\n'), {
    cases: [{ question: 'что такое рок', answers: ['/g/terms/doom/', '/g/rules/enemies/', '/g/rules/enemies/#fight'] }],
    problems: [],
  });
  assert.deepEqual(readQuestions(tmpdir(), 'no-such-game', corpus), { cases: [], problems: [] });
});

for (const [name, yaml, says] of [
  ['a place that is no place', 'как: [Рок]\n', /За вопросом стоят места/],
  ['a question without an answer', 'как: []\n', /как/],
  ['a term that is not there', 'один: [doom]\nкак: [dum]\n', /место, которого нет: \/g\/terms\/dum\//],
  ['a heading that is not there', 'один: [doom]\nкак: [rules/enemies#flee]\n', /#flee/],
] as const)
  test(`refused: ${name}`, (t) => {
    const { problems } = readFrom(t, yaml);
    assert.equal(problems.length, 1, JSON.stringify(problems));
    assert.equal(problems[0]!.line, yaml.split('\n').length - 1);
    assert.match(problems[0]!.message, says);
  });

test('questions with answers in words are read in their order; a list is no answer', (t) => {
  const read = (yaml: string) => readAnsweredQuestions(rootWith(t, 'questions-with-answers', yaml), 'g');
  assert.deepEqual(read('два: «Да».\nодин: Нет.\n').cases, [
    { question: 'два', answer: '«Да».' },
    { question: 'один', answer: 'Нет.' },
  ]);
  assert.equal(read('один: [doom]\n').problems.length, 1);
  assert.deepEqual(readAnsweredQuestions(tmpdir(), 'no-such-game'), { cases: [], problems: [] });
});

for (const table of ['questions', 'questions-of-newcomers', 'questions-with-answers'])
  test(`a table with an unquoted colon is a problem on its line: ${table}`, (t) => {
    const root = rootWith(t, table, '# Вопросы\nпервый: «Да»: нет\n');
    const places = questionProblems(root, 'g', corpus).map(({ file, line }) => `${file}:${line}`);
    assert.deepEqual(places, [`content/g/${table}.yaml:2`]);
  });
