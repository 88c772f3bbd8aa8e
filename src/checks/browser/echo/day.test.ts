/** The tracker of the day, played on a phone: a turn, its warnings, games on the device, files and links. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { stage } from '../stage.ts';

const { open, address } = stage();
const PATH = '/echo/day/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const KEY = 'pravilarium.echo.day';

const isLive = (page: Page) => page.locator('.echo-day[data-live=true]').waitFor();
const bar = (page: Page, text: string | RegExp) => page.locator('.c-bar').filter({ hasText: text }).waitFor();
const says = (page: Page, text: string | RegExp) => page.locator('.d-said').filter({ hasText: text }).waitFor();
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const press = (within: Page | Locator, name: string | RegExp) => button(within, name).first().click();
const list = (page: Page, title: string) =>
  page.locator('.d-board .c-part').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** Opens a line of a list. */
const unfold = async (within: Locator, name: string | RegExp) => {
  const row = within.locator('details.d-row').filter({ hasText: name }).first();
  await row.locator('> summary').click();
  return row.locator('.d-tools');
};
/** A game of one's own from the example. */
const begin = async (page: Page) => {
  await isLive(page);
  await unfold(page.locator('.d-play'), 'Начать свою партию');
  await press(page, 'Начать партию');
  await says(page, 'Партия «Партия 1» начата.');
};
/** Goes on to the phase of Changes of the first turn. */
const toChanges = async (page: Page) => {
  await press(page, 'Начать первый ход');
  await press(page, 'Дальше: Фаза Событий');
  await press(page, 'Дальше: Фаза Перемен');
  await page.getByText('Что делать: Фаза Перемен').waitFor();
};
const lay = async (page: Page, place: string) => {
  await page.getByLabel(/^(Куда ложится Тропа|Ещё одна Тропа)/).selectOption({ label: place });
};
const kept = (page: Page, holds: string) =>
  page.waitForFunction(([key, text]) => localStorage.getItem(key!)?.includes(text!), [KEY, holds]);

test('without a script the example stands whole: turn, limits, warnings, dice, lists', () =>
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
    assert.ok(y >= 0 && y + height < 400);
  }));

test('a game begins in two presses, and a turn goes through its phases', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await bar(page, '0 из 6');
    await toChanges(page);
    await press(page, 'Закончить ход 1');
    await bar(page, 'Ход 2');
    await list(page, 'Сыщики').locator('li', { hasText: 'Сыщик 2' }).filter({ hasText: 'Первый Игрок' }).waitFor();
    await press(page, 'Шаг назад');
    await bar(page, 'Ход 1');
    await press(page, 'Шаг вперёд');
    await bar(page, 'Ход 2');
  }));

test('a mass invasion is told before the token is laid, a district that nobody has said is asked for', () =>
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
    const path = await unfold(list(page, 'Проклятые локации'), 'Холоми');
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
    await press(page, 'Бросить три дайса');
    await page.locator('.d-orders li').nth(2).waitFor();
    const faces = await page.locator('.d-orders small').allTextContents();
    assert.ok(
      faces.every((text) => /на дайсе [1-6],/.test(text)),
      faces.join(),
    );
    await unfold(page.locator('.d-dice'), 'Ввести дайсы со стола');
    for (const name of ['Белый дайс: 1', 'Зелёный дайс: 6', 'Чёрный дайс: 4']) await press(page, name);
    const orders = () => page.locator('.d-orders b').allTextContents();
    await page.locator('.d-orders b', { hasText: 'Нечисть идёт влево' }).waitFor();
    assert.deepEqual(await orders(), ['Маги идут вверх', 'Обыватели стоят', 'Нечисть идёт влево']);
  }));

test('an enemy is detained and given for clues: half of his Will, rounded up', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    const add = await unfold(list(page, 'Враги на свободе'), 'Добавить Врага');
    await add.getByLabel('Где он появился').selectOption({ label: 'Холоми' });
    await press(add, 'Маг');
    await bar(page, '1 из 12');
    const enemy = await unfold(list(page, 'Враги на свободе'), /^МагХоломи/);
    for (let will = -1; will < 5; will += 1) await press(enemy, 'Предел Воли: больше');
    await press(enemy, 'Сыщик 2');
    await bar(page, '0 из 12');
    const prisoner = await unfold(list(page, 'Задержанные'), 'держит Сыщик 2');
    await press(prisoner, 'Обменять: 3 Улики');
    await says(page, 'Сыщик 2 получает 3 Улики.');
    await list(page, 'Сыщики').getByText('Улик 3, Троп 0').waitFor();
  }));

test('what the rules forbid is refused with its reason and its term', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    const add = await unfold(list(page, 'Враги на свободе'), 'Добавить Врага');
    await press(add, 'Нечисть');
    const enemy = await unfold(list(page, 'Враги на свободе'), /^НечистьлокацияНе|^Нечисть/);
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
      await press(page, /^(Положить|Нет):/);
    }
    await bar(page, '5 из 6');
    await page.locator('.d-warnings .d-care', { hasText: 'Проклятых локаций 5 из 6' }).waitFor();
    await lay(page, 'Сумеречный Рынок');
    await press(page, /^Нет:/);
    await page.locator('.d-warnings .d-danger').first().waitFor();
    const end = button(page, /^Закончить ход 1/);
    assert.match((await end.textContent())!, /Поражение: Проклятых локаций слишком много/);
    await end.click();
    await page.getByRole('heading', { name: 'Поражение: Проклятых локаций слишком много' }).waitFor();
    await press(page, 'Шаг назад');
    await end.waitFor();
  }));

