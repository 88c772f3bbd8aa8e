import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest, becomes, eventually } from '../eventually.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const SANDBOX = '/foursouls/stack/';
const CASE = '/foursouls/stack/three-responses/';
const event = (page: Page) => page.locator('.k-event');
/** Waits until the page works and its event says what is wanted. */
const says = (page: Page, text: string | RegExp) => event(page).filter({ hasText: text }).waitFor();
const live = (page: Page) => page.locator('.stack[data-live=true]').waitFor();
const button = (page: Page, name: string | RegExp) => page.locator('.k-stage').getByRole('button', { name });
const cards = (page: Page) => page.locator('.k-card .k-card-title b').allTextContents();

test('a case is whole without JavaScript: question, answer, every step', () =>
  open(CASE, { javaScriptEnabled: false }, async (page) => {
    const text = (await page.locator('main').textContent())!.replaceAll('\u00a0', ' ');
    for (const part of [
      'Что произойдёт и в каком порядке?',
      'Стек разбирается сверху',
      'Мэгги активирует предмет «Ловкие пальцы»',
      'Отменено: «Ловкие пальцы»',
      'JavaScript',
    ])
      assert.ok(text.includes(part), part);
    assert.equal(await page.locator('.k-log > ol > li').count(), 12);
    // They are drawn as steps are everywhere: in a circle each.
    const circle = await page
      .locator('.k-log > ol > li')
      .first()
      .evaluate((step) => {
        const { content, borderRadius } = getComputedStyle(step, '::before');
        return { content, borderRadius };
      });
    assert.deepEqual(circle, { content: 'counter(step)', borderRadius: '50%' });
    assert.ok((await page.locator('.k-log a.term').count()) > 10);
  }));

test('the sandbox without JavaScript shows the table, the steps and the library', () =>
  open(SANDBOX, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }, async (page) => {
    assert.deepEqual(await cards(page), ['Масляный боб', 'Ловкие пальцы', 'Пилюля', 'Реликвия']);
    assert.equal(await page.locator('.k-card:visible').count(), 4);
    assert.equal(await page.locator('.stack button:visible').count(), 0);
    assert.ok((await page.locator('.case-library li a:visible').count()) >= 66);
  }));

test('steps forward and back, by button, by key and by jump', () =>
  open(CASE, {}, async (page) => {
    await live(page);
    await button(page, 'Дальше').click();
    await says(page, /Шаг 1 .*«Пилюля»/);
    await page.locator('#table').focus();
    await page.keyboard.press('ArrowRight');
    await says(page, /Шаг 2/);
    await page.keyboard.press('ArrowLeft');
    await says(page, /Шаг 1/);
    await page.keyboard.press('End');
    await says(page, /Шаг 12/);
    await page.keyboard.press('Home');
    await says(page, /Начало/);
    await page.getByLabel('Перейти к шагу').selectOption('9');
    await says(page, /Шаг 9 .*«Масляный боб»/);
    await becomes(() => cards(page), ['Масляный боб', 'Ловкие пальцы', 'Пилюля', 'Реликвия']);
  }));

test('plays by itself and stops on demand', () =>
  open(CASE, { reducedMotion: 'reduce' }, async (page) => {
    await live(page);
    await page.locator('#table').focus();
    await page.locator('.k-stage[data-playing=false]').waitFor();
    await page.keyboard.press('Space');
    await page.locator('.k-stage[data-playing=true]').waitFor();
    // A busy machine looks when the second step has been shown already.
    await page.waitForFunction(
      () => Number(/Шаг (\d+)/u.exec(document.querySelector('.k-event')!.textContent)?.[1]) >= 2,
    );
    await page.keyboard.press('Space');
    await page.locator('.k-stage[data-playing=false]').waitFor();
  }));

