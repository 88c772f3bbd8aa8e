/** Safari by the driver that macOS brings; `sudo safaridriver --enable` allows it once. */
import type { Driver } from './driver.ts';
import { freePort, start } from './programs.ts';
import { webDriver } from './webdriver.ts';

/** Starts Safari. */
export const startSafari = async (driver: string): Promise<Driver> => {
  const port = await freePort();
  const program = start(driver, ['-p', String(port)]);
  return webDriver({
    at: `http://127.0.0.1:${port}`,
    capabilities: { browserName: 'safari' },
    stop: program.stop,
  });
};
