/** «Мои дополнения»: what is of boxes that the reader does not own goes behind the rest, on every page and in the search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes, eventually } from '../eventually.ts';
import { movesLittle, watchPaint } from '../slow-network.ts';
import { stage } from '../stage.ts';

const { open, address } = stage();
const CHOICE = '/eldritch/rules/expansions/';
const GAME = '/eldritch/';
const GLOSSARY = '/eldritch/terms/';
/** A term of «Mountains of Madness», and one of the game itself. */
const LATER = '/eldritch/terms/focus/';
const OWN = '/eldritch/terms/reroll/';
const ONLY_GAME = '?boxes=core';

const box = (page: Page, id: string) => page.locator(`.own-boxes input[value=${id}]`);
const statusText = (page: Page) => page.locator('.own-boxes [role=status]').textContent();
/** Ids of the expansions whose lines are among the rest, and of those that are folded away. */
const standing = (page: Page, list: string) =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector)!;
    const of = (lines: Iterable<HTMLElement>) => [...new Set([...lines].map((line) => line.dataset.since!))];
    const all = [...root.querySelectorAll<HTMLElement>('[data-since]')];
    return {
      among: of(all.filter((line) => line.closest('.other-boxes') === null)),
      folded: of(all.filter((line) => line.closest('.other-boxes') !== null)),
    };
  }, list);

test('nothing chosen, all is shown; what is chosen is kept for other pages and carried by the address', () =>
  open(CHOICE, {}, async (page) => {
    await page.locator('.own-boxes[data-live]').waitFor();
    assert.equal(await statusText(page), 'все');
    await page.goto(address(GAME));
    const all = await standing(page, 'main');
    assert.ok(all.among.length > 5);
    assert.deepEqual(all.folded, []);
    await page.goto(address(CHOICE));
    await page.locator('.own-boxes[data-live]').waitFor();
    await page.getByRole('button', { name: 'Только базовая игра' }).click();
    await box(page, 'mountains-of-madness').check();
    assert.match((await statusText(page))!, /^1 из/);
    await page.waitForURL(address(`${CHOICE}?boxes=core.mountains-of-madness`));
    await page.goto(address(GAME));
    const owned = await standing(page, 'main');
    assert.deepEqual(owned.among, ['mountains-of-madness']);
    assert.equal(owned.folded.length, all.among.length - 1);
    await page.goto(address(GLOSSARY));
    const { among, folded } = await standing(page, '.term-index');
    assert.deepEqual(among, ['mountains-of-madness']);
    assert.ok(folded.length > 3);
    await page.goto(address(CHOICE));
    await page.locator('.own-boxes[data-live]').waitFor();
    await page.getByRole('button', { name: 'Все', exact: true }).click();
    await page.waitForURL(address(CHOICE));
    await page.goto(address(GAME));
    assert.deepEqual((await standing(page, 'main')).folded, []);
  }));

test('on the page of the game the lists follow at once, there and back, each line in its place', () =>
  open(GAME, {}, async (page) => {
    // The chapters of expansions are the second list.
    const titles = () => page.locator('.chapters').nth(1).locator('li').allTextContents();
    const before = await titles();
    await page.locator('.own-boxes[data-live] summary').click();
    await box(page, 'forsaken-lore').uncheck();
    await becomes(async () => (await titles()).length, before.length - 1);
    assert.deepEqual((await standing(page, 'main')).folded, ['forsaken-lore']);
    await box(page, 'forsaken-lore').check();
    await becomes(titles, before);
    assert.equal(await page.locator('.other-boxes').first().isVisible(), false);
  }));

test('the address goes before what the device keeps; what names no boxes counts as nothing', () =>
  open(`${GAME}${ONLY_GAME}`, {}, async (page) => {
    assert.deepEqual((await standing(page, 'main')).among, []);
    await page.goto(address(GAME));
    assert.deepEqual((await standing(page, 'main')).folded, []);
    await page.goto(address(`${GAME}?boxes=nonsense`));
    assert.deepEqual((await standing(page, 'main')).folded, []);
  }));

