/** The policy of every built page allows its own scripts and styles, nothing else. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { attribute, DIST, elements, readSite, textOf, type BuiltPage, type HtmlElement } from './built-site.ts';

const pages = readSite(DIST);
const all = (page: BuiltPage) => elements(page.tree).map(({ element }) => element);
const isPolicy = (e: HtmlElement) =>
  e.tagName === 'meta' && String(attribute(e, 'httpEquiv')).toLowerCase() === 'content-security-policy';
const bodyOf = (e: HtmlElement) => e.children.map((c) => ('value' in c ? c.value : textOf(c))).join('');
const hashesOf = (page: BuiltPage, tag: string) =>
  all(page)
    .filter((e) => e.tagName === tag && attribute(e, 'src') === undefined)
    .map((e) => `'sha256-${createHash('sha256').update(bodyOf(e)).digest('base64')}'`);
/** A directive of the policy as its sources. */
const sourcesOf = (page: BuiltPage, name: string): readonly string[] => {
  const content = attribute(all(page).find(isPolicy)!, 'content')!;
  const directive = content.split(';').find((d) => d.startsWith(`${name} `));
  return directive?.split(' ').slice(1) ?? [];
};

test('a page bears its policy before anything that it governs', () => {
  for (const page of pages) {
    const head = all(page).find(({ tagName }) => tagName === 'head')!;
    const [first, second] = head.children.filter((c) => c.type === 'element');
    assert.ok(attribute(first!, 'charSet') !== undefined && isPolicy(second!), page.path);
    assert.equal(all(page).filter(isPolicy).length, 1, page.path);
    assert.ok(Buffer.from(page.html).indexOf('charset') < 1024, page.path);
  }
});

test('scripts and sheets in a page are allowed by their hashes, and no others', () => {
  for (const page of pages) {
    for (const [tag, name] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const allowed = sourcesOf(page, name).filter((source) => source.startsWith("'sha256-"));
      assert.deepEqual(allowed.toSorted(), [...new Set(hashesOf(page, tag))].toSorted(), `${page.path}: ${name}`);
    }
    const policy = attribute(all(page).find(isPolicy)!, 'content')!;
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/, page.path);
  }
});

test('no element bears a style or a script of its own', () => {
  const found = pages.flatMap((page) =>
    all(page)
      .flatMap((e) => Object.keys(e.properties).filter((name) => name === 'style' || /^on[a-z]/i.test(name)))
      .map((name) => `${page.path}: ${name}`),
  );
  assert.deepEqual(found, []);
});
