/** The faces of one's own dice: taken in, kept, taken from a link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { calculator, PHONE, waitForKept } from '../calculator.ts';
import { openPart } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const { big, says, isLive, press } = calculator('.hb-odds');
const PAGE = '/hellboy/odds/';

test('the notice and the bar say that the faces are assumed', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    for (const place of ['.hb-faces', '.c-bar'])
      await page.locator(place).getByText('предположены', { exact: false }).waitFor();
  }));

/** Taps in the faces of a die, from the one that waits. */
const tap = async (page: Page, faces: readonly number[]) => {
  for (const face of faces)
    await page
      .locator('.hb-keys')
      .getByRole('button', { name: String(face), exact: true })
      .click();
};

test('faces: six taps a die; those that no dice have are refused with the rule, sound ones are kept and confirmed', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await press(page, 'Ввести свои');
    await tap(page, [0, 0, 1, 1, 1, 1]);
    await page.getByRole('button', { name: 'оранжевый кубик, грань 1: 0', pressed: true }).waitFor();
    await tap(page, [1, 1, 1, 1, 2, 2]);
    await press(page, 'Это грани моих кубиков');
    const refused = page.locator('.hb-editor .c-bad');
    await refused.getByRole('link', { name: 'Правило' }).waitFor();
    assert.match((await refused.textContent())!, /отчаянном восстановлении/);
    await says(page, '88,1');
    await page.getByRole('button', { name: 'оранжевый кубик, грань 1: 1' }).click();
    await tap(page, [0, 1, 1, 1, 1, 1, 0, 0, 3, 3, 3, 3]);
    await press(page, 'Это грани моих кубиков');
    await page.locator('.hb-faces[data-confirmed=true]').getByText('красный 0 0 3 3 3 3').waitFor();
    await page.waitForFunction(() => !document.querySelector('.c-bar')!.textContent.includes('предположены'));
    await waitForKept(page, 'hellboy.faces', '001111011111');
    await page.reload();
    await page.locator('.hb-faces[data-confirmed=true]').waitFor();
    await press(page, 'Изменить грани');
    await press(page, 'Вернуть предположение');
    await says(page, '88,1');
    await page.locator('.hb-faces[data-confirmed=false]').waitFor();
  }));

test('the keyboard stays where it was when the editor closes', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await page.getByRole('button', { name: 'Ввести свои' }).press('Enter');
    await page.getByRole('button', { name: 'Это грани моих кубиков' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Изменить грани');
  }));

const THREES = '000111011112003333112233c';
test('the faces of a link are counted with, and leave those of the device alone until the reader says so', () =>
  open(`${PAGE}?v=1&a=fight&d=${THREES}`, {}, async (page) => {
    await page.locator('.hb-faces').getByText('отправитель').waitFor();
    await isLive(page);
    await page.locator('.hb-odds .c-bar [aria-busy=false]').waitFor();
    const linked = await big(page).locator('strong').textContent();
    await openPart(page, 'enemy');
    await press(page, 'Стойкость: больше');
    await page.waitForURL(`**d=${THREES}**`);
    await press(page, 'Стойкость: меньше');
    await says(page, linked!);
    assert.equal(await page.evaluate(() => localStorage.getItem('pravilarium.hellboy.faces')), null);
    await press(page, 'Считать со своими гранями');
    await says(page, '88,1');
    await page.waitForURL('**d=001112011122011223112233**');
  }));

test('damaged faces: those of an address are refused with the reason, those of the device stay as they lie', () =>
  open(`${PAGE}?v=1&a=fight&d=111111111111111111111111`, {}, async (page) => {
    assert.match((await page.getByRole('alert').textContent())!, /Грани кубиков не приняты.*адское пламя/su);
    await says(page, '88,1');
    await page.evaluate(() => localStorage.setItem('pravilarium.hellboy.faces', 'broken'));
    await page.goto(page.url().split('?')[0]!);
    await page.locator('.hb-faces').getByText('Не удалось прочитать').waitFor();
    await says(page, '88,1');
    assert.equal(await page.evaluate(() => localStorage.getItem('pravilarium.hellboy.faces')), 'broken');
  }));
