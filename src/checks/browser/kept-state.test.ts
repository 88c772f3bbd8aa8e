/** State, address and storage of a calculator say the same, whatever the reader does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openFold, openPart } from './question.ts';
import { stage } from './stage.ts';

const { open } = stage();
const ATTACK = '/foursouls/odds/';
const STACK = '/foursouls/stack/';
const isLive = (page: Page) => page.locator('[data-live=true]').first().waitFor();
const hasHealth = (page: Page, health: number) =>
  page
    .locator('[data-part=who]')
    .filter({ hasText: `здоровье\u00a0${health}` })
    .waitFor();
/** What makes the attacker healthier; his part of the question is opened for it. */
const healthier = async (page: Page) => {
  await openPart(page, 'who');
  return page.getByRole('button', { name: 'Здоровье сейчас: больше' });
};
const storedText = (page: Page, key: string) => page.evaluate((k) => localStorage.getItem(`pravilarium.${k}`), key);

test('a table restored from the device is in the address', () =>
  open(STACK, {}, async (page) => {
    await isLive(page);
    await page.locator('.k-stage').getByRole('button', { name: 'Дальше' }).click();
    await page.waitForURL('**?v=1&t=*');
    const address = page.url();
    await page.goto(address.split('?')[0]!);
    await page.waitForURL(address);
  }));

test('numbers of one’s own are called a link by no reload, those of somebody else are', () =>
  open(ATTACK, {}, async (page) => {
    await isLive(page);
    await (await healthier(page)).click();
    await page.waitForURL('**p=3.1*');
    await page.reload();
    await page.locator('.c-lead[data-from=device]').waitFor();
    await page.goto(page.url().replace('p=3.1', 'p=4.1'));
    await page.locator('.c-lead[data-from=address]').waitFor();
  }));

test('a table keeps what others have put into the address', () =>
  open(`${STACK}?from=chat`, {}, async (page) => {
    await isLive(page);
    await page.locator('.k-stage').getByRole('button', { name: 'Дальше' }).click();
    await page.waitForURL('**?from=chat&v=1&t=*');
  }));

test('a change is kept although the page is left at once', () =>
  open(ATTACK, {}, async (page) => {
    await isLive(page);
    await (
      await healthier(page)
    ).evaluate((button: HTMLButtonElement) => {
      button.click();
      location.href = '/about/';
    });
    await page.waitForURL('**/about/');
    await page.goto(page.url().replace('/about/', ATTACK));
    await hasHealth(page, 3);
  }));

test('a link within the page takes back no change that was made just before it', () =>
  open(`${ATTACK}?v=1&p=2.1.0.0.0.1&f=.1.4.1`, {}, async (page) => {
    await isLive(page);
    await (
      await healthier(page)
    ).evaluate((button: HTMLButtonElement) => {
      button.click();
      document.querySelector<HTMLAnchorElement>('.skip')!.click();
    });
    await page.waitForURL('**p=3.1*#*');
    await hasHealth(page, 3);
  }));

test('Back and Forward bring the state of their address', () =>
  open(`${ATTACK}?v=1&p=2.1.0.0.0.1&f=.1.4.1`, {}, async (page) => {
    await isLive(page);
    await (await healthier(page)).click();
    await page.waitForURL('**p=3.1*');
    await page.evaluate(() => location.assign('#a-result'));
    await page.waitForURL('**#a-result');
    await (await healthier(page)).click();
    await page.waitForURL('**p=4.1*');
    await page.goBack();
    await hasHealth(page, 3);
    assert.match(page.url(), /p=3\.1/);
    await page.goForward();
    await hasHealth(page, 4);
  }));

test('a link is written before it is copied, with the fields of the neighbour', () =>
  open(`${ATTACK}?v=1&p=3.1.0.0.0.1&f=.1.4.1`, {}, async (page) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void Object.assign(window, { copied: text })) },
      });
    });
    const decks = page.locator('.deck-scaler');
    await openFold(page, 'decks');
    await decks.getByRole('button', { name: 'Скопировать ссылку' }).click();
    await decks.getByText('Ссылка скопирована.').waitFor();
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    assert.equal(copied, page.url());
    assert.match(copied, /p=3\.1.*&deck=/);
  }));

test('a damaged record stays as it is until something is changed', () =>
  open(ATTACK, {}, async (page) => {
    await page.evaluate(() => localStorage.setItem('pravilarium.foursouls.attack', 'v=1&p=oops'));
    await page.reload();
    await isLive(page);
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.equal(await storedText(page, 'foursouls.attack'), 'v=1&p=oops');
    await (await healthier(page)).click();
    await page.waitForURL('**p=3.1*');
    assert.match((await storedText(page, 'foursouls.attack'))!, /p=3\.1/);
  }));
