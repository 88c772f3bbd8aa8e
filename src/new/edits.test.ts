import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { withEntry, withField } from './edits.ts';

const LISTS: readonly (readonly [name: string, yaml: string, wanted: string])[] = [
  ['no list', 'title: Игра\n', 'title: Игра\nchapters:\n  - round\n'],
  ['an empty list', 'chapters: []\norder: 1\n', 'chapters:\n  - round\norder: 1\n'],
  ['a list that holds nothing', 'chapters:\norder: 1\n', 'chapters:\n  - round\norder: 1\n'],
  [
    'a list in brackets',
    'chapters: [a, "b"] # two\norder: 1\n',
    'chapters:\n  - a\n  - "b"\n  - round # two\norder: 1\n',
  ],
  ['a list', 'chapters:\n  - a\n  - b # last\norder: 1\n', 'chapters:\n  - a\n  - b # last\n  - round\norder: 1\n'],
  ['a list at the margin', 'chapters:\n- a\norder: 1\n', 'chapters:\n- a\n- round\norder: 1\n'],
  ['a list at the end', 'order: 1\nchapters:\n  - a\n', 'order: 1\nchapters:\n  - a\n  - round\n'],
  ['a list at the end without a line end', 'chapters:\n  - a', 'chapters:\n  - a\n  - round'],
];
for (const [name, yaml, wanted] of LISTS)
  test(`an entry after ${name}`, () => assert.equal(withEntry(yaml, 'chapters', 'round'), wanted));

test('an entry of several lines joins a list of such entries', () => {
  const yaml = 'calculators:\n  - id: odds\n    says: >-\n      Точный\n      шанс\norder: 1\n';
  assert.equal(
    withEntry(yaml, 'calculators', 'id: dice\nsays: Шанс'),
    'calculators:\n  - id: odds\n    says: >-\n      Точный\n      шанс\n  - id: dice\n    says: Шанс\norder: 1\n',
  );
});

test('whatever the list, one entry is added and nothing else changes', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 4 });
  fc.assert(
    fc.property(words, words, fc.boolean(), (before, after, isFlow) => {
      const body =
        isFlow || before.length === 0 ? ` [${before.join(', ')}]` : before.map((w) => `\n  - "${w}"`).join('');
      const yaml = `title: x\nlist:${body}\nafter: [${after.map((w) => `"${w}"`).join(', ')}]\n`;
      const was = parse(yaml) as { list: unknown[] };
      assert.deepEqual(parse(withEntry(yaml, 'list', 'id: new\nsays: yes')), {
        ...was,
        list: [...was.list, { id: 'new', says: 'yes' }],
      });
    }),
  );
});

test('a list of the site takes one more entry', () => {
  const yaml = readFileSync(new URL('../../content/foursouls/game.yaml', import.meta.url), 'utf8');
  for (const key of ['chapters', 'calculators', 'sets', 'sources']) {
    const was = parse(yaml) as Record<string, unknown[]>;
    assert.deepEqual(parse(withEntry(yaml, key, 'id: new')), { ...was, [key]: [...was[key]!, { id: 'new' }] });
  }
});

test('a field at the end of the frontmatter', () => {
  assert.equal(withField('---\ntitle: а\n---\n\nТекст.\n', 'see: [b]'), '---\ntitle: а\nsee: [b]\n---\n\nТекст.\n');
  assert.throws(() => withField('Текст.', 'see: [b]'), /frontmatter/);
});
