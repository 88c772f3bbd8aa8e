/** No word is split by the layout and no text leaves its box: every page, and what the calculators draw. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { DIST, readSite, type BuiltPage } from '../site/built-site.ts';
import { assertNone } from '../none.ts';
import { KINDS_OF_PAGE } from './page-kinds.ts';
import { spoiltNow, spoiltOnPages } from './laid-out-text.ts';
import { openFold, openPart, partsOf, pickIn } from './question.ts';
import { stage } from './stage.ts';
import { wideFont } from './wide-font.ts';

const { open } = stage();
const WIDTHS = [320, 360, 412];
/** The tests put sheets and whole pages of their own in, which the policy of the pages refuses. */
const PHONE = {
  viewport: { width: 320, height: 800 },
  hasTouch: true,
  reducedMotion: 'reduce',
  bypassCSP: true,
} as const;
/** Any page will do to look from. */
const ANYWHERE = '/about/';

const SEEN: [string, string, string[]][] = [
  [
    'a word in a narrow box',
    '<p style="width: 4em; overflow-wrap: anywhere">в Исследование</p>',
    ['split Исследование'],
  ],
  ['not a word at its hyphen', '<p style="width: 5em; overflow-wrap: anywhere">дело-табличка</p>', []],
  [
    'a label wider than its button',
    '<button style="width: 3em; padding: 0">Исследование</button>',
    ['sticks out Исследование'],
  ],
  ['not what scrolls', '<p style="width: 3em; overflow-x: auto">Исследование</p>', []],
  ['not what flows through a link', '<p style="width: 9em">и <a href="/">Исследование улик</a></p>', []],
  [
    'lines below the box',
    '<p style="height: 1em; overflow: hidden">улика<br>улика</p>',
    ['cut off улика', 'cut off улика'],
  ],
  ['not what is folded away', '<details><p style="width: 1em">Исследование</p></details>', []],
];
for (const [title, html, seen] of SEEN)
  test(`the check sees ${title}`, () =>
    open(ANYWHERE, PHONE, async (page) => {
      await page.setContent(html);
      assert.deepEqual(
        (await spoiltNow(page)).map(({ how, text }) => `${how} ${text}`),
        seen,
      );
    }));

/** A word too long for the screen in letters of double size is parted, and the words of calculators are not. */
const DOUBLE = { width: 360, css: 'html { font-size: 200% }', isForWidth: true };
/** Terms of mere paragraphs and lists, whose words are parted: the kinds of pages say of them all how wide they are. */
const isPlain = ({ path, html }: BuiltPage): boolean =>
  /\/terms\/[^/]+\/$/.test(path) && !/<(?:table|figure|pre|astro-island)\b/.test(html);

test('every page on the narrowest phone, those of each kind on wider ones; letters of double size make none scroll', async (t) => {
  const kinds = new Set(Object.values(KINDS_OF_PAGE));
  const pages = [...readSite(DIST)];
  const found: Awaited<ReturnType<typeof spoiltOnPages>>[number][] = [];
  /** Takes pages off the common list until none is left. */
  const work = () =>
    open(ANYWHERE, PHONE, async (page) => {
      const { css, how } = await wideFont(page);
      t.diagnostic(how);
      const [narrowest, ...wider] = WIDTHS.map((width) => ({ width, css }));
      const looksAt = (one: BuiltPage) => [
        narrowest!,
        ...(isPlain(one) ? [] : [DOUBLE]),
        ...(kinds.has(one.path) ? wider : []),
      ];
      for (let some = pages.splice(0, 16); some.length > 0; some = pages.splice(0, 16))
        found.push(
          ...(await spoiltOnPages(
            page,
            some.map((one) => ({ path: one.path, html: one.html, looks: looksAt(one) })),
          )),
        );
    });
  await Promise.all([work(), work()]);
  assertNone(
    found.map(({ path, width, how, text, at }) => `${path}, ${width} px: ${how} «${text}» ${at}`),
    'let the box grow, lay it out in fewer columns there, or say it shorter',
  );
});

/** Unfolds everything, wakes what sleeps below the screen, and waits until nothing is being counted. */
const openFolds = (page: Page) =>
  page.waitForFunction(() => {
    const folded = document.querySelectorAll('details:not([open])');
    for (const details of folded) (details as HTMLDetailsElement).open = true;
    document.querySelector('astro-island[ssr]')?.firstElementChild?.scrollIntoView();
    return folded.length === 0 && document.querySelector('progress, [aria-busy=true], astro-island[ssr]') === null;
  });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const CALCULATORS: [string, string, ((page: Page) => Promise<void>)?][] = [
  ['a skill test and the bag', '/arkham/odds/'],
  [
    'two plans side by side, a card that reveals more tokens',
    '/arkham/odds/?v=1&c=notz.standard&n=4.1.3&b=1232110000211011aa8&e=olive-mcbride-2',
    async (page) => {
      await press(page, 'Сравнить');
      await page.locator('.c-compare').waitFor();
    },
  ],
  [
    'an attack, played to its end, and the deck',
    '/foursouls/odds/',
    async (page) => {
      await openFold(page, 'a-play');
      await press(page, 'Бросить');
      await press(page, 'Доиграть лучшим способом');
      await page.locator('.a-play details').waitFor();
    },
  ],
  ['three attacks', '/foursouls/odds/?v=1&p=3.1.1.1.1.3&f=monstro_delirium_mulliboom&h=11111&g=health'],
  ['a long attack', '/foursouls/odds/?v=1&p=12.3.2.2.2.4&f=.20.4.1&h=11111'],
  ['a table of one’s own', '/foursouls/stack/'],
  ['a case at its stack', '/foursouls/stack/three-responses/?v=1&k=10'],
  ['a die to be thrown', '/foursouls/stack/flip/?v=1&k=5'],
  [
    'a fight with a thing that may be put away',
    '/eldritch/combat/?v=1&i=mark-harrigan&m=shoggoth',
    (page) => pickIn(page, 'Добавить вещь', 'дробов', 'Двуствольный дробовик'),
  ],
  ['any test', '/eldritch/test/'],
  ['assets', '/eldritch/assets/'],
  ['a way over the board', '/eldritch/map/'],
  ['the Mythos deck', '/eldritch/deck/'],
  ['a siege', '/hellboy/odds/'],
  ['a battle', '/echo/battle/'],
  ['a day', '/echo/day/'],
];
for (const [title, path, prepare] of CALCULATORS)
  test(`a calculator at work: ${title}`, () =>
    open(path, PHONE, async (page) => {
      await page.addStyleTag({ content: (await wideFont(page)).css });
      await openFolds(page);
      await prepare?.(page);
      await openFolds(page);
      const parts = [undefined, ...(await partsOf(page))];
      for (const width of [WIDTHS[0]!, WIDTHS.at(-1)!]) {
        await page.setViewportSize({ width, height: 800 });
        for (const part of parts) {
          await openPart(page, part);
          await openFolds(page);
          assert.deepEqual(await spoiltNow(page), [], `${width} px, part ${part ?? 'none'}`);
        }
      }
    }));
