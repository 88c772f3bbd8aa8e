/** The digital bag at its own door: the verdict, the bag and the test of a link, the way from the calculator and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest, becomes, eventually } from '../eventually.ts';
import { pickIn } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const PAGE = '/arkham/bag/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
/** Bags of one kind, three of each: what is drawn is known. */
const BLESSES = '0000000000000000300';
const THREES = '0000300000000000000';
const SKULLS = '0000000000300000000';
const FAILS = '0000000000000030000';
const bag = (page: Page) => page.locator('.chaos-bag');
const button = (page: Page, name: string | RegExp) => bag(page).getByRole('button', { name });
const says = (page: Page, text: string | RegExp) =>
  page.locator('.verdict-place, .standing').filter({ hasText: text }).first().waitFor();
const draw = (page: Page) => button(page, /^Тянуть (жетон|ещё)$/).click();
const isLaid = (page: Page) => says(page, 'Мешок из ссылки взят');

test('a drawn token says whether the test has succeeded, and by how much, with its rule', () =>
  open(`${PAGE}?v=1&n=4.3&b=${THREES}`, PHONE, async (page) => {
    await isLaid(page);
    await draw(page);
    await says(page, 'Провал на 2');
    const rule = page.locator('.verdict a');
    assert.match((await rule.getAttribute('href'))!, /\/arkham\/terms\/skill-tests\/$/);
    // The verdict is on the screen, above the pressed button, and that above the doors of the site.
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    await eventually(async () => assert.ok((await top('.verdict b')) < (await top('.dock'))));
    assert.ok((await top('.dock .big')) + 44 < (await top('.thumb')));
    for (let n = 0; n < 3; n += 1) await button(page, 'Значение навыка: больше').click();
    await says(page, 'Успех на 1');
    await page.waitForFunction(() => new URLSearchParams(location.search).get('n') === '7.3');
  }));

test('before the first draw what may come lies in the bag’s place, and the verdict keeps its place', () =>
  open(`${PAGE}?v=1&n=4.3&b=${THREES}`, PHONE, async (page) => {
    await isLaid(page);
    assert.equal(await page.locator('.play .token').count(), 3);
    const top = () => page.locator('.verdict-place').evaluate((e) => e.getBoundingClientRect().top + scrollY);
    const before = await atRest(page, top);
    await draw(page);
    await says(page, 'Провал на 2');
    await becomes(() => page.locator('.play .token').count(), 1);
    assert.equal(await atRest(page, top), before);
  }));

test('an automatic failure is one whatever the numbers', () =>
  open(`${PAGE}?v=1&n=9.0&b=${FAILS}`, PHONE, async (page) => {
    await isLaid(page);
    await draw(page);
    await says(page, 'Автоматический провал');
    assert.match((await page.locator('.verdict a').getAttribute('href'))!, /automatic-failure-success\/$/);
  }));

test('what a symbol gives is asked once and kept; a link may say it', async () => {
  await open(`${PAGE}?v=1&n=4.3&b=${SKULLS}`, PHONE, async (page) => {
    await isLaid(page);
    await draw(page);
    await says(page, 'Что даёт череп?');
    const choice = page.locator('.play').getByLabel('Череп по памятке сценария');
    await choice.scrollIntoViewIfNeeded();
    const place = async () => (await choice.boundingBox())!.y;
    const at = await atRest(page, place);
    await choice.selectOption('−2');
    await says(page, 'Провал на 1');
    assert.equal(await atRest(page, place), at, 'nothing moves under the thumb');
    await page.waitForFunction(() => new URLSearchParams(location.search).get('m') === '-2....');
    await button(page, 'Вернуть и закончить проверку').click();
    await draw(page);
    await says(page, 'Провал на 1');
  });
  await open(`${PAGE}?v=1&n=4.3&b=${SKULLS}&m=-1a....`, PHONE, async (page) => {
    await isLaid(page);
    await draw(page);
    await says(page, 'Тяните ещё.');
    await draw(page);
    await draw(page);
    // The bag is empty: what was drawn counts.
    await says(page, 'Провал на 2');
  });
});

test('blood of a failed test stays on the investigator', () =>
  open(`${PAGE}?v=1&n=2.3&b=00000000000000000003`, PHONE, async (page) => {
    await isLaid(page);
    for (let n = 0; n < 3; n += 1) await draw(page);
    await says(page, 'Провал на 3');
    await button(page, 'Закончить, кровь — на сыщика').click();
    await bag(page).getByText('В мешке 2 жетона, под печатью 1').waitFor();
    await page.waitForFunction(() => new URLSearchParams(location.search).get('b') === '00000000000000000002');
    assert.equal(await button(page, 'Закончить, кровь — на сыщика').count(), 0);
  }));

