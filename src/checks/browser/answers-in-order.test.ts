/** Answers come in order, the chance first, and the last state wins, in both calculators that count while the reader types. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from './eventually.ts';
import { openFold, openPart } from './question.ts';
import { stage } from './stage.ts';

const { open } = stage();
const ODDS = '/arkham/odds/?v=1&c=notz.standard&n=4.1.3';
const ATTACK = '/foursouls/odds/?v=1&p=4.1.0.0.0.1&f=.4.4.1&h=10000';
/** Too much work for the page's own thread, though little enough to be begun unasked. */
const LONG_ATTACK = '/foursouls/odds/?v=1&p=6.1.0.0.0.1&f=.8.4.1&h=33000';
const HEALTHIER = 'Здоровье сейчас: больше';
const HARDER = 'Сложность проверки: больше';

/** Every part of the result follows the present state. */
const isSettled = (page: Page) =>
  page.locator('[data-live=true]:has(.c-bar [aria-busy=false]) .c-results > [aria-busy=false]').waitFor();
/** All texts of the result; folded ones follow when they are opened. */
const answerTexts = (page: Page) =>
  page.evaluate(() =>
    ['.c-bar', '.c-results', '.c-how'].map((part) =>
      document.querySelector<HTMLElement>(part)!.innerText.replaceAll('\u00a0', ' '),
    ),
  );

interface Seen {
  readonly chance: string;
  readonly isBusy: boolean;
  readonly isRestBusy: boolean;
  readonly rows: number;
}
/**
 * Presses a button several times in a row, as fast as the page allows; returns the texts after each change, until all
 * is settled.
 */
