import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardListSchema, changeListSchema } from '../../schemas/site/lists.ts';
import { slugOf } from '../../lib/slug.ts';
import { listProblems, pagesOfLists } from './lists.ts';
import { redirectsOf } from './redirects.ts';

const HEAD = { title: 'Список', summary: 'Что в нём.', source: 'Книга' };
const cards = cardListSchema.parse({
  ...HEAD,
  formerly: ['rules/cards'],
  cards: [
    { ru: 'Мачете', en: 'Machete', says: 'исправлено', at: 'terms/foe' },
    { en: 'Roland’s .38 Special', says: 'уровня нет', at: 'terms/foe#gone' },
    { ru: 'Мачете', en: 'Machete', says: 'ещё раз', at: 'rules/lost' },
  ],
});
const changes = changeListSchema.parse({
  ...HEAD,
  versions: [{ id: 'faq-2', title: 'FAQ 2', changes: [{ at: 'terms/foe#faq', says: '[Враг] ждёт' }] }],
});
const corpus = { cards: { g: cards }, changes: { g: changes } };
const MAP = new Map([['/g/terms/foe/', new Set(['faq'])]]);

test('an English name as an id', () => {
  assert.equal(slugOf('Roland’s .38 Special'), 'rolands-38-special');
  assert.equal(slugOf('Let me handle this!'), 'let-me-handle-this');
});

test('the pages of the lists of a game, and what is on them', () => {
  assert.deepEqual(pagesOfLists(corpus, 'g'), [
    ['/g/cards/', ['machete', 'rolands-38-special', 'machete']],
    ['/g/changes/', ['faq-2']],
  ]);
  assert.deepEqual(pagesOfLists(corpus, 'other'), []);
});

test('missing places and repeated cards are reported', () =>
  assert.deepEqual(
    listProblems(corpus, 'g', MAP).map(({ file, message }) => [file, message]),
    [
      ['content/g/cards.yaml', 'Места «terms/foe#gone» нет.'],
      ['content/g/cards.yaml', 'Места «rules/lost» нет.'],
      ['content/g/cards.yaml', '«machete» стоит дважды.'],
    ],
  ));

test('a list is reached by its addresses of former days', () =>
  assert.deepEqual(redirectsOf({ terms: [], ...corpus }, '/base/'), { '/g/rules/cards/': '/base/g/cards/' }));

for (const says of ['без ссылки', '[две] [ссылки]', '[не закрыта'])
  test(`what has changed is one link and its words: «${says}» is refused`, () =>
    assert.equal(
      changeListSchema.safeParse({ ...HEAD, versions: [{ id: 'a', title: 'А', changes: [{ at: 'terms/foe', says }] }] })
        .success,
      false,
    ));
