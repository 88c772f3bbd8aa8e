import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOf } from './notes.ts';

const page = (body: string) => ({
  path: '/hellboy/terms/trade/',
  body,
  data: { title: 'Обмен' },
});

test('a note has its title, its page and the heading above it', () =>
  assert.deepEqual(
    notesOf(
      page('<Gap title="Кому">\n\nНе сказано.\n\n</Gap>\n\n## Когда [#when]\n\n<Erratum title="Срок">\n\n</Erratum>\n'),
    ),
    [
      { kind: 'gap', title: 'Кому', page: 'Обмен', path: '/hellboy/terms/trade/' },
      { kind: 'erratum', title: 'Срок', page: 'Обмен', path: '/hellboy/terms/trade/#when' },
    ],
  ));

test('a note without a title goes by what it stands under', () =>
  assert.deepEqual(
    notesOf(page('<Gap>\n\n</Gap>\n\n## Когда [#when]\n\n<Gap>\n\n</Gap>\n')).map(({ title }) => title),
    ['Обмен', 'Когда'],
  ));
