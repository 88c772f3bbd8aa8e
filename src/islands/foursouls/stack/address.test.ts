/** The address: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CARDS } from '../../../engines/foursouls/stack/cards.test-table.ts';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';
import { codecOf, makeAddress, parseAddress } from './address.ts';
import { framesOf } from './frames.ts';
import { anyCase, anyState, played, words } from './model.test-table.ts';
import { moveCursor, stateOf } from './model.ts';

test('an address gives its state back, forks and cursor included', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { state: back, problems } = parseAddress(makeAddress(state), CARDS);
      assert.deepEqual(problems, []);
      assert.deepEqual(
        [words(back!.actions), back!.cursor, back!.forks.map((f) => [f.at, words(f.actions)])],
        [words(state.actions), state.cursor, state.forks.map((f) => [f.at, words(f.actions)])],
      );
      assert.deepEqual(back!.initial, state.initial);
    }),
    { numRuns: 150 },
  );
});

test('the log that a page has anyway is not written into its address', () => {
  const [c] = played;
  const own = stateOf(c!.setup, CARDS, c!.log, 0);
  const address = makeAddress(moveCursor(own, 2), c!.log);
  assert.equal(address, 'v=1&k=2');
  assert.equal(parseAddress(address, CARDS, own).state?.cursor, 2);
});

test('3000 hostile addresses: never an exception, a sound state or a reason', () => {
  const log = fc.tuple(anyCase, fc.nat(400), fc.string({ maxLength: 6 })).map(([c, n, noise]) => {
    const a = makeAddress(stateOf(c.setup, CARDS, c.log));
    return a.slice(0, n) + noise + a.slice(n + noise.length);
  });
  const noise = fc.oneof(
    log,
    fc.string({ unit: 'binary' }),
    fc.webQueryParameters(),
    fc.tuple(fc.constantFrom('t', 'k', 'f', 'v'), fc.string()).map(([k, v]) => `v=1&${k}=${v}`),
    fc.stringMatching(/^1(_[pmhltngz0-9a-z.*~-]{0,12}){0,12}$/).map((t) => `v=1&t=${t}`),
  );
  fc.assert(
    fc.property(noise, (search) => {
      const { state, problems } = parseAddress(search, CARDS);
      if (state === undefined) assert.ok(problems.length > 0 || !new URLSearchParams(search).has('v'));
      else assert.equal(framesOf(state.initial, state.actions).refused, undefined);
    }),
    { numRuns: 3000 },
  );
});

test('problems name what came', () => {
  const codes = (search: string) => parseAddress(search, CARDS).problems.map((p) => `${p.code}:${p.came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&t=1_z'), ['version:2']);
  assert.deepEqual(codes('v=1'), ['empty:']);
  assert.deepEqual(codes('v=1&t=1_ptk~nobody_z'), ['card:nobody']);
  assert.deepEqual(codes('v=1&t=1_ptk_mgrunt_z&k=7'), ['cursor:7']);
  // A character that turns the text around it, written as its code point.
  assert.deepEqual(codes(`v=1&t=1_p${(0x202e).toString(36)}_z`), ['name:']);
  const [problem] = parseAddress('v=1&t=1_ptk_mgrunt_z_1x_2x&k=2', CARDS).problems;
  assert.deepEqual([problem?.code, problem?.refusal], ['refused', 'no-such-player']);
});

test('a title goes through the address; one that is none is named', () => {
  const own = stateOf(played[0]!.setup, CARDS, played[0]!.log);
  const codec = codecOf({ cards: CARDS, own, isSandbox: true });
  const named = { ...stateOf(played[1]!.setup, CARDS, played[1]!.log), title: 'Спор & «ответ» №1?' };
  const read = codec.parse(codec.make(named));
  assert.deepEqual([read.state!.title, read.problems], [named.title, []]);
  const long = codec.parse(codec.make({ ...named, title: 'а'.repeat(81) }));
  assert.deepEqual([long.state!.title, long.problems[0]!.code], ['', 'title']);
  // The page's own table, written out, is the page's own: its record is known.
  assert.equal(codec.parse(codec.make(own)).state!.setup, own.setup);
});

testAddresses({
  beside: import.meta.url,
  codec: codecOf({ cards: CARDS, own: stateOf(played[0]!.setup, CARDS, played[0]!.log), isSandbox: true }),
  states: fc.tuple(anyState, fc.constantFrom('', 'Стол у окна')).map(([state, title]) => ({ ...state, title })),
  shown: ({ setup, actions, cursor, forks, title }) => ({
    players: setup.players,
    log: words(actions),
    cursor,
    forks: forks.map((fork) => [fork.at, words(fork.actions.slice(fork.at))]),
    title,
  }),
});
