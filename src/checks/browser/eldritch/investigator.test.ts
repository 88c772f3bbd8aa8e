/** An investigator chosen in one calculator is the one that the others begin with, unless they know better. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { pickIn } from '../question.ts';
import { stage } from '../stage.ts';

const { open, address } = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const goTo = async (page: Page, path: string) => {
  await page.goto(address(path));
  await page.locator('.c-calc[data-live=true]').waitFor();
};
/** Who the question is about. */
const says = (page: Page, name: string) => page.locator('.c-asks').filter({ hasText: name }).waitFor();
const choose = (page: Page, typed: string) => pickIn(page, 'Сыщик', typed, /./u);

test('who is chosen in a test is asked for in assets and in combat, until they keep numbers of their own', () =>
  open('/eldritch/test/', PHONE, async (page) => {
    await page.locator('.c-calc[data-live=true]').waitFor();
    await choose(page, 'акачи');
    await goTo(page, '/eldritch/assets/');
    await says(page, 'Акачи Оньеле');
    await page.getByText('которого вы выбрали в другом калькуляторе').waitFor();
    await goTo(page, '/eldritch/combat/');
    await says(page, 'Акачи Оньеле');
    await goTo(page, '/eldritch/combat/?v=1&i=mark-harrigan&m=deep-one');
    await says(page, 'Марк Хэрриган');
    await choose(page, 'лола');
    await says(page, 'Лола Хейз');
    await goTo(page, '/eldritch/assets/');
    await says(page, 'Лола Хейз');
    // The test keeps its own.
    await goTo(page, '/eldritch/test/');
    await says(page, 'Акачи Оньеле');
  }));

test('a device that keeps nothing, or something else, leaves the example', () =>
  open('/eldritch/test/', PHONE, async (page) => {
    await page.evaluate(() => localStorage.setItem('pravilarium.eldritch.character', '{"id":1}'));
    await goTo(page, '/eldritch/assets/');
    await says(page, 'Чарли Кейн');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await goTo(page, '/eldritch/test/');
    await choose(page, 'акачи');
    await says(page, 'Акачи Оньеле');
    await goTo(page, '/eldritch/assets/');
    await says(page, 'Чарли Кейн');
    assert.equal(await page.getByText('которого вы выбрали в другом').count(), 0);
  }));
