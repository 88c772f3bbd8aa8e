/** Every rule of a built page is in a layer, so that `print` overrides all of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesOf } from '../browser/engines/css-rules.ts';
import { DIST, readSite } from './built-site.ts';

const LAYERS = ['tokens', 'base', 'layout', 'prose', 'components', 'pages', 'islands', 'print'];
/** The one sheet without a layer, Astro's own: its elements have no box, and no rule of the site is about them. */
const OF_ASTRO = 'astro-island,astro-slot,astro-static-slot{display:contents}';

const sheets = new Map<string, string>();
for (const { path, html } of readSite(DIST)) {
  const sheet = [...html.matchAll(/<style>([^]*?)<\/style>/g)]
    .map(([, text]) => text!)
    .filter((text) => text !== OF_ASTRO)
    .join('');
  if (!sheets.has(sheet)) sheets.set(sheet, path);
}

/** Names of layers in the order in which a sheet first says them. */
const orderOf = (sheet: string): readonly string[] => [
  ...new Set([...sheet.matchAll(/@layer ([\w,\s]+)[;{]/g)].flatMap(([, names]) => names!.trim().split(/\s*,\s*/))),
];

test('no rule of a page is outside the layers', () =>
  assert.deepEqual(
    [...sheets].flatMap(([sheet, path]) =>
      rulesOf(sheet)
        .filter(({ within }) => !within.some((around) => around.startsWith('@layer ')))
        .map(({ selector }) => `${path}: ${selector}`),
    ),
    [],
  ));

test('the layers of a page come in their order: what is printed has the last word', () =>
  assert.deepEqual(
    [...sheets].flatMap(([sheet, path]) => {
      const order = orderOf(sheet);
      return order.join() === LAYERS.filter((layer) => order.includes(layer)).join()
        ? []
        : [`${path}: ${order.join()}`];
    }),
    [],
  ));

test('the pages have sheets with rules of islands', () =>
  assert.ok(
    [...sheets.keys()].some((sheet) => rulesOf(sheet).some(({ within }) => within.includes('@layer islands'))),
  ));
