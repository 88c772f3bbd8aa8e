/** Finds a Chromium for the browser tests, or says in one line how to get one. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installFromDebian, isProgram, onThePath } from './find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** A browser, fonts for Russian, and one as wide as Arial. */
const PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-liberation'];

/**
 * The path of a Chromium: the variable `CHROMIUM_PATH`, a browser of the system, Playwright's, Debian's package.
 * @throws where there is none, with one line on how to mend it
 */
export const findChromium = (): string => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is “${named}”, and no program is there.`);
  const playwrights = chromium.executablePath();
  const found =
    named ??
    onThePath(NAMES) ??
    PLACES.find(existsSync) ??
    (existsSync(playwrights) ? playwrights : undefined) ??
    (installFromDebian(PACKAGES) ? onThePath(NAMES) : undefined);
  if (found === undefined)
    throw new Error(
      'No Chromium found: install Chrome or Chromium, or run “npx playwright install chromium”, or set CHROMIUM_PATH.',
    );
  return found;
};
