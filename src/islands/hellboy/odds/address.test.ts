/** The address: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { COLOURS, LEVELS } from '../../../engines/hellboy/dice/colour.ts';
import { facesProblems } from '../../../engines/hellboy/dice/faces.ts';
import { ACTIONS, COUNTS } from '../../../engines/hellboy/situation/situation.ts';
import { codecOf } from './address.ts';
import type { DiceFaces } from './dice-faces.ts';
import { BOUNDS, MODES, MOST_SIEGE, TESTED, type Bounds, type State } from './model.ts';
import { ASSUMED, DATA, INITIAL, anyDice, anyState } from './model.test-table.ts';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';

const { fields: FIELDS, make, parse } = codecOf(DATA, ({ linked = ASSUMED }) => linked);
/** A state, and the faces that came with it. */
interface Opened {
  readonly state: State;
  readonly linked?: DiceFaces | undefined;
}
const parseAddress = (text: string) => {
  const {
    state: { linked, ...state },
    problems,
  } = parse(text);
  return { state, linked, problems };
};
const makeAddress = (state: State, linked: DiceFaces) => make({ ...state, linked });

/** Without the names of things that are not there, which an address does not tell apart. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('an address gives its state and its dice back and stays short enough for a chat', () => {
  fc.assert(
    fc.property(anyState, anyDice, (state, dice) => {
      const address = makeAddress(state, dice);
      assert.ok(address.length < 420, address);
      const { state: back, linked, problems } = parseAddress(address);
      assert.deepEqual([plain(back), linked, problems], [plain(state), dice, []]);
    }),
    { numRuns: 500 },
  );
});

test('the address of the example says the action and the dice, and nothing else', () =>
  assert.equal(makeAddress(INITIAL, ASSUMED), 'v=1&a=fight&d=001112011122011223112233'));

const isWithin = (n: number, [least, most]: Bounds) => Number.isInteger(n) && n >= least && n <= most;
const isSet = (n: number | undefined, bounds: Bounds) => n === undefined || isWithin(n, bounds);
const isSound = ({ state, linked }: Opened): boolean => {
  const { enemy, siege, throws, series }: State = state;
  return [
    MODES.includes(state.mode) && ACTIONS.includes(state.action),
    TESTED.every((t) => LEVELS.includes(state.levels[t])),
    COUNTS.every((c) => isWithin(state.counts[c], BOUNDS.count)),
    isWithin(state.bonus, BOUNDS.bonus) &&
      isWithin(state.cover, BOUNDS.cover) &&
      isWithin(state.goal.least, BOUNDS.least),
    isSet(enemy.toughness, BOUNDS.toughness) && isWithin(enemy.health, BOUNDS.health),
    isWithin(enemy.damage, BOUNDS.damage) && isSet(enemy.melee, BOUNDS.attack) && isSet(enemy.ranged, BOUNDS.attack),
    state.dice === undefined || (state.dice.length <= 3 && state.dice.every((c) => COLOURS.includes(c))),
    isWithin(series.tokens, BOUNDS.tokens) &&
      isWithin(throws.times, BOUNDS.times) &&
      isWithin(throws.amount, BOUNDS.amount),
    isWithin(siege.slots, BOUNDS.slots) && siege.damage <= 2 * siege.slots && siege.symbols.of <= siege.symbols.in,
    siege.attacks.length >= 1 && siege.attacks.length <= MOST_SIEGE,
    siege.attacks.every((a) => isWithin(a.attack, BOUNDS.attack) && isWithin(a.net, BOUNDS.net)),
    linked === undefined || facesProblems(linked.faces, DATA.faceRules).length === 0,
  ].every(Boolean);
};

test('1000 hostile addresses: never an exception, always a sound state and sound dice', () => {
  const made = fc.tuple(anyState, anyDice).map(([state, dice]) => makeAddress(state, dice));
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webQueryParameters(),
    fc.tuple(fc.constantFrom(...FIELDS), fc.string()).map(([k, v]) => `v=1&${k}=${v}`),
    fc.tuple(made, fc.nat(200)).map(([text, n]) => text.slice(0, n)),
    fc
      .tuple(made, fc.nat(200), fc.string({ maxLength: 3 }))
      .map(([text, n, x]) => `${text.slice(0, n)}${x}${text.slice(n + x.length)}`),
  );
  fc.assert(
    fc.property(noise, (search) => assert.ok(isSound(parseAddress(search)))),
    { numRuns: 1000 },
  );
});

test('problems name what came; the rest is taken', () => {
  const codes = (search: string) => parseAddress(search).problems.map((p) => `${p.code}:${p.came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&a=fight'), ['version:2']);
  assert.deepEqual(codes('v=1&a=dance&w=nobody&l=rr&n=q1&e=nobody'), [
    'a:dance',
    'w:nobody',
    'l:rr',
    'n:q1',
    'e:nobody',
  ]);
  assert.deepEqual(codes('v=1&o=99.0&b=lost&g=win.1&c=rrrr&s=9.kill&k=0.0.0.0.1.4~5.0&t=dance'), [
    'o:99.0',
    'b:lost',
    'g:win.1',
    'c:rrrr',
    's:9.kill',
    'k:0.0.0.0.1.4~5.0',
    't:dance',
  ]);
  assert.equal(parseAddress('v=1&a=shoot&w=nobody').state.action, 'shoot');
});

test('dice that cannot be are refused with the rule that they break; those of the reader stay', () => {
  const bad = parseAddress('v=1&d=001112111122011223112233');
  assert.equal(bad.linked, undefined);
  assert.deepEqual(
    bad.problems.map((p) => p.code === 'faces' && p.problems.map((q) => q.code === 'rule' && q.rule.term)),
    [['desperate-recovery']],
  );
  assert.deepEqual(parseAddress('v=1&d=12').problems, [{ code: 'faces', came: '12', problems: [] }]);
  assert.deepEqual(parseAddress('v=1&d=001112011122011223112233c').linked, { ...ASSUMED, isConfirmed: true });
});

testAddresses({
  beside: import.meta.url,
  codec: {
    fields: FIELDS,
    make: ({ state, linked = ASSUMED }: Opened) => makeAddress(state, linked),
    parse: (text) => {
      const { problems, ...state } = parseAddress(text);
      return { state, problems };
    },
  },
  states: fc.record({ state: anyState, linked: anyDice }),
});
