/** One browser for many pages of a site; a page that goes wrong is named, and one that dies takes no other with it. */
import type { Driver } from './driver.ts';
import { isComplete, openPage } from './hands.ts';
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

/** A page to be served with the site: it loads nothing, not even an icon. A session waits on it between two plays. */
export const BARE = {
  path: '/bare/',
  html: '<!doctype html><html><head><link rel="icon" href="data:,"></head><body></body></html>',
};

/**
 * Leaves the page as a reader does, once it is whole, and says what went wrong until then; all that it has kept is
 * forgotten, with what it writes on leaving.
 */
const leave = async (driver: Driver, origin: string): Promise<readonly string[]> => {
  await isComplete(driver);
  await openPage(driver, origin + BARE.path);
  return driver.evaluate((name) => {
    const errors = JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[];
    sessionStorage.clear();
    localStorage.clear();
    return errors;
  }, KEPT_AS);
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
        ...(await leave(running, site.origin)),
        ...site.takeMissing().map((file) => `not there: ${file}`),
      ];
      let wrong: readonly string[];
      try {
        await running.resize(width, HEIGHT);
        await running.point(ASIDE);
        await openPage(running, site.origin + path);
        const answer = await play(running);
        wrong = await takeWrong();
        if (wrong.length === 0) return answer;
      } catch (error) {
        const more = await takeWrong().catch(() => []);
        // The page may be gone: the next one gets a browser of its own.
        await close();
        throw fail([error instanceof Error ? error.message : String(error), ...more], error);
      }
      throw fail(wrong);
    },
    close,
  };
};
