import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerFrom, type Sources } from './answer.ts';

const never = new Promise<never>(() => {});
const nothing = () => Promise.resolve(undefined);
const says =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const sources = (own: Partial<Sources>): Sources => ({
  kept: nothing,
  fresh: fails,
  instead: nothing,
  patience: () => never,
  ...own,
});
const textOf = async (own: Partial<Sources>, isForGood = false) => (await answerFrom(sources(own), isForGood)).text();

test('without a copy the network answers, whatever it says', async () => {
  assert.equal(await textOf({ fresh: says('fresh') }), 'fresh');
  assert.equal(await textOf({ fresh: says('gone', 404) }), 'gone');
});

test('without a copy and a network a page gets a replacement; other files fail', async () => {
  assert.equal(await textOf({ instead: says('instead') }), 'instead');
  await assert.rejects(textOf({}), /Failed to fetch/);
});

test('a fresh page comes before a kept one, and a page that is gone is not brought back', async () => {
  assert.equal(await textOf({ kept: says('kept'), fresh: says('fresh') }), 'fresh');
  assert.equal(await textOf({ kept: says('kept'), fresh: says('gone', 404) }), 'gone');
});

test('what is kept answers without a network, for one that is too slow, and for one that speaks for somebody else', async () => {
  assert.equal(await textOf({ kept: says('kept') }), 'kept');
  assert.equal(await textOf({ kept: says('kept'), fresh: () => never, patience: () => Promise.resolve() }), 'kept');
  assert.equal(await textOf({ kept: says('kept'), fresh: says('log in', 511) }), 'kept');
});

test('a file that never changes under its name is asked for nowhere else', async () => {
  let asked = 0;
  const fresh = () => {
    asked += 1;
    return never;
  };
  assert.equal(await textOf({ kept: says('kept'), fresh }, true), 'kept');
  assert.equal(asked, 0);
});
