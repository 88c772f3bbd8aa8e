/** The games of the tracker: on the device, as files, as links; what comes damaged from outside is refused. */
import assert from 'node:assert/strict';
import { text as textOf } from 'node:stream/consumers';
import { test } from 'node:test';
import { becomes } from '../eventually.ts';
import { stage } from '../stage.ts';
import { KEY, PATH, PHONE, bar, begin, isLive, waitForKept, openFold, press, says } from './day-hands.ts';

const { open, address } = stage();

test('games stay on the device: several, by name, removed and brought back', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await press(page, 'Начать первый ход');
    await openFold(page, 'Партии');
    await page.getByLabel('Название партии на столе').fill('Пятница');
    await press(page, 'Переименовать');
    await openFold(page, 'Новая партия');
    await page.locator('.d-new').getByLabel('Название партии').fill('Суббота');
    await press(page, 'Начать партию');
    await says(page, 'Партия «Суббота» начата.');
    await waitForKept(page, 'Суббота');
    await page.reload();
    await isLive(page);
    const games = (await openFold(page, 'Партии')).locator('.d-games > li');
    await becomes(() => games.count(), 2);
    await press(games.filter({ hasText: 'Пятница' }), 'Открыть');
    await page.getByText('Что делать: Фаза Движения').waitFor();
    await press(page, 'Удалить: Пятница');
    await says(page, 'Партия «Пятница» удалена.');
    await becomes(() => games.count(), 1);
    await press(page, 'Вернуть партию');
    await page.getByText('Что делать: Фаза Движения').waitFor();
    await becomes(() => games.count(), 2);
  }));

test('a game goes out as a file and comes in again; a damaged one is refused and the game stays', () =>
  open(PATH, PHONE, async (page) => {
    await begin(page);
    await press(page, 'Начать первый ход');
    await openFold(page, 'Партии');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Сохранить файлом')]);
    assert.match(download.suggestedFilename(), /Партия 1\.json$/);
    const text = await textOf(await download.createReadStream());
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
      [text.slice(0, -20), 'он сохранён не целиком'],
    ] as const) {
      await load('чужой.json', content);
      await says(page, reason);
      await says(page, 'Ваша партия осталась такой, какой была.');
      await page.getByText('Что делать: Фаза Движения').waitFor();
      assert.equal(await page.locator('.d-games > li').count(), 1);
    }
    await load('партия.json', text.replace('Партия 1', 'Из файла'));
    await says(page, 'Партия «Из файла» загружена из файла.');
    await becomes(() => page.locator('.d-games > li').count(), 2);
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
    await openFold(page, 'Итог одной фразой');
    await press(page, 'Скопировать ссылку на партию');
    await page.getByText('Ссылка скопирована.').waitFor();
    return page.evaluate(() => (window as unknown as { copied: string }).copied);
  });
  const query = new URL(link).search;
  await open(PATH, PHONE, async (page) => {
    await begin(page);
    await waitForKept(page, 'detectives.4');
    await page.goto(address(`${PATH}${query}`));
    await says(page, /открыта по ссылке/);
    await page.getByText('Что делать: Фаза Движения').waitFor();
    const games = async () => (await openFold(page, 'Партии')).locator('.d-games > li');
    await becomes(async () => (await games()).count(), 2);
    await page.waitForFunction(() => location.search === '');
    await waitForKept(page, '"next"');
    await page.reload();
    await isLive(page);
    await becomes(async () => (await games()).count(), 2);
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
    assert.equal(await textOf(await download.createReadStream()), '{"v":1,"oops":');
    await press(page, 'Начать заново');
    await begin(page);
    await waitForKept(page, 'Партия 1');
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
