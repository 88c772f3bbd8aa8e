/** Single measures of reading pages on a phone; of every kind of page `page-kinds.test.ts` asks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from './stage.ts';

const { open } = stage();
for (const path of ['/arkham/terms/doom/', '/foursouls/terms/continuous-effect/', '/arkham/rules/enemies/'])
  test(`a title is larger than its English name in letters of double size: ${path}`, () =>
    open(path, { viewport: { width: 360, height: 740 }, bypassCSP: true }, async (page) => {
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const [title, english = 0] = await page
        .locator('h1, h1 ~ .en, .titled ~ .en')
        .evaluateAll((all) => all.map((e) => Number.parseFloat(getComputedStyle(e).fontSize)));
      assert.ok(title! > english, `${title} px, ${english} px`);
    }));

test('steps begin a thumb’s width in', () =>
  open('/eldritch/terms/delayed-investigator/', { viewport: { width: 360, height: 740 } }, async (page) => {
    const gutters = await page.locator('.steps > ol > li').evaluateAll((all) =>
      all.map((li) => {
        const words = document.createRange();
        words.selectNodeContents(li);
        return words.getBoundingClientRect().left - li.parentElement!.getBoundingClientRect().left;
      }),
    );
    assert.ok(gutters.length > 0);
    assert.ok(
      gutters.every((px) => px <= 50),
      gutters.join(),
    );
  }));

test('the thumb bar covers nothing at the end of a page', () =>
  open('/arkham/terms/doom/', { viewport: { width: 360, height: 800 } }, async (page) => {
    // What is laid out only in sight makes the page longer on the way.
    await page.waitForFunction(() => {
      scrollTo(0, document.body.scrollHeight);
      const bottom = document.querySelector('.foot')!.getBoundingClientRect().bottom;
      return bottom <= document.querySelector('.thumb')!.getBoundingClientRect().top + 1;
    });
  }));
