import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openFold, openPart } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const PAGE = '/foursouls/odds/';
const PHONE = { viewport: { width: 320, height: 800 }, hasTouch: true };
/** One point of health each, evasion 4: a coin. */
const COIN = '?v=1&p=1.1.0.0.0.1&f=.1.4.1';
const big = (page: Page) => page.locator('.attack-odds .c-bar .c-big');
const says = (page: Page, text: string) => big(page).getByText(text).first().waitFor();
const isLive = (page: Page) => page.locator('.attack-odds[data-live=true]').waitFor();

test('the worked default is whole without JavaScript', () =>
  open(PAGE, { javaScriptEnabled: false }, async (page) => {
    // Four hits before two misses, and nothing is in hand out of sight: 6 of 32.
    assert.match((await big(page).textContent())!, /18,8\u00a0%.*Убить: Монстро\. Здоровье.2, урон.1.*3\/16/u);
    assert.equal(await page.locator('.a-gains tbody tr').count(), 10);
    assert.equal(await page.locator('.deck-scaler tbody tr').count(), 5);
  }));

test('an address sets the attack', () => open(PAGE + COIN, {}, (page) => says(page, '1/2')));

test('a broken address is said, the rest of it is taken', () =>
  open(`${PAGE}?v=1&p=1.1.0.0.0.1&f=nobody`, {}, async (page) => {
    assert.match((await page.getByRole('alert').textContent())!, /nobody/);
    await says(page, '%');
  }));

test('a later version is said, and the default stands', () =>
  open(`${PAGE}?v=99&p=1`, {}, async (page) => {
    await page.getByRole('alert').waitFor();
    await says(page, '3/16');
  }));

test('by keyboard: more health, another chance; it stays in the address and comes back from the storage', () =>
  open(PAGE + COIN, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'who');
    await page.getByRole('button', { name: 'Здоровье сейчас: больше' }).focus();
    await page.keyboard.press('Enter');
    await says(page, '3/4');
    await page.waitForURL('**p=2.1.0.0.0.1**');
    await page.goto(page.url().split('?')[0]!);
    await says(page, '3/4');
    await page.locator('.attack-odds').getByRole('button', { name: 'Заново' }).first().click();
    await says(page, '3/16');
  }));

test('a monster and a character are found by Russian and English words and bring their numbers', () =>
  open(PAGE + COIN, PHONE, async (page) => {
    await isLive(page);
    const pick = async (label: string, typed: string, name: RegExp) => {
      const head = page.getByRole('button', { name: new RegExp(`^${label}: .*выбрать$`) });
      if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
      await page.getByRole('searchbox', { name: new RegExp(`^${label}`) }).fill(typed);
      const found = page.locator('.c-pick-list li');
      await found.first().waitFor();
      const names = await found.allTextContents();
      await found.getByRole('button', { name }).click();
      return names;
    };
    await openPart(page, 'foe-1');
    const all = await pick('Монстр', '', /^Монстро(?! II)/);
    assert.ok(all.length > 140, `${all.length}`);
    await page.waitForURL('**f=monstro**');
    for (const [typed, name, id] of [
      ['толст', /^Бледный толстяк\s*Pale Fatty/, 'pale-fatty'],
      ['moms hand', /^Мамина рука/, 'moms-hand'],
      ['босс гурди', /^Мама Гурди/, 'mama-gurdy'],
    ] as const) {
      const names = await pick('Монстр', typed, name);
      assert.ok(names.length < 8, `${typed}: ${names.join(', ')}`);
      await page.waitForURL(`**f=${id}**`);
    }
    await openPart(page, 'who');
    await pick('Персонаж', 'samson', /^Самсон/);
    await page.waitForURL('**p=2.1.0.0.0.1&w=base-samson**');
    // The closed list says who was chosen, and so does the bar.
    await page.getByRole('button', { name: 'Персонаж: Самсон, выбрать' }).waitFor();
    await says(page, 'Самсон');
    await openPart(page, 'foe-1');
    await page.getByRole('searchbox', { name: /^Монстр/ }).fill('ыыы');
    await page.getByText('Такого монстра в списке нет').waitFor();
    await page.keyboard.press('Escape');
    assert.match((await page.evaluate(() => document.activeElement?.ariaLabel))!, /^Монстр: Мама Гурди/);
  }));

test('an attack that cannot end is said, not counted for ever', () =>
  open(`${PAGE}?v=1&p=2.1.-1.0.0.1&f=.2.6.0`, {}, async (page) => {
    await page.getByText('такая атака не закончится').waitFor();
    await says(page, '0');
  }));

test('a question that is too big is asked for first, and counting it leaves the page awake', () =>
  open(`${PAGE}?v=1&p=9.1.0.0.0.3&f=.12.4.2_.12.4.2_.12.4.2&h=12323&g=health`, {}, async (page) => {
    await page.getByRole('button', { name: 'Считать всё равно' }).waitFor();
    assert.match((await page.locator('#a-result').textContent())!, /Расчёт долгий/);
    await page.getByRole('button', { name: 'Считать всё равно' }).click();
    await page.getByText('Считаю…').waitFor();
    await page.getByRole('button', { name: 'Остановить' }).click();
    await page.getByText('Счёт остановлен.').waitFor();
    await openPart(page, 'who');
    await page.getByRole('button', { name: 'Здоровье сейчас: меньше' }).click();
    await page.waitForURL('**p=8.1.0.0.0.3**');
  }));

