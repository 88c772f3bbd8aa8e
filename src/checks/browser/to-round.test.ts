/** A calculator opened from the table leads back to it; its sisters are below the answer, one tap from the thumb. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from './stage.ts';

const { open, address } = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const PAGE = '/arkham/odds/';
const ROUND = '/arkham/round/?v=1&s=2';

test('the way back to the table is there for whoever came from it, in the same game', () =>
  open(PAGE, PHONE, async (page) => {
    const back = page.getByRole('link', { name: 'К раунду' });
    assert.equal(await back.isVisible(), false);
    await page.evaluate((round) => sessionStorage.setItem('pravilarium.round', round), ROUND);
    await page.reload();
    await back.waitFor();
    await page.goto(address('/hellboy/odds/'));
    assert.equal(await back.isVisible(), false);
    await page.goto(address(PAGE));
    await back.tap();
    await page.waitForURL(`**${ROUND.split('?')[0]}**`);
  }));

test('nothing is between the title and the question; the other calculators are a tap away', () =>
  open(PAGE, PHONE, async (page) => {
    const sisters = page.getByRole('navigation', { name: 'Калькуляторы игры' });
    const [answer, nav] = [await page.locator('.c-bar').boundingBox(), await sisters.boundingBox()];
    assert.ok(nav!.y > answer!.y + answer!.height);
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Расчёты' }).tap();
    await page.waitForURL('**#calculators');
    await sisters.getByRole('link', { name: 'Мешок' }).tap();
    await page.waitForURL('**/arkham/bag/');
  }));
