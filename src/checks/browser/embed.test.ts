/** The example for pages of others, taken from our page for developers, on a page of another host. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { PATIENCE } from './patience.ts';
import { stage } from './stage.ts';

const { open, browser, address } = stage();

test('the term of the example leads to its page and shows its answer', async (t) => {
  const example = await open('/developers/', {}, async (page) => {
    // Our own page carries the same example, live.
    await page.locator('.tried a[href*="/terms/"]').waitFor();
    return page.locator('pre code').innerText();
  });
  const html = `<!doctype html><meta charset="utf-8"><title>Чужая страница</title>${example.replace('src="/', `src="${address('/')}`)}`;
  const other = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const context = await (await browser()).newContext();
  context.setDefaultTimeout(PATIENCE);
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const link = page.locator('a[data-pravilarium][href]');
  await link.waitFor();
  const target = (await link.getAttribute('href'))!;
  assert.ok(target.startsWith(address('/')), target);
  await link.focus();
  const card = page.locator('[role=tooltip]');
  await card.waitFor();
  const answer = await card.locator('p').innerText();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  await link.hover();
  await card.waitFor();
  await link.click();
  await page.waitForURL(target);
  assert.equal((await page.locator('.lead').innerText()).replaceAll(/\s/g, ' '), answer.replaceAll(/\s/g, ' '));
});
