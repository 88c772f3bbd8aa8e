import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareRu } from '../../lib/collate-ru.ts';
import { groupsOf, NAMES_ON_PAGE, pagesBelow, divideIndex, type IndexPage } from './index-pages.ts';

interface Named {
  readonly data: { readonly title: string };
}
const withTitles = (...titles: readonly string[]): Named[] =>
  titles.toSorted(compareRu).map((title) => ({ data: { title } }));
const titlesOf = ({ terms }: { readonly terms: readonly Named[] }) => terms.map(({ data }) => data.title);
const leaves = (page: IndexPage<Named>): readonly IndexPage<Named>[] =>
  page.parts.length === 0 ? [page] : page.parts.flatMap(leaves);

test('names that fit one page stay on one, and one more parts them', () => {
  const fit = withTitles(...Array.from({ length: NAMES_ON_PAGE }, (_, i) => `${i % 2 === 0 ? 'А' : 'Б'}${i}`));
  assert.deepEqual(divideIndex(fit).parts, []);
  assert.deepEqual(
    divideIndex([...fit, ...withTitles('Яд')]).parts.map(({ name, slug }) => [name, slug]),
    [
      ['А', 'a'],
      ['Б', 'b'],
      ['Я', 'ya'],
    ],
  );
});

test('a letter with too many names is divided by the next one; signs are not letters, «Ё» is listed under «Е»', () => {
  const index = divideIndex(withTitles('«Ёж»', 'Ель', 'П', 'По ряду', 'Пора', 'Порядок', 'Прах', '12 ран', '$'), 2);
  assert.deepEqual(
    pagesBelow(index).map(({ page, above }) => [page.slug, page.name, titlesOf(page).join(), above.length]),
    [
      ['other', '#', '$', 1],
      ['0-9', '0–9', '12 ран', 1],
      ['e', 'Е', '«Ёж»,Ель', 1],
      ['p', 'П', 'П,Пора,Порядок,По ряду,Прах', 1],
      ['p-other', 'П', 'П', 2],
      ['p-o', 'По', 'Пора,Порядок,По ряду', 2],
      ['p-o-r', 'Пор', 'Пора,Порядок,По ряду', 3],
      ['p-o-r-a', 'Пора', 'Пора', 4],
      ['p-o-r-ya', 'Поря', 'Порядок,По ряду', 4],
      ['p-r', 'Пр', 'Прах', 2],
    ],
  );
});

test('names that are the same to the end stay together', () => {
  const index = divideIndex(withTitles('Рок', 'Рок', '«Рок»'), 2);
  assert.deepEqual(
    leaves(index).map((page) => titlesOf(page).length),
    [3],
  );
});

test('a Latin letter has an address of its own', () => {
  const index = divideIndex(withTitles('Absorb', 'Абсорбция', 'Ωмега'), 1);
  assert.deepEqual(index.parts.map(({ slug }) => slug).toSorted(), ['a', 'latin-a', 'u3a9']);
});

test('names on a page are grouped by one letter more than the page has', () => {
  const terms = withTitles('Пора', 'По ряду', 'Прах', 'П');
  assert.deepEqual(
    groupsOf({ name: 'П', slug: 'p', terms }).map((group) => [group.name, titlesOf(group).join()]),
    [
      ['П', 'П'],
      ['По', 'Пора,По ряду'],
      ['Пр', 'Прах'],
    ],
  );
  assert.deepEqual(
    groupsOf({ name: '', slug: '', terms }).map(({ name }) => name),
    ['П'],
  );
});

test('law: every name is on one page, only a page of equal names has too many, every address is unique', () => {
  const title = fc.string({ unit: fc.constantFrom(...'абвё01 «-aΩ'), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(title, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (titles, most) => {
      const terms = withTitles(...titles);
      const index = divideIndex(terms, most);
      const own = leaves(index);
      assert.deepEqual(
        own.flatMap(({ terms: here }) => [...here]).toSorted((a, b) => terms.indexOf(a) - terms.indexOf(b)),
        terms,
      );
      const bare = (text: string) =>
        (text.match(/\p{L}|\p{N}+/gu) ?? [])
          .map((one) => (/\p{N}/u.test(one) ? '0' : one.toLowerCase().replace('ё', 'е')))
          .join('');
      for (const page of own)
        assert.ok(page.terms.length <= most || new Set(titlesOf(page).map(bare)).size === 1, titlesOf(page).join('|'));
      const slugs = pagesBelow(index).map(({ page }) => page.slug);
      assert.equal(new Set(slugs).size, slugs.length, slugs.join());
    }),
  );
});