test('what more would buy is asked for first where only that is too big', () =>
  open(`${PAGE}?v=1&p=4.1.1.1.0.3&f=.4.4.1_.4.3.1_.4.4.1&h=22222&g=health`, {}, async (page) => {
    const begin = page.getByRole('button', { name: 'Считать всё равно' });
    await begin.waitFor();
    assert.match((await big(page).textContent())!, /%/);
    await openFold(page, 'a-more');
    const rows = page.locator('.a-gains tbody tr');
    const known = await rows.count();
    assert.ok(known < 10, `${known} rows are counted unasked`);
    await begin.click();
    await rows.nth(9).waitFor();
  }));

test('a question that does not fit into the memory is not begun, and what to do is said', () =>
  open(`${PAGE}?v=1&p=12.1.0.0.0.4&f=.20.4.1_.20.4.1_.20.4.1&h=55555`, {}, async (page) => {
    await page.getByText('не хватит памяти').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Считать всё равно' }).count(), 0);
    assert.equal(await page.locator('.attack-odds .c-bar strong').textContent(), '…');
  }));

test('the dice: an attack is thrown to its end and remembered', () =>
  open(PAGE + COIN, PHONE, async (page) => {
    await isLive(page);
    await openFold(page, 'a-play');
    await page.getByRole('button', { name: 'Бросить', exact: true }).click();
    await page.locator('.a-log li').first().waitFor();
    await page.getByRole('button', { name: 'Доиграть лучшим способом' }).click();
    await page.getByRole('button', { name: 'Новая атака' }).waitFor();
    assert.match((await page.locator('.a-play [role=status]').textContent())!, /Монстр убит|Вы умерли/);
    assert.match((await page.locator('.a-play details summary').textContent())!, /1/);
  }));

test('a button that does away with itself leaves the keyboard where it was', () =>
  open(`${PAGE}?v=1&p=2.1.0.0.0.1&f=monstro_monstro`, {}, async (page) => {
    await isLive(page);
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    const isAt = (name: string) =>
      page.waitForFunction(
        (label) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent) === label,
        name,
      );
    await openPart(page, 'foe-2');
    await press('Атака 2, здоровье: больше');
    await press('Вернуть числа карты');
    await isAt('Атака 2, урон за промах: больше');
    await press('Убрать эту атаку: 2');
    await isAt('Цель: убить. Изменить');
    await openFold(page, 'a-play');
    await press('Бросить');
    await isAt('Оставить (лучше всего)');
    await page.getByRole('button', { name: 'Оставить' }).press('Enter');
    await page.waitForFunction(() => document.querySelector('.a-play')!.contains(document.activeElement));
  }));

test('a deck of another size: its cards add up, its question is in the address beside the attack', () =>
  open(`${PAGE}${COIN}&deck=loot.60.bomb.3.1`, {}, async (page) => {
    await page.locator('.deck-scaler').scrollIntoViewIfNeeded();
    await page.locator('.deck-scaler .c-big').waitFor();
    assert.equal(await page.locator('.d-kinds tfoot td').nth(1).textContent(), '60');
    const counts = await page.locator('.d-kinds tbody td:nth-of-type(2)').allTextContents();
    assert.equal(
      counts.map(Number).reduce((a, b) => a + b),
      60,
    );
    await openPart(page, 'deck-drawn');
    await page.getByRole('button', { name: 'Сколько следующих карт: больше' }).click();
    await page.waitForURL('**deck=loot.60.bomb.4.1**');
    assert.match(page.url(), /f=\.1\.4\.1/);
  }));

for (const [width, query] of [
  [320, ''],
  [320, '?v=1&p=3.1.1.1.1.3&f=monstro_delirium_mulliboom&h=22222&g=health'],
  [360, COIN],
  [1280, COIN],
] as const)
  test(`nothing sticks out sideways and every target is 44 px: ${width} px ${query}`, () =>
    open(PAGE + query, { viewport: { width, height: 800 }, hasTouch: true }, async (page) => {
      await isLive(page);
      await page.locator('.attack-odds .c-folds').waitFor();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('.c-folds > details')) fold.open = true;
      });
      await page.locator('.deck-scaler .c-big').waitFor();
      const [wide, small] = await page.evaluate(
        () =>
          [
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
            [...document.querySelectorAll<HTMLElement>('main :is(button, select, input, summary)')]
              .filter((e) => e.checkVisibility())
              .map((e) => ({ e, box: e.getBoundingClientRect() }))
              .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
              .map(({ e }) => e.outerHTML.slice(0, 100)),
          ] as const,
      );
      assert.deepEqual([wide, small], [0, []]);
    }));

test('a plan is kept where the thumb is, and the bar says what it was', () =>
  open(PAGE + COIN, PHONE, async (page) => {
    await isLive(page);
    await page.locator('.c-keep').click();
    await openPart(page, 'who');
    await says(page, 'было 50');
    await page.getByRole('button', { name: 'Здоровье сейчас: больше' }).first().click();
    await page
      .locator('.c-compare')
      .getByText(/[+−][\d,]+\u00a0п\./u)
      .waitFor();
    await page.getByRole('button', { name: 'Вернуть запомненный' }).click();
    await page.locator('.c-compare').getByRole('button', { name: 'Убрать сравнение' }).click();
    await page.locator('.c-was').waitFor({ state: 'detached' });
    await says(page, '50');
  }));