test('a page of another box says so and leads to the choice', () =>
  open(`${LATER}${ONLY_GAME}`, {}, async (page) => {
    const line = page.locator('.from-box');
    assert.ok(await line.isVisible());
    await line.getByRole('link').click();
    await page.waitForURL(`**${CHOICE}**`);
    assert.ok(await page.locator('.own-boxes form').isVisible());
    await page.goto(address(LATER));
    assert.equal(await line.isVisible(), false);
    await page.goto(address(`${OWN}${ONLY_GAME}`));
    assert.equal(await line.count(), 0);
  }));

test('the filter of the glossary finds what is folded away, and sorts by English names without it', () =>
  open(`${GLOSSARY}${ONLY_GAME}`, {}, async (page) => {
    await page.locator('.term-index[data-live]').waitFor();
    await page.locator('.term-index input').fill('focus');
    const found = page.locator(`.term-index a[href$="${LATER}"]`);
    await found.waitFor();
    await page.locator('.term-index input').fill('');
    await page.locator('[data-sort=en]').click();
    await page.locator('.by-english li').first().waitFor();
    assert.equal(await page.locator('.by-english [data-since]').count(), 0);
  }));

test('the search puts what is of other boxes behind a line, and what is called just so first', () =>
  open(`${GAME}${ONLY_GAME}`, {}, async (page) => {
    const field = page.locator('.home-find input');
    await field.fill('focus');
    const hits = page.locator('.hits').first();
    await hits.locator(`a[href$="${LATER}"]`).waitFor();
    assert.ok(await hits.locator('li').first().locator(`a[href$="${LATER}"]`).isVisible());
    await field.fill('сколько можно держать ресурсов из дополнения');
    const line = hits.locator('.others');
    await line.waitFor();
    await hits.locator('.others ~ li a[href*="/terms/resource/"]').first().waitFor();
    await page.goto(address(GAME));
    await field.fill('сколько можно держать ресурсов из дополнения');
    await hits.locator('a[href*="/terms/resource/"]').first().waitFor();
    assert.equal(await line.count(), 0);
  }));

test('a preview of a term names its box', () =>
  open('/eldritch/rules/tests/', {}, async (page) => {
    await page.locator('a.term[href$="/eldritch/terms/impairment/"]').first().focus();
    await page.keyboard.press('Space');
    const meaning = page.locator('#preview-text');
    await meaning.waitFor();
    assert.match(await meaning.innerText(), /«Под пирамидами»/);
  }));

test('a list of a calculator has the cards of other boxes last', () =>
  open(`/eldritch/deck/${ONLY_GAME}`, {}, async (page) => {
    await page.locator('[data-live=true]').first().waitFor();
    await page.locator('.c-pick-head').first().click();
    const groups = page.locator('.c-pick-found > div');
    await eventually(async () => {
      assert.equal(await groups.last().locator('.c-pick-group').textContent(), 'Из других дополнений');
      assert.ok((await groups.last().locator('li').count()) > 5);
      assert.ok(await groups.first().getByText('Азатот').isVisible());
    });
  }));

test('without a script everything is read in its place, and there is no choice', () =>
  open(`${GAME}${ONLY_GAME}`, { javaScriptEnabled: false }, async (page) => {
    assert.equal(await page.locator('.own-boxes').isVisible(), false);
    assert.equal(await page.locator('.other-boxes').first().isVisible(), false);
    assert.ok(await page.locator('.chapters [data-since]').first().isVisible());
  }));

for (const path of [GAME, GLOSSARY, LATER])
  test(`what goes last moves nothing on a slow network: ${path}`, () =>
    open(`${path}${ONLY_GAME}`, { viewport: { width: 360, height: 740 } }, movesLittle, {
      first: [watchPaint],
      isSlow: true,
    }));
