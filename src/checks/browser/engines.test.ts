/** The site in the engines of all readers: Chromium, Firefox, WebKit. What they count and show is the same. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DIST, readSite, stylesOf } from '../site/built-site.ts';
import type { Driver } from './engines/driver.ts';
import { rulesOf } from './engines/css-rules.ts';
import { droppedFrom } from './engines/dropped.ts';
import { ENGINES } from './engines/engines.ts';
import { goTo, until } from './engines/hands.ts';
import { LISTENING } from './engines/listening.ts';
import { PHONE } from './engines/scenario.ts';
import { SCENARIOS } from './engines/scenarios.ts';
import { BARE, HEIGHT, sessionOf } from './engines/session.ts';
import { serveSite, type SiteServer } from './site-server.ts';
import { KINDS_OF_PAGE } from './stage.ts';

const PAGES = { ...KINDS_OF_PAGE, 'attack and decks': '/foursouls/odds/' };

/** Phones and a desk. At 420 px WebKit died of the skill test as long as its paragraphs asked for pretty breaks. */
const WIDTHS = [360, 420, 1280];
const DESK = 1280;
const sheets = stylesOf(readSite(DIST));
/** Pages that go wrong, to prove that this is noticed. Each says in its title when it has. */
const BROKEN = {
  '/error/': { script: `addEventListener('error', over); setTimeout(() => { throw Error('thrown') })`, said: /thrown/ },
  '/rejection/': { script: `addEventListener('unhandledrejection', over); Promise.reject('refused')`, said: /refused/ },
  '/console/': { script: `console.error('complained'); over()`, said: /complained/ },
  '/thread/': {
    script: `new Worker(URL.createObjectURL(new Blob(['throw Error("beside")']))).onerror = over`,
    said: /beside/,
  },
  '/missing/': { script: `fetch('/nowhere.json').then(over)`, said: /nowhere\.json/ },
} as const;
const brokenPages = Object.entries(BROKEN).map(([path, { script }]): [path: string, html: string] => [
  path,
  `<!doctype html><html><head></head><body><script>const over = () => { document.title = 'over' }; ${script}</script></body></html>`,
]);
/** A script that never comes. */
const SILENT = '/silent.js';

let site: SiteServer;
before(async () => {
  const pages = Object.fromEntries([[BARE.path, BARE.html], ...brokenPages]);
  site = await serveSite(DIST, { pages, head: LISTENING, silent: SILENT, cache: 'no-store' });
});
after(() => site.stop());

/** What Chromium's reader has read at the end of each scenario. */
const answers = new Map<string, unknown>();

/** Waits until the calculators in sight work; nothing may stick out sideways. */
const isWhole = async (driver: Driver): Promise<void> => {
  await until(
    driver,
    'every calculator in sight at work',
    () =>
      [...document.querySelectorAll('astro-island[ssr] > *')].every(
        (part) => part.getBoundingClientRect().top > innerHeight,
      ),
    null,
  );
  const [page, window] = await driver.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
    null,
  );
  assert.ok(page <= window, `${page} px of page in ${window} px of window`);
};

test('nobody asks for pretty breaks: WebKit of early 2026 and before reads past the end of its list of them', () =>
  assert.deepEqual(
    sheets.filter((sheet) => /text-wrap(?:-style)?:\s*pretty/.test(sheet)),
    [],
  ));

/** How many rules with declarations an engine finds in each sheet. Runs in the page. */
const countRules = (texts: readonly string[]): readonly number[] => {
  const count = (rules: CSSRuleList): number =>
    [...rules].reduce(
      (sum, rule) => sum + ('style' in rule ? 1 : 0) + ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0),
      0,
    );
  return texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return count(sheet.cssRules);
  });
};

for (const { name: engine, find } of ENGINES)
  test(engine, async (t) => {
    const start = find();
    if (typeof start === 'string') {
      assert.ok(process.env.ENGINES_REQUIRED === undefined, start);
      return t.skip(start);
    }
    const session = sessionOf(start, site);
    t.after(session.close);

    for (const [path, { said }] of Object.entries(BROKEN))
      await t.test(`what goes wrong is told: ${path.replaceAll('/', '')}`, () =>
        assert.rejects(
          session.inPage(path, DESK, (driver) => until(driver, 'the end', () => document.title === 'over', null)),
          said,
        ),
      );

    await t.test('a load that is cut off by leaving the page is no error', () =>
      session.inPage('/about/', DESK, async (driver) => {
        await driver.evaluate((src) => {
          document.head.append(Object.assign(document.createElement('script'), { src }));
          Object.assign(globalThis, { thread: new Worker(src) });
        }, SILENT);
        await goTo(driver, '/offline/');
      }),
    );

    // In Chromium `layout.test.ts` opens them all and measures more.
    for (const [kind, path] of engine === 'Chromium' ? [] : Object.entries(PAGES))
      await t.test(`opens without an error: ${kind}`, (page) =>
        session.inPage(path, PHONE, async (driver) => {
          for (const width of WIDTHS)
            await page.test(`is whole: ${kind}, ${width} px`, async () => {
              await driver.resize(width, HEIGHT);
              await isWhole(driver);
            });
        }),
      );

    for (const { name, path, width = DESK, play } of SCENARIOS)
      await t.test(name, () =>
        session.inPage(path, width, async (driver) => {
          const answer = await play(driver);
          if (!answers.has(name)) answers.set(name, answer);
          assert.deepEqual(answer, answers.get(name));
        }),
      );

    await t.test('reads every declaration of the style sheets', () =>
      session.inPage('/', DESK, async (driver) => assert.deepEqual(await droppedFrom(driver, sheets), [])),
    );
    await t.test('knows as many rules of the style sheets as stand in them', () =>
      session.inPage('/', DESK, async (driver) =>
        assert.deepEqual(
          await driver.evaluate(countRules, sheets),
          sheets.map((sheet) => rulesOf(sheet).length),
        ),
      ),
    );
    await t.test('what it drops of a sheet is told', () =>
      session.inPage('/', DESK, async (driver) =>
        assert.deepEqual(await droppedFrom(driver, ['.a{--b:red;colour:var(--b);color:var(--b)}.c:::d{top:0}']), [
          'colour: red',
          '.c:::d',
        ]),
      ),
    );
  });
