/** The map: its example, search for locations, the scheme, the table, and what an address says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { calculator, PHONE } from '../calculator.ts';
import { atRest, becomes, eventually } from '../eventually.ts';
import { openFold, openPart, pickIn } from '../question.ts';
import { stage } from '../stage.ts';

const PAGE = '/eldritch/map/';
const { open } = stage();
const { big, says, isLive, press, choose } = calculator('.el-map');
/** What the question says. */
const asks = (page: Page, text: string) => page.locator('.c-asks').filter({ hasText: text }).waitFor();

test('the example and all locations with their paths are whole without JavaScript', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match((await big(page).textContent())!, /2\u00a0раунда.*Аркхэм — Токио.*4\u00a0действия, 2\u00a0билета/su);
    assert.match(
      (await page.locator('.el-fitted').getAttribute('aria-label'))!,
      /Аркхэм — 6 — Сан.Франциско — 2 — Токио/u,
    );
    assert.equal(await page.locator('.el-places tbody tr').count(), 36);
    const seven = page.locator('.el-places tbody tr', { hasText: 'примерно Панама' });
    assert.match(
      (await seven.textContent())!,
      /поезд: 6.*корабль: Буэнос.Айрес, Сан.Франциско, 8.*третий вид: Амазония/su,
    );
    assert.equal(await page.locator('.el-scheme .el-spot').count(), 36);
    const { y, height } = (await page.locator('.c-bar').boundingBox())!;
    assert.ok(y >= 0 && y + height <= 740, `${y} + ${height}`);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('locations are found by Russian and English names, numbers and places of the world', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await pickIn(page, 'Куда', 'heart of', 'Сердце Африки');
    await says(page, 'Аркхэм — Сердце Африки');
    await pickIn(page, 'Откуда', '17', 'Локация');
    await says(page, 'Локация\u00a017 — Сердце Африки');
    await pickIn(page, 'Откуда', 'бермуд', 'Локация');
    await says(page, 'Локация\u00a08 — Сердце Африки');
    await page.waitForURL('**f=space-8&t=the-heart-of-africa**');
    await press(page, 'Поменять местами');
    await says(page, 'Сердце Африки — локация\u00a08');
    await openPart(page, 'to');
    const field = page.getByRole('searchbox', { name: /^Куда\./ });
    await field.fill('никудатуда');
    await page.getByText('Такой локации нет').waitFor();
    await field.fill('rome');
    await field.press('Enter');
    await says(page, 'Сердце Африки — Рим');
  }));

test('tickets, preparing and what is left of the round change the plan, and go with the address', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    const plan = page.locator('.el-rounds').first();
    await plan.getByText('возьмите билет на корабль').waitFor();
    await press(page, 'Билеты на поезд: больше');
    await says(page, /3\u00a0действия, 2\u00a0билета/su);
    await asks(page, '1\u00a0на поезд');
    await press(page, 'Билеты на корабль: больше');
    await says(page, /2\u00a0действия, 2\u00a0билета/su);
    await press(page, 'Билеты на корабль: больше');
    await asks(page, '2\u00a0на корабль');
    await page.waitForURL('**b=02**');
    await openPart(page, 'aim');
    await page.getByRole('checkbox', { name: 'Можно тратить действия' }).uncheck();
    await asks(page, 'не готовясь к путешествию');
    await openFold(page, 'el-hands');
    await page.locator('.el-hands td[data-here]').waitFor();
    await choose(page, '1 действие, уже путешествовал');
    await plan.getByText('Остаток этого раунда').waitFor();
    await choose(page, 'Меньше действий');
    await page.waitForURL('**b=02&r=travelled&p=no&a=actions**');
    const { search } = new URL(page.url());
    await page.goto(page.url().split('?')[0]!);
    await asks(page, 'путешествие уже было');
    await page.waitForURL(`**${search}`);
    await press(page, 'Заново');
    await asks(page, 'без билетов');
  }));