const press = (page: Page, label: string, times: number): Promise<Seen[]> =>
  page.evaluate(
    async ([name, n]) => {
      const seen: Seen[] = [];
      const big = () => document.querySelector('.c-bar .c-big')!;
      const look = () =>
        seen.push({
          chance: big().querySelector('strong')!.textContent,
          isBusy: big().ariaBusy === 'true',
          isRestBusy: document.querySelector('.c-results > [aria-busy]')!.ariaBusy === 'true',
          rows: document.querySelectorAll('.a-gains tbody tr').length,
        });
      for (let i = 0; i < n; i += 1) {
        document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!.click();
        // Drawn as soon as the handler is done.
        await Promise.resolve();
      }
      look();
      const observer = new MutationObserver(look);
      observer.observe(document.querySelector('.c-calc')!, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      while (seen.at(-1)!.isBusy || seen.at(-1)!.isRestBusy) await new Promise(requestAnimationFrame);
      observer.disconnect();
      return seen;
    },
    [label, times] as const,
  );
/** The same state opened anew by its address says the same. */
const isAsOpenedAnew = async (page: Page) => {
  const before = await answerTexts(page);
  await page.reload();
  await isSettled(page);
  await becomes(() => answerTexts(page), before);
};

test('without choices: the chance is there at once, the rest follows, the last of many presses wins', () =>
  open(ODDS, {}, async (page) => {
    await isSettled(page);
    await openPart(page, 'difficulty');
    const seen = await press(page, HARDER, 5);
    assert.deepEqual([seen[0]!.isBusy, seen[0]!.isRestBusy], [false, true]);
    assert.deepEqual(new Set(seen.map((s) => s.chance)), new Set([seen.at(-1)!.chance]));
    await page.waitForURL('**n=4.1.8**');
    await isAsOpenedAnew(page);
  }));

test('with choices: the old chance stays and is said to be busy, then the chance comes, then the rest; stale answers are dropped', () =>
  open(`${ODDS}&b=1232110000211011aa8&e=olive-mcbride-2`, {}, async (page) => {
    await page.locator('.c-bars').first().waitFor({ state: 'attached' });
    await isSettled(page);
    const before = await page.locator('.odds .c-bar .c-big strong').textContent();
    await openPart(page, 'difficulty');
    const seen = await press(page, HARDER, 3);
    assert.deepEqual({ ...seen[0]!, rows: 0 }, { chance: before, isBusy: true, isRestBusy: true, rows: 0 });
    assert.ok(
      seen.some((s) => !s.isBusy && s.isRestBusy),
      'the chance waits for the curve',
    );
    assert.deepEqual(new Set(seen.map((s) => s.chance)), new Set([before, seen.at(-1)!.chance]));
    await page.waitForURL('**n=4.1.6**');
    await isAsOpenedAnew(page);
  }));

test('what is folded away follows when it is opened; an open table keeps its numbers until the next come', () =>
  open(ODDS, {}, async (page) => {
    await isSettled(page);
    await openPart(page, 'bag');
    await press(page, 'Благословения: больше', 3);
    await page.locator('summary', { hasText: 'Мешок вручную' }).click();
    await page
      .locator('details')
      .getByRole('group', { name: 'благословение' })
      .getByText('3', { exact: true })
      .waitFor();
    await page.locator('summary', { hasText: 'Таблица' }).click();
    const here = page.locator('.o-table .o-here');
    await here.getByText(/^\d+ \(этот случай\)$/).waitFor();
    const column = () => here.evaluate((td: HTMLTableCellElement) => td.cellIndex);
    const at = await column();
    await openPart(page, 'difficulty');
    await press(page, HARDER, 1);
    await becomes(column, at + 1);
  }));

test('an attack: the chance is there at once, no row of the gains is ever missing, the last of many presses wins', () =>
  open(ATTACK, {}, async (page) => {
    await isSettled(page);
    await openFold(page, 'a-more');
    await openPart(page, 'who');
    const seen = await press(page, 'Здоровье сейчас: больше', 2);
    assert.deepEqual([seen[0]!.isBusy, seen[0]!.isRestBusy], [false, true]);
    assert.deepEqual(new Set(seen.map((s) => `${s.chance} ${s.rows}`)), new Set([`${seen.at(-1)!.chance} 10`]));
    await page.locator('.a-gains[aria-busy=false]').waitFor();
    const before = await answerTexts(page);
    await page.waitForURL('**p=6.1.0.0.0.1**');
    await page.reload();
    await isSettled(page);
    await openFold(page, 'a-more');
    await page.locator('.a-gains[aria-busy=false]').waitFor();
    await becomes(() => answerTexts(page), before);
  }));

/** From the next page on, questions of these kinds wait for an answer that never comes, until `heldKinds` is emptied. */
const hold = async (page: Page, kinds: readonly string[]) => {
  await page.addInitScript((held) => {
    const heldKinds = new Set(held);
    Object.assign(window, { heldKinds });
    window.Worker = class extends Worker {
      override postMessage(asked: { question: { kind: string } }) {
        if (!heldKinds.has(asked.question.kind)) super.postMessage(asked);
      }
    };
  }, kinds);
  await page.reload();
};
const letGo = (page: Page) => page.evaluate(() => (window as unknown as { heldKinds: Set<string> }).heldKinds.clear());
const gainsAreWhole = async (page: Page) => {
  await openFold(page, 'a-more');
  await page.waitForFunction(
    () =>
      document.querySelector('.a-gains')?.ariaBusy === 'false' &&
      document.querySelectorAll('.a-gains tbody tr').length === 10,
  );
};

test('a long attack: the old chance stays and is said to be busy, then the chance comes; the last of many presses wins', () =>
  open(LONG_ATTACK, {}, async (page) => {
    await isSettled(page);
    const before = await page.locator('.attack-odds .c-bar .c-big strong').textContent();
    await openPart(page, 'who');
    const seen = await press(page, HEALTHIER, 3);
    assert.deepEqual([seen[0]!.chance, seen[0]!.isBusy, seen[0]!.isRestBusy], [before, true, true]);
    assert.deepEqual(new Set(seen.map((s) => s.chance)), new Set([before, seen.at(-1)!.chance]));
    await gainsAreWhole(page);
    await page.waitForURL('**p=9.1.0.0.0.1**');
    const told1 = await answerTexts(page);
    await page.reload();
    await isSettled(page);
    await gainsAreWhole(page);
    await becomes(() => answerTexts(page), told1);
  }));

test('a long attack: the counting is stopped and begun again, of the chance and of what more would buy', () =>
  open(LONG_ATTACK, {}, async (page) => {
    await isSettled(page);
    await hold(page, ['odds', 'gains']);
    const result = page.locator('.c-body');
    const stop = result.getByRole('button', { name: 'Остановить' });
    const again = result.getByRole('button', { name: 'Считать', exact: true });
    await stop.click();
    await result.getByText('Счёт остановлен.').waitFor();
    const big = page.locator('.attack-odds .c-bar .c-big');
    assert.equal(await big.getAttribute('aria-busy'), 'true');
    await letGo(page);
    await page.evaluate(() => (window as unknown as { heldKinds: Set<string> }).heldKinds.add('gains'));
    await again.click();
    await isSettled(page);
    const chance = await big.textContent();
    // The chance is there; the rows are not.
    await stop.click();
    await result.getByText('Счёт остановлен.').waitFor();
    await letGo(page);
    await again.click();
    await gainsAreWhole(page);
    assert.equal(await result.locator('.c-wait').count(), 0);
    assert.equal(await big.textContent(), chance);
  }));

test('the dice of a long attack know what is best as well', () =>
  open(LONG_ATTACK, {}, async (page) => {
    await isSettled(page);
    await openFold(page, 'a-play');
    await page.getByRole('button', { name: 'Доиграть лучшим способом' }).click();
    await page.getByRole('button', { name: 'Новая атака' }).waitFor();
    assert.match((await page.locator('.a-play [role=status]').textContent())!, /Монстр убит|Вы умерли/);
  }));
