/** What is new: each entry has its place, each correction is on the page that it corrects. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNews } from '../../content/read/news.ts';
import { DIST, PROJECT, readSite } from './built-site.ts';

const pages = new Map(readSite(DIST).map((page) => [page.path, page.html]));
const { news } = readNews(PROJECT);
const items = news.flatMap((day) => day.items);

test('the page of news has each entry', () => {
  assert.ok(items.length > 0);
  for (const { id } of items) assert.ok(pages.get('/changes/')!.includes(`id="${id}"`), id);
});

test('a term or chapter that was corrected leads to the correction', () => {
  const corrections = items.filter(({ was }) => was !== undefined);
  assert.ok(corrections.length > 0);
  for (const { id, at } of corrections) {
    const corrected = at
      .map((place) => place.split('#')[0]!)
      .filter((path) => /^\/[a-z]+\/(?:terms|rules)\/./.test(path));
    for (const path of corrected) assert.ok(pages.get(path)!.includes(`/changes/#${id}"`), `${path}: ${id}`);
  }
});
