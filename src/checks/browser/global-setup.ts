/**
 * One Chromium and one server of the site for all files of a run, by `node --test --test-global-setup`. A file that is
 * run alone finds neither, and starts its own.
 */
import { DIST } from '../site/built-site.ts';
import { launchSharedChromium } from './launch-chromium.ts';
import { shareBetweenFiles } from './shared.ts';
import { serveSite } from './site-server.ts';

let stop: (() => Promise<void>) | undefined;

export const globalSetup = async (): Promise<void> => {
  const [site, browser] = await Promise.all([serveSite(DIST), launchSharedChromium()]);
  let isEnding = false;
  browser.on('close', () => {
    if (!isEnding)
      console.error(
        '# The Chromium that the test files share has ended: what ran in it fails, the rest starts its own.',
      );
  });
  shareBetweenFiles({ browser: browser.wsEndpoint(), site: site.origin });
  stop = async () => {
    isEnding = true;
    await Promise.all([browser.close(), site.stop()]);
  };
};

export const globalTeardown = async (): Promise<void> => stop?.();
