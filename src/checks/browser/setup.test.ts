/** The set-up of a game: ticked off with a thumb, kept on the device, sent by a link, and on into the round. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { stage } from './stage.ts';

const { open } = stage();
const PHONE = { viewport: { width: 360, height: 740 } };
const isLive = (page: Page) => page.locator('.s-setup[data-live=true]').waitFor();
const ticks = (page: Page) => page.locator('.s-items input');
const counter = (page: Page, name: string) =>
  page.locator('.t-counters').getByRole('group', { name }).locator('output');

for (const game of ['arkham', 'hellboy', 'foursouls', 'eldritch', 'echo'])
  test(`all is ticked off, and the round begins: ${game}`, () =>
    open(`/${game}/setup/`, PHONE, async (page) => {
      await isLive(page);
      const count = await ticks(page).count();
      assert.ok(count >= 10, `only ${count} items`);
      await ticks(page).first().check();
      // The rest as fast as the page draws what follows.
      await page.evaluate(async (left) => {
        for (let i = 0; i < left; i += 1) {
          document.querySelector<HTMLInputElement>('.s-items input:not(:checked)')?.click();
          await new Promise(requestAnimationFrame);
        }
      }, count - 1);
      const onward = page.locator('.s-dock a.c-main');
      await onward.waitFor();
      await onward.click();
      await page.locator('.t-table[data-live=true]').waitFor();
    }));

test('a whole part is ticked off by one press, and what is shown is numbered without a gap', () =>
  open('/arkham/setup/', PHONE, async (page) => {
    await isLive(page);
    await page.getByRole('button', { name: 'Отметить всё: Сыщики' }).click();
    await page.getByRole('button', { name: 'Снять отметки: Сыщики' }).waitFor();
    await page.waitForURL('**done=investigators*');
    const lines = await page.locator('.s-items .c-check span').allTextContents();
    assert.deepEqual(
      lines.map((line) => Number.parseInt(line, 10)),
      lines.map((_, i) => i + 1),
    );
  }));

test('investigators of Arkham are dealt out of the boxes that one has', () =>
  open('/arkham/setup/?v=1&players=4', PHONE, async (page) => {
    await isLive(page);
    const fold = (name: string) => page.locator('.s-setup summary', { hasText: name });
    await fold('Мои коробки').click();
    await page.getByLabel('Наследие Данвича', { exact: true }).check();
    await fold('Сыщики').click();
    await page.getByRole('button', { name: 'Раздать наугад' }).click();
    await page.waitForURL('**who=*');
    const dealt = new URL(page.url()).searchParams.get('who')!.split('.');
    const all = ['zoey-samaras', 'rex-murphy', 'jenny-barnes', 'jim-culver', 'ashcan-pete'];
    assert.ok(dealt.length === 4 && dealt.every((one) => all.includes(one)), dealt.join(' '));
  }));

test('ticks are on the device, taken off at once, and put back', () =>
  open('/hellboy/setup/', PHONE, async (page) => {
    await isLive(page);
    await ticks(page).nth(0).check();
    await ticks(page).nth(1).check();
    await page.waitForURL('**done=*.*');
    await page.goto(page.url().split('?')[0]!);
    await isLive(page);
    const done = page.locator('.s-items input:checked');
    await done.nth(1).waitFor();
    await page.getByRole('button', { name: 'Снять галочки' }).click();
    await done.first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Вернуть галочки' }).click();
    await done.nth(1).waitFor();
  }));

test('what is chosen changes the numbers, and the counters that the round begins with', () =>
  open('/eldritch/setup/?v=1&players=5&with=cthulhu&first=2', {}, async (page) => {
    await isLive(page);
    await page.locator('.s-items', { hasText: 'жетон на деление 12' }).waitFor();
    await page.locator('.s-items', { hasText: 'Врата, всего 2' }).waitFor();
    await page.locator('.s-dock a').click();
    await counter(page, 'Безысходность').filter({ hasText: /^12$/ }).waitFor();
    await page.locator('.t-more summary', { hasText: 'Игрок 2' }).waitFor();
  }));

test('characters are dealt out of the boxes that one has, and become the names of the players', () =>
  open('/foursouls/setup/?v=1&players=2', {}, async (page) => {
    await isLive(page);
    const fold = (name: string) => page.locator('.s-setup summary', { hasText: name });
    await fold('Мои коробки').click();
    await page.getByLabel('Gold Box').check();
    await fold('Персонажи').click();
    await page.getByRole('button', { name: 'Раздать наугад' }).click();
    await page.waitForURL('**who=gold-box-*.gold-box-*');
    await page.locator('.s-dock a').click();
    await page.locator('.t-table[data-live=true]').waitFor();
    assert.match(new URL(page.url()).searchParams.get('players')!, /^[^~]+~[^~]+~$/u);
  }));

test('two players of Echo are dealt two detectives each', () =>
  open('/echo/setup/?v=1&players=2', PHONE, async (page) => {
    await isLive(page);
    const fold = page.locator('.s-setup details', { hasText: 'Раздать' });
    await page.locator('.s-setup summary', { hasText: 'Сыщики' }).click();
    await fold.getByRole('button', { name: 'Раздать наугад' }).click();
    await page.waitForURL(/who=[a-z-]+\.[a-z-]+\.[a-z-]+\.[a-z-]+(&|$)/u);
    await page.getByRole('radio', { name: 'По одному' }).check();
    await page.waitForURL(/who=[a-z-]+\.[a-z-]+(&|$)/u);
    await page.getByRole('radio', { name: 'По два' }).check();
    await page.locator('.s-dock a').click();
    await page.locator('.t-table[data-live=true]').waitFor();
    assert.match(new URL(page.url()).searchParams.get('players')!, /^[^~]+~[^~]+~$/u);
  }));

test('what a link says wrongly is named, and the rest is taken', () =>
  open('/arkham/setup/?v=1&players=3&with=hard.nowhere.first&done=bag', {}, async (page) => {
    await isLive(page);
    await page.locator('.c-bad', { hasText: 'nowhere' }).waitFor();
    await page.locator('.s-items input:checked').waitFor();
    await page.locator('.s-items', { hasText: 'умножьте его на 3' }).waitFor();
  }));

for (const [screen, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1280, height: 800 }],
] as const)
  test(`nothing lies over the choice that the keyboard has come to: ${screen}`, () =>
    open('/eldritch/setup/', { viewport }, async (page) => {
      await isLive(page);
      await page.locator('.s-choices button').first().focus();
      const seen: string[] = [];
      for (let at = 0; at < 90; at += 1) {
        const focused = await page.evaluate(() => {
          const one = document.activeElement!;
          const shown = one.closest('label') ?? one;
          if (!shown.matches('.s-setup *')) return undefined;
          // A line of a text that breaks has boxes of its own.
          const { left, top, width, height } = shown.getClientRects()[0]!;
          const points = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
          const isCovered = points.some((over) => over?.closest('.s-dock, .thumb') !== one.closest('.s-dock, .thumb'));
          return { name: shown.textContent, isCovered };
        });
        if (focused === undefined) break;
        assert.ok(!focused.isCovered, `covered: ${focused.name}`);
        seen.push(focused.name);
        await page.keyboard.press('Tab');
      }
      assert.ok(seen.length > 40, `only ${seen.length} were reached`);
    }));

test('on a wide screen the way on is in sight from the beginning, above what is laid out', () =>
  open('/echo/setup/', { viewport: { width: 1280, height: 800 } }, async (page) => {
    await isLive(page);
    const boxOf = async (place: string) => (await page.locator(place).boundingBox())!;
    const [choices, dock, parts] = [await boxOf('.s-choices'), await boxOf('.s-dock'), await boxOf('.s-parts')];
    assert.ok(choices.y < 300, `choices at ${choices.y}`);
    assert.ok(dock.y + dock.height <= parts.y, `way on at ${dock.y}, what is laid out at ${parts.y}`);
  }));

test('without a script all variants come in order', () =>
  open('/eldritch/setup/', { javaScriptEnabled: false }, async (page) => {
    assert.ok((await page.locator('.all-items li:visible').count()) >= 25);
    await page.locator('.all-items td:visible', { hasText: '15' }).first().waitFor();
  }));
