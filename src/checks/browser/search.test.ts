import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { corpus } from '../corpus.ts';
import { holdBack } from './held-request.ts';
import { ask, field, hits, openDialog } from './search-panel.ts';
import { stage } from './stage.ts';

const { open, address } = stage();
const TERM = '/arkham/terms/doom/';
/** The games whose terms are searched, as the home page orders them. */
const SEARCHED = corpus()
  .games.filter(({ data }) => data.status === 'ready')
  .sort((a, b) => a.data.order - b.data.order)
  .map(({ data }) => data.short);

test('a term of the game one is in is answered by two requests: the script and the terms of this game', () =>
  open(TERM, {}, async (page) => {
    const asked: string[] = [];
    page.on('request', (r) => asked.push(new URL(r.url()).pathname));
    await openDialog(page);
    await ask(page, 'внеочередная атака');
    assert.equal(await hits(page).first().locator('b').textContent(), 'Внеочередная атака');
    // The summary of the first hit and the terms of the other games are asked for when it is already shown.
    assert.deepEqual(
      asked.slice(0, 2).map((p) => p.replace(/\.[0-9a-f]{8}\./, '.')),
      ['/scripts/search.js', '/arkham/term-index.json'],
    );
  }));

test('the first hit says what it means, and nothing moves when the words come', () =>
  open(TERM, { viewport: { width: 360, height: 740 } }, async (page) => {
    const release = await holdBack(page, '**/definitions.json');
    await page.keyboard.press('/');
    await ask(page, 'атака');
    const places = () =>
      page.evaluate(() => [...document.querySelectorAll('.hits li')].map((li) => li.getBoundingClientRect().top));
    await hits(page).nth(2).waitFor();
    const before = await places();
    release();
    await page.locator('.hits .summary:not(:empty)').waitFor();
    // The terms of the other games may come behind them meanwhile.
    assert.deepEqual((await places()).slice(0, before.length), before);
    await ask(page, 'охотник');
    assert.match((await hits(page).first().locator('.summary').textContent())!, /./, 'at once from now on');
  }));

test('without the summaries the hits are what they were', () =>
  open(TERM, {}, async (page) => {
    for (const body of ['[1', 'null', '{"doom":3}']) {
      await page.route('**/definitions.json', (route) => route.fulfill({ body }));
      await page.goto(address('/arkham/'));
      await openDialog(page);
      const came = page.waitForResponse('**/definitions.json');
      await ask(page, 'безысходность');
      await came;
      await page.locator('.summary').waitFor({ state: 'detached' });
      assert.equal(await hits(page).first().locator('b').textContent(), 'Безысходность');
      await page.unroute('**/definitions.json');
    }
  }));

test('a hit in the text names its game, the reader’s own first, and takes the focus of the button that asked', () =>
  open('/foursouls/terms/stack/', {}, async (page) => {
    await openDialog(page);
    await ask(page, 'колода');
    await page.getByRole('button', { name: 'Искать в тексте правил' }).press('Enter');
    const first = page.locator('.text-hits a').first();
    await first.waitFor();
    assert.equal(await first.locator('.game-mark').textContent(), 'Four Souls');
    await first.and(page.locator(':focus')).waitFor();
    await page.locator('.found', { hasText: /^В тексте правил: \d/ }).waitFor();
  }));

test('a term that only another game has is said to be there, and the text is asked too', () =>
  open(TERM, {}, async (page) => {
    await openDialog(page);
    await ask(page, 'батарейка');
    await page.locator('.found', { hasText: /^Есть в другой игре: \d/ }).waitFor();
    await page.locator('.text-hits > *').first().waitFor();
    const scope = page.getByRole('combobox', { name: 'Где искать' });
    assert.deepEqual(
      await scope.getByRole('option').allTextContents(),
      ['Во всех играх', ...SEARCHED],
      'in the order of the home page',
    );
    await scope.selectOption('foursouls');
    await page.locator('.found', { hasText: 'Нашлось' }).waitFor();
  }));

test('a page of an older build, whose script is gone, leads to the page of the search with what was typed', () =>
  open(
    TERM,
    {},
    async (page) => {
      // Only this page is old: the next one has its script.
      await page.route('**/scripts/search.*.js', (route) =>
        route.request().frame().url().includes('/search/') ? route.continue() : route.fulfill({ status: 404 }),
      );
      await page.getByRole('searchbox', { name: 'Поиск по правилам' }).fill('охотник');
      await page.waitForURL('**/search/?q=*');
      await page.locator('.hits a', { hasText: 'Охотник' }).first().waitFor();
    },
    { expected: /Failed to load resource/ },
  ));

for (const [how, act] of Object.entries({
  'by /': (p: Page) => p.keyboard.press('/'),
  'by Ctrl+K': (p: Page) => p.keyboard.press('Control+K'),
  'from the header': (p: Page) => p.locator('.find').click(),
  'by typing into the field of the header': (p: Page) =>
    p.getByRole('searchbox', { name: 'Поиск по правилам' }).pressSequentially('о'),
}))
  test(`the dialog opens ${how}, takes the focus, and Esc closes it`, () =>
    open(TERM, {}, async (page) => {
      await act(page);
      await page.getByRole('dialog', { name: 'Поиск' }).waitFor();
      await field(page).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Поиск' }).waitFor({ state: 'hidden' });
    }));

