import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makePack, parseFile, parseHead, parseSheets, typeOf } from './pack.ts';

test('law: a pack gives back its head and every file, a line each', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.string(), fc.constantFrom('a{}', 'b{}', '')).map(([one, css]) => `${one}<style>${css}</style><p>`),
  );
  const file = fc.record({ path: fc.string(), text }, { noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(file), fc.string(), fc.nat(), (files, version, bytes) => {
      const [head, second, ...lines] = makePack({ version, files: files.length, bytes }, files).split('\n');
      assert.equal(lines.pop(), '', 'the last line ends too');
      assert.deepEqual(parseHead(head!), { version, files: files.length, bytes });
      const sheets = parseSheets(second!);
      assert.deepEqual(
        lines.map((line) => parseFile(line, sheets)),
        files,
      );
    }),
  );
});

test('what is no pack is refused', () => {
  for (const line of ['', '{', 'null', '[]', '{"version":"a","files":1}', '<!doctype html>'])
    assert.throws(() => parseHead(line), line);
  for (const line of ['', '{}', '[1]']) assert.throws(() => parseSheets(line), line);
  for (const line of ['', '{}', '[]', '["a"]', '["a",1]', '["a",null]'])
    assert.throws(() => parseFile(line, ['']), line);
});

test('a sheet that several pages have travels once', () => {
  const page = (path: string) => ({ path, text: `<style>.once{}</style>${path}` });
  const pack = makePack({ version: 'a', files: 2, bytes: 2 }, [page('a/'), page('b/')]);
  assert.equal(pack.split('.once{}').length, 2);
});

test('a page, a script and data have their types; what else a site has is kept by no pack', () => {
  for (const [path, type] of [
    ['', 'text/html'],
    ['arkham/terms/doom/', 'text/html'],
    ['scripts/main.1.js', 'text/javascript'],
    ['arkham/term-index.json', 'application/json'],
  ] as const)
    assert.equal(typeOf(path)?.split(';')[0], type, path);
  for (const path of ['robots.txt', 'pagefind/index.pf_index', 'arkham']) assert.equal(typeOf(path), undefined, path);
});
