import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyOfTerm, wordOf } from './more-terms.ts';

test('every copy has a word of its own, in Russian letters', () => {
  const words = Array.from({ length: 40 }, (_, i) => wordOf(i + 1));
  assert.equal(new Set(words).size, words.length);
  for (const word of words) assert.match(word, /^[а-я]+$/);
});

test('a copy has names and forms of its own and the same text', () => {
  const file = '---\ntitle: Рок\nen: Doom\nforms:\n  - рока\naliases: [дум]\nkind: token\n---\n\nТекст.\n';
  assert.equal(
    copyOfTerm(file, 3),
    '---\ntitle: Рок ъгъ\nen: Doom 3\nforms:\n  - рока ъгъ\nkind: token\n---\n\nТекст.\n',
  );
});
