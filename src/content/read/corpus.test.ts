import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { checkProse } from '../render/compile.ts';
import { readLinkedCorpus } from '../linked.ts';
import { redirectsOf } from './redirects.ts';

const GAME =
  'title: Игра\nshort: Игра\nen: Game\ntagline: Строка\nstatus: ready\norder: 1\nemblem: <path d="M4 4h40"/>\naccent: { light: "#17664f", dark: "#74ccb0" }\nsets:\n  - { id: core, ru: База, en: Core }\nchapters: [round]\n';
const ROUND =
  '---\ntitle: Раунд\nsummary: Раунд по шагам.\nsource: Приложение\n---\n\n## Начало [#start]\n\nПриходит враг.\n';
const term = (front: string, body = 'Тело.') =>
  `---\ntitle: Термин\nen: Term\nsummary: Короткий ответ.\nkind: rule\nsince: core\nsource: Глоссарий\n${front}\n---\n\n${body}\n`;

/** A small project on disk; files over the healthy ones. */
const project = (t: TestContext, files: Record<string, string>): string => {
  const root = mkdtempSync(join(tmpdir(), 'corpus-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({
    'content/g/game.yaml': GAME,
    'content/g/rules/round.mdx': ROUND,
    'content/g/memo.mdx': '---\ntitle: Памятка\nsummary: Раунд.\nsource: Приложение\n---\n\nХодит враг.\n',
    ...files,
  })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
};
const problemsOf = (t: TestContext, files: Record<string, string>) => {
  const root = project(t, files);
  const linked = readLinkedCorpus(root);
  const { problems } = checkProse(root, linked);
  return [...linked.problems, ...problems];
};
const only = (t: TestContext, files: Record<string, string>) => {
  const problems = problemsOf(t, files);
  assert.equal(problems.length, 1, JSON.stringify(problems, null, 2));
  return problems[0]!;
};

test('healthy content has no problems', (t) => {
  assert.deepEqual(problemsOf(t, { 'content/g/terms/enemy.mdx': term('forms: [термин]\nchapter: round#start') }), []);
});

const FRONT: [string, string, string, number, RegExp][] = [
  ['a missing field', term('link: auto'), 'frontmatter', 2, /forms/],
  ['a missing text', term('forms: []').replace('summary: Короткий ответ.\n', ''), 'frontmatter', 2, /строка/],
  ['an unknown field', term('forms: []\nform: []'), 'frontmatter', 9, /form/],
  ['an unknown kind', term('forms: []').replace('kind: rule', 'kind: rul'), 'frontmatter', 5, /"rul"/],
  ['a summary too long', term('forms: []').replace('Короткий ответ.', 'я'.repeat(201)), 'frontmatter', 4, /200/],
  ['broken YAML', term('forms: [a'), 'frontmatter', 8, /YAML/],
  ['no frontmatter', 'Просто текст.', 'frontmatter', 1, /---/],
  ['an unknown set', term('forms: []').replace('since: core', 'since: cor'), 'unknown-set', 6, /cor/],
  ['an unknown chapter', term('forms: []\nchapter: rund'), 'unknown-chapter', 9, /rund/],
  ['an unknown anchor', term('forms: []\nchapter: round#end'), 'unknown-chapter', 9, /end.*Есть: start/],
  [
    'a straight quote in the summary',
    term('forms: []').replace('Короткий ответ.', 'Ответ "да".'),
    'straight-quote',
    4,
    /summary/,
  ],
];
for (const [name, text, rule, line, says] of FRONT)
  test(`frontmatter: ${name}`, (t) => {
    const problem = only(t, { 'content/g/terms/a.mdx': text });
    assert.deepEqual([problem.rule, problem.file, problem.line], [rule, 'content/g/terms/a.mdx', line]);
    assert.match(problem.message + problem.fix, says);
  });

test('a diagram without a kind, or of an unknown one, is a problem that lists the kinds', (t) => {
  const says = (text: string) => {
    const { message, line, fix } = only(t, { 'content/g/diagrams/round.yaml': text });
    return `${line}: ${message} ${fix}`;
  };
  assert.match(says('parts: []\n'), /1: Поле «kind»: поля нет/);
  assert.match(says('parts: []\nkind: rng\n'), /2: Поле «kind» \(пришло: "rng"\): такого значения нет.*Есть: /);
});

const phase = (id: string) =>
  `  - { title: Фаза, to: rules/round#start, steps: [{ id: ${id}, title: Шаг, to: rules/round#start }] }\n`;
const TABLE = `pass: Раунд\nplayers: { least: 1, most: 2, start: 1 }\nleader: Ведёт\ncounters: [{ id: doom, name: Рок, most: 9 }]\nphases:\n${phase('a')}${phase('b')}`;
const SETUP =
  'byPlayers:\n  gates: [1, 2]\ncounters: { doom: gates }\nparts:\n  - title: Поле\n    items:\n      - { id: a, to: rules/round#start, says: "Врата: {gates}" }\n';
