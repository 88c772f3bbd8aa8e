/** The engine against battles played out face by face. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Battle } from './battle.ts';
import { BATTLE, DETECTIVE, ENEMY } from './battles.test-table.ts';
import { bestValue, endsByHand, ordersByHand } from './oracle-values.test-table.ts';
import { beginning, type Option, type Table } from './oracle.test-table.ts';
import { SITE_READINGS, type Readings } from './readings.ts';
import { solveBattle, type BattleEnds, type Chances } from './solve.ts';

const SMALL = { ...DETECTIVE, will: 2, strength: 3, vigilance: 2 };
const WEAK = { ...ENEMY, will: 2, strength: 2, vigilance: 1 };
const withReadings = (battle: Battle, readings: Partial<Readings>): Battle => ({
  ...battle,
  readings: { ...SITE_READINGS, ...readings },
});
const close = (a: number, b: number, what: string) => assert.ok(Math.abs(a - b) < 1e-10, `${what}: ${a} and ${b}`);

/** What the best play of the engine comes to by its aim. */
const goalChance = ({ aim }: Battle, ends: BattleEnds): number => {
  const sum = (...fates: readonly ('detained' | 'killed' | 'destroyed')[]) =>
    ends.enemies.reduce((all, enemy) => all + fates.reduce((of, fate) => of + enemy.fates[fate], 0), 0);
  if (aim === 'detain') return sum('detained');
  if (aim === 'destroy') return sum('killed', 'destroyed');
  return aim === 'stay-up' ? ends.noneFell : ends.victory;
};
/** The best of all ways to begin, over all orders. */
const byHand = (battle: Battle): number =>
  ordersByHand(battle).reduce((sum, { chance, turns, hidden }) => {
    const groups = battle.canLeave
      ? hidden.reduce<readonly (readonly number[])[]>(
          (all, who) => [...all, ...all.map((group) => [...group, who])],
          [[]],
        )
      : [[]];
    const values = groups.map((group) => bestValue(beginning(battle, group), turns, battle));
    return sum + chance * Math.max(...values);
  }, 0);