test('on a phone the thumb bar opens it', () =>
  open(TERM, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
    await page.locator('.thumb').getByRole('link', { name: 'Поиск' }).tap();
    await field(page).waitFor();
  }));

test('arrows walk through the hits, Enter opens one, its name is remembered on the device', () =>
  open(TERM, {}, async (page) => {
    await openDialog(page);
    await ask(page, 'внео');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const wanted = (await hits(page).first().getAttribute('href'))!;
    await page.keyboard.press('Enter');
    await page.waitForURL(wanted);
    await openDialog(page);
    await page.getByRole('button', { name: 'Внеочередная атака', exact: true }).click();
    await hits(page).first().waitFor();
    await field(page).fill('');
    await page.getByRole('button', { name: 'Забыть эти запросы' }).click();
    await page.getByRole('button', { name: 'Внеочередная атака', exact: true }).waitFor({ state: 'detached' });
  }));

test('Ctrl+K inside the dialog leads back to the field and keeps the query', () =>
  open(TERM, {}, async (page) => {
    await openDialog(page);
    await ask(page, 'атака');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+K');
    await field(page).and(page.locator(':focus')).waitFor();
    assert.equal(await field(page).inputValue(), 'атака');
  }));

test('Enter pressed before the index is there opens the hit of what is typed', () =>
  open(TERM, {}, async (page) => {
    const release = await holdBack(page, '**/term-index.json');
    await openDialog(page);
    await field(page).pressSequentially('охотник');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/arkham/terms/hunter/');
  }));

test('on a phone the field stays in sight while the answers scroll', () =>
  open(TERM, { viewport: { width: 360, height: 500 }, hasTouch: true }, async (page) => {
    await page.locator('.thumb').getByRole('link', { name: 'Поиск' }).tap();
    await ask(page, 'действие');
    await hits(page).nth(7).waitFor();
    await page.locator('.answers').evaluate((e) => e.scrollBy(0, 400));
    assert.ok(await page.locator('.answers').evaluate((e) => e.scrollTop > 0), 'there is something to scroll');
    assert.ok((await field(page).boundingBox())!.y >= 0);
  }));

test('without its script the page of the search says so and leads on', () =>
  open(
    '/about/',
    {},
    async (page) => {
      await page.route('**/scripts/search.*.js', (route) => route.abort());
      await page.goto(address('/search/'));
      await page.getByText('Поиск не загрузился').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'все термины' }).waitFor();
    },
    { expected: /Failed to load resource/ },
  ));

test('Enter in the field opens the first hit', () =>
  open(TERM, {}, async (page) => {
    await openDialog(page);
    await ask(page, 'dytjxthtlyfz fnfrf');
    assert.match((await page.locator('.search-panel .found').textContent())!, /раскладке: «внеочередная атака»/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/arkham/terms/attack-of-opportunity/');
  }));

test('the text of the rules answers per heading with the sentence, and drops what only begins alike', () =>
  open('/search/?q=мини-карту на чёрно-белую', {}, async (page) => {
    await page.getByRole('button', { name: 'Искать в тексте правил' }).click();
    const hit = page.locator('.text-hits a[href*="#"]').first();
    await hit.waitFor();
    assert.match((await hit.getAttribute('href'))!, /#/);
    assert.ok((await hit.locator('mark').count()) > 0);
    await field(page).fill('еретик');
    await page.getByText('В тексте правил таких слов нет.').waitFor();
    await page.locator('.found', { hasText: 'Точного совпадения нет' }).waitFor();
  }));

test('the page of the search keeps its query in the address', () =>
  open('/search/?q=охотник', {}, async (page) => {
    await page.locator('.hits a', { hasText: 'Охотник' }).first().waitFor();
    await field(page).fill('улики');
    await page.waitForURL((url) => url.searchParams.get('q') === 'улики');
  }));

test('hostile and broken queries are words like any other', async () => {
  for (const q of [
    '%3Cscript%3Ealerted=1%3C/script%3E',
    '%3Cimg src onerror=alerted=1%3E',
    '%E0%A4%A',
    'x'.repeat(10_000),
    '%00%01%1f',
    '🎲',
  ])
    await open(`/search/?q=${q}`, {}, async (page) => {
      await page.waitForFunction(() => (document.querySelector('.found')?.textContent ?? '') !== '');
      assert.equal(await page.locator('main script, main [onerror]').count(), 0);
      assert.equal(await page.evaluate(() => 'alerted' in globalThis), false);
    });
});

test('a missing or damaged index and no network are said, and nothing breaks', async () => {
  const said = /Указатель терминов не загрузился/;
  for (const answer of ['missing', 'damaged', 'other', 'offline'] as const)
    await open(
      TERM,
      {},
      async (page) => {
        await page.route('**/term-index.json', (route) =>
          answer === 'offline'
            ? route.abort()
            : route.fulfill(
                answer === 'missing' ? { status: 404 } : { body: answer === 'damaged' ? '{"v":1,"ga' : '{"v":99}' },
              ),
        );
        // The index is asked for as soon as the reader reaches for the search, and nothing of it was there before.
        await page.reload();
        await openDialog(page);
        await field(page).fill('враг');
        await page.locator('.found', { hasText: said }).waitFor();
        await page.unroute('**/term-index.json');
        await field(page).fill('враги');
        await hits(page).first().waitFor();
      },
      { expected: /Failed to load resource/ },
    );
});
