/** The fight played throw by throw, and the sample compared with the exact answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openFold } from '../question.ts';
import { stage } from '../stage.ts';
import { PAGE, PHONE, choose, isLive, press } from './combat-hands.ts';

const { open } = stage();
const play = (page: Page) => page.locator('.el-play').first();
const waitForStatus = (page: Page, text: string | RegExp) =>
  play(page).getByRole('status').filter({ hasText: text }).waitFor();
const button = (page: Page, name: RegExp) => play(page).getByRole('button', { name });
/** Opens the fight and begins it. */
const begin = async (page: Page) => {
  await openFold(page, 'el-play');
  await press(page, 'Начать бой');
};
/** Dice of a real table. */
const enter = async (page: Page, faces: readonly number[]) => {
  for (const face of faces) await button(page, new RegExp(`^Выпало ${face}$`)).click();
};

test('the example of the rulebook, its dice tapped in: every step names its rule, goes back, and is kept', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await begin(page);
    await choose(page, 'Я, за столом');
    await button(page, /^Бой: «Глубоководный»/).click();
    await waitForStatus(page, 'Проверка воли');
    await button(page, /^Бросить 3.кубика/).click();
    await enter(page, [6, 1, 2]);
    await waitForStatus(page, 'Выпало: 6, 1, 2');
    await button(page, /^Оставить кубики/).click();
    await waitForStatus(page, /Успехов: 1\. Потеря: 1.рассудок/u);
    await button(page, /^Бросить 3.кубика/).click();
    await enter(page, [5, 6, 4]);
    await button(page, /^Оставить кубики/).click();
    await waitForStatus(page, 'Бой окончен. Побеждены монстры: «Глубоководный». Все сыщики выстояли.');
    await button(page, /^Шаг назад$/).click();
    await waitForStatus(page, 'Выпало: 5, 6, 4');
    await button(page, /^Шаг вперёд$/).click();
    await waitForStatus(page, 'Бой окончен');
    await page.waitForFunction(
      () => localStorage.getItem('pravilarium.eldritch.combat-play')?.includes('t-.564') === true,
    );
    await page.reload();
    await isLive(page);
    await openFold(page, 'el-play');
    await waitForStatus(page, 'Бой окончен');
    await play(page).locator('summary', { hasText: 'Ход боя: 5' }).click();
    const links = play(page).locator('.el-log a');
    assert.ok((await links.allTextContents()).includes('Проверка силы'));
    assert.match((await links.first().getAttribute('href'))!, /\/eldritch\/terms\/combat-encounter\/$/);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('what is best is marked: a clue for the die that is missing, and nothing where it gains nothing', () =>
  open(`${PAGE}?v=1&i=lily-chen&n=6.6.1.0.plain.22243.00000&m=deep-one`, {}, async (page) => {
    await isLive(page);
    await begin(page);
    await choose(page, 'Я, за столом');
    await button(page, /^Бой: .*лучше всего$/).click();
    await button(page, /^Бросить 3.кубика лучше всего$/).click();
    await enter(page, [1, 1, 1]);
    await button(page, /^Оставить кубики лучше всего$/).click();
    await button(page, /^Бросить 3.кубика лучше всего$/).click();
    await enter(page, [5, 1, 1]);
    await button(page, /^Перебросить за улику \(1\) лучше всего$/).click();
    await enter(page, [6]);
    await button(page, /^Оставить кубики лучше всего$/).click();
    await waitForStatus(page, 'Побеждены монстры: «Глубоководный»');
  }));

test('the dice of the device: a fight is played to its end by what is best', () =>
  open(
    `${PAGE}?v=1&i=lily-chen&n=6.6.2.0.plain.22243.00000&t=kerosene_bandages&m=deep-one_riot&k=2`,
    PHONE,
    async (page) => {
      await isLive(page);
      await begin(page);
      const over = play(page).getByRole('status').filter({ hasText: 'Бой окончен' });
      const best = play(page).locator('.c-main');
      const steps = play(page).locator('summary', { hasText: 'Ход боя' });
      // Dice fall as they like: of two throws with the same words only the log says that the second has come.
      for (let taken = 1; taken <= 60 && !(await over.isVisible()); taken += 1) {
        await best.first().click();
        await steps.filter({ hasText: new RegExp(`: ${taken}$`) }).waitFor();
        await page.waitForFunction(
          () =>
            document.querySelector('.el-play .c-main') !== null || document.body.textContent.includes('Бой окончен'),
        );
      }
      await over.waitFor();
    },
  ));

test('advice on a large fight comes from the worker that has solved it', () =>
  open(`${PAGE}?v=1&i=lily-chen&i2=mark-harrigan&t=kerosene&m=deep-one_*ghoul&k=3&a=survive`, {}, async (page) => {
    await isLive(page);
    await page.locator('.c-big[aria-busy=false]').waitFor();
    await page.locator('.c-buys').getByText('+1 улика').first().waitFor();
    await begin(page);
    await play(page).locator('.c-main', { hasText: 'лучше всего' }).click();
    await waitForStatus(page, 'Лили Чен против монстра');
    await button(page, /^Бросить .*лучше всего$/).waitFor();
    let begun = 0;
    page.on('worker', () => (begun += 1));
    await button(page, /^Бросить .*лучше всего$/).click();
    await waitForStatus(page, 'решите, что перебросить');
    // The worker that has solved it is asked again; none is begun for each throw.
    await play(page).locator('.c-main', { hasText: 'лучше всего' }).waitFor();
    assert.equal(begun, 0);
  }));

test('a change of the fight begins another log', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await begin(page);
    await waitForStatus(page, 'выберите монстра');
    await press(page, 'Улики: больше');
    await play(page).getByRole('button', { name: 'Начать бой', exact: true }).waitFor();
    await press(page, 'Улики: меньше');
    await waitForStatus(page, 'выберите монстра');
  }));

test('a sample of 10 000 fights is shown with the exact answer and its error', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openFold(page, 'el-sample');
    await press(page, 'Сыграть 10\u00a0000\u00a0боёв');
    const sample = page.locator('#el-sample');
    await sample.getByRole('status').filter({ hasText: 'Сыграно: 10\u00a0000\u00a0боёв' }).waitFor();
    const cells = await sample.locator('tbody tr', { hasText: 'Монстр побеждён' }).locator('td').allTextContents();
    const [exact, sampled] = cells.map((text) => Number(text.replace(',', '.').split('\u00a0')[0]));
    assert.equal(exact, 25.9);
    // Six times the error of 95 %: chance alone never misses it.
    assert.ok(Math.abs(exact - sampled!) < 5.2, cells.join());
    // 0.85 and 0.87 points are as likely as 0.86.
    assert.match(cells[1]!, /±0,[89]/);
  }));
