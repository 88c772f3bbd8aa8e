/** A page asks at its top for every script that its calculators run, and for no other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { withPreloads } from '../../build/preloads.ts';
import { attribute, DIST, elements, fileBehind, readSite } from './built-site.ts';

test('what the scripts of a part import is asked for with them, each once, behind the styles', () => {
  const island = '<astro-island component-url="/base/a.js" props="{}" renderer-url="/base/b.js"></astro-island>';
  const imports = new Map([
    ['a.js', ['c.js']],
    ['b.js', ['c.js']],
    ['c.js', ['a.js']],
  ]);
  const links = ['a', 'b', 'c'].map((name) => `<link rel="modulepreload" href="/base/${name}.js">`).join('');
  assert.equal(
    withPreloads(`<head><style></style></head>${island}`, imports, '/base/'),
    `<head><style></style>${links}</head>${island}`,
  );
  assert.equal(withPreloads('<head></head>', imports, '/base/'), '<head></head>');
});

test('every page with a calculator asks for its scripts and for what they import', () => {
  const withIslands = readSite(DIST).filter(({ html }) => html.includes('<astro-island'));
  assert.ok(withIslands.length > 10);
  for (const page of withIslands) {
    const all = elements(page.tree).map(({ element }) => element);
    const asked = all.filter((e) => e.tagName === 'link' && attribute(e, 'rel') === 'modulepreload');
    const addresses = new Set(asked.map((e) => attribute(e, 'href')!));
    const needed = new Set(
      all
        .filter(({ tagName }) => tagName === 'astro-island')
        .flatMap((e) =>
          ['component', 'renderer'].map((part) => attribute(e, `${part}Url`) ?? attribute(e, `${part}-url`)!),
        ),
    );
    for (const script of needed)
      for (const [, file] of readFileSync(fileBehind(DIST, script)!, 'utf8').matchAll(/from"\.\/([^"]+\.js)"/g))
        needed.add(`${script.slice(0, script.lastIndexOf('/'))}/${file!}`);
    assert.deepEqual([...addresses].sort(), [...needed].sort(), page.path);
  }
});
