/** What the device keeps: read, written, moved; a refusal is an answer. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { readMoved, readStorage, removeStorage, writeStorage } from './storage.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const records = new Map<string, string>();
/** How many characters fit; below 0 the device refuses everything. */
let room = Infinity;
const device = {
  getItem: (key: string) => {
    if (room < 0) throw new Error('refused');
    return records.get(key) ?? null;
  },
  setItem: (key: string, text: string) => {
    if (text.length > room) throw new Error('full');
    records.set(key, text);
  },
  removeItem: (key: string) => {
    if (room < 0) throw new Error('refused');
    records.delete(key);
  },
};
beforeEach(() => {
  records.clear();
  room = Infinity;
  Object.defineProperty(globalThis, 'localStorage', { value: device, configurable: true });
});
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
  else Object.defineProperty(globalThis, 'localStorage', before);
});
const all = () => Object.fromEntries(records);

test('a record under the key of former days is read and moved, once', () => {
  writeStorage('odds', 'v=1');
  assert.deepEqual(readMoved('arkham.odds', 'odds'), { text: 'v=1' });
  assert.deepEqual(all(), { 'pravilarium.arkham.odds': 'v=1' });
  writeStorage('arkham.odds', 'v=1&n=2');
  // A page of old that is still open somewhere writes under its own key: nothing newer gives way to it.
  writeStorage('odds', 'v=1&n=1');
  assert.deepEqual(readMoved('arkham.odds', 'odds'), { text: 'v=1&n=2' });
});

test('where there is nothing, or no former key, nothing is moved', () => {
  writeStorage('odds', 'v=1');
  assert.deepEqual(readMoved('hellboy.odds'), { text: null });
  assert.deepEqual(readMoved('foursouls.stack', 'stack'), { text: null });
  assert.deepEqual(all(), { 'pravilarium.odds': 'v=1' });
});

test('a full device keeps the record where it lies, and it is read', () => {
  writeStorage('odds', 'v=1');
  room = 0;
  assert.deepEqual(readMoved('arkham.odds', 'odds'), { text: 'v=1' });
  assert.deepEqual(all(), { 'pravilarium.odds': 'v=1' });
});

test('a refusal is an answer', () => {
  room = -1;
  assert.equal(readStorage('odds'), 'refused');
  assert.equal(readMoved('arkham.odds', 'odds'), 'refused');
  assert.equal(writeStorage('odds', 'v=1'), false);
  removeStorage('odds');
});
