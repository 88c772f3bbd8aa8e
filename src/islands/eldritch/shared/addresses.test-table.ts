/** What holds for the addresses of every calculator of the game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Codec } from '../../shared/state/codec.ts';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';

interface Options<S, P> {
  /** The address of the test's file: `import.meta.url`. */
  readonly beside: string;
  readonly codec: Pick<Codec<S, P>, 'fields' | 'make'> & {
    readonly parse: (search: string) => { readonly state: S; readonly problems: readonly P[] };
  };
  /** Any state that the page can reach. */
  readonly states: fc.Arbitrary<S>;
  /** Whether the page can show a state and the engine can count it. */
  readonly isSound: (state: S) => boolean;
  /** Addresses that this calculator is likely to stumble over. */
  readonly more?: readonly fc.Arbitrary<string>[];
}
/** Without the names of things that are not there, which an address does not tell apart. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every state comes back, nothing from outside does harm, and what was sent once means what it meant. */
export const testAddressLaws = <S, P>({ beside, codec, states, isSound, more = [] }: Options<S, P>): void => {
  const { fields, make, parse } = codec;
  void test('an address gives its state back', () => {
    fc.assert(
      fc.property(states, (state) =>
        assert.deepEqual(plain(parse(make(state))), { state: plain(state), problems: [] }),
      ),
      { numRuns: 1000 },
    );
  });
  void test('3000 hostile addresses: never an exception, always a sound state', () => {
    const made = states.map((state) => make(state));
    const values = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'constructor'));
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webQueryParameters(),
      fc.tuple(fc.constantFrom(...fields), values).map(([k, v]) => `v=1&${k}=${v}`),
      fc.tuple(made, fc.nat(200)).map(([text, n]) => text.slice(0, n)),
      fc
        .tuple(made, fc.nat(200), fc.string({ maxLength: 3 }))
        .map(([text, n, x]) => `${text.slice(0, n)}${x}${text.slice(n + x.length)}`),
      // Those of a version to come.
      made.map((text) => text.replace('v=1', 'v=2')),
      ...more,
    );
    fc.assert(
      fc.property(noise, (search) => assert.ok(isSound(parse(search).state))),
      { numRuns: 3000 },
    );
  });
  testAddresses({ beside, codec, states });
};
