import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNone } from '../none.ts';
import { attribute, BASE, DIST, elements, fileBehind, readSite, type BuiltPage } from './built-site.ts';

const ids = (page: BuiltPage) => new Set(elements(page.tree).flatMap(({ element }) => attribute(element, 'id') ?? []));

/** Whether an address leads to the repository that the site was built with. */
const isRepository = (address: string): boolean =>
  process.env.REPOSITORY_URL !== undefined && address.startsWith(`${process.env.REPOSITORY_URL}/`);

/** Addresses of the links and resources of a page; the canonical one is of the site to be. */
const addressesOf = (page: BuiltPage): string[] =>
  elements(page.tree)
    .filter(({ element }) => element.tagName !== 'link' || !(attribute(element, 'rel') ?? '').includes('canonical'))
    .flatMap(({ element }) =>
      ['href', 'src', 'action', 'dataPagefind'].flatMap((name) => attribute(element, name) ?? []),
    )
    .filter((address) => !address.startsWith('data:') && !isRepository(address));

/** Links and resources of the pages that lead nowhere, as `page → address`. */
const brokenLinks = (dist: string, pages: readonly BuiltPage[], base: string): string[] => {
  const anchors = new Map(pages.map((p) => [p.path, ids(p)]));
  const isBroken = (page: BuiltPage, address: string): boolean => {
    const url = new URL(address, `http://site${base}${page.path.slice(1)}`);
    const inside = url.host === 'site' && url.pathname.startsWith(base);
    const path = `/${url.pathname.slice(base.length)}`;
    const target = inside && fileBehind(dist, path) !== undefined;
    const anchor = decodeURIComponent(url.hash.slice(1));
    return !target || (anchor !== '' && !anchors.get(path)?.has(anchor));
  };
  return pages.flatMap((page) =>
    addressesOf(page)
      .filter((address) => isBroken(page, address))
      .map((address) => `${page.path} → ${address}`),
  );
};

test('every link, anchor and resource of the site is there', () => {
  const pages = readSite(DIST);
  assert.ok(pages.length > 150, `${pages.length} pages`);
  assertNone(
    brokenLinks(DIST, pages, BASE),
    'mend the address, give the place its id («## Заголовок [#id]»), or keep the old id in `formerly` of the term',
  );
});