const SETUPS: [string, string, string, number, RegExp][] = [
  ['a number for too few players', SETUP.replace('[1, 2]', '[1]'), 'frontmatter', 2, /Напишите 2/],
  ['a name that stands for nothing', SETUP.replace('{gates}', '{gate}'), 'unknown-term', 7, /gates/],
  ['a counter that the round has not', SETUP.replace('doom:', 'dooom:'), 'unknown-term', 3, /doom/],
  ['a rule that is nowhere', SETUP.replace('#start', '#end'), 'broken-link', 7, /rules\/round#end/],
  ['a choice that is nowhere', SETUP.replace('says:', 'when: { rooms: [with] }, says:'), 'unknown-term', 7, /rooms/],
];
test('a set-up and its round have no problems', (t) =>
  assert.deepEqual(problemsOf(t, { 'content/g/round.yaml': TABLE, 'content/g/setup.yaml': SETUP }), []));
for (const [name, text, rule, line, says] of SETUPS)
  test(`set-up: ${name}`, (t) => {
    const problem = only(t, { 'content/g/round.yaml': TABLE, 'content/g/setup.yaml': text });
    assert.deepEqual([problem.rule, problem.file, problem.line], [rule, 'content/g/setup.yaml', line]);
    assert.match(problem.message + problem.fix, says);
  });

const SWITCH =
  'switches: [{ id: mode, name: Игра, start: one, options: [{ id: one, name: Один }, { id: two, name: Два }] }]\n';
const withStep = (fields: string): string => TABLE.replace('id: a, title: Шаг', `id: a, ${fields}, title: Шаг`);
const ROUNDS: [string, string, string, RegExp][] = [
  ['a switch that is nowhere', withStep('when: { mode: [one] }'), 'unknown-term', /mode/],
  ['an option that a switch has not', `${SWITCH}${withStep('when: { mode: [three] }')}`, 'unknown-term', /three/],
  ['a number by players that is nowhere', withStep('says: ["Врат: {gates}"]'), 'unknown-term', /gates/],
  ['numbers for too few players', `byPlayers: { gates: [1] }\n${TABLE}`, 'frontmatter', /2/],
  [
    'a signal of a counter that is nowhere',
    `signals: [{ says: Конец, at: { fate: 0 } }]\n${TABLE}`,
    'unknown-term',
    /fate/,
  ],
];
for (const [name, text, rule, says] of ROUNDS)
  test(`round: ${name}`, (t) => {
    const problem = only(t, { 'content/g/round.yaml': text });
    assert.deepEqual([problem.rule, problem.file], [rule, 'content/g/round.yaml']);
    assert.match(problem.message + problem.fix, says);
  });

/** The body begins on line 11 of the file (`term` writes 8 lines of frontmatter and one of forms). */
const BODY: [string, string, string, RegExp][] = [
  ['an unknown component', '<Exmple>\n\nТекст.\n\n</Exmple>', 'unknown-component', /Example/],
  ['an unknown attribute', 'Вот <Icon name="action" size="2" />.', 'unknown-attribute', /size/],
  ['an unknown icon', 'Вот <Icon name="axion" />.', 'unknown-icon', /action/],
  ['an icon without a name', 'Вот <Icon decorative />.', 'unknown-icon', /нет name/],
  ['an unknown term', 'Вот <T id="b">б</T>.', 'unknown-term', /«?b/],
  ['a bare T', 'Вот <T>б</T>.', 'unknown-term', /not/],
  ['a heading without an id', '## Начало', 'heading-id', /\[#round\]/],
  ['a first-level heading', '# Начало [#start]', 'heading-id', /##/],
  ['a straight quote', 'Слово "враг".', 'straight-quote', /ёлочки/],
  ['an image file', '![Раунд](/a.png)', 'picture', /Diagram/],
  ['an expression', 'Вот {1 + 1}.', 'raw-html', /Markdown/],
  ['an import', 'import x from "y"\n\nТекст.', 'raw-html', /Markdown/],
  ['HTML', 'Вот <b>так</b>.', 'unknown-component', /<b>/],
  ['a link that leads nowhere', 'Вот [так](/g/rules/rund/).', 'broken-link', /rund/],
  ['an anchor that is not there', 'Вот [так](/g/rules/round/#end).', 'broken-link', /start/],
  ['a tag that stays open', '<Example>\n\nТекст.', 'mdx', /тег <Example> не закрыт/],
  ['a tag that closes nothing', 'Текст </T>.', 'mdx', /тег <\/T> ничего не закрывает/],
  ['a sign that opens no tag', 'Вот <5 карт.', 'mdx', /знак </],
  ['a brace', 'Вот { раз.', 'mdx', /скобка/],
];
for (const [name, body, rule, says] of BODY)
  test(`prose: ${name}`, (t) => {
    const problem = only(t, { 'content/g/terms/a.mdx': term('forms: []', body) });
    assert.deepEqual([problem.rule, problem.file], [rule, 'content/g/terms/a.mdx']);
    assert.match(problem.message + problem.fix, says);
    assert.equal(problem.line, 11);
  });

test('the same id on two headings of a page is a problem', (t) => {
  const problem = only(t, { 'content/g/terms/a.mdx': term('forms: []', '## Раз [#a]\n\n## Два [#a]') });
  assert.deepEqual([problem.rule, problem.line], ['heading-id', 13]);
});

const LOOKS: readonly (readonly [name: string, from: string, to: string, line: number, says: RegExp])[] = [
  ['an emblem with a script', '<path d="M4 4h40"/>', '<script>alert(1)</script>', 7, /Не читается/],
  ['an emblem with an unknown element', '<path d="M4 4h40"/>', '<image href="x"/>', 7, /<image> нет/],
  ['an emblem that acts', '<path d="M4 4h40"/>', '<path d="M4 4" onload="x()"/>', 7, /не знает onload/],
  ['an emblem in a colour of its own', '<path d="M4 4h40"/>', '<rect x="1" y="1" fill="red"/>', 7, /fill="red"/],
  ['an emblem with words', '<path d="M4 4h40"/>', '<path d="M4 4h40"/> да', 7, /«да»/],
  ['an accent by name', '"#17664f"', 'green', 8, /#17664f/],
];
for (const [name, from, to, line, says] of LOOKS)
  test(`game: ${name}`, (t) => {
    const problem = only(t, { 'content/g/game.yaml': GAME.replace(from, to) });
    assert.deepEqual([problem.rule, problem.line], ['frontmatter', line]);
    assert.match(problem.message, says);
  });

test('a chapter that the game does not name, or names without a file or twice, is a problem on the line of its name', (t) => {
  const where = (files: Record<string, string>) => {
    const { rule, file, line } = only(t, files);
    return [rule, file, line];
  };
  const naming = (order: string) => ({ 'content/g/game.yaml': GAME.replace('chapters: [round]', order) });
  assert.deepEqual(where({ 'content/g/rules/extra.mdx': ROUND }), ['chapter-order', 'content/g/game.yaml', 11]);
  assert.deepEqual(where(naming('chapters: [round, extra]')), ['chapter-order', 'content/g/game.yaml', 11]);
  assert.deepEqual(where(naming('chapters:\n  - round\n  - extra')), ['chapter-order', 'content/g/game.yaml', 13]);
  assert.deepEqual(where(naming('chapters:\n  - round\n  - round')), ['chapter-order', 'content/g/game.yaml', 13]);
});

test('a form that a term has twice is a problem', (t) => {
  const problem = only(t, { 'content/g/terms/a.mdx': term('forms: [термин, терминов]\naliases: [терминов]') });
  assert.deepEqual([problem.rule, problem.line], ['duplicate-form', 8]);
});

test('a title that would link nowhere is a problem, unless the term says that it does not link', (t) => {
  const enemy = (front: string) => term(front).replace('title: Термин', 'title: Слот Таро');
  const problem = only(t, { 'content/g/terms/a.mdx': enemy('forms: [слот таро]') });
  assert.deepEqual([problem.rule, problem.line], ['unlinked-title', 8]);
  for (const front of [
    'forms: [слот Таро]',
    'forms: [слот]',
    'forms: []',
    'forms: [карта таро]\naliases: [слот таро]',
    'forms: [карта таро]\nlink: explicit',
  ])
    assert.deepEqual(problemsOf(t, { 'content/g/terms/a.mdx': enemy(front) }), [], front);
});

test('two terms with one title, two games with one place, are a problem', (t) => {
  const twin = only(t, { 'content/g/terms/a.mdx': term('forms: []'), 'content/g/terms/b.mdx': term('forms: []') });
  assert.deepEqual([twin.rule, twin.file], ['duplicate-title', 'content/g/terms/b.mdx']);
  assert.match(twin.message, /terms\/a\.mdx/);
  const memo = '---\ntitle: Памятка\nsummary: Раунд.\nsource: Приложение\n---\n\nТекст.\n';
  const order = only(t, {
    'content/h/game.yaml': GAME,
    'content/h/memo.mdx': memo,
    'content/h/rules/round.mdx': ROUND,
  });
  assert.deepEqual([order.rule, order.file], ['duplicate-order', 'content/h/game.yaml']);
  assert.match(order.fix, /2/);
});

const STRAY = [
  'terms/a.md',
  'terms/Два слова.mdx',
  'rules/notes.txt',
  'memo.md',
  'term/a.mdx',
  'diagrams/round.yml',
  'data/cards.yaml',
  'boards/hall.yaml',
];
for (const file of STRAY)
  test(`a file that nothing reads is a problem: ${file}`, (t) => {
    const problem = only(t, { [`content/g/${file}`]: file.endsWith('слова.mdx') ? term('forms: []') : 'Текст.' });
    assert.equal(problem.rule, 'stray-file');
  });

test('a renamed term redirects from its former address', (t) => {
  const root = project(t, { 'content/g/terms/enemy.mdx': term('forms: []\nformerly: [foe]') });
  assert.deepEqual(redirectsOf(readLinkedCorpus(root).corpus, '/base/'), { '/g/terms/foe/': '/base/g/terms/enemy/' });
});
