/** The address: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { READINGS } from '../../../engines/eldritch/combat/readings.ts';
import { AIMS } from '../../../engines/eldritch/fight/fight.ts';
import { SPENDINGS } from '../../../engines/eldritch/test/again.ts';
import { FORTUNES, SKILLS } from '../../../engines/eldritch/test/skill.ts';
import { FIELDS, makeAddress, parseAddress } from './address.ts';
import { BOUNDS, MOST_FOES, ORDERS, type Bounds, type State } from './model.ts';
import { DATA, INITIAL, anyState } from './model.test-table.ts';
import { isMonster, isName } from './own-cards.ts';

/** Without the names of things that are not there, which an address does not tell apart. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('an address gives its state back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { state: back, problems } = parseAddress(makeAddress(state, DATA), DATA);
      assert.deepEqual([plain(back), problems], [plain(state), []]);
    }),
    { numRuns: 1000 },
  );
});

test('the address of the example says who fights whom, and nothing else', () =>
  assert.equal(makeAddress(INITIAL, DATA), 'v=1&i=lily-chen&m=deep-one'));

const isWithin = (n: number, [least, most]: Bounds) => Number.isInteger(n) && n >= least && n <= most;
/** Whether the page can show a state and the engine can count it. */
const isSound = ({ investigator, hero, foes, ...rest }: State): boolean =>
  [
    investigator.id === undefined || DATA.investigators.some(({ id }) => id === investigator.id),
    investigator.name === undefined || isName(investigator.name),
    isWithin(hero.health, BOUNDS.health) && isWithin(hero.sanity, BOUNDS.health),
    isWithin(hero.clues, BOUNDS.tokens) && isWithin(hero.focus, BOUNDS.tokens),
    SKILLS.every((s) => isWithin(hero.skills[s], BOUNDS.skill) && isWithin(hero.improved[s], BOUNDS.improved)),
    FORTUNES.includes(hero.fortune),
    (['will', 'strength'] as const).every(
      (t) =>
        isWithin(hero.bonus[t], BOUNDS.bonus) &&
        isWithin(hero.extra[t], BOUNDS.extra) &&
        isWithin(hero.free[t], BOUNDS.free) &&
        typeof hero.all[t] === 'boolean' &&
        typeof hero.sixes[t] === 'boolean',
    ),
    isWithin(foes.length, [1, MOST_FOES]),
    foes.every(
      ({ id, name, monster, wounds }) =>
        (id === undefined || DATA.monsters.some((card) => card.id === id)) &&
        (name === undefined || isName(name)) &&
        isMonster(monster) &&
        isWithin(wounds, [0, monster.toughness - 1]),
    ),
    isWithin(rest.players, BOUNDS.players) && isWithin(rest.rounds, BOUNDS.rounds),
    ORDERS.includes(rest.order) && AIMS.includes(rest.aim) && SPENDINGS.includes(rest.spend),
    Object.entries(READINGS).every(([name, options]) =>
      (options as readonly string[]).includes(rest.readings[name as keyof typeof READINGS]),
    ),
  ].every(Boolean);

test('10 000 hostile addresses: never an exception, always a sound state', () => {
  const made = anyState.map((state) => makeAddress(state, DATA));
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webQueryParameters(),
    fc.tuple(fc.constantFrom(...FIELDS), fc.string()).map(([k, v]) => `v=1&${k}=${v}`),
    fc.tuple(made, fc.nat(200)).map(([text, n]) => text.slice(0, n)),
    fc
      .tuple(made, fc.nat(200), fc.string({ maxLength: 3 }))
      .map(([text, n, x]) => `${text.slice(0, n)}${x}${text.slice(n + x.length)}`),
    // Those of a version to come.
    made.map((text) => text.replace('v=1', 'v=2')),
  );
  fc.assert(
    fc.property(noise, (search) => assert.ok(isSound(parseAddress(search, DATA).state))),
    { numRuns: 10_000 },
  );
});

test('problems name what came; the rest is taken', () => {
  const codes = (search: string) => parseAddress(search, DATA).problems.map(({ code, came }) => `${code}:${came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&i=lily-chen'), ['version:2']);
  assert.deepEqual(codes('v=1&i=nobody&g=9&n=6.6&c=1.2&m=nobody&k=0&o=worst&a=flee&s=all&x=9'), [
    'i:nobody',
    'g:9',
    'n:6.6',
    'c:1.2',
    'm:nobody',
    'k:0',
    'o:worst',
    'a:flee',
    's:all',
    'x:9',
  ]);
  assert.equal(parseAddress('v=1&i=mark-harrigan&m=nobody', DATA).state.hero.health, 8);
  assert.deepEqual(codes(`v=1&m=${'x'.repeat(60)}`), [`m:${'x'.repeat(40)}…`]);
});

test('wounds of a monster stay below its toughness', () => {
  assert.equal(parseAddress('v=1&m=deep-one.1', DATA).state.foes[0]!.wounds, 1);
  assert.deepEqual(
    parseAddress('v=1&m=deep-one.2', DATA).problems.map(({ code }) => code),
    ['m'],
  );
});
