/**
 * Addresses that readers have sent keep their meaning: `address.fixtures.json` of a calculator holds addresses, the
 * state that each was read as, and how that is written. To regenerate it, remove the file and run the test of the
 * calculator twice.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Codec, Read } from './codec.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
interface Fixture {
  readonly address: string;
  /** The difference to the state of an empty address; null where there was no state at all. */
  readonly state: Json;
  /** Absent: none. */
  readonly problems?: Json;
  /** How the state is written; absent: as it came. */
  readonly written?: string;
}
interface Options<S, P> {
  /** The address of the test's file: `import.meta.url`. */
  readonly beside: string;
  readonly codec: Pick<Codec<S, P>, 'fields' | 'make' | 'parse'>;
  /** Any state that the page can reach. */
  readonly states: fc.Arbitrary<S>;
  /** The plain value to compare, for a state that is not plain; such a state is written as it was read. */
  readonly shown?: (state: S) => unknown;
}

const plain = (value: unknown): Json => (value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Json));
const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The parts of a value that differ from another; a missing part is null. */
const difference = (from: Json, to: Json): Json => {
  if (!isRecord(from) || !isRecord(to)) return to;
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((n) => !isSame(from[n], to[n]));
  return Object.fromEntries(names.map((n) => [n, difference(from[n] ?? null, to[n] ?? null)]));
};
/** Applies a difference to a value; removes the parts that are null. */
const together = (from: Json, by: Json): Json => {
  if (!isRecord(from) || !isRecord(by)) return by;
  const names = [...new Set([...Object.keys(from), ...Object.keys(by)])];
  const parts = names.map((n) => [n, n in by ? together(from[n] ?? null, by[n]!) : from[n]!] as const);
  return Object.fromEntries(parts.filter(([n, part]) => !(n in by) || part !== null));
};

const OF_READER = 20;
const SPOILT_FIELDS = 22;
/** The most bytes of a file; the longest fixtures are dropped first. */
const MOST_BYTES = 29_000;
const LEAST_FIXTURES = 25;
const SPOILS: readonly ((text: string) => string)[] = [
  () => 'nobody',
  (text) => text.replace(/\d+/, '99'),
  (text) => `${text}.1`,
  (text) => text.slice(0, Math.ceil(text.length / 2)),
  () => '',
  (text) => text.replace(/[a-z]+/, 'oops'),
  (text) => text.replace(/\d/, '7'),
  (text) => `${text}${text}`.repeat(9).slice(0, 90),
];
/** Addresses that the reader's states have, the same with an unknown field, and those of other versions. */
const addressesOf = <S, P>({ codec, states }: Options<S, P>): readonly string[] => {
  const made = fc.sample(states, { numRuns: 60, seed: 7 }).map(codec.make);
  const short = made.toSorted((a, b) => a.length - b.length).filter((_, i) => i % 3 < 2);
  const own = codec.fields.filter((field) => field !== 'v');
  const spoilt = Array.from({ length: SPOILT_FIELDS }, (_, i) => {
    const field = own[i % own.length]!;
    const whole = new URLSearchParams(short.find((text) => new URLSearchParams(text).has(field)));
    const text = SPOILS[i % SPOILS.length]!(whole.get(field) ?? '1');
    // Some by themselves, some among fields that are understood.
    const query = i % 4 === 0 ? whole : new URLSearchParams(codec.fields.includes('v') ? 'v=1' : '');
    query.set(field, text);
    return query.toString();
  });
  const versions = codec.fields.includes('v') ? ['0', '2', ''].map((v) => made[0]!.replace('v=1', `v=${v}`)) : [];
  return [...new Set([...short.slice(0, OF_READER), ...spoilt, ...versions])];
};

/** As many lines as fit into a file, without the longest. */
const fitting = (lines: readonly string[]): readonly string[] => {
  const size = (of: readonly string[]) => Buffer.byteLength(of.join(',\n'));
  let kept = lines;
  while (size(kept) > MOST_BYTES) {
    const longest = Math.max(...kept.map((line) => line.length));
    kept = kept.filter((line) => line.length < longest);
  }
  return kept;
};

/**
 * Reads each address of the fixtures and compares the state and the problems, writes each state and compares the
 * address.
 */
export const testAddresses = <S, P>(options: Options<S, P>): void => {
  const { beside, codec, shown } = options;
  const file = new URL('address.fixtures.json', beside);
  const show = shown ?? plain;
  const start = ((read: Read<S, P>) => (read.state === undefined ? null : plain(show(read.state))))(codec.parse('v=1'));
  const fixtureOf = (address: string): Fixture => {
    const { state, problems } = codec.parse(address);
    const written = state === undefined ? address : codec.make(state);
    return {
      address,
      state: state === undefined ? null : difference(start, plain(show(state))),
      ...(problems.length > 0 && { problems: plain(problems) }),
      ...(written !== address && { written }),
    };
  };

  void test('an address that was sent once means what it meant, and its state is written as it was', () => {
    if (!existsSync(file)) {
      const lines = addressesOf(options).map((address) => JSON.stringify(fixtureOf(address)));
      writeFileSync(file, `[\n${fitting(lines).join(',\n')}\n]\n`);
      assert.fail(`${file.pathname} is written; look at it and run the test again`);
    }
    const fixtures = JSON.parse(readFileSync(file, 'utf8')) as readonly Fixture[];
    const least = Math.min(LEAST_FIXTURES, addressesOf(options).length);
    const fix = 'remove the file and run the test twice';
    assert.ok(fixtures.length >= least, `${fixtures.length} addresses, at least ${least}: ${fix}`);
    for (const fixture of fixtures) {
      assert.deepEqual(plain(fixtureOf(fixture.address)), fixture, fixture.address);
      if (shown === undefined && fixture.state !== null)
        assert.equal(codec.make(together(start, fixture.state) as S), fixture.written ?? fixture.address);
    }
  });
};
