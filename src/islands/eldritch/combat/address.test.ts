/** The address: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { READINGS } from '../../../engines/eldritch/combat/model/readings.ts';
import { AIMS } from '../../../engines/eldritch/combat/fight.ts';
import { SPENDINGS } from '../../../engines/eldritch/skill-check/again.ts';
import { FORTUNES, SKILLS } from '../../../engines/eldritch/skill-check/skill.ts';
import { codecOf } from './address.ts';
import { LIMITS } from '../../../engines/eldritch/combat/model/check.ts';
import { solveFight } from '../../../engines/eldritch/combat/solve.ts';
import { areTogether } from './items.ts';
import { BOUNDS, MOST_FOES, MOST_HEROES, ORDERS, fightOf, type Bounds, type Member, type State } from './model.ts';
import { DATA, INITIAL, anyState } from './model.test-table.ts';
import { isName } from '../../shared/own-cards/own-cards.ts';
import { isMonster } from './own-cards.ts';
import { testAddressLaws } from '../shared/addresses.test-table.ts';

const { make: makeAddress, parse: parseAddress } = codecOf(DATA);

test('the address of the example says who fights whom, and nothing else', () =>
  assert.equal(makeAddress(INITIAL), 'v=1&i=lily-chen&m=deep-one'));

const isWithin = (n: number, [least, most]: Bounds) => Number.isInteger(n) && n >= least && n <= most;
const isSoundMember = ({ investigator, hero }: Member): boolean =>
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
    areTogether(hero.things),
    hero.things.every(({ id, carries }) => id === undefined || DATA.items.some((card) => card.carries === carries)),
  ].every(Boolean);
/** Whether the page can show a state and the engine can count it. */
const isSound = ({ party, foes, ...rest }: State): boolean =>
  [
    isWithin(party.length, [1, MOST_HEROES]) && party.every(isSoundMember),
    isWithin(foes.length, [1, MOST_FOES]),
    foes.every(
      ({ id, name, monster, wounds }) =>
        (id === undefined || DATA.monsters.some((card) => card.id === id)) &&
        (name === undefined || isName(name)) &&
        isMonster(monster) &&
        isWithin(wounds, [0, monster.toughness - 1]),
    ),
    isWithin(rest.players, [party.length, BOUNDS.players[1]]) && isWithin(rest.rounds, BOUNDS.rounds),
    ORDERS.includes(rest.order) && AIMS.includes(rest.aim) && SPENDINGS.includes(rest.spend),
    Object.entries(READINGS).every(([name, options]) =>
      (options as readonly string[]).includes(rest.readings[name as keyof typeof READINGS]),
    ),
  ].every(Boolean);

test('problems name what came; the rest is taken', () => {
  const codes = (search: string) => parseAddress(search).problems.map(({ code, came }) => `${code}:${came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&i=lily-chen'), ['version:2']);
  assert.deepEqual(codes('v=1&i=nobody&g=9&n=6.6&c=1.2&t=sword&m=nobody&k=0&o=worst&a=flee&s=all&x=9'), [
    'i:nobody',
    'n:6.6',
    'c:1.2',
    't:sword',
    'g:9',
    'm:nobody',
    'k:0',
    'o:worst',
    'a:flee',
    's:all',
    'x:9',
  ]);
  assert.equal(parseAddress('v=1&i=mark-harrigan&m=nobody').state.party[0]!.hero.health, 8);
  assert.deepEqual(codes(`v=1&m=${'x'.repeat(60)}`), [`m:${'x'.repeat(40)}…`]);
});

test('wounds of a monster stay below its toughness', () => {
  assert.equal(parseAddress('v=1&m=deep-one.1').state.foes[0]!.wounds, 1);
  assert.deepEqual(
    parseAddress('v=1&m=deep-one.2').problems.map(({ code }) => code),
    ['m'],
  );
});

test('links that were sent before there were several investigators and things mean what they meant', () => {
  const old =
    'v=1&i=mark-harrigan&g=4&n=7.3.2.0.blessed.12244.00010&c=0.2.0.0.0.1.0.0.0.1&m=cthulhu.2_deep-one&k=2&o=anew';
  const { state, problems } = parseAddress(old);
  assert.deepEqual(problems, []);
  const { hero } = state.party[0]!;
  assert.deepEqual([state.party.length, hero.health, hero.clues, hero.bonus.strength], [1, 7, 2, 2]);
  assert.deepEqual([hero.free.strength, hero.sixes.strength, hero.fortune], [1, true, 'blessed']);
  assert.deepEqual([state.players, state.foes[0]!.monster.toughness, state.foes[0]!.wounds], [4, 7, 2]);
  const written = new URLSearchParams(makeAddress(state));
  const told = new URLSearchParams(old);
  for (const said of [written, told]) said.sort();
  assert.equal(written.toString(), told.toString());
});

test('several investigators, things and an ambush in one address', () => {
  const text =
    'v=1&i=lily-chen&t=38-revolver_.round.1.4&i2=mark-harrigan&n2=8.2.0.0.plain.12244.00000&t2=bandages&m=*deep-one_cthulhu';
  const { state, problems } = parseAddress(text);
  assert.deepEqual(problems, []);
  assert.deepEqual([state.party.length, state.players, state.foes[1]!.monster.toughness], [2, 2, 5]);
  assert.deepEqual(
    state.foes.map(({ isAmbush }) => isAmbush),
    [true, false],
  );
  assert.equal(makeAddress(state), text);
  const { fighters, foes } = fightOf(state);
  assert.equal(fighters[0]!.bonus.strength, 2);
  assert.deepEqual(fighters[0]!.cards.items, [{ kind: 'bonus', will: 1, strength: 4, perRound: true }]);
  assert.deepEqual(fighters[1]!.cards.items, [{ kind: 'ward', health: 2, sanity: 0 }]);
  assert.equal(foes[0]!.isAmbush, true);
});

test('an investigator who is not understood is left out and named; the others stay', () => {
  const { state, problems } = parseAddress('v=1&i=lily-chen&i2=nobody&n2=1.1&i3=mark-harrigan&t3=knife');
  assert.deepEqual(problems, [
    { code: 'i', who: 1, came: 'nobody' },
    { code: 't', who: 2, came: 'knife' },
  ]);
  assert.deepEqual(
    state.party.map(({ investigator }) => investigator.id),
    ['lily-chen', 'mark-harrigan'],
  );
});

test('things that cannot be counted together are refused', () => {
  const codes = (t: string) => parseAddress(`v=1&t=${t}`).problems.map(({ code }) => code);
  assert.deepEqual(codes('axe_axe'), ['t']);
  assert.deepEqual(codes(Array.from({ length: LIMITS.items + 1 }, () => '.ward.1.0').join('_')), ['t']);
  assert.deepEqual(codes('.ward.10.0'), ['t']);
  assert.deepEqual(codes('.bomb.1.1'), ['t']);
  assert.deepEqual(codes(''), []);
});

test('what an address says of things, the engine counts', () => {
  const answer = solveFight(fightOf(parseAddress('v=1&i=lily-chen&t=38-revolver&m=deep-one').state));
  // Five dice by the bonus of the revolver: no success 32/243, one 80/243.
  assert.deepEqual(answer.allKilled, { n: 131n, d: 243n });
});

const second = fc
  .tuple(fc.constantFrom(...codecOf(DATA).fields), fc.string())
  .map(([field, text]) => `v=1&i2=lily-chen&${field}=${text}`);
testAddressLaws({ beside: import.meta.url, codec: codecOf(DATA), states: anyState, isSound, more: [second] });
