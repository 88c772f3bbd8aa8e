/** The edition that a reader plays by: shown, kept, carried by the address; told to whoever watches. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { chooseEdition, editionOf, keptEdition, watchEdition } from './edition.ts';

const NAMES = ['document', 'location', 'history', 'localStorage'] as const;
const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const put = (name: (typeof NAMES)[number], value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true });
const records = new Map<string, string>();
/** The address as a reader sees it. */
let href: string;

/** A page of a game; what cannot be kept where storage is refused. */
const openPage = (address: string, isRefused = false) => {
  href = address;
  put('document', Object.assign(new EventTarget(), { documentElement: { dataset: { game: 'arkham' } } }));
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
beforeEach(() => records.clear());
afterEach(() => {
  for (const [name, descriptor] of before)
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
});

test('on a server it is the first', () => assert.equal(editionOf(), 1));

test('a choice is shown, kept for its game and carried by the address beside what the address says', () => {
  openPage('https://site/arkham/odds/?v=1#set-hero');
  chooseEdition(2);
  assert.equal(editionOf(), 2);
  assert.equal(href, 'https://site/arkham/odds/?v=1&edition=2#set-hero');
  assert.deepEqual([keptEdition('arkham'), keptEdition('echo')], [2, 1]);
  chooseEdition(1);
  assert.deepEqual([editionOf(), keptEdition('arkham')], [1, 1]);
  assert.equal(href, 'https://site/arkham/odds/?v=1#set-hero');
});

test('where storage is refused a choice lives as long as the page', () => {
  openPage('https://site/arkham/', true);
  chooseEdition(2);
  assert.deepEqual([editionOf(), keptEdition('arkham')], [2, 1]);
});

test('who watches is told of each choice until he has enough', () => {
  openPage('https://site/arkham/');
  const told = mock.fn();
  const stop = watchEdition(told);
  chooseEdition(2);
  chooseEdition(1);
  stop();
  chooseEdition(2);
  assert.equal(told.mock.callCount(), 2);
});
