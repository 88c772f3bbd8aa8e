/** The calculator «Стартовая рука»: whole without script and on the narrowest phone, by keyboard, with any address. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { DEFAULT_STATE } from '../../../islands/arkham/hand/model.ts';
import { countedLine, problemWords } from '../../../islands/arkham/hand/words/answer.ts';
import { labels } from '../../../islands/arkham/hand/words/labels.ts';
import { calculator, PHONE } from '../calculator.ts';
import { openFold, openPart } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const { says, isLive } = calculator('.c-calc');
const PAGE = '/arkham/hand/';
/** The page is no wider than its screen. */
const fits = async (page: Page, width: number) =>
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);

test('the worked example is whole without JavaScript, on the narrowest phone', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match((await page.locator('.c-bar .c-big').textContent())!, /54,8\u00a0%.*17\/31/);
    await fits(page, PHONE.viewport.width);
  }));

test('an address sets the numbers; a key changes the answer and the address', () =>
  open(`${PAGE}?v=1&n=31&k=2&w=2&h=5&s=5&x=1`, PHONE, async (page) => {
    await isLive(page);
    await says(page, '28/93');
    await openPart(page, 'kept');
    const fewer = page.getByRole('button', { name: `${labels.kept}: меньше` });
    await fewer.focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('Enter');
    await says(page, '17/31');
    await page.waitForFunction(() => location.search === '?v=1&n=31&k=2&w=2&h=5&x=1');
    assert.ok(await fewer.evaluate((button) => button === document.activeElement), 'the key stays where it was');
    await fits(page, PHONE.viewport.width);
  }));

test('the chance by later draws is folded, and the row of the question is marked in it', () =>
  open(`${PAGE}?v=1&d=1`, PHONE, async (page) => {
    await says(page, '18/31');
    const fold = await openFold(page, 'hand-later');
    assert.match((await fold.locator('tr.c-here').textContent())!, /^1\D*58,1/);
    await fits(page, PHONE.viewport.width);
  }));

test('a broken address is said: what came, what is wanted; the rest of it counts', () =>
  open(`${PAGE}?v=1&n=99&k=1`, {}, async (page) => {
    await page
      .getByRole('alert')
      .filter({ hasText: problemWords({ code: 'n', came: '99' }) })
      .waitFor();
    await says(page, countedLine({ ...DEFAULT_STATE, copies: 1 }));
  }));

test('an address of a later version gives the example', () =>
  open(`${PAGE}?v=9&n=40`, {}, async (page) => {
    await page
      .getByRole('alert')
      .filter({ hasText: problemWords({ code: 'version', came: '9' }) })
      .waitFor();
    await says(page, '17/31');
  }));
