/** The engines that the site is read in, each with the way to it on this machine. */
import { existsSync } from 'node:fs';
import { findChromium } from '../find-chromium.ts';
import { installFromDebian, isProgram, onThePath } from '../find-program.ts';
import { startChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startSafari } from './safari.ts';
import { startWebKit } from './webkit.ts';

export interface Engine {
  readonly name: string;
  /** How to start it; or, in one line, why it cannot be and how to mend that. */
  readonly find: () => (() => Promise<Driver>) | string;
}

const CHROMIUM: Engine = {
  name: 'Chromium',
  find: () => {
    findChromium();
    return startChromium;
  },
};

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
const FIREFOX: Engine = {
  name: 'Firefox',
  find: () => {
    const path =
      process.env.FIREFOX_PATH ??
      onThePath(FIREFOX_NAMES) ??
      FIREFOX_PLACES.find(existsSync) ??
      (installFromDebian(['firefox-esr']) ? onThePath(FIREFOX_NAMES) : undefined);
    return path !== undefined && isProgram(path)
      ? () => startFirefox(path)
      : 'Firefox is not here: install it, or set FIREFOX_PATH.';
  },
};

const webKitPrograms = () => {
  const [driver, screen] = [onThePath(['WebKitWebDriver']), onThePath(['Xvfb'])];
  return driver === undefined || screen === undefined ? undefined : { driver, screen };
};
const WEBKIT: Engine = {
  name: 'WebKit',
  find: () => {
    const found = webKitPrograms() ?? (installFromDebian(['webkit2gtk-driver', 'xvfb']) ? webKitPrograms() : undefined);
    return found === undefined
      ? 'WebKit is not here: install the packages webkit2gtk-driver and xvfb.'
      : () => startWebKit(found);
  },
};

const SAFARI: Engine = {
  name: 'Safari',
  find: () => {
    const driver = onThePath(['safaridriver']);
    return driver === undefined
      ? 'Safari has no driver here: safaridriver comes with macOS.'
      : () => startSafari(driver);
  },
};

/** Chromium first: its answers are what those of the others are compared with. */
export const ENGINES: readonly Engine[] = [CHROMIUM, FIREFOX, process.platform === 'darwin' ? SAFARI : WEBKIT];
