import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { stage } from './stage.ts';

const { open, address } = stage();
const PAGE = '/arkham/odds/';
/** The large number of the result once it says what is wanted. */
const says = (page: Page, percent: string) => page.getByText(percent, { exact: true }).first().waitFor({ timeout: 10_000 });

test('the worked default is whole without JavaScript', () =>
  open(PAGE, { javaScriptEnabled: false }, async (page) => {
    assert.ok((await page.getByText('81,3 %', { exact: true }).count()) > 0);
    assert.match((await page.locator('main').textContent())!, /13\/16/);
  }));

test('an address sets the calculator: the chance is the published one', () =>
  open(`${PAGE}?v=1&c=notz.standard&n=4.1.3&b=1232110000211011000`, {}, (page) => says(page, '81,3 %')));

test('a later version and a broken address are said, and the default works', async () => {
  for (const query of ['v=99&c=notz.standard', 'v=1&c=nowhere.standard&n=9.9.9', 'v=1&c=notz.standard&n=%E0%A4%A&b=zz'])
    await open(`${PAGE}?${query}`, {}, async (page) => {
      await page.locator('[role=status], [role=alert], .note').first().waitFor();
      assert.ok((await page.locator('main').textContent())!.includes('%'));
    });
});

test('a change of the difficulty changes the chance and the address', () =>
  open(PAGE, {}, async (page) => {
    await says(page, '81,3 %');
    const before = page.url();
    await page.locator('main button', { hasText: '+' }).nth(2).click();
    await page.waitForFunction((old) => location.href !== old, before, { timeout: 10_000 });
    assert.match(new URL(page.url()).search, /v=1/);
  }));

test('a term leads to the calculator set to illustrate it', () =>
  open('/arkham/terms/frost-tokens/', {}, async (page) => {
    await page.getByRole('link', { name: /Посчитать/ }).click();
    await page.waitForURL('**/arkham/odds/?v=1*');
    assert.equal(new URL(page.url()).origin, new URL(address('/')).origin);
  }));