test('the sign of the investigator chosen in the calculator is offered', () =>
  open('/arkham/odds/', PHONE, async (page) => {
    await page.locator('.odds[data-live=true]').waitFor();
    await pickIn(page, 'Сыщик', 'Zoey Samaras', 'Зои Самарас');
    await page.goto(new URL(`${PAGE}?v=1&n=4.3&b=0000000000000001000`, page.url()).href);
    await isLaid(page);
    await draw(page);
    await button(page, 'Сыщик Зои Самарас: +1').click();
    await says(page, 'Успех на 2');
  }));

test('draws, chains, goes back, seals; a link does not throw away the bag that was there', () =>
  open(`${PAGE}?v=1&n=4.3&b=${BLESSES}`, {}, async (page) => {
    await isLaid(page);
    await draw(page);
    await says(page, 'Тяните ещё.');
    await draw(page);
    await page.locator('.drawn li').nth(1).waitFor();
    await button(page, 'Шаг назад').click();
    await page.locator('.drawn li').nth(1).waitFor({ state: 'detached' });
    assert.equal(await page.locator('.drawn li').count(), 1);
    await button(page, 'Вернуть и закончить проверку').click();
    await bag(page).locator('summary').first().click();
    // A token that the bag lacks cannot be taken out of it, and the page says why.
    await button(page, 'мороз: меньше').press('Enter');
    await says(page, 'Такого жетона в мешке нет.');
    await button(page, /^Запечатать: /)
      .first()
      .click();
    // Three blesses: the drawn one went to its pool, another lies sealed.
    await page.waitForFunction(() => new URLSearchParams(location.search).get('b') === '0000000000000000100');
    // A game under way goes on where its own address is opened again.
    await page.waitForFunction(() => localStorage.getItem('pravilarium.arkham.chaos-bag')?.includes('seal'));
    await page.reload();
    await bag(page).getByText('под печатью 1').waitFor();
    assert.equal(await page.locator('.standing', { hasText: 'Мешок из ссылки' }).count(), 0);
    // Another's link lays another bag, and a step back returns the own.
    await page.goto(new URL(`${PAGE}?v=1&n=4.3&b=${THREES}`, page.url()).href);
    await isLaid(page);
    await bag(page).getByText('В мешке 3 жетона').waitFor();
    await button(page, 'Шаг назад').click();
    await bag(page).getByText('В мешке 1 жетон, под печатью 1').waitFor();
  }));

test('the calculator hands over its bag, its test and its scenario, and gets them back', () =>
  open(
    '/arkham/odds/?v=1&c=notz.hard&s=the-gathering&n=5.1.2&b=0000000000300000000#chaos-bag-title',
    {},
    async (page) => {
      await page.locator('.odds[data-live=true]').waitFor();
      // The address names the fold, and it is open.
      await page.getByRole('link', { name: 'Тянуть жетоны этой проверки' }).click();
      await isLaid(page);
      const query = new URLSearchParams(new URL(page.url()).search);
      assert.deepEqual([query.get('n'), query.get('b')], ['6.2', SKULLS]);
      assert.match(query.get('m')!, /^-?\d/);
      await draw(page);
      await page.locator('.verdict').waitFor();
      await button(page, 'Сложность: больше').click();
      await page.getByRole('link', { name: 'Посчитать шанс с этим мешком' }).click();
      await page.locator('.odds[data-live=true]').waitFor();
      const back = new URLSearchParams(new URL(page.url()).search);
      assert.deepEqual(
        ['c', 's', 'n', 'b'].map((field) => back.get(field)),
        ['notz.hard', 'the-gathering', '6.0.3', SKULLS],
      );
      assert.equal(await page.getByRole('alert').count(), 0);
    },
  ));

test('a bag of one’s own goes to the calculator without complaint', () =>
  open(PAGE, {}, async (page) => {
    await page.getByRole('link', { name: 'Посчитать шанс с этим мешком' }).click();
    await page.locator('.odds[data-live=true]').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
  }));

test('bad and old addresses are named, and the bag stays', async () => {
  for (const [query, reason] of [
    ['v=9&n=1.1', 'другой версии'],
    ['v=1&b=12', 'Мешок в ссылке не читается'],
    ['v=1&n=x', 'Числа проверки не читаются'],
    ['v=1&m=oops', 'Значения символов'],
  ] as const)
    await open(`${PAGE}?${query}`, {}, async (page) => {
      await page.getByRole('alert').getByText(reason).waitFor();
      await bag(page).getByText('В мешке 16 жетонов').waitFor();
    });
});

test('without JavaScript the bag is listed; where the device keeps nothing, it is said', async () => {
  await open(PAGE, { javaScriptEnabled: false }, async (page) => {
    assert.ok((await page.locator('.chaos-bag tbody tr').count()) > 5);
    assert.equal(await page.locator('.chaos-bag button:visible').count(), 0);
  });
  await open(PAGE, {}, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('refused');
        },
      });
    });
    await page.reload();
    await page.getByText('мешок хранится, только пока открыта страница').waitFor();
  });
});