const SPELL = { skill: 2, difficulty: 0, price: 1, damage: { will: 2, strength: 0 }, moves: 1, uses: 0 };
const BEST: { readonly [name: string]: Battle } = {
  plain: { ...BATTLE, detectives: [SMALL], enemies: [WEAK] },
  'a die at least': withReadings(
    { ...BATTLE, detectives: [{ ...SMALL, vigilance: 1 }], enemies: [{ ...WEAK, vigilance: 3 }] },
    { 'least-dice': 'one' },
  ),
  'dice as they are': withReadings({ ...BATTLE, detectives: [SMALL], enemies: [WEAK] }, { penalty: 'is-counted' }),
  'threshold 4': { ...BATTLE, threshold: 4, detectives: [{ ...SMALL, knife: 1 }], enemies: [WEAK] },
  'both parameters': {
    ...BATTLE,
    detectives: [{ ...SMALL, weapon: { tests: 'both', penalty: 1, damage: { will: 2, strength: 2 } } }],
    enemies: [{ ...WEAK, willDice: 2, strengthDice: 1 }],
    aim: 'detain',
  },
  'both parameters, Will first': withReadings(
    {
      ...BATTLE,
      detectives: [{ ...SMALL, weapon: { tests: 'both', penalty: 1, damage: { will: 2, strength: 2 } } }],
      enemies: [{ ...WEAK, willDice: 2, strengthDice: 1 }],
      aim: 'detain',
    },
    { 'both-at-once': 'will-first' },
  ),
  'to kill': {
    ...BATTLE,
    aim: 'destroy',
    detectives: [{ ...SMALL, weapon: { tests: 'strength', penalty: 1, damage: { will: 0, strength: 3 } } }],
    enemies: [{ ...WEAK, strength: 3 }],
  },
  'martial arts': {
    ...BATTLE,
    detectives: [{ ...SMALL, hasMartialArts: true, knife: 1 }],
    enemies: [WEAK],
    aim: 'detain',
  },
  creatures: {
    ...BATTLE,
    aim: 'destroy',
    detectives: [SMALL],
    enemies: [
      { ...WEAK, kind: 'undead', strengthDice: 1 },
      { ...WEAK, kind: 'artifact', strengthDice: 0, willDice: 1 },
    ],
  },
  'a spell': { ...BATTLE, detectives: [{ ...SMALL, will: 3, spell: SPELL }], enemies: [{ ...WEAK, willDice: 1 }] },
  'a spell once': {
    ...BATTLE,
    detectives: [{ ...SMALL, will: 3, spell: { ...SPELL, uses: 1, price: 0 } }],
    enemies: [WEAK],
  },
  'a free spell of two moves': {
    ...BATTLE,
    detectives: [{ ...SMALL, spell: { ...SPELL, price: 0, moves: 2 } }],
    enemies: [WEAK],
  },
  'a spell of three moves, failures cost turns': withReadings(
    { ...BATTLE, detectives: [{ ...SMALL, will: 3, spell: { ...SPELL, moves: 3, difficulty: 1 } }], enemies: [WEAK] },
    { 'failed-long-spell': 'turns-lost' },
  ),
  healing: {
    ...BATTLE,
    detectives: [{ ...SMALL, heal: { will: 1, strength: 2, upTo: { will: 3, strength: 3 }, uses: 2 } }],
    enemies: [{ ...WEAK, willDice: 1 }],
  },
  'leaving alone': { ...BATTLE, aim: 'stay-up', canLeave: true, detectives: [SMALL], enemies: [WEAK] },
  'hiding from two': {
    ...BATTLE,
    aim: 'stay-up',
    canLeave: true,
    detectives: [{ ...SMALL, opening: 'stealth', stealth: 3 }],
    enemies: [WEAK, { ...WEAK, vigilance: 2 }],
  },
  'two, who may leave and come back': {
    ...BATTLE,
    canLeave: true,
    detectives: [
      { ...SMALL, opening: 'stealth' },
      { ...SMALL, stealth: 3, strength: 2 },
    ],
    enemies: [WEAK],
  },
  'two, who leave for good': withReadings(
    {
      ...BATTLE,
      aim: 'stay-up',
      canLeave: true,
      detectives: [
        { ...SMALL, opening: 'stealth' },
        { ...SMALL, stealth: 3, strength: 2 },
      ],
      enemies: [WEAK],
    },
    { return: 'stays-away' },
  ),
  'equal Stealth, best': { ...BATTLE, detectives: [SMALL, { ...SMALL, strength: 2 }], enemies: [WEAK, WEAK] },
  'three of equal Stealth': {
    ...BATTLE,
    detectives: [SMALL, { ...SMALL, strength: 2, will: 1 }, { ...SMALL, strength: 1, opening: 'before' }],
    enemies: [{ ...WEAK, strength: 3 }],
  },
  'equal Stealth, first': withReadings(
    { ...BATTLE, detectives: [SMALL, { ...SMALL, strength: 2 }], enemies: [WEAK] },
    { ties: 'first' },
  ),
  'equal Stealth, worst': withReadings(
    { ...BATTLE, detectives: [SMALL, { ...SMALL, strength: 2, opening: 'after' }], enemies: [WEAK, WEAK] },
    { ties: 'worst' },
  ),
};
for (const [name, battle] of Object.entries(BEST))
  test(`best play as the oracle finds it: ${name}`, () => {
    close(goalChance(battle, solveBattle(battle)), byHand(battle), name);
  });