test('another move forks the log, and the branch leads back', () =>
  open(`${CASE}?v=1&k=10`, {}, async (page) => {
    await live(page);
    await says(page, /Шаг 8/);
    await button(page, 'Все пасуют').click();
    await says(page, /Разрешается «Ловкие пальцы»/);
    await page.getByRole('button', { name: 'Перейти', exact: true }).click();
    await button(page, 'Дальше').click();
    await says(page, /Шаг 9 .*«Масляный боб»/);
    await page.locator('.k-forks li').waitFor();
  }));

test('a response is played at a target of one’s own choice', () =>
  open(`${CASE}?v=1&k=10`, {}, async (page) => {
    await live(page);
    await says(page, /Шаг 8/);
    await button(page, /^Масляный боб/).click();
    await says(page, /Шаг 9 .*«Масляный боб». Цель — «Ловкие пальцы»/);
    await page.waitForFunction(() => location.search.includes('k=11'));
  }));

test('an illegal wish explains itself with its rule, and priority can be handed over', () =>
  open(SANDBOX, {}, async (page) => {
    await live(page);
    await page.locator('.k-waiting > summary').click();
    await button(page, /^Атаковать/).click();
    const box = page.locator('.k-opened');
    await box.getByText('В стеке что-то лежит').waitFor();
    assert.match((await box.getByRole('link').getAttribute('href'))!, /\/foursouls\/terms\/stack\/$/);
    await button(page, /^Ловкие пальцы/).click();
    await box.getByText('ждёт своей очереди').waitFor();
    await box.getByRole('button', { name: /Передать приоритет/ }).click();
    await says(page, /Приоритет: Мэгги/);
  }));

test('a table is put together from scratch and played', () =>
  open(SANDBOX, {}, async (page) => {
    await live(page);
    await page.locator('#sandbox > summary').click();
    const form = page.locator('#sandbox');
    await form.getByRole('button', { name: 'Убрать всё' }).click();
    await form.getByLabel('Имя').first().fill('Мэгги');
    await form
      .getByRole('button', { name: /^Добавить: Рука/ })
      .first()
      .click();
    await form.getByRole('searchbox').fill('bomb');
    await form
      .locator('.c-pick-list')
      .getByRole('button', { name: /^Бомба!/ })
      .click();
    await form.getByRole('button', { name: 'Здоровье: больше' }).last().click();
    await form.getByRole('button', { name: 'Положить своего монстра' }).click();
    await button(page, /^Бомба!/).click();
    await page
      .locator('.k-opened')
      .getByRole('button', { name: /Свой монстр/ })
      .click();
    await says(page, /Мэгги разыгрывает карту «Бомба!». Цель — «Свой монстр 3\/4\+\/1»/);
    // At the end of the log the button that steps is the one by which everybody passes.
    await button(page, 'Дальше: все пасуют').click();
    await button(page, 'Дальше: все пасуют').click();
    await says(page, /здоровья осталось 2/);
    await page.waitForFunction(() => location.search.includes('own-3-4-1') && location.search.includes('k=5'));
    // The shared address, and then the bare page from what the device keeps.
    await page.reload();
    await says(page, /здоровья осталось 2/);
    await page.waitForFunction(() => localStorage.getItem('pravilarium.foursouls.stack')?.startsWith('v=1'));
    await page.goto(new URL(SANDBOX, page.url()).href);
    await says(page, /здоровья осталось 2/);
  }));

test('a name that says nothing waits with its reason', () =>
  open(SANDBOX, {}, async (page) => {
    await live(page);
    await page.locator('#sandbox > summary').click();
    await page.locator('#sandbox').getByLabel('Имя').first().fill('');
    await page.getByText('Стол пока не собрать').waitFor();
  }));

test('a case opens in the sandbox', () =>
  open(CASE, {}, async (page) => {
    await live(page);
    await page.getByRole('link', { name: 'Собрать своё из этого случая' }).click();
    await page.waitForURL(`**${SANDBOX}?*`);
    await live(page);
    await says(page, 'Начало');
    await button(page, 'Дальше').click();
    await says(page, /Шаг 1 .*«Пилюля»/);
  }));

