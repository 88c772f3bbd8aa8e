/** What a system needs to put the site on its home screen. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BASE, DIST, fileBehind, readSite } from './built-site.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
}
const read = (path: string): Buffer => {
  const file = fileBehind(DIST, path);
  assert.ok(file !== undefined, `${path} is built`);
  return readFileSync(file);
};
const inside = (address: string): string => {
  assert.ok(address.startsWith(BASE), `${address} begins with ${BASE}`);
  return `/${address.slice(BASE.length)}`;
};
/** Pages at the root that do not belong on a home screen. */
const READ = ['/about/', '/changes/', '/developers/', '/search/', '/terms/'];
const manifest = JSON.parse(read('/manifest.json').toString()) as Manifest;

/** Width and height of a PNG, from its head. */
const sizeOf = (png: Buffer): string => {
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('each icon of the manifest is a PNG of the size that it says; two of them may be cut', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of icons) assert.equal(sizeOf(read(inside(src))), sizes, src);
  for (const size of ['192x192', '512x512'])
    for (const purpose of ['any', 'maskable'])
      assert.ok(
        manifest.icons.some((icon) => icon.sizes === size && icon.purpose === purpose),
        `${size} ${purpose}`,
      );
  assert.equal(sizeOf(read('/icons/apple.png')), '180x180');
});

test('the site opens on its home page, and a shortcut on each game that is ready', () => {
  assert.deepEqual([manifest.start_url, manifest.scope], [BASE, BASE]);
  const ready = readSite(DIST)
    .filter(({ path, html }) => /^\/[a-z]+\/memo\/$/.test(path) && !html.includes('content="noindex"'))
    .map(({ path }) => path.replace('memo/', ''));
  assert.deepEqual(manifest.shortcuts.map((shortcut) => inside(shortcut.url)).toSorted(), ready.toSorted());
});

test('the pages where a reader looks for it offer it, and reading pages ask for nothing', () => {
  for (const { path, html } of readSite(DIST)) {
    const isDoor = /^\/(?:[a-z]+\/)?$/.test(path) && !READ.includes(path);
    assert.equal(html.includes('rel="manifest"'), isDoor, path);
  }
});
