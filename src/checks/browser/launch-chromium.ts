import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import { PATIENCE } from './patience.ts';

/** Keeps the browser from calling home: the tests need no network. */
const QUIET = [
  // Playwright's own list, which one given later replaces; the last four start a process ahead of need.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
    'SpareRendererForSitePerProcess',
    'AndroidWarmUpSpareRendererWithTimeout',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxPopup',
  ].join()}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Starts a Chromium without a window.
 * @throws where there is none, with one line on how to mend it
 */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    timeout: PATIENCE,
    args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
