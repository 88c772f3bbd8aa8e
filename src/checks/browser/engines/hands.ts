/** What a reader does with a page, in any engine: looks for something, presses it, waits for what comes of it. */
import { type Driver, type Point, type Pointer } from './driver.ts';
import { PATIENCE } from '../patience.ts';

/** Milliseconds between two looks at a page. */
const AGAIN = 30;
/** How often in a row a page that is being left may fail to answer; a dead page never answers. */
const TRIES = 20;

/**
 * Looks at the page until it shows what is wanted, and answers with that. The look runs in the page.
 * @throws after a generous time, with what was looked for and in which page
 */
export const until = async <A, T>(
  driver: Driver,
  wanted: string,
  look: (argument: A) => T | null | undefined | false,
  argument: A,
): Promise<T> => {
  const last = AbortSignal.timeout(PATIENCE);
  let unanswered = 0;
  for (;;) {
    try {
      const seen = await driver.evaluate(look, argument);
      if (seen !== null && seen !== undefined && seen !== false) return seen;
      unanswered = 0;
    } catch (error) {
      unanswered += 1;
      if (unanswered > TRIES || last.aborted) throw error;
    }
    if (last.aborted)
      throw new Error(`In vain waited for ${wanted} in ${await driver.evaluate(() => location.href, null)}`);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
};

/** Waits until the page in sight has all that it names: who leaves it earlier cuts its loads off. */
export const isComplete = (driver: Driver): Promise<unknown> =>
  until(driver, 'the whole page', () => document.readyState === 'complete', null);

/**
 * Opens an address and waits for its page. Firefox may be back before the new page has taken the place of the old one,
 * which is marked.
 */
export const openPage = async (driver: Driver, address: string): Promise<void> => {
  await driver.evaluate(() => Object.assign(globalThis, { isLeft: true }) && null, null);
  await driver.open(address);
  await until(driver, address, () => document.readyState === 'complete' && !('isLeft' in globalThis), null);
};

/** Goes to another page of the site by its path. */
export const goTo = async (driver: Driver, path: string): Promise<void> =>
  openPage(driver, await driver.evaluate((p) => new URL(p, location.origin).href, path));

/** Opens the page in sight once more, without what its address says: it finds what it has kept. */
export const openAgain = async (driver: Driver): Promise<void> =>
  goTo(driver, await driver.evaluate(() => location.pathname, null));

/** Something on the page: by its selector, and by its name where several answer to that. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}
/** A part of the question of a calculator: what opens its controls. */
export const partOf = (id: string): Target => ({ css: `[data-part="${id}"]` });
/** A button by its whole name. */
export const button = (name: string): Target => ({ css: 'button', name });

/**
 * The point of a visible, uncovered target, once it has kept still for two frames: late content has moved it by then,
 * and scrolling is over. Scrolls the page to the target and may focus it. Runs in the page.
 */
const placeOf = ({ css, name, takesFocus }: Target & { readonly takesFocus: boolean }): Point | null => {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const target = [...document.querySelectorAll<HTMLElement>(css)].find(
    (e) => e.checkVisibility() && (name === undefined || name === plain(e.ariaLabel ?? e.textContent)),
  );
  if (target === undefined) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (takesFocus) target.focus({ preventScroll: true });
  // A word that goes on in the next line has two boxes with nothing between them.
  const box = target.getClientRects()[0];
  if (box === undefined || (takesFocus && document.activeElement !== target)) return null;
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (!target.contains(document.elementFromPoint(place.x, place.y))) return null;
  const memory = globalThis as { lastLook?: { target: Element; place: Point; isStill: boolean } };
  const last = memory.lastLook;
  if (last?.target === target && last.place.x === place.x && last.place.y === place.y)
    return last.isStill ? place : null;
  const look = { target, place, isStill: false };
  memory.lastLook = look;
  requestAnimationFrame(() => requestAnimationFrame(() => (look.isStill = true)));
  return null;
};
const find = (driver: Driver, target: Target, takesFocus = false): Promise<Point> =>
  until(driver, `${target.css} «${target.name ?? ''}»`, placeOf, { ...target, takesFocus });

export const pointAt = async (driver: Driver, target: Target): Promise<void> =>
  driver.point(await find(driver, target));
export const pressOn = async (driver: Driver, target: Target, pointer: Pointer = 'mouse'): Promise<void> =>
  driver.press(await find(driver, target), pointer);

/** Gives a target the focus. */
export const focusOn = async (driver: Driver, target: Target): Promise<void> => void (await find(driver, target, true));
/**
 * Presses with the keyboard. A worker's answer comes at any time and moves what is below it: a mouse may hit another
 * button than it was sent to.
 */
export const enterOn = async (driver: Driver, target: Target): Promise<void> => {
  await focusOn(driver, target);
  await driver.key('Enter');
};

/** Waits until a part of the page says something, and answers with all that it says, white space evened out. */
export const saying = (driver: Driver, css: string, words: string): Promise<string> =>
  until(
    driver,
    `«${words}» in ${css}`,
    ([place, wanted]) => {
      const part = document.querySelector(place);
      const text = part?.textContent.replace(/\s+/g, ' ').trim() ?? '';
      return part?.querySelector('[aria-busy=true]') === null && text.includes(wanted) && text;
    },
    [css, words] as const,
  );
