/** One browser for many pages of a site; a page that goes wrong is named, and one that dies takes no other with it. */
import type { Driver } from './driver.ts';
import { until } from './hands.ts';
import type { SiteServer } from '../site-server.ts';
import { KEPT_AS } from './listening.ts';

export interface Session {
  /** Opens a page, plays in it, and answers with what the play answers. */
  readonly inPage: <T>(path: string, width: number, play: (driver: Driver) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** The height of every page, CSS pixels. */
export const HEIGHT = 900;
/** Where the mouse waits between two plays: on nothing. */
const ASIDE = { x: 1, y: 1 };

/** What went wrong in the pages since the last time of asking; forgets it with all else that they keep. */
const takeErrors = (driver: Driver): Promise<readonly string[]> =>
  driver.evaluate((name) => {
    const errors = JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[];
    sessionStorage.clear();
    localStorage.clear();
    return errors;
  }, KEPT_AS);

/** Opens an address. Firefox may be back before the new page has taken the place of the old one, which is marked. */
const visit = async (driver: Driver, address: string): Promise<void> => {
  await driver.evaluate(() => Object.assign(globalThis, { isLeft: true }) && null, null);
  await driver.open(address);
  await until(driver, 'the page', () => document.readyState === 'complete' && !('isLeft' in globalThis), null);
};

/** A session of an engine over a site; the browser starts with the first page. */
export const sessionOf = (start: () => Promise<Driver>, site: SiteServer): Session => {
  let driver: Driver | undefined;
  const close = async () => {
    const running = driver;
    driver = undefined;
    await running?.close();
  };
  return {
    inPage: async (path, width, play) => {
      driver ??= await start();
      const running = driver;
      const fail = (why: readonly string[], cause?: unknown) =>
        new Error(`${running.name}, ${path}, ${width} px: ${why.join('; ')}`, { cause });
      const takeWrong = async () => [
        ...(await takeErrors(running)),
        ...site.takeMissing().map((file) => `not there: ${file}`),
      ];
      let wrong: readonly string[];
      try {
        await running.resize(width, HEIGHT);
        await running.point(ASIDE);
        await visit(running, site.origin + path);
        const answer = await play(running);
        wrong = await takeWrong();
        if (wrong.length === 0) return answer;
      } catch (error) {
        const more = await takeWrong().catch(() => []);
        // What is left of the page may be nothing at all: the next one gets a browser of its own.
        await close();
        throw fail([error instanceof Error ? error.message : String(error), ...more], error);
      }
      throw fail(wrong);
    },
    close,
  };
};
