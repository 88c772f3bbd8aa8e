import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { newsProblems, readNews } from './news.ts';

const MAP = new Map([
  ['/g/terms/foe/', new Set(['faq'])],
  ['/g/', new Set<string>()],
]);
const item = (fields: object) => ({ id: 'one', title: 'Враг', says: 'Враг ждёт.', at: ['/g/terms/foe/'], ...fields });
const messagesFor = (...items: object[]) =>
  newsProblems([{ date: '2026-11-26', file: 'f', items: items as ReturnType<typeof item>[] }], MAP).map(
    ({ message }) => message,
  );

test('places, ids and days of the news are checked', () => {
  assert.deepEqual(messagesFor(item({}), item({ id: 'two', at: ['/g/', '/g/terms/foe/#faq'] })), []);
  assert.deepEqual(messagesFor(item({ at: ['/g/terms/gone/', '/g/terms/foe/#gone'] })), [
    '«one»: места «/g/terms/gone/» нет.',
    '«one»: места «/g/terms/foe/#gone» нет.',
  ]);
  assert.deepEqual(messagesFor(item({}), item({})), ['«one»: такая запись уже есть.']);
  assert.equal(messagesFor(item({ was: 'Враг не ждёт.', since: '2026-11-27' })).length, 1);
});

test('days come newest first; a file of another name and half a correction are reported', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'news-'));
  t.after(() => rmSync(root, { recursive: true }));
  assert.deepEqual(readNews(root), { news: [], problems: [] });
  const folder = join(root, 'content/changes');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, fields: object) => writeFileSync(join(folder, name), JSON.stringify([item(fields)]));
  write('2026-11-25.yaml', {});
  write('2026-11-26.yaml', {});
  write('november.yaml', {});
  write('2026-11-24.yaml', { was: 'Враг не ждёт.' });
  const { news, problems } = readNews(root);
  assert.deepEqual(
    news.map(({ date }) => date),
    ['2026-11-26', '2026-11-25'],
  );
  assert.deepEqual(
    problems.map(({ file }) => file),
    ['content/changes/november.yaml', 'content/changes/2026-11-24.yaml'],
  );
});
