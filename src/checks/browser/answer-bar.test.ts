/** The answer of each calculator: in sight from the first moment, naming what it counted; nothing moves under the thumb. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPart, partsOf } from './question.ts';
import { stage } from './stage.ts';

const { open } = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const CALCULATORS = {
  '/arkham/odds/': {
    counted: /4 против 3/,
    sent: /5 против 3.*\d\s%/u,
    link: 'v=1&c=notz.standard&n=5.0.3',
    part: 'skill',
  },
  '/foursouls/odds/': {
    counted: /Монстро.*здоровье.2, урон.1/iu,
    sent: /Здоровье 3, урон 1.*\d\s%/u,
    link: 'v=1&p=3.1.0.0.0.1&f=.1.4.1',
    part: 'who',
  },
  '/hellboy/odds/': {
    counted: /стойкость.2.*3.красных/u,
    sent: /стойкости 4.*\d\s%/u,
    link: 'v=1&a=fight&e=.4.6.0.5.5',
    part: 'enemy',
  },
} as const;
const bar = (page: Page) => page.locator('.c-bar');
const isLive = (page: Page) => page.locator('.c-calc[data-live=true]').first().waitFor();

for (const [path, { counted, link, sent, part }] of Object.entries(CALCULATORS)) {
  test(`${path} answers before any script, on the first screen of a phone, and says what it counted`, () =>
    open(path, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      const text = (await bar(page).textContent())!;
      assert.match(text, /\d+(,\d)?\s%/u);
      assert.match(text, counted);
      const { y, height } = (await bar(page).boundingBox())!;
      assert.ok(y >= 0 && y + height <= PHONE.viewport.height, `${y} + ${height}`);
      for (const words of await page.locator('[data-part]').all()) assert.ok(await words.isVisible());
    }));

  test(`${path} grows its bar with the letters, and leaves the page its room`, () =>
    open(path, PHONE, async (page) => {
      await isLive(page);
      const inSight = () =>
        page.evaluate(() => ({
          sizes: ['strong', '.c-counted', 'small'].map((words) =>
            Number.parseFloat(getComputedStyle(document.querySelector(`.c-bar ${words}`)!).fontSize),
          ),
          height: document.querySelector('.c-bar')!.getBoundingClientRect().height,
        }));
      const before = await inSight();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const after = await inSight();
      after.sizes.forEach((size, i) => assert.ok(size >= 1.3 * before.sizes[i]!, `${before.sizes[i]} → ${size} px`));
      assert.ok(after.height <= 0.3 * PHONE.viewport.height, `${after.height} px`);
    }));

  test(`${path} hides no word of its question behind the bar where the browser doubles the letters`, () =>
    open(path, PHONE, async (page) => {
      const tools = await page.context().newCDPSession(page);
      await tools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.reload();
      await isLive(page);
      await page.waitForFunction(() => {
        const covers = document.querySelector('.c-bar')!.getBoundingClientRect();
        const asks = document.querySelector('.c-question')!.getBoundingClientRect();
        return matchMedia('(max-width: 16em)').matches && covers.top >= asks.bottom;
      });
    }));

  test(`${path} keeps the answer in sight wherever the reader is`, () =>
    open(path, PHONE, async (page) => {
      await isLive(page);
      for (const place of ['.c-set', '.c-rest', '.c-else']) {
        await page.locator('.c-calc').first().locator(place).last().scrollIntoViewIfNeeded();
        const { y, height } = (await bar(page).boundingBox())!;
        assert.ok(y >= 0 && y + height <= PHONE.viewport.height, `${place}: ${y} + ${height}`);
      }
    }));

  test(`${path} leads with the sentence of a link, and keeps it while other numbers are tried`, () =>
    open(`${path}?${link}`, PHONE, async (page) => {
      const lead = page.locator('.c-lead');
      await page.locator('.c-lead.c-sent', { hasText: '%' }).waitFor();
      const said = (await lead.textContent())!;
      assert.match(said, sent);
      const value = await bar(page).locator('strong').textContent();
      assert.ok(said.includes(value!));
      await openPart(page, part);
      await page.locator('.c-stepper button').nth(1).click();
      await page.waitForFunction((old) => document.querySelector('.c-bar strong')!.textContent !== old, value);
      assert.equal(await lead.textContent(), said);
    }));

  test(`${path} moves no button under the thumb that presses it`, () =>
    open(path, PHONE, async (page) => {
      await isLive(page);
      const movedNow = () =>
        page.evaluate(async () => {
          const found: string[] = [];
          for (const details of document.querySelectorAll('.c-ask details')) details.toggleAttribute('open', true);
          const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.c-ask .c-stepper button')];
          const names = buttons().map((b) => b.ariaLabel!);
          // Up, then down to where it was: what opened for a number must not fold away when it is 0 again.
          for (const name of names.flatMap((n) => (n.endsWith('больше') ? [n, n.replace('больше', 'меньше')] : []))) {
            const button = () => buttons().find((b) => b.ariaLabel === name);
            const placeOf = () => button()?.getBoundingClientRect().y;
            if (button() === undefined || button()!.ariaDisabled === 'true') continue;
            button()!.scrollIntoView({ block: 'center' });
            const before = placeOf();
            button()!.click();
            for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
            if (!(Math.abs(placeOf()! - before!) < 1)) found.push(`${name}: ${before} → ${placeOf()}`);
          }
          return found;
        });
      const parts = await partsOf(page);
      const moved: string[] = [];
      for (const id of parts.length === 0 ? [undefined] : parts) {
        await openPart(page, id);
        moved.push(...(await movedNow()));
      }
      assert.deepEqual(moved, []);
    }));

  test(`${path} takes nothing of one's own for a link that was sent, and calls an example only what is one`, () =>
    open(path, PHONE, async (page) => {
      await isLive(page);
      const lead = page.locator('.c-lead');
      assert.match(await lead.innerText(), /пример/u);
      const { height } = (await lead.boundingBox())!;
      await openPart(page, part);
      await page.locator('.c-stepper button:not([aria-disabled=true])').first().click();
      await page.waitForURL('**?v=1*');
      assert.equal(await lead.getAttribute('data-from'), 'changed');
      assert.equal((await lead.boundingBox())!.height, height);
      await page.evaluate(() => void (location.hash = document.querySelector('.c-shown section')?.id ?? 'main'));
      await page.waitForURL('**#*');
      // A press that is drawn after the arrow: what the arrow brought is drawn before it.
      const value = await bar(page).locator('strong').textContent();
      await page.locator('.c-stepper button:not([aria-disabled=true])').nth(1).click();
      await page.waitForFunction((old) => document.querySelector('.c-bar strong')!.textContent !== old, value);
      assert.equal(await page.locator('.c-sent').count(), 0);
    }));
}
