/** Whole questions in the search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdBack } from './held-request.ts';
import { ask, field, hits, openDialog } from './search-panel.ts';
import { stage } from './stage.ts';

const { open } = stage();
const TERM = '/arkham/terms/doom/';
const PHONE = { viewport: { width: 360, height: 740 } };
/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;
const QUESTION = 'можно ли убежать';

test('a question is answered by places, each with the sentence that says why and with no line to spare', () =>
  open(TERM, PHONE, async (page) => {
    const release = await holdBack(page, '**/arkham/passages.json');
    await openDialog(page);
    await field(page).fill(QUESTION);
    await page.locator('.found', { hasText: 'Ищем ответ' }).waitFor();
    assert.equal(await page.locator('.place').count(), 0, 'nothing is shown that would move');
    release();
    await page.locator('.reason mark').first().waitFor();
    await page.locator('[data-incomplete]').waitFor({ state: 'detached' });
    assert.match((await page.locator('.found').textContent())!, /^Где об этом сказано в этой игре: \d/);
    assert.match((await hits(page).first().getAttribute('href'))!, /\/arkham\/terms\/evade-evade-action\/(?:#|$)/);
    assert.equal(await hits(page).first().locator('b mark').textContent(), 'Уход', 'a word meant is marked too');
    const spare = await page.locator('.reason').evaluateAll((all) =>
      all.map((reason) => {
        const words = document.createRange();
        words.selectNodeContents(reason);
        return reason.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
      }),
    );
    assert.ok(spare.length > 2);
    assert.deepEqual(
      spare.filter((px) => px > 10),
      [],
    );
  }));

test('places that look alike are told apart by the game under their name', () =>
  open('/', PHONE, async (page) => {
    await openDialog(page);
    await ask(page, 'сколько у меня здоровья');
    const under = await hits(page).evaluateAll((all) =>
      all.map((hit) => hit.querySelector('.game-mark')!.compareDocumentPosition(hit.querySelector('.reason')!)),
    );
    assert.ok(under.length > 2);
    assert.ok(under.every((order) => order === FOLLOWING));
  }));

test('a name asks for no passages, a question for those of its game alone', () =>
  open(TERM, {}, async (page) => {
    const asked: string[] = [];
    page.on('request', (r) => asked.push(new URL(r.url()).pathname));
    await openDialog(page);
    await ask(page, 'внеочередная атака');
    assert.deepEqual(
      asked.filter((p) => p.includes('passages')),
      [],
    );
    await ask(page, 'сколько карт можно держать на руке');
    assert.deepEqual(
      asked.filter((p) => p.endsWith('passages.json')),
      ['/arkham/passages.json'],
    );
  }));

test('what is shown stays until the answer comes', () =>
  open(TERM, {}, async (page) => {
    const release = await holdBack(page, '**/arkham/passages.json');
    await openDialog(page);
    const names = () => hits(page).locator('b').allTextContents();
    await ask(page, 'уход');
    const before = await names();
    await field(page).fill(QUESTION);
    await page.locator('.found', { hasText: 'Ищем ответ' }).waitFor();
    // The terms of the other games may still come behind them.
    assert.deepEqual((await names()).slice(0, before.length), before);
    release();
    await page.locator('.found', { hasText: 'Где об этом' }).waitFor();
  }));

test('without the passages a question gets the terms in it and the text, as any query does', () =>
  open(
    TERM,
    {},
    async (page) => {
      for (const body of ['', '[1', '{"v":99}']) {
        await page.route('**/passages.json', (route) => (body === '' ? route.abort() : route.fulfill({ body })));
        await openDialog(page);
        await ask(page, 'когда бывает внеочередная атака врага');
        assert.match((await page.locator('.found').textContent())!, /^Термины из вашего вопроса/);
        await hits(page).filter({ hasText: 'Внеочередная атака' }).first().waitFor();
        await page.unroute('**/passages.json');
      }
    },
    { expected: /Failed to load resource/ },
  ));

test('Enter opens the first place, and the question is remembered as it was asked', () =>
  open(TERM, {}, async (page) => {
    await openDialog(page);
    await field(page).fill(QUESTION);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/arkham/terms/evade-evade-action/**');
    await openDialog(page);
    await page.getByRole('button', { name: QUESTION, exact: true }).waitFor();
  }));

test('the page of the search answers from all games and names them, or from the one chosen', () =>
  open('/search/?q=как победить босса', {}, async (page) => {
    await page.locator('.place .game-mark').first().waitFor();
    await page.getByRole('combobox', { name: 'Где искать' }).selectOption('hellboy');
    await page.waitForFunction(() => {
      const places = [...document.querySelectorAll<HTMLAnchorElement>('.place a')];
      return places.length > 2 && places.every((a) => a.pathname.startsWith('/hellboy/'));
    });
  }));

test('a long query ends before the button that closes', () =>
  open(TERM, PHONE, async (page) => {
    await openDialog(page);
    const input = field(page);
    const { right, padding } = await input.evaluate((e) => ({
      right: e.getBoundingClientRect().right,
      padding: Number.parseFloat(getComputedStyle(e).paddingRight),
    }));
    const button = (await page.getByRole('button', { name: 'Закрыть поиск' }).boundingBox())!;
    assert.ok(right - padding <= button.x, `${right - padding} of ${button.x}`);
  }));

test('inside a game the search begins with that game, and one press leads to all of them', () =>
  open(TERM, PHONE, async (page) => {
    const scope = page.getByRole('combobox', { name: 'Где искать' });
    const marks = page.locator('.place .game-mark');
    await openDialog(page);
    assert.equal(await scope.inputValue(), 'arkham');
    assert.match((await ask(page, QUESTION)).said, /в этой игре/);
    assert.equal(await marks.count(), 0);
    const everywhere = page.getByRole('button', { name: 'Во всех играх', exact: true });
    await everywhere.click();
    await marks.first().waitFor();
    assert.equal(await scope.inputValue(), '');
    await page.locator('.found', { hasNotText: 'в этой игре' }).waitFor();
    await everywhere.waitFor({ state: 'hidden' });
  }));

test('what is shown of a place is whole on a phone', () =>
  open('/foursouls/', PHONE, async (page) => {
    await openDialog(page);
    await ask(page, 'сколько карт лута можно сыграть за ход');
    await page.waitForFunction(() => {
      const all = [...document.querySelectorAll('.reason')];
      return all.length > 2 && all.every((e) => e.textContent !== '');
    });
    assert.match((await page.locator('.reason').first().textContent())!, /1/, 'how many');
    const cut = await page.locator('.reason').evaluateAll((all) =>
      all
        .slice(0, 3)
        .filter((e) => e.scrollHeight > e.clientHeight + 1)
        .map((e) => e.textContent),
    );
    assert.deepEqual(cut, []);
  }));
