import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, PHONE } from '../calculator.ts';
import { becomes, eventually } from '../eventually.ts';
import { misfitsOn } from '../misfits.ts';
import { openFold, openPart } from '../question.ts';
import { smallBudget } from '../small-budget.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const { big, says, isLive } = calculator('.attack-odds');
const PAGE = '/foursouls/odds/';
/** One point of health each, evasion 4: a coin. */
const COIN = '?v=1&p=1.1.0.0.0.1&f=.1.4.1';

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

test('a later version is reported, and the default stays', () =>
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
    const pick = async (label: string, typed: string, name: RegExp, isListed: (rows: number) => boolean) => {
      const head = page.getByRole('button', { name: new RegExp(`^${label}: .*выбрать$`) });
      if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
      await page.getByRole('searchbox', { name: new RegExp(`^${label}`) }).fill(typed);
      const found = page.locator('.c-pick-list li');
      await eventually(async () => assert.ok(isListed(await found.count()), `${typed}: ${await found.count()} rows`));
      await found.getByRole('button', { name }).click();
    };
    await openPart(page, 'foe-1');
    await pick('Монстр', '', /^Монстро(?! II)/, (rows) => rows > 140);
    await page.waitForURL('**f=monstro**');
    for (const [typed, name, id] of [
      ['толст', /^Бледный толстяк\s*Pale Fatty/, 'pale-fatty'],
      ['moms hand', /^Мамина рука/, 'moms-hand'],
      ['босс гурди', /^Мама Гурди/, 'mama-gurdy'],
    ] as const) {
      await pick('Монстр', typed, name, (rows) => rows < 8);
      await page.waitForURL(`**f=${id}**`);
    }
    await openPart(page, 'who');
    await pick('Персонаж', 'samson', /^Самсон/, (rows) => rows > 0);
    await page.waitForURL('**p=2.1.0.0.0.1&w=base-samson**');
    // The closed list says who was chosen, and so does the bar.
    await page.getByRole('button', { name: 'Персонаж: Самсон, выбрать' }).waitFor();
    await says(page, 'Самсон');
    await openPart(page, 'foe-1');
    await page.getByRole('searchbox', { name: /^Монстр/ }).fill('ыыы');
    await page.getByText('Такого монстра в списке нет').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Монстр: Мама Гурди/ })
      .and(page.locator(':focus'))
      .waitFor();
  }));

test('an attack that cannot end is said, not counted for ever', () =>
  open(`${PAGE}?v=1&p=2.1.-1.0.0.1&f=.2.6.0`, {}, async (page) => {
    await page.getByText('такая атака не закончится').waitFor();
    await says(page, '0');
  }));

test('a question that is too big is asked for first, and counting it leaves the page awake', () =>
  open(
    `${PAGE}?v=1&p=9.1.0.0.0.3&f=.12.4.2_.12.4.2_.12.4.2&h=12323&g=health`,
    {},
    async (page) => {
      await page.getByRole('button', { name: 'Считать всё равно' }).waitFor();
      await page.locator('#a-result').getByText('Расчёт долгий').waitFor();
      await page.getByRole('button', { name: 'Считать всё равно' }).click();
      await page.getByText('Считаю…').waitFor();
      await page.getByRole('button', { name: 'Остановить' }).click();
      await page.getByText('Счёт остановлен.').waitFor();
      await openPart(page, 'who');
      await page.getByRole('button', { name: 'Здоровье сейчас: меньше' }).click();
      await page.waitForURL('**p=8.1.0.0.0.3**');
    },
    { first: [smallBudget] },
  ));

test('what more would buy is asked for first where only that is too big', () =>
  open(
    `${PAGE}?v=1&p=6.1.0.0.0.1&f=.8.4.1&h=33000`,
    {},
    async (page) => {
      const begin = page.getByRole('button', { name: 'Считать всё равно' });
      await begin.waitFor();
      await says(page, '%');
      await openFold(page, 'a-more');
      const rows = page.locator('.a-gains tbody tr');
      await eventually(async () => assert.ok((await rows.count()) < 10, `${await rows.count()} rows counted unasked`));
      await begin.click();
      await rows.nth(9).waitFor();
    },
    { first: [smallBudget] },
  ));

test('a question that does not fit into the memory is not begun, and what to do is said', () =>
  open(`${PAGE}?v=1&p=12.1.0.0.0.4&f=.20.4.1_.20.4.1_.20.4.1&h=55555`, {}, async (page) => {
    await page.getByText('не хватит памяти').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Считать всё равно' }).count(), 0);
    await page.locator('.attack-odds .c-bar strong').getByText('…', { exact: true }).waitFor();
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

test('a deck of another size: its cards add up, its question is in the address with the attack', () =>
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

for (const query of ['?v=1&p=3.1.1.1.1.3&f=monstro_delirium_mulliboom&h=22222&g=health', COIN])
  test(`nothing sticks out sideways and every target is 44 px: ${query}`, () =>
    open(PAGE + query, PHONE, async (page) => {
      await isLive(page);
      await page.locator('.attack-odds .c-last .c-folds').waitFor();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('.c-folds > details')) fold.open = true;
      });
      await page.locator('.deck-scaler .c-big').waitFor();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await becomes(() => misfitsOn(page), { wide: 0, small: [] });
      }
    }));
