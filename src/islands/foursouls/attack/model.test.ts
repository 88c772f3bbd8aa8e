import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { GOALS, type Face } from '../../../engines/foursouls/attack/attack.ts';
import { characterSchema } from '../../../schemas/foursouls/character.ts';
import { deckRatioSchema } from '../../../schemas/foursouls/deck-ratio.ts';
import { monsterSchema } from '../../../schemas/foursouls/monster.ts';
import { forgivingFilter } from '../../../lib/forgiving-filter.ts';
import { filterKeyOf } from '../../shared/controls/picker-option.ts';
import { codecOf } from './address.ts';
import { countedLine } from './words/reasons.ts';
import {
  BOUNDS,
  characterOf,
  defaultState,
  foeOf,
  withCharacter,
  withOneMore,
  withoutFoe,
  type AttackData,
  type Monster,
  type State,
} from './model.ts';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';

const read = <S extends z.ZodType>(name: string, schema: S) =>
  z
    .array(schema)
    .parse(parse(readFileSync(new URL(`../../../../content/foursouls/data/${name}.yaml`, import.meta.url), 'utf8')));
const monsters = read('monsters', monsterSchema);
const characters = read('characters', characterSchema);
const data: AttackData = {
  monsters: monsters.map((m): Monster => ({ ...m, isUnsure: false, conflicts: [] })),
  characters,
};
const initial = defaultState(data);
const { make: makeAddress, parse: parseAddress } = codecOf(data);

test('an epic boss is known by its soul worth 2, and no other boss has one; what only might be epic is said to', () => {
  const ofKind = (kind: string) => monsters.filter((m) => m.kind === kind);
  assert.deepEqual(
    monsters.filter((m) => m.souls === 2),
    ofKind('epic-boss'),
  );
  assert.deepEqual(
    ofKind('epic-boss').map((m) => m.en),
    ['Hush', 'Isaac!', 'Mom!', "Mom's Heart!", 'Mother!', 'Satan!'],
  );
  assert.deepEqual(
    ofKind('boss-or-epic').map((m) => m.en),
    ['Delirium', 'The Lamb'],
  );
});

test('the data: every list has its entries, ids are unique, every number is within what the page can set', () => {
  assert.ok(monsters.length >= 143 && characters.length >= 39);
  for (const list of [monsters, characters, read('deck-ratios', deckRatioSchema)])
    assert.equal(new Set(list.map((e) => e.id)).size, list.length);
  const within = (n: number, [least, most]: readonly [number, number]) => n >= least && n <= most;
  for (const m of data.monsters.map(foeOf))
    assert.ok(
      within(m.health, BOUNDS.foe.health) &&
        within(m.evasion, BOUNDS.foe.evasion) &&
        within(m.attack, BOUNDS.foe.attack),
      m.id,
    );
  for (const c of characters) assert.ok(within(c.health, BOUNDS.health) && within(c.attack, BOUNDS.attack), c.id);
});

test('everyone has a Russian name of his own, which leads, and is found by it and by the English one', () => {
  for (const list of [data.monsters, data.characters])
    assert.equal(new Set(list.map(({ ru }) => ru)).size, list.length);
  const monstro = data.monsters.find(({ id }) => id === 'monstro')!;
  assert.equal(monstro.ru, 'Монстро');
  assert.match(countedLine(initial, data), /Монстро/);
  const keys = data.monsters.map(({ id, ru, en, spoken }) => ({ value: id, name: ru, en, also: spoken }));
  for (const typed of ['монстро', 'monstro'])
    assert.ok(forgivingFilter(keys, filterKeyOf, typed).some(({ value }) => value === 'monstro'));
});

test('a character that is chosen gives his numbers and keeps his name, in the address too', () => {
  const judas = data.characters.find(({ id }) => id === 'base-judas')!;
  const state = withCharacter(initial, judas);
  assert.equal(characterOf(state, data), judas);
  assert.match(countedLine(state, data), /^Убить: Монстро\. Иуда$/);
  // Hurt since: his name and what he has now.
  assert.match(countedLine({ ...state, health: 1 }, data), /Иуда, здоровье.1, урон.1$/u);
  assert.equal(parseAddress('v=1&p=2.1.0.0.0.1&w=nobody&f=monstro').problems[0]?.code, 'character');
});

test('the bar names numbers and cards by what they are', () => {
  const foe = { health: 4, evasion: 0, attack: 1 };
  assert.match(countedLine({ ...initial, foes: [foe] }, data), /здоровье.4, уклонение.Ø, урон.1/u);
  const spends = countedLine({ ...initial, hand: { ...initial.hand, flips: 2 } }, data);
  assert.match(spends, /2.переворота/u);
  assert.doesNotMatch(spends, /без карт/);
});

test('a ratio that does not add up to 100 is refused', () => {
  const [deck] = read('deck-ratios', deckRatioSchema);
  assert.equal(deckRatioSchema.safeParse({ ...deck, kinds: deck!.kinds.slice(1) }).success, false);
});

