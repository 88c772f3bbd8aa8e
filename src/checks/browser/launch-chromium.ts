import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Keeps the browser from calling home: the tests need no network. */
const QUIET = [
  // Playwright's own list, which one given later replaces; the last two start a process ahead of need at every page.
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
  ].join()}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const options = () => ({
  executablePath: findChromium(),
  args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/**
 * Starts a Chromium without a window.
 * @throws where there is none, with one line on how to mend it
 */
export const launchChromium = (): Promise<Browser> => chromium.launch(options());

/** Starts one that other processes connect to by its address; `launchChromium` otherwise. */
export const launchSharedChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...options(), host: '127.0.0.1' });
