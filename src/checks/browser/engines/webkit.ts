/** WebKitGTK by its own driver, on a virtual screen. */
import type { Driver } from './driver.ts';
import { freePort, start } from './programs.ts';
import { webDriver } from './webdriver.ts';

/** The programs of WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string;
  /** A screen in memory: WebKitGTK has no headless mode. */
  readonly screen: string;
}

/** Starts WebKit. */
export const startWebKit = async ({ driver, screen }: WebKitPrograms): Promise<Driver> => {
  // The server picks a free number for its display and says it on channel 3.
  const display = start(screen, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']);
  const number = (await display.says(/^\d+\n/m))[0].trim();
  const port = await freePort();
  const program = start(driver, [`--port=${port}`], { ...process.env, DISPLAY: `:${number}` });
  return webDriver({
    at: `http://127.0.0.1:${port}`,
    // Without its toolbar the window can be as narrow as a phone.
    capabilities: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
    stop: async () => {
      await program.stop();
      await display.stop();
    },
  });
};
