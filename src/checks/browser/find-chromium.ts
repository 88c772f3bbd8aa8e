/** Finds a Chromium for the browser tests, or says in one line how to get one. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const onThePath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)))
    .find(isProgram);

/** A browser, fonts for Russian, and one as wide as Arial. */
const PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-liberation'];

/** Debian and its kin: as root the package can be installed without a question. */
const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('# No browser found: installing the package chromium …');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return undefined;
  }
  return onThePath();
};

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
    onThePath() ??
    PLACES.find(existsSync) ??
    (existsSync(playwrights) ? playwrights : undefined) ??
    fromDebian();
  if (found === undefined)
    throw new Error(
      'No Chromium found: install Chrome or Chromium, or run “npx playwright install chromium”, or set CHROMIUM_PATH.',
    );
  return found;
};