test('a tap on the scheme and in the table chooses the end of the way', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    const board = await openFold(page, 'el-board');
    /** The answer makes the page above the board longer or shorter: what moves would slip from under a press. */
    const answers = async (text: string) => {
      await says(page, text);
      await page.locator('#el-way [aria-busy=false]').waitFor();
      await atRest(page, () => board.boundingBox());
    };
    await press(page, 'Локация\u00a07, город');
    await answers('Аркхэм — локация\u00a07');
    await choose(page, 'Откуда');
    await press(page, 'Локация\u00a08, море');
    await answers('Локация\u00a08 — локация\u00a07');
    await page.locator('.el-spot[data-end=from]', { hasText: '8' }).waitFor();
    await openFold(page, 'el-places');
    const filter = page.getByRole('searchbox', { name: /^Найти локацию/ });
    await filter.fill('sydn');
    await page.getByText('Показано локаций: 1 из 36.').waitFor();
    await press(page, 'Ехать сюда: Сидней');
    await says(page, 'Локация\u00a08 — Сидней');
    await filter.fill('');
    await page.locator('.el-places tr[data-here]', { hasText: 'Сидней' }).waitFor();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('what is tapped stays under the thumb, however long the plan above it becomes', () =>
  open(`${PAGE}?v=1&f=arkham&t=london`, PHONE, async (page) => {
    await isLive(page);
    const onScheme = page.locator('.el-spot', { hasText: 'Сидней' });
    await page.locator('#el-way [aria-busy=false]').waitFor();
    await openFold(page, 'el-board');
    await openFold(page, 'el-places');
    for (const pressed of [onScheme, page.getByRole('button', { name: 'Ехать сюда: Тунгуска', exact: true })]) {
      await pressed.evaluate((e) => e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
      const placeOf = () => pressed.evaluate((e) => e.getBoundingClientRect().top);
      const [before, plan] = [await atRest(page, placeOf), await page.locator('.el-rounds').first().textContent()];
      await pressed.evaluate((e) => (e as HTMLElement).click());
      await page.waitForFunction((was) => document.querySelector('.el-rounds')?.textContent !== was, plan);
      // The parts that follow come one a frame.
      await page.locator('#el-way [aria-busy=false]').waitFor();
      const after = await atRest(page, placeOf);
      assert.ok(Math.abs(after - before) < 2, `${before} → ${after}`);
    }
  }));

test('both ends are in sight in the box of the scheme, or at least the first, and the page stays where it is', () =>
  open(`${PAGE}?v=1&f=space-21&t=sydney`, PHONE, async (page) => {
    await isLive(page);
    await openFold(page, 'el-board');
    const before = await atRest(page, () => page.evaluate(() => scrollY));
    await page.waitForFunction(() => {
      const box = document.querySelector('.el-box')!.getBoundingClientRect();
      return [...document.querySelectorAll('.el-spot[data-end]')].every((spot) => {
        const { left, right } = spot.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      });
    });
    assert.equal(await page.evaluate(() => scrollY), before);
  }));

test('a journey to where one is takes nothing', () =>
  open(`${PAGE}?v=1&f=rome&t=rome`, {}, async (page) => {
    await isLive(page);
    await says(page, 'На месте');
    await page.getByText('Сыщик уже на месте: ехать никуда не нужно.').waitFor();
  }));

test('a later version and a broken address are said, and nothing is lost', () =>
  open(`${PAGE}?v=9&t=rome`, {}, async (page) => {
    await page.getByRole('alert').filter({ hasText: 'другой версии' }).waitFor();
    await says(page, 'Аркхэм — Токио');
    await page.goto(`${page.url().split('?')[0]!}?v=1&f=atlantis&t=rome&b=21`);
    await page.getByRole('alert').filter({ hasText: 'atlantis' }).filter({ hasText: 'две цифры' }).waitFor();
    await says(page, 'Аркхэм — Рим');
  }));

test('a side board on the table brings its places, portals and the paths of the reader', () =>
  open(`${PAGE}?v=1&f=rome&t=tokyo`, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'boards');
    await page.getByRole('checkbox', { name: /^Египет/u }).check();
    await page.getByText('известны только пути, которые соединяют его с основным полем').first().waitFor();
    await pickIn(page, 'Куда', 'каир', 'Каир');
    await says(page, /1\u00a0раунд.*Рим — Каир/su);
    await page.locator('.el-rounds').getByText('Без действия, по местным путям').waitFor();
    await openFold(page, 'el-board');
    await becomes(() => page.locator('.el-scheme .el-spot').count(), 42);
    await openPart(page, 'boards');
    await page.getByRole('checkbox', { name: /^Мир грёз/u }).check();
    await page.getByLabel('Портал «Луна»').selectOption('rome');
    await page.getByLabel('Куда ведёт путь').selectOption('ulthar');
    await page.getByRole('button', { name: 'Добавить путь', exact: true }).click();
    await page.getByRole('button', { name: /^Убрать путь: Александрия — Ултар/u }).waitFor();
    await page.waitForURL('**m=egypt.dreamlands&d=the-moon.rome&l=alexandria.ulthar.u**');
    await eventually(async () =>
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.viewport.width),
    );
    await page.getByRole('checkbox', { name: /^Египет/u }).uncheck();
    await says(page, 'Рим — Токио');
  }));
