/** The calculator of combat: its example, search for names, several monsters, own cards, and what an address says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atRest, becomes } from '../eventually.ts';
import { openFold, openPart, pickIn } from '../question.ts';
import { stage } from '../stage.ts';
import { PAGE, PHONE, big, choose, isLive, press, says } from './combat-hands.ts';

const { open } = stage();

test('the example of the rulebook is whole without JavaScript', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match((await big(page).textContent())!, /25,9\u00a0%.*Победить: Глубоководный.*выстоит: 100\u00a0%/su);
    assert.match((await page.locator('.c-answer').textContent())!, /7\/27/);
    assert.equal(await page.locator('.c-ways li').count(), 2);
    assert.equal(await page.locator('.el-grid i[data-gone]').count(), 6);
    const { y, height } = (await page.locator('.c-bar').boundingBox())!;
    assert.ok(y >= 0 && y + height <= 740, `${y} + ${height}`);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('investigators and monsters are found by Russian and English names, by touch and by keyboard', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await pickIn(page, 'Сыщик', 'хэрр', 'Марк Хэрриган');
    await pickIn(page, 'Монстр', 'star spa', 'Звёздное отродье');
    await says(page, 'Звёздное отродье');
    await page.waitForURL('**i=mark-harrigan&m=star-spawn**');
    await page.getByRole('button', { name: /^Монстр: .*, выбрать$/ }).press('Enter');
    const field = page.getByRole('searchbox', { name: /^Монстр\./ });
    await field.fill('никтонетакой');
    await page.getByText('Никого с таким именем нет').waitFor();
    await field.press('Escape');
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('Монстр: Звёздное'),
    );
    await page.getByRole('button', { name: /^Монстр: .*, выбрать$/ }).press('Enter');
    await field.fill('глубок');
    await field.press('Enter');
    await says(page, 'Глубоководный');
  }));

test('what to do comes before what one thing more would buy', () =>
  open(`${PAGE}?v=1&i=lily-chen&n=6.6.1.0.plain.22243.00000&m=deep-one`, PHONE, async (page) => {
    await isLive(page);
    await page.locator('.c-advice').getByText('тратьте улику').waitFor();
    await page.locator('.c-results .c-buys').waitFor();
    await becomes(() => page.locator('.c-results h3').allTextContents(), ['Как играть', 'Что изменит шанс']);
  }));

test('a choice of the reader takes the words on the example away, and nothing moves', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    const lead = page.getByText('Это пример');
    await lead.waitFor();
    const top = () => page.locator('.c-body').evaluate((columns) => columns.getBoundingClientRect().top + scrollY);
    const before = await atRest(page, top);
    await pickIn(page, 'Монстр', 'шогот', 'Шоггот');
    await says(page, 'Шоггот');
    await lead.waitFor({ state: 'hidden' });
    assert.equal(await atRest(page, top), before);
  }));

test('clues are spent as is best, and the words say when', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await press(page, 'Улики: больше');
    await says(page, /40,7.*1\u00a0улика/su);
    const policy = page.locator('.c-results .c-policy');
    await policy.getByText('Тратьте улику, только если успехов 1.').waitFor();
    const spending = await openFold(page, 'el-spent');
    await spending.getByText('не тратить улики — 25,9').waitFor();
    await choose(page, 'Не тратить');
    await says(page, '25,9');
    await choose(page, 'Выстоять');
    await says(page, 'Выстоять:');
    await page.waitForURL('**a=survive&s=none**');
    await page.goto(page.url().split('?')[0]!);
    await says(page, 'Выстоять:');
    await press(page, 'Заново');
    await says(page, /25,9.*Победить: Глубоководный/su);
  }));

test('several monsters and rounds: the order is said, each has its chance', () =>
  open(`${PAGE}?v=1&i=lily-chen&m=deep-one_shoggoth&k=2`, PHONE, async (page) => {
    await isLive(page);
    await says(page, 'Победить всех: 2\u00a0монстра');
    await page.locator('.c-policy').getByText('сначала «Глубоководный», потом «Шоггот»').waitFor();
    await openFold(page, 'el-facts');
    await page.locator('.el-each').getByText('Шоггот — ').waitFor();
    await page.locator('.c-lead.c-sent', { hasText: 'победит всех' }).waitFor();
    await choose(page, 'Выбирать после каждого');
    await page.locator('.c-policy').getByText('После каждого боя выбирайте заново').waitFor();
    await press(page, 'Убрать монстра: Шоггот');
    await says(page, 'Победить: Глубоководный');
  }));

test('an epic monster has the toughness of the table', () =>
  open(`${PAGE}?v=1&i=lily-chen&m=cthulhu`, {}, async (page) => {
    await isLive(page);
    await openPart(page, 'foe-1');
    await page.locator('.el-figures summary').getByText('стойкость 4').waitFor();
    await press(page, 'Сыщиков в игре: больше');
    await page.locator('.el-figures summary').getByText('стойкость 5').waitFor();
  }));

test('a monster is filled in once and kept on the device', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await pickIn(page, 'Монстр', 'другой', 'Другой монстр');
    await page.locator('.el-figures > summary').click();
    await press(page, 'Стойкость: больше');
    await page.locator('summary', { hasText: 'Запомнить этого монстра' }).click();
    const form = page.locator('form').filter({ visible: true });
    await form.getByRole('textbox').fill('<b>');
    await form.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await form.getByRole('alert').waitFor();
    await form.getByRole('textbox').fill('Болотник');
    await form.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await says(page, 'Болотник');
    await page.waitForFunction(() => localStorage.getItem('pravilarium.eldritch.cards')?.includes('Болотник') === true);
    await pickIn(page, 'Монстр', 'ghoul', 'Гуль');
    await pickIn(page, 'Монстр', 'болот', 'Болотник');
    await page.locator('.el-figures summary').getByText('стойкость 3').waitFor();
  }));

test('an address of former days counts by its reading, says so and leads back to the rule', () =>
  open(`${PAGE}?v=1&i=lily-chen&n=1.1.0.0.plain.22243.00000&m=deep-one&x=100`, {}, async (page) => {
    await isLive(page);
    await says(page, 'Победить:');
    const before = await big(page).locator('strong').textContent();
    await openPart(page, 'wanted');
    await page.getByRole('radio', { name: 'Бой прерывается, монстр остаётся (так по правилам)' }).click();
    await page.waitForURL((url) => !url.searchParams.has('x'));
    assert.equal(await page.getByText('Расчёт по ссылке отступает от правил').count(), 0);
    await page.waitForFunction((was) => document.querySelector('.c-bar strong')?.textContent !== was, before);
  }));

test('a later version and a broken address are said, and nothing is lost', () =>
  open(`${PAGE}?v=9&m=shoggoth`, {}, async (page) => {
    await page.getByRole('alert').filter({ hasText: 'другой версии' }).waitFor();
    await says(page, '25,9');
    await page.goto(`${page.url().split('?')[0]!}?v=1&i=lily-chen&m=nobody&k=2`);
    await page.getByRole('alert').filter({ hasText: 'nobody' }).waitFor();
    await says(page, '2\u00a0раунда');
  }));

test('a fight of three monsters is counted by the worker', () =>
  open(`${PAGE}?v=1&i=lily-chen&n=6.6.3.0.plain.22243.00000&m=deep-one_shoggoth_ghoul&k=2`, {}, async (page) => {
    await isLive(page);
    await page.locator('.c-results .c-policy').getByText('Лучший порядок').waitFor();
    await page.locator('.c-big[aria-busy=false]').waitFor();
    await page.locator('.c-results .c-buys').getByText('+1 улика').waitFor();
  }));

test('a fight that takes long is begun only when the reader says so', () =>
  open(
    `${PAGE}?v=1&i=lily-chen&n=6.6.9.9.plain.22243.00000&m=cthulhu_shoggoth_star-spawn_dark-young&k=5&o=best`,
    {},
    async (page) => {
      await isLive(page);
      await says(page, /счёт не закончен|слишком большой/u);
      await page.locator('.c-wait').waitFor();
      // The answer to another question is none to this one.
      assert.match((await big(page).textContent())!, /^….*4\u00a0монстра/u);
      assert.equal(await page.locator('.c-ways').count(), 0);
    },
  ));

test('a monster without figures is offered by its name; no chance is shown before they are set', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await pickIn(page, 'Монстр', 'flying polyp', 'Летающий полип');
    await says(page, 'Летающий полип');
    // Until they are set there is no chance, and the place of the answer leads to them.
    const answer = page.locator('.c-big strong');
    const asks = () => answer.getByText('?', { exact: true }).waitFor();
    await asks();
    await page.waitForURL('**m=.*');
    await page.reload();
    await isLive(page);
    await asks();
    assert.equal(await page.locator('.c-ways').count(), 0);
    await page.locator('.c-bar').getByRole('link').click();
    await page.getByRole('button', { name: 'Стойкость: больше' }).click();
    await asks();
    await press(page, 'Всё как на жетоне');
    await answer.getByText('%').waitFor();
    await says(page, 'Летающий полип');
    await page.waitForURL('**m=.0.0.**');
    await page.reload();
    await answer.getByText('%').waitFor();
  }));
