import assert from 'node:assert/strict';
import { test } from 'node:test';
import { disagreementsOf, type ProsePage } from './disagreements.ts';

const page = (file: string, body: string): ProsePage => ({ file, summary: '', body });

test('two pages that tell one rule with other numbers or another modality are listed', () => {
  const pages = [
    page(
      'a.mdx',
      'В начале раунда сыщик берёт 2 карты из колоды добычи.\n\nЭтот монстр обитает только в лесах Аркхэма.',
    ),
    page('b.mdx', 'В начале раунда каждый сыщик берёт три карты из колоды добычи.'),
    page('c.mdx', 'В начале раунда сыщик может взять 2 карты из колоды добычи.'),
  ];
  const found = disagreementsOf(pages).map(({ sentences, differs }) => [...sentences.map(({ file }) => file), differs]);
  assert.deepEqual(found, [
    ['a.mdx', 'b.mdx', ['число 2', 'число 3']],
    ['a.mdx', 'c.mdx', ['может']],
  ]);
});

test('what agrees, is on one page or in an example is not listed', () => {
  const rule = 'В начале раунда сыщик берёт 2 карты из колоды добычи.';
  const other = 'В начале раунда сыщик берёт 3 карты из колоды добычи.';
  assert.deepEqual(disagreementsOf([page('a.mdx', rule), page('b.mdx', rule)]), []);
  assert.deepEqual(disagreementsOf([page('a.mdx', `${rule}\n\n${other}`)]), []);
  assert.deepEqual(disagreementsOf([page('a.mdx', rule), page('b.mdx', `<Example>\n\n${other}\n\n</Example>`)]), []);
});
