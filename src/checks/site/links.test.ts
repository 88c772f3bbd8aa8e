import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { attribute, DIST, elements, fileBehind, PROJECT, readSite, type BuiltPage } from './built-site.ts';

const ids = (page: BuiltPage) =>
  new Set([...elements(page.tree)].flatMap(({ element }) => attribute(element, 'id') ?? []));

/** Addresses of the links and resources of a page; the canonical one is of the site to be. */
const addressesOf = (page: BuiltPage): string[] =>
  [...elements(page.tree)]
    .filter(({ element }) => element.tagName !== 'link' || !(attribute(element, 'rel') ?? '').includes('canonical'))
    .flatMap(({ element }) =>
      ['href', 'src', 'action', 'dataPagefind'].flatMap((name) => attribute(element, name) ?? []),
    )
    .filter((address) => !address.startsWith('data:'));

/** Links and resources of the pages that lead nowhere, as `page → address`. */
const broken = (dist: string, pages: readonly BuiltPage[], base: string): string[] => {
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
  assert.deepEqual(broken(DIST, pages, '/'), []);
});

test('the site works below a sub-path', (t) => {
  // Of a build into a folder outside of the project Astro keeps its own files where every such build does, and
  // `sixth-game.test.ts` runs one meanwhile.
  const dist = mkdtempSync(join(PROJECT, '.astro/sub-path-'));
  t.after(() => rmSync(dist, { recursive: true, force: true }));
  execFileSync('npx', ['astro', 'build', '--outDir', dist, '--silent'], {
    cwd: PROJECT,
    env: { ...process.env, BASE_PATH: '/rules/', SITE_URL: 'https://example.org' },
    stdio: 'pipe',
  });
  // The text search is told its base by the page; its files are those of any build.
  cpSync(join(DIST, 'pagefind'), join(dist, 'pagefind'), { recursive: true });
  const pages = readSite(dist);
  assert.deepEqual(broken(dist, pages, '/rules/'), []);
  assert.ok(pages.some((p) => p.html.includes('https://example.org/rules/arkham/')));
});
