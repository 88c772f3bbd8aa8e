/** The calculator of battles: its example, both sides, cards, aims, own cards, big questions, and what an address says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { calculator, PHONE } from '../calculator.ts';
import { becomes } from '../eventually.ts';
import { openPart } from '../question.ts';
import { smallBudget } from '../small-budget.ts';
import { stage } from '../stage.ts';

const PAGE = '/echo/battle/';
const { open } = stage();
const { big, says, isLive, press, choose } = calculator('.ec-battle');
const unfold = (page: Page, text: string) => page.locator('summary', { hasText: text }).first().click();
const isNarrow = async (page: Page) =>
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.viewport.width);

test('the example is whole without JavaScript, and says that its numbers are made up', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match((await big(page).textContent())!, /45,8\u00a0%.*Пример: победить, 1\u00a0на\u00a01/su);
    assert.match(
      (await page.locator('.ec-ends').textContent())!,
      /Победа 45,8\u00a0%.*Сыщик без сознания или вне игры 54,2\u00a0%/su,
    );
    assert.match((await page.locator('.c-facts').textContent())!, /≈\u00a00,45829/);
    assert.match((await page.locator('.c-advice').textContent())!, /Бейте голыми руками/);
    assert.match((await page.locator('.ec-people').textContent())!, /Задержан 45,8\u00a0%.*Без сознания 54,2\u00a0%/su);
    assert.match(
      (await page.locator('.c-how').textContent())!,
      /вымышлены.*параметр минус штраф.*Порог успеха вы выбираете сами/s,
    );
    const { y, height } = (await page.locator('.c-bar').boundingBox())!;
    assert.ok(y >= 0 && y + height <= PHONE.viewport.height, `${y} + ${height}`);
    await isNarrow(page);
  }));

test('one dice more of a knife, by touch and by keyboard; the address follows, the device keeps it', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await press(page, 'Дайсы ножа: больше');
    await says(page, '69,5');
    await page.getByRole('button', { name: 'Дайсы ножа: больше', exact: true }).press('Enter');
    await says(page, '81');
    await page.waitForURL('**d=4432vk2&e=c33021**');
    await page.goto(page.url().split('?')[0]!);
    await says(page, '81');
    await page.locator('.c-lead[data-from=device]').waitFor();
    await press(page, 'Заново');
    await says(page, /45,8.*Пример/su);
    await isNarrow(page);
  }));

test('a spell, a weapon and healing: the page says which is best when', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await openPart(page, 'cards-1');
    for (const name of ['Оружие, которое требует проверки', 'Боевое Заклинание', 'Карта, которая восстанавливает'])
      await page.getByRole('checkbox', { name }).check();
    await page.waitForURL('**d=4432vwv002s3112011h11441**');
    await unfold(page, 'Что делать дальше');
    const rows = page.locator('.ec-habits tbody tr');
    await rows.filter({ hasText: 'Оружие' }).waitFor();
    await rows.filter({ hasText: 'Восстановление' }).waitFor();
    await press(page, 'Оружие: Урон Воле Врага: больше');
    await page.waitForURL('**wv012**');
  }));

test('several of both sides, each with his numbers and his end', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await press(page, 'Добавить Сыщика');
    await press(page, 'Добавить Врага');
    await says(page, 'победить всех, 2\u00a0на\u00a02');
    await press(page, 'Сыщик\u00a02: Скрытность: больше');
    await page.waitForURL('**d=4432v_4433v**');
    await openPart(page, 'enemy-2');
    await page.getByRole('radio', { name: 'Нечисть' }).check();
    await unfold(page, 'Что будет с каждым');
    await page.locator('.ec-people > li', { hasText: 'Враг\u00a02' }).getByText('Уничтожен').waitFor();
    await page.locator('.c-policy').getByText('Доли атак этого Сыщика').first().waitFor();
    await isNarrow(page);
    await openPart(page, 'enemy-1');
    await press(page, 'Убрать: Враг\u00a01');
    await says(page, 'Победить: 2\u00a0Сыщика против 1\u00a0Врага');
  }));

test('aims: to stay up one leaves or hides', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await choose(page, 'Никого не потерять');
    await says(page, 'никого не потерять, 1\u00a0на\u00a01');
    await openPart(page, 'wanted');
    await page.getByRole('checkbox', { name: 'Сыщики могут уйти из Битвы' }).check();
    await page.locator('.c-advice').getByText('Уходите из Битвы').waitFor();
    await unfold(page, 'Что будет с каждым');
    await page.locator('.ec-people > li', { hasText: 'Сыщик' }).getByText('Вне Битвы').waitFor();
    await choose(page, 'Проверка Скрытности');
    await page.locator('.c-advice').getByText('оставайтесь в стороне', { exact: false }).waitFor();
    await unfold(page, 'Сколько раундов');
    await page.locator('.c-bars').getByText('Битвы нет').waitFor();
    await page.waitForURL('**a=stay-up&l=yes**');
  }));

test('what a test is can be changed, and so can the readings', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await press(page, 'Успех на дайсе с: меньше');
    await says(page, '72');
    await page.locator('.ec-tests').getByText('4–6').waitFor();
    await unfold(page, 'Спорные места правил');
    await choose(page, 'Всегда бросают хотя бы 1 дайс');
    await page.waitForURL('**t=4&x=100000**');
    await choose(page, 'Фаза Событий');
    await page.waitForURL('**f=events**');
  }));

test('a detective is filled in once and kept on the device', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await press(page, 'Воля сейчас: больше');
    await unfold(page, 'Запомнить этого Сыщика');
    const form = page.locator('form').filter({ visible: true });
    await form.getByRole('textbox').fill('<b>');
    await form.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await form.getByRole('alert').waitFor();
    await form.getByRole('textbox').fill('Кофа');
    await form.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await page.waitForFunction(() => localStorage.getItem('pravilarium.echo.cards')?.includes('Кофа') === true);
    await unfold(page, 'Ответ одной фразой');
    await page.locator('.c-answer').getByText('Кофа (Воля\u00a05').waitFor();
    const mine = page.getByLabel('Мои карточки');
    await mine.selectOption({ label: 'Числа введены здесь' });
    await press(page, 'Воля сейчас: меньше');
    await page.locator('.c-answer').getByText('Сыщик (Воля\u00a04').waitFor();
    await mine.selectOption('Кофа');
    await page.locator('.c-answer').getByText('Кофа (Воля\u00a05').waitFor();
  }));

test('four against three are counted by the worker, with one sentence to send', () =>
  open(`${PAGE}?v=1&d=4432v_5431v_3333vk2_4444vwv002&e=c33021_m43202.Рыбник_u34112&p=weakest`, PHONE, async (page) => {
    await isLive(page);
    await page.locator('.c-lead.c-sent', { hasText: 'Рыбник (Маг' }).waitFor();
    await says(page, '4\u00a0Сыщика против 3\u00a0Врагов');
    await isNarrow(page);
  }));

test('a battle that takes long is begun only when the reader says so', () =>
  open(
    `${PAGE}?v=1&d=4432v_4432v_4432v_4432v&e=c33021_c33021_c33021`,
    {},
    async (page) => {
      await isLive(page);
      await says(page, 'счёт не закончен');
      await page.getByRole('button', { name: 'Считать всё равно' }).waitFor();
    },
    { first: [smallBudget] },
  ));

test('a battle without bounds is never begun', () =>
  open(`${PAGE}?v=1&d=9999vs9011133h11993_9999vs9011133h11993_9999vs9011133h11993&e=c99066&l=yes`, {}, async (page) => {
    await says(page, 'слишком большой');
    await page.getByText('Запретите уходить из Битвы').waitFor();
  }));

test('a later version and a broken address are said, and nothing is lost', () =>
  open(`${PAGE}?v=9&d=5555v`, {}, async (page) => {
    await page.getByRole('alert').filter({ hasText: 'другой версии' }).waitFor();
    await says(page, '45,8');
    await page.goto(`${page.url().split('?')[0]!}?v=1&d=4432vk2&e=nobody`);
    await page.getByRole('alert').filter({ hasText: 'nobody' }).waitFor();
    await says(page, '81');
  }));

test('a number that is far from the example is typed, and what is none gives way to it', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'detective-1');
    const will = page.getByRole('textbox', { name: 'Воля сейчас' });
    await will.click();
    await page.keyboard.type('9');
    await page.waitForURL('**d=94*');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('0');
    await will.blur();
    await becomes(() => will.inputValue(), '9');
    await page.getByRole('button', { name: 'Воля сейчас: меньше' }).click();
    await page.waitForURL('**d=84*');
    await becomes(() => will.inputValue(), '8');
  }));

test('two battles side by side name in what they differ', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await page.locator('.c-keep').click();
    await openPart(page, 'detective-1');
    await page.getByRole('textbox', { name: 'Сила сейчас' }).fill('6');
    const sides = page.locator('.c-compare dl > div');
    await sides.nth(0).getByText('Сила сейчас: 4').waitFor();
    await sides.nth(1).getByText('Сила сейчас: 6').waitFor();
  }));
