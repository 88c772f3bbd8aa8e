/** What the tests of the calculator share: the data of the game as the page has them, and any state that it can reach. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { COLOURS, LEVELS } from '../../../engines/hellboy/dice/colour.ts';
import type { Faces } from '../../../engines/hellboy/dice/faces.ts';
import { ACTIONS, COUNTS, FLAGS } from '../../../engines/hellboy/situation/situation.ts';
import { THROWS } from '../../../engines/hellboy/throws/rules.ts';
import { agentSchema } from '../../../schemas/hellboy/agent.ts';
import { assumedFaces, dieSchema, faceRulesOf } from '../../../schemas/hellboy/dice.ts';
import { enemySchema } from '../../../schemas/hellboy/enemy.ts';
import { modifierSchema } from '../../../schemas/hellboy/modifier.ts';
import { throwRulesOf, throwSchema } from '../../../schemas/hellboy/throws.ts';
import { bestFirst } from './address.ts';
import { assumedOf, type DiceFaces } from './dice-faces.ts';
import type { OddsData } from './data.ts';
import {
  BOUNDS,
  MODES,
  MOST_SIEGE,
  TESTED,
  defaultState,
  enemyOf,
  withSiege,
  type Bounds,
  type State,
} from './model.ts';

const read = <S extends z.ZodType>(name: string, schema: S) =>
  z
    .array(schema)
    .parse(parse(readFileSync(new URL(`../../../../content/hellboy/data/${name}.yaml`, import.meta.url), 'utf8')));
const dice = read('dice', dieSchema);

export const DATA: OddsData = {
  assumed: assumedFaces(dice),
  faceRules: faceRulesOf(dice),
  modifiers: read('modifiers', modifierSchema),
  throws: throwRulesOf(read('throws', throwSchema)),
  agents: read('agents', agentSchema),
  enemies: read('enemies', enemySchema),
};
export const INITIAL = defaultState(DATA);
export const ASSUMED = assumedOf(DATA);

const within = ([min, max]: Bounds) => fc.integer({ min, max });
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>;
const each = <K extends string, V>(keys: readonly K[], value: fc.Arbitrary<V>) =>
  record<{ [k in K]: V }>(Object.fromEntries(keys.map((k) => [k, value])) as { [k in K]: fc.Arbitrary<V> });
const name = fc.stringMatching(/^[а-яё]{1,12}$/);
const anyNamed = (cards: readonly { readonly id: string }[]) =>
  fc.oneof(
    fc.constant({}),
    fc.constantFrom(...cards).map(({ id }) => ({ id })),
    name.map((n) => ({ name: n })),
  );
const enemy = fc.oneof(
  fc.constantFrom(...DATA.enemies).map((card) => enemyOf(card)),
  fc
    .tuple(
      anyNamed(DATA.enemies),
      record({
        toughness: within(BOUNDS.toughness),
        health: within(BOUNDS.health),
        damage: within(BOUNDS.damage),
        melee: within(BOUNDS.attack),
        ranged: within(BOUNDS.attack),
      }),
    )
    .map(([who, figures]) => ({ ...who, ...figures })),
);
const siege = record<State['siege']>({
  slots: within(BOUNDS.slots),
  damage: within(BOUNDS.taken),
  injuries: within(BOUNDS.injuries),
  tokens: within(BOUNDS.boosts),
  symbols: record({ of: within([0, 60]), in: within(BOUNDS.symbols) }),
  attacks: fc.array(record({ attack: within(BOUNDS.attack), net: within(BOUNDS.net), isRanged: fc.boolean() }), {
    minLength: 1,
    maxLength: MOST_SIEGE,
  }),
  aim: fc.constantFrom('least-damage', 'stand'),
});

/** Any state that the page can reach. */
export const anyState: fc.Arbitrary<State> = record<State>({
  mode: fc.constantFrom(...MODES),
  action: fc.constantFrom(...ACTIONS),
  agent: anyNamed(DATA.agents),
  levels: each(TESTED, fc.constantFrom(...LEVELS)),
  counts: each(COUNTS, within(BOUNDS.count)),
  flags: each(FLAGS, fc.boolean()),
  bonus: within(BOUNDS.bonus),
  bprd: fc.constantFrom('wild', 'spent'),
  enemy,
  cover: within(BOUNDS.cover),
  goal: record({ kind: fc.constantFrom('mean', 'reach'), least: within(BOUNDS.least) }),
  dice: fc.option(fc.array(fc.constantFrom(...COLOURS), { maxLength: BOUNDS.dice[1] }).map(bestFirst), {
    nil: undefined,
  }),
  series: record({ tokens: within(BOUNDS.tokens), aim: fc.constantFrom('kill', 'damage') }),
  siege: siege.map((of) => withSiege(INITIAL, of).siege),
  throws: record({
    kind: fc.constantFrom(...THROWS),
    times: within(BOUNDS.times),
    amount: within(BOUNDS.amount),
    isBackup: fc.boolean(),
  }),
});

/** Dice that keep the rules of the data, whatever those are. */
export const anyDice: fc.Arbitrary<DiceFaces> = fc
  .tuple(each(COLOURS, fc.array(fc.nat(9), { minLength: 6, maxLength: 6 })), fc.boolean())
  .map(([sides, isConfirmed]) => {
    const faces = Object.fromEntries(
      COLOURS.map((colour) => {
        const rules = DATA.faceRules.filter((rule) => rule.colour === colour);
        const among = rules.find(({ kind }) => kind === 'among')?.values;
        const has = rules.filter(({ kind }) => kind === 'contains').flatMap(({ values }) => values);
        const free = sides[colour].map((side) => (among === undefined ? side : among[side % among.length]!));
        return [colour, [...has, ...free].slice(0, 6).sort((a, b) => a - b)];
      }),
    ) as unknown as Faces;
    return { faces, isConfirmed };
  });
