/** Records of a device as a file, out and in: nothing is lost, and what is not ours changes nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeBackup, parseBackup, restoreBackup } from './backup.ts';

/** A storage as browsers have it: records are properties. @param room characters that it has room for */
const makeStorage = (room: number) =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      if (Object.values(this).join('').length + text.length > room) throw new Error('full');
      this[name] = text;
    },
    removeItem(this: Record<string, string>, name: string) {
      Reflect.deleteProperty(this, name);
    },
  }) as Record<string, string>;

/** Works with a storage in the place of the browser's. */
const within = (get: () => Record<string, string>, work: () => void): void => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  try {
    work();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
    else Object.defineProperty(globalThis, 'localStorage', before);
  }
};
const NOW = new Date('2026-11-26T12:00:00Z');

test('what goes out comes in, on an empty device too, and other sites keep theirs', () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z][a-z.-]{0,9}$/), fc.string({ maxLength: 20 }), {
        maxKeys: 5,
        noNullPrototype: true,
      }),
      (records) => {
        const kept = Object.assign(makeStorage(1000), { 'other.site': 'x' });
        within(
          () => kept,
          () => {
            for (const [name, text] of Object.entries(records)) kept[`pravilarium.${name}`] = text;
            const whole = { ...kept };
            const text = makeBackup(NOW)!;
            for (const name of Object.keys(records)) Reflect.deleteProperty(kept, `pravilarium.${name}`);
            kept['pravilarium.added-later'] = 'y';
            const read = parseBackup(text);
            assert.deepEqual(read, records);
            assert.equal(restoreBackup(records), 'restored');
            assert.deepEqual({ ...kept }, whole);
          },
        );
      },
    ),
  ));

const file = (changed: object) =>
  JSON.stringify({ kind: 'pravilarium', version: 1, records: { theme: '"dark"' }, ...changed });
const FAULTS: readonly (readonly [title: string, text: string, fault: string])[] = [
  ['half a file', file({}).slice(0, -5), 'no-json'],
  ['a picture', '\u0089PNG', 'no-json'],
  ['a list', '[]', 'foreign'],
  ['nothing', 'null', 'foreign'],
  ['a file of another site', file({ kind: 'else' }), 'foreign'],
  ['a version to come', file({ version: 2 }), 'newer'],
  ['no version', file({ version: 'new' }), 'damaged'],
  ['no records', file({ records: undefined }), 'damaged'],
  ['a record that is no text', file({ records: { theme: 1 } }), 'damaged'],
  ['a name that no record has', file({ records: { '../x': '' } }), 'damaged'],
  ['too much', file({ records: { theme: 'x'.repeat(5_000_000) } }), 'too-large'],
];
for (const [title, text, fault] of FAULTS) test(`refused: ${title}`, () => assert.equal(parseBackup(text), fault));

test('what does not fit leaves the device as it was', () => {
  const kept = Object.assign(makeStorage(100), { 'pravilarium.theme': '"dark"' });
  within(
    () => kept,
    () => assert.equal(restoreBackup({ theme: '"light"', last: 'x'.repeat(100) }), 'no-room'),
  );
  assert.deepEqual({ ...kept }, { 'pravilarium.theme': '"dark"' });
});

test('a device that denies access is said to', () =>
  within(
    () => {
      throw new Error('denied');
    },
    () => {
      assert.equal(makeBackup(NOW), undefined);
      assert.equal(restoreBackup({}), 'refused');
    },
  ));