test('games stay on the device: several, by name, removed and brought back', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await press(page, 'Начать первый ход');
    await page.getByLabel('Название партии на столе').fill('Пятница');
    await press(page, 'Переименовать');
    await page.locator('details', { hasText: 'Новая партия' }).last().locator('> summary').click();
    await page.locator('.d-new').getByLabel('Название партии').fill('Суббота');
    await press(page, 'Начать партию');
    await says(page, 'Партия «Суббота» начата.');
    await kept(page, 'Суббота');
    await page.reload();
    await isLive(page);
    const games = page.locator('.d-games > li');
    assert.equal(await games.count(), 2);
    await press(games.filter({ hasText: 'Пятница' }), 'Открыть');
    await page.getByText('Что делать: Фаза Движения').waitFor();
    await press(page, 'Удалить: Пятница');
    await says(page, 'Партия «Пятница» удалена.');
    assert.equal(await games.count(), 1);
    await press(page, 'Вернуть партию');
    await page.getByText('Что делать: Фаза Движения').waitFor();
    assert.equal(await games.count(), 2);
  }));

test('a game goes out as a file and comes in again; a damaged one is refused and the game stays', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await press(page, 'Начать первый ход');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Сохранить файлом')]);
    assert.match(download.suggestedFilename(), /Партия 1\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    assert.deepEqual(JSON.parse(text), {
      format: 'pravilarium-echo-day',
      version: 1,
      name: 'Партия 1',
      log: ['detectives.4', 'next'],
      cursor: 2,
    });
    const load = (name: string, content: string) =>
      page
        .locator('.d-file input')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content, 'utf8') });
    for (const [content, reason] of [
      ['это не партия', 'Это не файл партии'],
      ['{"format":"chess"}', 'Это файл не этой игры'],
      [text.replace('"version": 1', '"version": 9'), 'Запись другой версии'],
      [text.replace('"next"', '"dance.7"'), 'Действие 2 не понято. Пришло: «dance.7».'],
      [text.replace('"next"', '"play-on"'), 'Действие 2 в этом месте невозможно.'],
      [text.slice(0, -20), 'Это не файл партии или файл оборван'],
    ] as const) {
      await load('чужой.json', content);
      await says(page, reason);
      await says(page, 'Ваша партия осталась такой, какой была.');
      await page.getByText('Что делать: Фаза Движения').waitFor();
      assert.equal(await page.locator('.d-games > li').count(), 1);
    }
    await load('партия.json', text.replace('Партия 1', 'Из файла'));
    await says(page, 'Партия «Из файла» загружена из файла.');
    assert.equal(await page.locator('.d-games > li').count(), 2);
  }));

test('a link carries a game to another device and leaves its games alone', async () => {
  const link = await open(PATH, PHONE, async (page) => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void Object.assign(window, { copied: text })) },
      }),
    );
    await begin(page);
    await press(page, 'Начать первый ход');
    await press(page, 'Скопировать ссылку на партию');
    await page.getByText('Ссылка скопирована.').waitFor();
    return page.evaluate(() => (window as unknown as { copied: string }).copied);
  });
  const query = new URL(link).search;
  await open(PATH, PHONE, async (page) => {
    await begin(page);
    await kept(page, 'detectives.4');
    await page.goto(address(`${PATH}${query}`));
    await says(page, /открыта по ссылке/);
    await page.getByText('Что делать: Фаза Движения').waitFor();
    assert.equal(await page.locator('.d-games > li').count(), 2);
    await page.waitForFunction(() => location.search === '');
    await kept(page, '"next"');
    await page.reload();
    await isLive(page);
    assert.equal(await page.locator('.d-games > li').count(), 2);
  });
});

test('hostile and damaged links are refused with a reason, and the game stays', async () => {
  for (const [query, reason] of [
    ['g=', 'В ссылке нет партии'],
    ['g=9_next', 'другой версии'],
    ['g=1_dance.1', 'не понято'],
    ['g=1_next_play-on', 'Действие 2 в этом месте невозможно'],
    ['g=1_%3Cscript%3E', 'знаки, которых в ней не бывает'],
    [`g=1_${'next_'.repeat(1700)}`, 'Слишком много знаков'],
  ] as const)
    await open(`${PATH}?${query}`, PHONE, async (page) => {
      await page.getByRole('alert').filter({ hasText: reason }).waitFor();
      await bar(page, 'Ход 5');
      await begin(page);
    });
});

test('a damaged record of the device stays until the reader gives it up', () =>
  open(PATH, PHONE, async (page) => {
    await page.evaluate((key) => localStorage.setItem(key, '{"v":1,"oops":'), KEY);
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'Запись партий на этом устройстве повреждена.' }).waitFor();
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), KEY), '{"v":1,"oops":');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Сохранить запись файлом')]);
    assert.equal(await readFile(await download.path(), 'utf8'), '{"v":1,"oops":');
    await press(page, 'Начать заново');
    await begin(page);
    await kept(page, 'Партия 1');
  }));

test('a device that keeps nothing says so, and the game goes on', async () => {
  await open(PATH, PHONE, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    await page.getByText('Устройство не разрешает хранить данные').waitFor();
    await begin(page);
    await press(page, 'Начать первый ход');
    await page.getByText('Что делать: Фаза Движения').waitFor();
  });
});

test('a keyboard keeps its place when what it pressed is gone', () =>
  open(PATH, {}, async (page) => {
    await begin(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('.d-play .d-next')!.focus());
    await page.keyboard.press('Enter');
    await page.getByText('Что делать: Фаза Движения').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Дальше: Фаза Событий');
  }));
