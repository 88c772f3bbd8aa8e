/** The address: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  AIMS,
  BOUNDS,
  ENEMY_KINDS,
  OPENINGS,
  PLANS,
  WEAPON_TESTS,
  type Bounds,
  type Detective,
} from '../../../engines/echo/battle/battle.ts';
import { isBattle } from '../../../engines/echo/battle/check.ts';
import { READING_NAMES, READINGS, type Readings } from '../../../engines/echo/battle/readings.ts';
import { CODEC } from './address.ts';
import { battleOf, DEFAULT_STATE, PHASES, type State } from './model.ts';
import { isName, withCard } from '../../shared/own-cards/own-cards.ts';
import { OWN_CODEC } from './own-cards.ts';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';

const { fields: FIELDS, make: makeAddress, parse: parseAddress } = CODEC;
const within = ([min, max]: Bounds) => fc.integer({ min, max });
const oneOf = <T>(of: readonly T[]) => fc.constantFrom(...of);
const damage = fc.record({ will: within(BOUNDS.damage), strength: within(BOUNDS.damage) });
const vigour = fc.record({ will: within(BOUNDS.vigour), strength: within(BOUNDS.vigour) });
const OPTIONAL = {
  requiredKeys: ['will', 'strength', 'vigilance', 'stealth', 'opening', 'hasMartialArts', 'knife'],
} as const;
const detective: fc.Arbitrary<Detective> = fc.record(
  {
    will: within(BOUNDS.vigour),
    strength: within(BOUNDS.vigour),
    vigilance: within(BOUNDS.parameter),
    stealth: within(BOUNDS.parameter),
    opening: oneOf(OPENINGS),
    hasMartialArts: fc.boolean(),
    knife: within(BOUNDS.knife),
    weapon: fc.record({ tests: oneOf(WEAPON_TESTS), penalty: within(BOUNDS.penalty), damage }),
    spell: fc.record({
      skill: within(BOUNDS.parameter),
      difficulty: within(BOUNDS.penalty),
      price: within(BOUNDS.price),
      damage,
      moves: within(BOUNDS.moves),
      uses: within(BOUNDS.casts),
    }),
    heal: fc.record({
      will: within(BOUNDS.heal),
      strength: within(BOUNDS.heal),
      upTo: vigour,
      uses: within(BOUNDS.heals),
    }),
  },
  { requiredKeys: [...OPTIONAL.requiredKeys] },
);
const enemy = fc.record({
  kind: oneOf(ENEMY_KINDS),
  will: within(BOUNDS.vigour),
  strength: within(BOUNDS.vigour),
  willDice: within(BOUNDS.dice),
  strengthDice: within(BOUNDS.dice),
  vigilance: within(BOUNDS.penalty),
});
const anyNamed = <C>(card: fc.Arbitrary<C>) =>
  fc.record({ card, name: oneOf(['Кофа', 'Лонли-Локли 2', 'д’Эн «Тень»', 'a, b']) }, { requiredKeys: ['card'] });
const state: fc.Arbitrary<State> = fc.record({
  detectives: fc.array(anyNamed(detective), { minLength: 1, maxLength: 4 }),
  enemies: fc.array(anyNamed(enemy), { minLength: 1, maxLength: 3 }),
  phase: oneOf(PHASES),
  aim: oneOf(AIMS),
  plan: oneOf(PLANS),
  canLeave: fc.boolean(),
  threshold: within(BOUNDS.threshold),
  readings: fc.record(
    Object.fromEntries(READING_NAMES.map((name) => [name, oneOf<string>(READINGS[name])])),
  ) as unknown as fc.Arbitrary<Readings>,
});
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('an address gives its state back', () => {
  fc.assert(
    fc.property(state, (one) => {
      const { state: back, problems } = parseAddress(makeAddress(one));
      assert.deepEqual([plain(back), problems], [plain(one), []]);
    }),
    { numRuns: 500 },
  );
});

test('the address of the example says who fights whom, and nothing else', () =>
  assert.equal(makeAddress(DEFAULT_STATE), 'v=1&d=4432v&e=c33021'));

test('whatever comes, the page can show the state and the engine can count it', () => {
  const field = oneOf(FIELDS);
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\dvsbamkwhcu._]{0,40}$/));
  fc.assert(
    fc.property(fc.array(fc.tuple(field, text), { maxLength: 6 }), (said) => {
      const { state: stands } = parseAddress(new URLSearchParams([['v', '1'], ...said]).toString());
      assert.ok(isBattle(battleOf(stands)));
      assert.ok([...stands.detectives, ...stands.enemies].every(({ name }) => name === undefined || isName(name)));
      assert.ok(PHASES.includes(stands.phase));
    }),
    { numRuns: 1000 },
  );
});

test('what is not understood is named, with what came; the rest counts', () => {
  const codes = (query: string) => parseAddress(query).problems.map(({ code, came }) => `${code}: ${came}`);
  assert.deepEqual(codes('v=2&d=4432v'), ['version: 2']);
  assert.deepEqual(codes('v=1&d=0432v&e=c33021'), ['d: 0432v']);
  assert.deepEqual(codes('v=1&d=4432v_4432v_4432v_4432v_4432v'), ['d: 4432v_4432v_4432v_4432v_4432v']);
  assert.deepEqual(codes('v=1&d=4432vwv069'), ['d: 4432vwv069']);
  assert.deepEqual(codes('v=1&d=4432v.<b>'), ['d: 4432v.<b>']);
  assert.deepEqual(codes('v=1&e=x33021&f=war&a=win&p=all&l=maybe&t=9&x=0000009'), [
    'e: x33021',
    'f: war',
    'a: win',
    'p: all',
    'l: maybe',
    't: 9',
    'x: 0000009',
  ]);
  assert.equal(codes(`v=1&a=${'a'.repeat(60)}`)[0]!.length, 'a: '.length + 41);
  const { state: stands } = parseAddress('v=1&d=5432bk2&e=nobody&t=4');
  assert.deepEqual([stands.detectives[0]!.card.knife, stands.threshold, stands.enemies], [2, 4, DEFAULT_STATE.enemies]);
});

test('own cards: kept whole or not at all', () => {
  const cards = {
    detectives: withCard([], { name: 'Кофа', card: DEFAULT_STATE.detectives[0]!.card }),
    enemies: withCard([], { name: 'Тень', card: DEFAULT_STATE.enemies[0]!.card }),
  };
  assert.deepEqual(OWN_CODEC.parse(OWN_CODEC.make(cards)).state, cards);
  const broken = [
    '',
    '[]',
    '{"detectives":[]}',
    '{"detectives":[null],"enemies":[]}',
    '{"detectives":[],"enemies":[{"name":"<b>","card":{}}]}',
    OWN_CODEC.make(cards).replace('"will":4', '"will":40'),
    OWN_CODEC.make(cards).replace('false', '"no"'),
  ];
  for (const text of broken) assert.deepEqual(OWN_CODEC.parse(text), { problems: [{ code: 'cards' }] }, text);
});

testAddresses({ beside: import.meta.url, codec: CODEC, states: state });
