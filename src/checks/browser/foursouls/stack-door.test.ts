/** The door of the stack: the filter over the cases, the short way to a table, a link that opens on its table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { atRest, becomes, eventually } from '../eventually.ts';
import { STACK_BY_A_LINK } from '../page-kinds.ts';
import { openFold } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const DOOR = '/foursouls/stack/';
const CASE = '/foursouls/stack/three-responses/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const;
const live = (page: Page) => page.locator('.stack[data-live=true]').waitFor();
const library = (page: Page) => page.locator('.case-library');
const says = (page: Page, text: string | RegExp) => page.locator('.k-event').filter({ hasText: text }).waitFor();
const visibleCases = (page: Page) =>
  page
    .locator('.case-library li b')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent.replaceAll('\u00a0', ' ')),
    );
const waitForFound = (page: Page, text: string | RegExp) =>
  page.locator('.case-library .found', { hasText: text }).waitFor();
const topOf = async (place: Locator) => (await place.boundingBox())!.y;

test('cases are found by a question, a card in Russian or English, a theme, and fold again', () =>
  open(DOOR, PHONE, async (page) => {
    await waitForFound(page, /\d+\sразобранн/u);
    await page.locator('.case-library[data-live]').waitFor();
    assert.deepEqual(await visibleCases(page), []);
    const field = library(page).getByRole('searchbox');
    for (const [query, title] of [
      ['бомба промах', 'Бомба в ответ на промах'],
      ['bomb miss', 'Бомба в ответ на промах'],
      ['взорвать монстра', 'Бомба в ответ на промах'],
      ['butter bean', 'Три ответа подряд'],
      ['ЛОВКИЕ', 'Три ответа подряд'],
      ['бомба когда промахнулся', 'Бомба в ответ на промах'],
      ['бомбануть монстра до урона', 'Бомба в ответ на промах'],
    ] as const) {
      await field.fill(query);
      await waitForFound(page, /Показано: \d+ из \d+/);
      await eventually(async () => assert.ok((await visibleCases(page)).includes(title), query));
    }
    await field.fill('смерть и штраф');
    await eventually(async () => assert.ok((await visibleCases(page)).length >= 7));
    await field.fill('комбайн');
    await waitForFound(page, 'Ничего не подходит по запросу «комбайн». Напишите другое слово.');
    await field.fill('');
    await waitForFound(page, /\d+\sразобранн/u);
    await becomes(() => visibleCases(page), []);
  }));

test('where no case has all the words, the nearest are shown as such, the best first, and go home again', () =>
  open(DOOR, PHONE, async (page) => {
    await page.locator('.case-library[data-live]').waitFor();
    const titles = () => page.locator('.case-groups li b').allTextContents();
    const before = await titles();
    const field = library(page).getByRole('searchbox');
    await field.fill('промазал кинул бомбу');
    await waitForFound(page, /Ближайшие случаи: \d+$/);
    assert.ok((await visibleCases(page)).includes('Бомба в ответ на промах'));
    await field.fill('бомба промах трактор');
    await waitForFound(page, /^Целиком по запросу «бомба промах трактор» ничего не подходит\. Ближайшие случаи: \d+$/);
    const near = await visibleCases(page);
    assert.equal(near[0], 'Бомба в ответ на промах');
    assert.ok(near.length <= 6);
    await field.fill('');
    await waitForFound(page, /\d+\sразобранн/u);
    assert.deepEqual(await titles(), before);
    assert.equal(await page.locator('.case-nearest').isVisible(), false);
  }));

for (const [name, address] of [
  ['the door', DOOR],
  ['a link', STACK_BY_A_LINK],
] as const)
  test(`the verdict is within the first screen of a phone: ${name}`, () =>
    open(address, PHONE, async (page) => {
      await live(page);
      const bar = await topOf(page.locator('.k-controls'));
      for (const part of ['.k-event', '.k-top', '.k-next']) {
        const { y, height } = (await page.locator(part).boundingBox())!;
        assert.ok(y >= 0 && y + Math.min(height, 24) <= bar, `${part}: ${y} + ${height}, bar at ${bar}`);
      }
    }));

test('the door leads to the cases and to the form', () =>
  open(DOOR, PHONE, async (page) => {
    await live(page);
    for (const [name, id] of [
      ['Найти случай', 'cases'],
      ['Собрать стол', 'quick'],
    ] as const) {
      await page.getByRole('link', { name }).tap();
      await eventually(async () => {
        const top = await topOf(page.locator(`#${id}`));
        assert.ok(top >= -1 && top < 200, `${id} at ${top}`);
      });
      await page.goBack();
    }
  }));

test('a step back from a case finds the filter as it was left, the table written in the address or not', () =>
  open(DOOR, PHONE, async (page) => {
    await live(page);
    await page.locator('.k-quick').getByRole('button', { name: 'К столу' }).click();
    await page.waitForFunction(() => location.search.includes('v=1'));
    await library(page).getByRole('searchbox').fill('неукротимый');
    await library(page).getByRole('link').first().click();
    await page.locator('.case-head').waitFor();
    await page.goBack();
    await waitForFound(page, /Показано: \d+ из \d+/);
  }));

test('an address names a group of cases, as it always did', () =>
  open(`${DOOR}#cases-death`, PHONE, async (page) => {
    await page.locator('.case-library[data-live]').waitFor();
    assert.equal(await page.locator('#cases-death').getAttribute('open'), '');
    assert.equal(await page.locator('.case-library details[open]').count(), 1);
  }));

test('a bomb in response to a missed attack roll is within five taps of the door', () =>
  open(DOOR, PHONE, async (page) => {
    await live(page);
    let taps = 0;
    const tap = async (place: Locator) => {
      await place.tap();
      taps += 1;
    };
    const form = page.locator('.k-quick');
    await tap(form.getByRole('button', { name: /^Монстр:/ }));
    await form.getByRole('searchbox').fill('хруп');
    await tap(form.locator('.c-pick-list').getByRole('button', { name: /Хрупкий монстр/ }));
    await form.getByRole('searchbox', { name: /^Ответ/u }).fill('bomb');
    await tap(form.locator('.c-pick-list').getByRole('button', { name: /^Бомба!/ }));
    await tap(form.getByRole('group', { name: 'Бросок атаки' }).getByRole('radio', { name: '2', exact: true }));
    await tap(form.getByRole('button', { name: 'К столу' }));
    await says(page, /«Бомба!». Цель — «Хрупкий монстр»/);
    await becomes(() => page.locator('.k-card .k-card-title b').allTextContents(), ['Бомба!', 'На кубике 2']);
    assert.ok(taps <= 5, `${taps} taps`);
    await page.locator('.k-title h2', { hasText: /^Атака: Хрупкий монстр\. Выпало 2\. Ответ: Бомба!$/ }).waitFor();
  }));

test('the list of targets is not hidden by the bar of the steps', () =>
  open('/foursouls/stack/bomb-before-miss/', PHONE, async (page) => {
    await live(page);
    await page.locator('.k-jump select').selectOption({ index: 5 });
    await says(page, /Шаг 5/);
    const bomb = page.locator('.k-stage').getByRole('button', { name: /^Бомба!/ });
    // As low as it can be pressed: what opens begins under the bar.
    await bomb.evaluate((button) => {
      const bar = document.querySelector('.k-controls')!.getBoundingClientRect().top;
      scrollBy({ top: button.getBoundingClientRect().bottom - bar + 2, behavior: 'instant' });
    });
    await bomb.tap();
    await page.waitForFunction(() => {
      const opened = document.querySelector('.k-opened')?.getBoundingClientRect();
      const bar = document.querySelector('.k-controls')!.getBoundingClientRect();
      return opened !== undefined && opened.bottom <= bar.top;
    });
  }));

test('a reading is shown once, the terms of a step are targets, and nothing is wider than 320 px at twice the text', () =>
  open('/foursouls/stack/both-die/', { ...PHONE, bypassCSP: true }, async (page) => {
    await live(page);
    const told = await page.locator(':is(.k-reading > summary, .k-readings b)').allTextContents();
    assert.equal(told.filter((text) => text.includes('Убить')).length, 1);
    assert.equal(new Set(told).size, told.length);
    for (const id of ['k-log', 'k-assumed']) await openFold(page, id);
    const heights = await page
      .locator(':is(.k-rules, .k-readings) a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    assert.ok(heights.length > 10 && heights.every((height) => height >= 43.5), String(heights));
    await page.setViewportSize({ width: 320, height: 740 });
    for (const path of ['/foursouls/stack/both-die/', DOOR]) {
      if (path === DOOR) await page.goto(new URL(DOOR, page.url()).href);
      await live(page);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const wide = await page.evaluate(() => {
        for (const group of document.querySelectorAll('details')) group.open = true;
        const screen = document.documentElement.clientWidth;
        // The strips under the top of the pile are cut on purpose; a press unfolds them.
        return [...document.querySelectorAll('main :not(.k-card:not(.k-top) *)')]
          .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > screen + 1)
          .map((e) => e.outerHTML.slice(0, 120))
          .slice(0, 5);
      });
      assert.deepEqual(wide, [], path);
    }
  }));

test('a character chosen for a table is the one who attacks in the other calculator, and comes back from there', () =>
  open(DOOR, PHONE, async (page) => {
    await live(page);
    const form = page.locator('.k-quick');
    await form.getByRole('button', { name: /^Атакует:/ }).click();
    await form.getByRole('searchbox').fill('самсон');
    await form.locator('.c-pick-list').getByRole('button').first().click();
    await form.getByRole('button', { name: 'К столу' }).click();
    await says(page, /Самсон/);
    await page.goto(new URL('/foursouls/odds/', page.url()).href);
    await page.locator('.c-bar .c-counted', { hasText: 'Самсон' }).waitFor();
    await page.goto(new URL(DOOR, page.url()).href);
    await form.getByRole('button', { name: 'Атакует: Самсон, выбрать' }).waitFor();
  }));

test('a printed monster is found by its English name, and its missing abilities are said', () =>
  open(DOOR, PHONE, async (page) => {
    await live(page);
    const form = page.locator('.k-quick');
    await form.getByRole('button', { name: /^Монстр:/ }).click();
    await form.locator('.c-pick-list li').nth(144).waitFor();
    await form.getByRole('searchbox').fill('big spi');
    await form.locator('.c-pick-list').getByRole('button').first().click();
    await form.getByRole('button', { name: 'К столу' }).click();
    await page.locator('.k-fold').click();
    await page.locator('.k-monster', { hasText: 'Большой паук' }).locator('summary').click();
    await page.locator('.k-monster', { hasText: 'способности этой карты не показаны' }).waitFor();
    await page.waitForFunction(() => location.search.includes('mbig-spider'));
    await page.reload();
    await page.locator('.k-fold', { hasText: 'Большой паук' }).waitFor();
  }));

test('a link with a table opens on the table, its title and its sentence; the cases are below', () =>
  open(DOOR, PHONE, async (page) => {
    await live(page);
    await page
      .locator('.k-quick')
      .getByRole('group', { name: 'Бросок атаки' })
      .getByRole('radio', { name: '2', exact: true })
      .click();
    await page.locator('.k-quick').getByRole('button', { name: 'К столу' }).click();
    await page.locator('#sandbox > summary').click();
    await page.getByLabel('Название стола').fill('Спор об уклонении');
    await page.locator('.k-title', { hasText: 'Спор об уклонении' }).waitFor();
    await page.waitForFunction(() => new URLSearchParams(location.search).get('n') === 'Спор об уклонении');
    const address = new URL(page.url());
    await open(address.pathname + address.search, PHONE, async (other) => {
      await says(other, /Шаг \d.*Выпало 2/);
      await live(other);
      await other.locator('.k-title h2', { hasText: /^Спор об уклонении$/ }).waitFor();
      await eventually(async () => {
        const [event, cases] = [await topOf(other.locator('.k-event')), await topOf(library(other))];
        assert.ok(event < 400 && cases > event, `${event} ${cases}`);
        assert.ok((await topOf(other.locator('#quick'))) > event);
      });
    });
  }));

test('a link says its sentence as soon as it is understood, before the parts of the table are live', () =>
  open(DOOR, PHONE, async (page) => {
    await page.addInitScript(() => {
      const watch = () => {
        const stack = document.querySelector<HTMLElement>('.stack[data-known=true]');
        const event = stack?.querySelector('.k-event');
        if (stack === null || !(event instanceof Element)) return;
        watching.disconnect();
        const isSeen = event.checkVisibility({ visibilityProperty: true });
        Reflect.set(globalThis, 'known', { live: stack.dataset.live, isSeen, says: event.textContent });
      };
      const watching = new MutationObserver(watch);
      watching.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(new URL(STACK_BY_A_LINK, page.url()).href);
    await live(page);
    const known = (await page.evaluate(() => Reflect.get(globalThis, 'known') as unknown)) as {
      readonly says: string;
    };
    assert.deepEqual({ ...known, says: '' }, { live: 'false', isSeen: true, says: '' });
    assert.match(known.says, /Шаг 1.*заявляет об атаке/);
    assert.equal(await page.locator('.k-event').textContent(), known.says);
    // What the page came with gives way to the sentence.
    assert.equal(await page.locator('.stack > div > .k-quick').count(), 1);
  }));

for (const width of [360, 1280])
  test(`the board says that the record was left, and leads back; nothing moves under the thumb: ${width} px`, () =>
    open(`${CASE}?v=1&k=10#table`, { ...PHONE, viewport: { width, height: 740 } }, async (page) => {
      await live(page);
      await says(page, /Шаг 8/);
      const forward = page.locator('.k-controls .c-main');
      const before = await atRest(page, () => topOf(forward));
      await page.locator('.k-stage').getByRole('button', { name: 'Все пасуют' }).click();
      await page.locator('.k-left', { hasText: 'Вы отошли от записи после шага 8' }).waitFor();
      assert.equal(await atRest(page, () => topOf(forward)), before);
      // The address keeps it: a page that is opened anew knows its record again.
      await page.waitForFunction(() => location.search.includes('t='));
      await page.reload();
      await live(page);
      await page.locator('.k-left').getByRole('button', { name: 'К записи' }).click();
      await says(page, /Шаг 8/);
      await page.locator('.k-left[data-left=true]').waitFor({ state: 'detached' });
      await forward.click();
      await says(page, /Шаг 9 .*«Масляный боб»/);
      await page.locator('.k-forks li').waitFor();
    }));