test('attacks in a row: never fewer than one, never more than three', () => {
  assert.equal(withoutFoe(initial, 0), initial);
  const three = withOneMore(withOneMore(initial));
  assert.equal(three.foes.length, 3);
  assert.equal(withOneMore(three), three);
});

const within = ([min, max]: readonly [number, number]) => fc.integer({ min, max });
const foe = fc.oneof(
  fc.constantFrom(...data.monsters).map(foeOf),
  fc.record(
    { health: within(BOUNDS.foe.health), evasion: within(BOUNDS.foe.evasion), attack: within(BOUNDS.foe.attack) },
    { noNullPrototype: true },
  ),
  fc
    .tuple(fc.constantFrom(...data.monsters), within(BOUNDS.foe.health))
    .map(([m, health]) => ({ ...foeOf(m), health })),
);
const times = within(BOUNDS.resource);
/** Any state that the page can reach. */
const anyState: fc.Arbitrary<State> = fc.record(
  {
    health: within(BOUNDS.health),
    attack: within(BOUNDS.attack),
    rollBonus: within(BOUNDS.rollBonus),
    firstBonus: within(BOUNDS.firstBonus),
    sixBonus: within(BOUNDS.sixBonus),
    dice: within(BOUNDS.dice),
    firstEach: fc.boolean(),
    fixTo: fc.integer({ min: 1, max: 6 }).map((n) => n as Face),
    pointsEach: fc.integer({ min: 1, max: 5 }),
    goal: fc.constantFrom(...GOALS),
    character: fc.option(fc.constantFrom(...data.characters.map(({ id }) => id)), { nil: undefined }),
    hand: fc.record(
      { rerolls: times, flips: times, fixes: times, shields: times, points: times },
      { noNullPrototype: true },
    ),
    foes: fc.array(foe, { minLength: 1, maxLength: 3 }),
  },
  { noNullPrototype: true },
);

test('an address gives its state back and stays short enough for a chat', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = makeAddress(state);
      assert.ok(address.length < 200, address);
      const { character, ...rest } = state;
      const said = character === undefined ? rest : state;
      assert.deepEqual(parseAddress(address), { state: said, problems: [] });
    }),
    { numRuns: 500 },
  );
});

const isSound = ({ health, attack, dice, foes, hand, pointsEach }: State) =>
  health >= 1 &&
  health <= 12 &&
  attack >= 0 &&
  attack <= 10 &&
  pointsEach >= 1 &&
  pointsEach <= 5 &&
  dice >= 1 &&
  dice <= 4 &&
  foes.length >= 1 &&
  foes.length <= 3 &&
  foes.every(
    (f) => f.health >= 1 && f.health <= 20 && f.evasion >= 0 && f.evasion <= 6 && f.attack >= 0 && f.attack <= 10,
  ) &&
  Object.values(hand).every((n) => n >= 0 && n <= 5);

test('3000 hostile addresses: never an exception, always a sound state', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webQueryParameters(),
    fc.tuple(fc.constantFrom('v', 'p', 'f', 'h', 'x', 'g'), fc.string()).map(([k, v]) => `v=1&${k}=${v}`),
    fc.tuple(anyState, fc.nat(120)).map(([s, n]) => makeAddress(s).slice(0, n)),
    fc
      .tuple(anyState, fc.nat(120), fc.string({ maxLength: 2 }))
      .map(([s, n, x]) => makeAddress(s).slice(0, n) + x + makeAddress(s).slice(n)),
  );
  fc.assert(
    fc.property(noise, (search) => assert.ok(isSound(parseAddress(search).state))),
    { numRuns: 3000 },
  );
});

test('problems name what came; the rest is taken', () => {
  const codes = (search: string) => parseAddress(search).problems.map((p) => `${p.code}:${p.came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&p=1'), ['version:2']);
  assert.deepEqual(codes('v=1&p=0.1.0.0.0.1&f=monstro'), ['player:0.1.0.0.0.1']);
  assert.deepEqual(codes('v=1&p=2.1.0.0.0.1&f=nobody'), ['foe:nobody']);
  assert.deepEqual(codes('v=1&p=2.1.0.0.0.1&f=.4.4.1_.4.4.1_.4.4.1_.4.4.1'), ['foe:.4.4.1_.4.4.1_.4.4.1_.4.4.1']);
  assert.deepEqual(codes('v=1&p=2.1.0.0.0.1&f=.4.9.1&h=99999&x=7&g=win'), [
    'foe:.4.9.1',
    'hand:99999',
    'fixed:7',
    'goal:win',
  ]);
  assert.equal(parseAddress('v=1&p=5.3.0.0.0.1&f=nobody').state.health, 5);
});

testAddresses({ beside: import.meta.url, codec: codecOf(data), states: anyState });
