/** A page of a game as the parts that read `document`, `location` and `localStorage` see it. */
import { afterEach, beforeEach } from 'node:test';

const NAMES = ['document', 'location', 'history', 'localStorage'] as const;
const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const put = (name: (typeof NAMES)[number], value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true });
const records = new Map<string, string>();
/** The address as a reader sees it. */
let href = '';
export const shownAddress = (): string => href;

/** Opens a page of a game; nothing can be kept where storage is refused. */
export const openPage = (address: string, { game = 'arkham', isRefused = false } = {}): void => {
  href = address;
  put('document', Object.assign(new EventTarget(), { documentElement: { dataset: { game } } }));
  put('location', {
    get href() {
      return href;
    },
  });
  put('history', { state: null, replaceState: (_: unknown, __: string, url: URL) => (href = url.href) });
  const refuse = () => {
    throw new Error('refused');
  };
  put('localStorage', {
    getItem: isRefused ? refuse : (key: string) => records.get(key) ?? null,
    setItem: isRefused ? refuse : (key: string, text: string) => records.set(key, text),
  });
};
/** Gives each test of a file a device that keeps nothing yet, and takes the page away after it. */
export const forEachTest = (): void => {
  beforeEach(() => records.clear());
  afterEach(() => {
    for (const [name, descriptor] of before)
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
  });
};
