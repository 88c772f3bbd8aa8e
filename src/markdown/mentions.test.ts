import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Corpus } from '../corpus/read.ts';
import { mentionNotes } from './mentions.ts';
import type { Place } from './page-of.ts';

const placeOf = (id: string): Place => ({ file: `content/g/rules/${id}.mdx`, game: 'g', path: `/g/rules/${id}/` });
const chapter = (id: string) => ({ ...placeOf(id), id, data: { title: id.toUpperCase() } });
const corpus = { terms: [], chapters: [chapter('a'), chapter('b')], memos: [] } as unknown as Corpus;
const section = { id: 's', title: 'S' };

test('mentions stand in the order of the pages, in whatever order these are compiled', () => {
  const notes = mentionNotes();
  const [b, a] = [notes.of(placeOf('b')), notes.of(placeOf('a'))];
  b('doom', undefined);
  a('clue', section);
  a('doom', section);
  assert.deepEqual(notes.mentions(corpus), [
    { from: '/g/rules/a/', title: 'A', game: 'g', to: 'clue', section },
    { from: '/g/rules/a/', title: 'A', game: 'g', to: 'doom', section },
    { from: '/g/rules/b/', title: 'B', game: 'g', to: 'doom' },
  ]);
});

test('a document compiled again is noted anew', () => {
  const notes = mentionNotes();
  notes.of(placeOf('a'))('doom', undefined);
  notes.of(placeOf('a'))('clue', undefined);
  assert.deepEqual(
    notes.mentions(corpus).map(({ to }) => to),
    ['clue'],
  );
});
