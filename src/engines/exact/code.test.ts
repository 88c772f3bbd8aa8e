import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compileCode, type Field } from './code.ts';

const field: fc.Arbitrary<Field> = fc.oneof(
  fc.nat(5),
  fc.tuple(fc.integer({ min: -4, max: 4 }), fc.nat(4)).map(([least, more]) => [least, least + more] as const),
);
const fields = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, field])), { noNullPrototype: true }));
/** Every record within bounds, the last field the fastest: the slow way to count them. */
const everyValue = (of: { readonly [name: string]: Field }): { readonly [name: string]: number }[] =>
  Object.entries(of).reduce<{ [name: string]: number }[]>(
    (all, [name, bounds]) => {
      const [least, most] = typeof bounds === 'number' ? [0, bounds] : bounds;
      return all.flatMap((values) =>
        Array.from({ length: most - least + 1 }, (_, i) => ({ ...values, [name]: least + i })),
      );
    },
    [{}],
  );

test('codes are the places of all records within bounds, there and back', () => {
  fc.assert(
    fc.property(fields, (of) => {
      const { size, pack, unpack, read } = compileCode(of);
      const all = everyValue(of);
      assert.equal(size, all.length);
      all.forEach((values, code) => {
        assert.equal(pack(values), code);
        assert.deepEqual(unpack(code), values);
        for (const [name, value] of Object.entries(values)) assert.equal(read[name]!(code), value);
      });
    }),
  );
});

test('what is outside its field is refused by name instead of running over into the next', () => {
  const { size, pack, unpack } = compileCode({ killed: 3, health: [1, 99], mark: [-1, 1] });
  assert.equal(size, 4 * 99 * 3);
  const good = { killed: 0, health: 5, mark: 0 };
  for (const bad of [
    { killed: 4 },
    { killed: -1 },
    { health: 0 },
    { health: 100 },
    { mark: 2 },
    { mark: -2 },
    { health: 1.5 },
    { health: NaN },
    { killed: Infinity },
  ])
    assert.throws(
      () => pack({ ...good, ...bad }),
      (e: Error) => e instanceof RangeError && e.message.includes(Object.keys(bad)[0]!),
    );
  for (const bad of [-1, size, 0.5, NaN]) assert.throws(() => unpack(bad), RangeError);
});

test('fields that no exact whole number holds are refused when they are declared', () => {
  assert.throws(() => compileCode({ a: 2 ** 30, b: 2 ** 30 }), RangeError);
  const wide = compileCode({ a: 2 ** 26 - 1, b: 2 ** 26 - 1 });
  const last = { a: 2 ** 26 - 1, b: 2 ** 26 - 1 };
  assert.deepEqual(wide.unpack(wide.pack(last)), last);
  assert.equal(wide.pack(last), 2 ** 52 - 1);
  for (const bad of [
    [2, 1],
    [0, 0.5],
    [NaN, 3],
  ] as const)
    assert.throws(() => compileCode({ a: bad }), RangeError);
});
