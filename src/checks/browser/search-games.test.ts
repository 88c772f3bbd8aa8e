/** What a search asks of which game, and whose terms go first. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdBack } from './held-request.ts';
import { ask, hits, openDialog } from './search-panel.ts';
import { stage } from './stage.ts';

const { open, address } = stage();
const TERM = '/arkham/terms/doom/';

test('the other games come behind what is shown, and answer what this one does not know', () =>
  open(TERM, {}, async (page) => {
    const release = await holdBack(page, '**/foursouls/term-index.json');
    await openDialog(page);
    await page.getByRole('button', { name: 'Во всех играх', exact: true }).click();
    const names = () => hits(page).locator('b').allTextContents();
    await ask(page, 'урон');
    const before = await names();
    release();
    await hits(page).filter({ hasText: 'Four Souls' }).first().waitFor();
    assert.deepEqual((await names()).slice(0, before.length), before);
    await ask(page, 'монстр');
    await hits(page).filter({ hasText: 'Four Souls' }).first().waitFor();
  }));

test('on the home page the game last opened goes first among equal names', () =>
  open('/arkham/terms/attack-of-opportunity/', {}, async (page) => {
    for (const game of ['hellboy', 'eldritch']) {
      await page.goto(address(`/${game}/rules/`));
      await page.goto(address('/'));
      await openDialog(page);
      await ask(page, 'урон');
      assert.match((await hits(page).first().getAttribute('href'))!, new RegExp(`/${game}/terms/`));
    }
  }));

test('a step back from what was found leads to the list again, once', () =>
  open(TERM, {}, async (page) => {
    await openDialog(page);
    await ask(page, 'урон');
    const names = await hits(page).locator('b').allTextContents();
    await hits(page).nth(1).click();
    await page.waitForURL((now) => !now.href.endsWith(TERM));
    await page.goBack();
    await hits(page).first().waitFor();
    assert.equal((await hits(page).locator('b').allTextContents())[0], names[0]);
    await page.reload();
    await page.locator('h1').waitFor();
    assert.equal(await page.locator('.search-dialog[open]').count(), 0);
  }));

test('where the other games cannot be had, this one answers alone', () =>
  open(
    TERM,
    {},
    async (page) => {
      await page.route('**/foursouls/term-index.json', (route) => route.abort());
      await openDialog(page);
      await ask(page, 'внеоч');
      await hits(page).filter({ hasText: 'Внеочередная атака' }).first().waitFor();
    },
    { expected: /Failed to load resource/ },
  ));
