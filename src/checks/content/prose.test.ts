import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Corpus } from '../../content/read/corpus.ts';
import { proseProblems } from './prose.ts';

const HEAD = '---\ntitle: Раунд\n---\n\n';
const faultsOf = (body: string, path = '/g/rules/round/') => {
  const page = { file: 'content/g/rules/round.mdx', path, source: HEAD + body };
  const corpus = { terms: [], chapters: [page], memos: [] } as unknown as Corpus;
  return proseProblems(corpus).map(({ rule, line }) => `${rule} ${line}`);
};

test('healthy prose has no faults', () =>
  assert.deepEqual(faultsOf('## Раз\n\nСлово «раз „два“ три».\n\n### Два\n\n## Три\n'), []));

for (const text of ['Слово «раз.', 'Слово раз».', 'Слово “раз”.', 'Слово «раз „два».', 'Слово «раз\n\nдва».'])
  test(`a quotation mark without its pair: ${JSON.stringify(text)}`, () =>
    assert.equal(faultsOf(text)[0], 'unpaired-quote 5'));

test('a heading that skips a level', () => assert.deepEqual(faultsOf('## Раз\n\n#### Два\n'), ['skipped-heading 7']));

test('a sign that is a picture, but where the game prints it', () => {
  assert.deepEqual(faultsOf('Раз ⚔ два → три ↷.'), ['picture-sign 5', 'picture-sign 5', 'picture-sign 5']);
  assert.deepEqual(faultsOf('Раз → два.', '/g/memo/'), []);
  assert.deepEqual(faultsOf('Символ ↷.', '/foursouls/rules/cards/'), []);
});