test('hostile and old addresses are refused with a reason, and the page works', async () => {
  for (const [query, reason] of [
    ['v=9&t=1', 'другой версии'],
    ['v=1&t=1_%F0%9F%92%A9', 'знаки, которых'],
    ['v=1&t=1_ptk~nobody_z', 'Такой карты здесь нет'],
    ['v=1&t=1_ptk_mgrunt_z_1x_2x', 'нарушает правила'],
  ] as const)
    await open(`${SANDBOX}?${query}`, {}, async (page) => {
      await page.getByRole('alert').getByText(reason).waitFor();
      await button(page, 'Пас').first().waitFor();
    });
});

for (const [what, path] of [
  ['the sandbox', `${SANDBOX}#table`],
  ['a case at its table', `${CASE}?v=1&k=7#table`],
  ['a die to be thrown', '/foursouls/stack/flip/?v=1&k=5#table'],
] as const)
  test(`on a phone the event, the pile and the next action fit one screen: ${what}`, () =>
    open(path, { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' }, async (page) => {
      await live(page);
      const wanted = page.locator(
        '.k-event, .k-card:visible, .k-empty, .k-controls, .k-pass, .k-dice .k-wish, .k-passes + .c-buttons .k-wish:not(.k-illegal)',
      );
      const bar = (await page.locator('.thumb').boundingBox())!;
      await eventually(async () => {
        const boxes = await wanted.evaluateAll((all) =>
          all
            .filter((e) => e.checkVisibility())
            .map((e) => ({
              name: e.outerHTML.slice(0, 60),
              top: e.getBoundingClientRect().top,
              bottom: e.getBoundingClientRect().bottom,
            })),
        );
        assert.ok(boxes.length >= 4);
        assert.deepEqual(
          boxes.filter((b) => b.top < -1 || b.bottom > bar.y + 1),
          [],
        );
      });
    }));

test('no card of a high pile lies on the bar under the thumb', () =>
  open(SANDBOX, { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' }, async (page) => {
    await live(page);
    const lies = await page.evaluate(() => {
      const bar = document.querySelector('.thumb')!.getBoundingClientRect();
      const card = document.querySelector('.k-top')!.getBoundingClientRect();
      scrollBy({ top: card.top - bar.top, behavior: 'instant' });
      return document.elementFromPoint(bar.width / 2, bar.top + 5)?.closest('.k-top, .thumb')?.className;
    });
    assert.equal(lies, 'thumb');
  }));

test('every target of the table is 44 px', () =>
  open(SANDBOX, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
    await live(page);
    await page.locator('#sandbox > summary').click();
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.stack :is(button, select, summary, input:not([type=checkbox]), .c-check)',
        ),
      ]
        .filter((e) => e.checkVisibility())
        .map((e) => ({
          name: e.outerHTML.slice(0, 90),
          ...(({ width, height }) => ({ width, height }))(e.getBoundingClientRect()),
        }))
        .filter((b) => b.height < 43.5 || b.width < 43.5),
    );
    assert.deepEqual(small, []);
  }));

for (const width of [360, 1280])
  test(`the button that steps stays where it is through a whole case: ${width} px`, () =>
    open(CASE, { viewport: { width, height: 740 }, reducedMotion: 'reduce' }, async (page) => {
      await live(page);
      const forward = button(page, 'Дальше');
      await forward.scrollIntoViewIfNeeded();
      await forward.click();
      await says(page, /Шаг 1 /);
      const place = async () => (await forward.boundingBox())!.y;
      const at = await atRest(page, place);
      for (let step = 2; step <= 12; step += 1) {
        await forward.click();
        await says(page, new RegExp(`Шаг ${step}(?!\\d)`));
        assert.equal(await atRest(page, place), at, `step ${step}`);
      }
    }));
