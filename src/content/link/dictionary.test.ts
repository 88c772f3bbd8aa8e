import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditLinks } from './audit.ts';
import { compileDictionary, type Entry } from './dictionary.ts';
import { filterKey } from './filter-key.ts';
import { backlinks, type Mention } from './mentions.ts';
import { formatProblem } from './problem.ts';

const entry = (id: string, over: Partial<Entry> = {}): Entry => ({
  id,
  title: id,
  forms: [],
  link: 'auto',
  see: [],
  formerly: [],
  file: `content/g/terms/${id}.mdx`,
  lineOf: () => 7,
  ...over,
});
const rulesOf = (list: Entry[]) => compileDictionary(list).problems.map((p) => p.rule);

test('a form claimed by two terms is a problem with file, line, quotation and fix', () => {
  const { problems } = compileDictionary([entry('turn', { forms: ['хода'] }), entry('move', { forms: ['Хода'] })]);
  assert.equal(problems.length, 1);
  const text = formatProblem(problems[0]!);
  for (const part of ['content/g/terms/move.mdx:7', 'ambiguous-form', '«Хода»', 'turn', '<T id="move">'])
    assert.ok(text.includes(part), part);
});

test('forms that differ by ё alone are one form', () => {
  assert.deepEqual(rulesOf([entry('a', { forms: ['развёрнутый'] }), entry('b', { forms: ['развернутый'] })]), [
    'ambiguous-form',
  ]);
  assert.deepEqual(rulesOf([entry('a', { forms: ['развёрнутый', 'развернутый'] })]), []);
});

test('an id twice, among former ids too, is a problem', () => {
  assert.deepEqual(rulesOf([entry('a'), entry('b', { formerly: ['a'] })]), ['duplicate-id', 'duplicate-id']);
  assert.deepEqual(rulesOf([entry('a', { formerly: ['c'] }), entry('b', { formerly: ['c'] })]), [
    'duplicate-id',
    'duplicate-id',
  ]);
  assert.ok(rulesOf([entry('a', { formerly: ['a'] })]).includes('duplicate-id'), 'its own id is no former one');
});

test('see that leads nowhere or to itself is a problem', () => {
  assert.deepEqual(rulesOf([entry('a', { see: ['b'] })]), ['unknown-see']);
  assert.deepEqual(rulesOf([entry('a', { see: ['a'] })]), ['unknown-see']);
  assert.deepEqual(rulesOf([entry('a', { see: ['b'] }), entry('b')]), []);
});

test('a form the linker could never meet is a problem', () => {
  for (const form of ['«ход»', 'а, б', ' ход', 'ход  конём', ''])
    assert.deepEqual(rulesOf([entry('a', { forms: [form] })]), ['form-spelling'], form);
});

test('explicit and never terms own their forms but do not link', () => {
  const { dictionary, problems } = compileDictionary([
    entry('may', { forms: ['может'], link: 'explicit' }),
    entry('a', { forms: ['враг'] }),
  ]);
  assert.deepEqual(problems, []);
  assert.deepEqual([...dictionary.linkedForms], [['враг', 'a']]);
});

test('backlinks name each page once, by its first mention', () => {
  const m = (from: string, to: string, id?: string): Mention => ({
    from,
    title: from,
    game: 'g',
    to,
    ...(id ? { section: { id, title: id } } : {}),
  });
  const mentions = [m('/a/', 'x', 's1'), m('/a/', 'x', 's2'), m('/b/', 'y'), m('/b/', 'x')];
  assert.deepEqual(
    [...backlinks(mentions)],
    [
      ['g/x', [mentions[0], mentions[3]]],
      ['g/y', [mentions[2]]],
    ],
  );
});

test('the audit counts links and lists orphans', () => {
  const mentions: Mention[] = [
    { from: '/a/', title: 'A', game: 'g', to: 'x' },
    { from: '/a/', title: 'A', game: 'g', to: 'y' },
  ];
  const audit = auditLinks(
    'g',
    [
      { id: 'x', forms: ['1'] },
      { id: 'y', forms: [] },
      { id: 'z', forms: [] },
    ],
    ['/a/', '/b/'],
    mentions,
  );
  assert.deepEqual(
    [audit.links, audit.forms, audit.orphans, audit.perPage],
    [
      2,
      1,
      ['z'],
      [
        { page: '/a/', links: 2 },
        { page: '/b/', links: 0 },
      ],
    ],
  );
});

test('a filter key has each word once and no word that begins another', () => {
  const key = filterKey({ title: 'Бой', en: 'Fight Action', forms: ['боя', 'боями', 'бой'], aliases: ['AoO'] });
  assert.equal(key, 'action aoo fight бой боями');
});
