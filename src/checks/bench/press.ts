/** Part of `npm run bench`: a press of a button of a calculator in a browser on a slow processor, until the chance of the new state is on the page. */
import { preview } from 'astro';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { openPart } from '../browser/question.ts';
import { PROJECT } from '../site/built-site.ts';

/** A button of a calculator to press. */
export interface PressCase {
  readonly name: string;
  /** Address of the calculator from the site's root. */
  readonly path: string;
  /** An element of the settled page. */
  readonly ready: string;
  /** The number whose «больше» and «меньше» are pressed. */
  readonly label: string;
  /** The part of the question that holds it, where it is out of sight. */
  readonly part?: string;
}

/** How much slower than this machine the processor of the page is made. The worker runs at full speed. */
const SLOWER = 4;
const PRESSES = 18;

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

/** Opens a page, waits until it is settled and presses «больше» and «меньше» of one number in turns of three. */
const row = async (
  browser: Browser,
  site: string,
  { name, path, ready, label, part }: PressCase,
): Promise<[string, string]> => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site}${path}`);
  // The worked default gives way to the address once all data are there.
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.locator('[data-live=true]:has(.c-bar [aria-busy=false]) .c-results > [aria-busy=false]').waitFor();
  await openPart(page, part);
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

/** The presses of all games, one page after another, as rows of a table. */
export const pressFigures = async (cases: readonly PressCase[]): Promise<[string, string][]> => {
  const server = await preview({ root: PROJECT, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const site = `http://127.0.0.1:${server.port}`;
  const rows: [string, string][] = [];
  for (const one of cases) rows.push(await row(browser, site, one));
  await browser.close();
  await server.stop();
  return rows;
};
