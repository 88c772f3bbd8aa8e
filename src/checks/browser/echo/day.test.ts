/** The tracker of the day, played on a phone: a turn with its warnings, dice and exchanges. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from '../stage.ts';
import {
  PATH,
  PHONE,
  bar,
  begin,
  button,
  lay,
  openFold,
  openStep,
  press,
  says,
  toChanges,
  unfold,
} from './day-hands.ts';

const { open } = stage();

test('without a script the example is whole: turn, limits, warnings, dice, lists', () =>
  open(PATH, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    const text = (await page.locator('main').textContent())!.replaceAll('\u00a0', ' ');
    for (const part of [
      'Ход 5',
      '4 из 6 Проклятий, 5 из 12 Врагов',
      'Массовое Вторжение',
      'Маги идут вправо',
      'Обыватели стоят',
      'Сумеречный Рынок',
      'Меламори Блимм',
      'включите JavaScript',
    ])
      assert.ok(text.includes(part), part);
    assert.equal(await page.locator('.echo-day button:visible').count(), 0);
    const { y, height } = (await page.locator('.c-bar').boundingBox())!;
    assert.ok(y >= 0 && y + height <= PHONE.viewport.height, `${y} + ${height}`);
  }));

test('a game begins in two presses, and a turn goes through its phases', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await bar(page, '0 из 6');
    await toChanges(page);
    await press(page, 'Закончить ход 1');
    await bar(page, 'Ход 2');
    await (
      await openFold(page, 'Сыщики')
    )
      .locator('li', { hasText: 'Сыщик 2' })
      .filter({ hasText: 'Первый Игрок' })
      .waitFor();
    await press(page, 'Шаг назад');
    await bar(page, 'Ход 1');
    await press(page, 'Шаг вперёд');
    await bar(page, 'Ход 2');
  }));

test('a mass invasion is announced before the token is laid, an unknown district is asked for', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await toChanges(page);
    await lay(page, 'Холоми');
    await page.getByText('Массового Вторжения не будет: придёт 1 Враг.').waitFor();
    await press(page, /^Положить: 1 Тропа/);
    await bar(page, '1 из 6');
    await lay(page, 'Мохнатый Дом');
    await page.getByText('Район известен не у всех Троп.').waitFor();
    await page.getByLabel('Район этой локации').selectOption({ label: 'район 3' });
    const path = await unfold(await openFold(page, 'Проклятые локации'), 'Холоми');
    await path.getByLabel(/^Район/).selectOption({ label: 'район 3' });
    await page.getByText(/Это Массовое Вторжение: .* вместе 3\./u).waitFor();
    await bar(page, '1 из 12');
    await press(page, /^Положить: 1 Тропа, придут 3 Врага/);
    await bar(page, '4 из 12');
    await says(page, 'Массовое Вторжение, придут 3 Врага.');
  }));

test('dice are thrown or entered, and say who goes where', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await toChanges(page);
    await press(page, 'Бросить дайсы');
    await page.locator('.d-orders li').nth(2).waitFor();
    const faces = await page.locator('.d-orders small').allTextContents();
    assert.ok(
      faces.every((text) => /на дайсе [1-6],/.test(text)),
      faces.join(),
    );
    await unfold(page.locator('.d-dice'), 'Ввести');
    for (const name of ['Белый дайс: 1', 'Зелёный дайс: 6', 'Чёрный дайс: 4']) await press(page, name);
    // The dice of the device may have shown one of these before: all three are waited for.
    await page
      .locator('.d-orders')
      .filter({ hasText: /Маги идут вверх.*Обыватели стоят.*Нечисть идёт влево/su })
      .waitFor();
  }));

test('an enemy is detained and given for clues: half of his Will, rounded up', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    const add = await unfold(await openFold(page, 'Враги на свободе'), 'Добавить Врага');
    await add.getByLabel('Где он появился').selectOption({ label: 'Холоми' });
    await press(add, 'Маг');
    await bar(page, '1 из 12');
    const enemy = await unfold(await openFold(page, 'Враги на свободе'), /^МагХоломи/);
    for (let will = -1; will < 5; will += 1) await press(enemy, 'Предел Воли: больше');
    await press(enemy, 'Сыщик 2');
    await bar(page, '0 из 12');
    const prisoner = await unfold(await openFold(page, 'Задержанные'), 'держит Сыщик 2');
    await press(prisoner, 'Обменять: 3 Улики');
    await says(page, 'Сыщик 2 получает 3 Улики.');
    await (await openFold(page, 'Сыщики')).getByText('Улик 3, Троп 0').waitFor();
  }));

test('what the rules forbid is refused with its reason and its term', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    const add = await unfold(await openFold(page, 'Враги на свободе'), 'Добавить Врага');
    await press(add, 'Нечисть');
    const enemy = await unfold(await openFold(page, 'Враги на свободе'), /^НечистьлокацияНе|^Нечисть/);
    await enemy.getByLabel('Переставить').selectOption({ label: 'Кабинет Джуффина Халли' });
    await says(page, 'Враги не могут зайти в Кабинет Джуффина Халли.');
    assert.match((await page.locator('.d-said a').getAttribute('href'))!, /\/echo\/terms\/juffin-office\/$/);
  }));

test('six curses lose at the end of the turn, and the button says so before', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await toChanges(page);
    for (const place of ['Холоми', 'Обжора Бунба', 'Мохнатый Дом', 'Приют Безумных', 'Иафах. Библиотека']) {
      await lay(page, place);
      await press(page, /^(Положить:|Другой Тропы нет)/);
    }
    await bar(page, '5 из 6');
    await page.locator('.d-warnings .d-care', { hasText: 'Проклятых локаций 5 из 6' }).waitFor();
    await lay(page, 'Сумеречный Рынок');
    await press(page, /^Другой Тропы нет/);
    await page.locator('.d-warnings .d-danger').first().waitFor();
    const end = button(page, /^Закончить ход 1/);
    assert.match((await end.textContent())!, /Поражение: Проклятых локаций слишком много/);
    await end.click();
    await page.getByRole('heading', { name: 'Поражение: Проклятых локаций слишком много' }).waitFor();
    await press(page, 'Шаг назад');
    await end.waitFor();
  }));

test('who leaves a phase lands on the tasks of the next one', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('.d-play .d-next')!.focus());
    await page.keyboard.press('Enter');
    await page.getByText('Что делать: Фаза Движения').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Что делать: Фаза Движения');
    await page.waitForFunction(() => {
      const { top } = document.activeElement!.getBoundingClientRect();
      return top >= document.querySelector('.c-bar')!.getBoundingClientRect().bottom && top < innerHeight / 2;
    });
  }));

test('a Path that was chosen and not laid is asked about before the first turn begins', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await lay(page, 'Холоми');
    await press(page, 'Начать первый ход');
    const asked = page.getByRole('group', { name: 'Тропа в локации «Холоми» не положена.' });
    await press(asked, 'Положить');
    await bar(page, '1 из 6');
    await asked.waitFor({ state: 'detached' });
    await lay(page, 'Мохнатый Дом');
    await press(page, 'Начать первый ход');
    await press(page, 'Начать без неё');
    await page.getByText('Что делать: Фаза Движения').waitFor();
    await bar(page, '1 из 6');
  }));

test('the button of a Clue says that it is laid, and is taken back there', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await openStep(page, /Разыграйте первую карту Перемен/u);
    const told = page.locator('.d-told').first();
    await page.getByLabel('Где появилась Улика').selectOption({ label: 'Холоми' });
    const { height } = (await told.boundingBox())!;
    assert.ok(height >= 44, String(height));
    await press(page, 'Положить Улику');
    await told.filter({ hasText: 'Холоми' }).waitFor();
    await press(told, 'Шаг назад');
    await told.filter({ hasText: 'Последнее действие отменено.' }).waitFor();
    await press(page, 'Шаг вперёд');
    await told.filter({ hasNotText: 'возвращено' }).waitFor();
  }));
