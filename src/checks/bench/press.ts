/** Part of `npm run bench`: a press of a button of a calculator in a browser on a slow processor, until the chance of the new state is on the page. */
import { preview } from 'astro';
import { chromium, type Browser, type Page } from 'playwright-core';
import { TOKEN_IDS } from '../../engines/arkham/token.ts';
import { LARGEST } from './arkham/skill-test.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { PROJECT } from '../site/built-site.ts';

/** How much slower than this machine the processor of the page is made. The thread beside the page runs at full speed. */
const SLOWER = 4;
const PRESSES = 30;

/** Milliseconds. */
interface Measured {
  /** From the press, at the beginning of a frame, to the end of the frame that shows the chance of the new state. */
  readonly chance: number;
  /** From the press to the end of the frame in which every part of the result follows. */
  readonly whole: number;
  /** The longest time between two frames meanwhile. */
  readonly frame: number;
}
const press = (page: Page, name: string): Promise<Measured> =>
  page.evaluate(async (label) => {
    const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
    const isBusy = (part: string) => document.querySelector(part)!.getAttribute('aria-busy') === 'true';
    const nextFrame = () => new Promise(requestAnimationFrame);
    /** A message is heard once the page is laid out and painted. */
    const endOfFrame = () =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    await nextFrame();
    const start = performance.now();
    button.click();
    const ends = [start, await endOfFrame()];
    const until = async (part: string) => {
      while (isBusy(part)) ends.push(await nextFrame().then(endOfFrame));
      return ends.at(-1)! - start;
    };
    const chance = await until('.c-bar .c-big');
    const whole = await until('.c-results > [aria-busy]');
    return { chance, whole, frame: Math.max(...ends.slice(1).map((end, i) => end - ends[i]!)) };
  }, name);

/** What is measured: the page, what stands on it once all data are there, the number that is pressed up and down. */
interface Pressed {
  readonly name: string;
  readonly url: string;
  readonly ready: string;
  readonly label: string;
}

/** Opens a page, waits until it is settled and presses «больше» and «меньше» of one number in turns of three. */
const row = async (browser: Browser, { name, url, ready, label }: Pressed): Promise<[string, string]> => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(url);
  // The worked default gives way to the address once all data are there.
  await page.locator(ready).first().waitFor();
  await page.locator('[data-live=true]:has(.c-bar [aria-busy=false]) .c-results > [aria-busy=false]').waitFor();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const measured: Measured[] = [];
  for (let i = 0; i < PRESSES; i += 1) measured.push(await press(page, `${label}: ${i % 6 < 3 ? 'больше' : 'меньше'}`));
  await page.close();
  const of = (what: keyof Measured) => {
    const sorted = measured.map((m) => m[what]).sort((a, b) => a - b);
    return `${sorted[sorted.length >> 1]!.toFixed(0)} (longest ${sorted.at(-1)!.toFixed(0)})`;
  };
  return [
    `${name}, page ${SLOWER}× slower`,
    `press to chance ${of('chance')} ms, to all of it ${of('whole')} ms, longest frame ${of('frame')} ms`,
  ];
};

const bag = TOKEN_IDS.map((id) => (LARGEST[id] ?? 0).toString(36)).join('');
const CARDS = [
  ['no card', ''],
  ['reveal three, resolve two', '&e=olive-mcbride'],
  ['cancel and redraw', '&e=wendy-adams'],
  ['set aside three times', '&e=lucky-dice'],
] as const;

/** The largest bag of the skill test and the attack of the default, as rows of a table. */
export const pressFigures = async (): Promise<[string, string][]> => {
  const server = await preview({ root: PROJECT, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const site = `http://127.0.0.1:${server.port}`;
  const rows: [string, string][] = [];
  for (const [name, card] of CARDS)
    rows.push(
      await row(browser, {
        name: `skill test, largest bag, ${name}`,
        url: `${site}/arkham/odds/?v=1&c=notz.standard&n=4.1.3&b=${bag}${card}`,
        ready: '.o-bars',
        label: 'Сложность проверки',
      }),
    );
  rows.push(
    await row(browser, {
      name: 'attack on a boss',
      url: `${site}/foursouls/odds/`,
      ready: '.a-gains',
      label: 'Здоровье сейчас',
    }),
  );
  await browser.close();
  await server.stop();
  return rows;
};