const PLANNED: { readonly [name: string]: Battle } = {
  'one against one': { ...BATTLE, plan: 'in-turn', detectives: [SMALL], enemies: [{ ...WEAK, willDice: 1 }] },
  'two against two, one after the other': {
    ...BATTLE,
    plan: 'in-turn',
    detectives: [SMALL, { ...SMALL, stealth: 3, strength: 2, opening: 'before' }],
    enemies: [
      { ...WEAK, strength: 3 },
      { ...WEAK, kind: 'undead', willDice: 2, strengthDice: 0 },
    ],
  },
  'two against two, the weakest': {
    ...BATTLE,
    plan: 'weakest',
    detectives: [SMALL, { ...SMALL, stealth: 1, strength: 2, opening: 'after' }],
    enemies: [
      { ...WEAK, strength: 3, will: 3 },
      { ...WEAK, kind: 'undead', willDice: 2, strengthDice: 1 },
    ],
  },
};
/** The rule of a plan over bare hands: the first or the weakest living enemy, and the first detective named. */
const byRule =
  ({ plan }: Battle) =>
  ({ foes }: Table, options: readonly Option[]): Option => {
    const strikes = options.filter(({ name }) => name === 'bare');
    if (strikes.length === 0) return options[0]!;
    const least = (option: Option) => Math.min(foes[option.target!]!.will, foes[option.target!]!.strength);
    return strikes.reduce((best, one) => (plan === 'weakest' && least(one) < least(best) ? one : best));
  };
const isSame = (told: Chances, found: ReadonlyMap<number, number>, what: string) => {
  assert.deepEqual(
    told.map(([n]) => n),
    [...found.keys()].toSorted((a, b) => a - b),
    what,
  );
  for (const [n, chance] of told) close(chance, found.get(n)!, `${what} ${n}`);
};
for (const [name, battle] of Object.entries(PLANNED))
  test(`every chance of a plan as the oracle finds it: ${name}`, () => {
    const told = solveBattle(battle);
    const ends = ordersByHand(battle).flatMap(({ chance, turns }) =>
      endsByHand(beginning(battle), turns, battle, byRule(battle)).map((end) => ({
        ...end,
        chance: end.chance * chance,
      })),
    );
    type End = (typeof ends)[number];
    const chanceOf = (has: (end: End) => boolean) => ends.reduce((sum, end) => sum + (has(end) ? end.chance : 0), 0);
    const chances = (numberOf: (end: End) => number | undefined) => {
      const numbers = new Set(ends.map(numberOf).filter((n) => n !== undefined));
      return new Map([...numbers].map((n) => [n, chanceOf((end) => numberOf(end) === n)]));
    };
    const beaten = ({ table }: End) => table.foes.filter(({ state }) => state !== 'stands').length;
    const countFallen = ({ table }: End) => table.people.filter(({ state }) => state !== 'in').length;
    const isWon = (end: End) => beaten(end) === battle.enemies.length;
    const isFoe =
      (at: number, state: string) =>
      ({ table }: End) =>
        table.foes[at]!.state === state;
    const isPerson =
      (at: number, state: string) =>
      ({ table }: End) =>
        table.people[at]!.state === state;
    const expected: readonly (readonly [what: string, told: number, has: (end: End) => boolean])[] = [
      ['victory', told.victory, isWon],
      ['clean', told.cleanVictory, (end) => isWon(end) && countFallen(end) === 0],
      ['nobody fell', told.noneFell, (end) => countFallen(end) === 0],
      ['longer', told.longer, ({ round }) => round > 10],
      ...told.enemies.flatMap(({ fates, stands }, at) =>
        Object.entries({ ...fates, stands }).map(([state, chance]) => [state, chance, isFoe(at, state)] as const),
      ),
      ...told.detectives.flatMap(({ falls, stands, left }, at) =>
        Object.entries({ ...falls, in: stands, away: left }).map(
          ([state, chance]) => [state, chance, isPerson(at, state)] as const,
        ),
      ),
    ];
    for (const [what, chance, has] of expected) close(chance, chanceOf(has), what);
    isSame(told.beaten, chances(beaten), 'beaten');
    isSame(told.fallen, chances(countFallen), 'fallen');
    told.detectives.forEach(({ will, strength }, at) => {
      const ofStanding = (part: 'will' | 'strength') =>
        chances((end) => (isPerson(at, 'in')(end) ? end.table.people[at]![part] : undefined));
      isSame(will, ofStanding('will'), 'will');
      isSame(strength, ofStanding('strength'), 'strength');
    });
    const rounds = chances(({ round }) => round);
    for (const [n, chance] of told.rounds) close(chance, rounds.get(n)!, `round ${n}`);
    close(
      told.meanRounds,
      ends.reduce((sum, { round, chance }) => sum + round * chance, 0),
      'rounds on average',
    );
    assert.equal(told.endless, 0);
  });
