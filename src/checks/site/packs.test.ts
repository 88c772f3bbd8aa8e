/** Packs of pages for reading without a network: all that a game needs is in its pack, as it is served, and light enough. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { parseFile, parseHead, parseSheets, type PackOffer } from '../../lib/pack.ts';
import { DIST, readSite } from './built-site.ts';

/** Bytes of a pack as it travels; the stack of Four Souls has a hundred worked cases, drawn whole. */
const LIGHT = 1_250_000;
const LIMITS: { readonly [pack: string]: number } = { site: 200_000, foursouls: 4_000_000 };

const offered = JSON.parse(readFileSync(join(DIST, 'offline/packs.json'), 'utf8')) as Record<string, PackOffer>;
const readPack = (name: string) => {
  const zipped = readFileSync(join(DIST, 'offline', `${name}.pack`));
  const [head, second, ...lines] = gunzipSync(zipped).toString().trimEnd().split('\n');
  const sheets = parseSheets(second!);
  const files = lines.map((line) => parseFile(line, sheets));
  return { zipped, head: parseHead(head!), files: new Map(files.map(({ path, text }) => [path, text])) };
};
const packs = new Map(Object.keys(offered).map((name) => [name, readPack(name)]));
/** Planned games are not saved. */
const games = readSite(DIST)
  .filter(({ html }) => !html.includes('content="noindex"'))
  .map(({ path }) => /^\/([a-z]+)\/memo\/$/.exec(path)?.[1])
  .filter((game) => game !== undefined);

test('there is a pack for each game and one for all', () => {
  assert.deepEqual([...packs.keys()].toSorted(), [...games, 'site'].toSorted());
  assert.ok(games.length >= 5);
});

test('what is offered is what is in the pack, and it is light', (t) => {
  for (const [name, { zipped, head, files }] of packs) {
    const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    assert.deepEqual(offered[name], { ...head, travels: zipped.length }, name);
    assert.deepEqual([head.files, head.bytes], [files.size, bytes], name);
    t.diagnostic(`${name}: ${zipped.length} of ${LIMITS[name] ?? LIGHT} bytes, ${files.size} files`);
    assert.ok(zipped.length <= (LIMITS[name] ?? LIGHT), `${name}: ${zipped.length}`);
  }
});

test('every page and every file of data of a game is in its pack, as it is served', () => {
  for (const game of games) {
    const { files } = packs.get(game)!;
    const served = readdirSync(join(DIST, game), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|json)$/.test(file),
    );
    assert.ok(served.includes('index.html'), game);
    for (const file of served) {
      const path = `${game}/${file.split('\\').join('/')}`.replace(/index\.html$/, '');
      assert.equal(files.get(path), readFileSync(join(DIST, game, file), 'utf8'), path);
    }
  }
});

test('every script that a page of a pack asks for, or that such a script asks for, is in the pack', () => {
  for (const [name, { files }] of packs)
    for (const [path, text] of files)
      for (const [script] of text.matchAll(/(?<=["'`/])[\w.-]+\.js(?=["'`])/g)) {
        const isThere = [...files.keys()].some((one) => one.endsWith(`/${script}`));
        assert.ok(isThere || ['sw.js', 'pagefind.js'].includes(script), `${name}: ${path} asks for ${script}`);
      }
});
