/** Rules that have a say in a situation. The rules here are made up; those of the game are data. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LEVELS } from '../dice/colour.ts';
import { poolFor } from '../skill-check/pool.ts';
import type { Modifier } from './modifier.ts';
import { asksOf, poolOfSituation, reasonsOf } from './reasons.ts';
import { ACTIONS, COUNTS, FLAGS, type Count, type Flag, type Situation } from './situation.ts';
import { SKILLS, skillOf } from './skill.ts';

const rule = (id: string, actions: Modifier['actions'], by: Count | Flag, change: 1 | -1): Modifier => ({
  id,
  actions,
  by,
  change,
  term: 'test',
  title: id,
});
const RULES: readonly Modifier[] = [
  rule('crowd', ['fight', 'examine'], 'otherEnemies', -1),
  rule('room', ['examine'], 'enemiesInRoom', -1),
  rule('fire', ['fight', 'examine', 'other'], 'hellfire', -1),
  rule('stunned', ['fight'], 'stunnedTarget', 1),
  rule('boost', ['fight', 'examine', 'other'], 'boost', 1),
];

const NO_COUNTS: Situation['counts'] = {
  otherEnemies: 0,
  enemiesInRoom: 0,
  frogSpawn: 0,
  injuries: 0,
  nearTarget: 0,
  nearAgent: 0,
  inTheWay: 0,
  boost: 0,
  assist: 0,
  cardImprove: 0,
  cardDegrade: 0,
};
const NO_FLAGS: Situation['flags'] = { hellfire: false, stunnedTarget: false, stunnedAgent: false };
const situation = (
  action: Situation['action'],
  counts: Partial<Situation['counts']> = {},
  flags: Partial<Situation['flags']> = {},
): Situation => ({ action, level: 'red', counts: { ...NO_COUNTS, ...counts }, flags: { ...NO_FLAGS, ...flags } });
const reasonIds = (of: Situation) => reasonsOf(of, RULES).map((r) => [r.rule.id, r.times, r.change]);

test('a rule has a say in its own tests, as often as it counts, in the order of the rules', () => {
  assert.deepEqual(reasonIds(situation('fight')), []);
  assert.deepEqual(reasonIds(situation('fight', { otherEnemies: 2, enemiesInRoom: 5, boost: 3 })), [
    ['crowd', 2, -2],
    ['boost', 3, 3],
  ]);
  assert.deepEqual(reasonIds(situation('examine', { otherEnemies: 1, enemiesInRoom: 2 }, { stunnedTarget: true })), [
    ['crowd', 1, -1],
    ['room', 2, -2],
  ]);
  assert.deepEqual(reasonIds(situation('fight', {}, { hellfire: true, stunnedTarget: true })), [
    ['fire', 1, -1],
    ['stunned', 1, 1],
  ]);
  assert.deepEqual(reasonIds(situation('shoot', { otherEnemies: 9, boost: 9 }, { hellfire: true })), []);
});

test('what the reasons add up to, and the dice of it', () => {
  const fight = situation('fight', { otherEnemies: 1, boost: 3 }, { hellfire: true, stunnedTarget: true });
  const { reasons, improvements, degradations, pool } = poolOfSituation(fight, RULES);
  assert.deepEqual(reasons, reasonsOf(fight, RULES));
  assert.deepEqual([improvements, degradations], [4, 2]);
  assert.deepEqual(pool, { dice: ['black', 'black', 'red'], cancelled: 2, applied: 2, wasted: 0, removed: 0 });
  assert.deepEqual(poolOfSituation({ ...fight, action: 'defend-melee', level: 'yellow' }, RULES), {
    reasons: [],
    improvements: 0,
    degradations: 0,
    pool: poolFor('yellow', 0, 0),
  });
});

test('a count that is no whole number is refused', () => {
  assert.throws(() => poolOfSituation(situation('fight', { boost: 0.5 }), RULES), RangeError);
});

test('what is asked for an action is what its rules go by, in the order of the lists', () => {
  assert.deepEqual(asksOf('fight', RULES.toReversed()), {
    counts: ['otherEnemies', 'boost'],
    flags: ['hellfire', 'stunnedTarget'],
  });
  assert.deepEqual(asksOf('other', RULES), { counts: ['boost'], flags: ['hellfire'] });
  assert.deepEqual(asksOf('shoot', RULES), { counts: [], flags: [] });
});

const anyRules: fc.Arbitrary<readonly Modifier[]> = fc.array(
  fc
    .tuple(
      fc.subarray([...ACTIONS], { minLength: 1 }),
      fc.constantFrom(...COUNTS, ...FLAGS),
      fc.constantFrom(1 as const, -1 as const),
    )
    .map(([actions, by, change]) => rule('any', actions, by, change)),
  { maxLength: 8 },
);
const anySituation: fc.Arbitrary<Situation> = fc
  .tuple(
    fc.constantFrom(...ACTIONS),
    fc.constantFrom(...LEVELS),
    fc.array(fc.nat(4), { minLength: COUNTS.length, maxLength: COUNTS.length }),
    fc.array(fc.boolean(), { minLength: FLAGS.length, maxLength: FLAGS.length }),
  )
  .map(([action, level, counts, flags]) => ({
    action,
    level,
    counts: Object.fromEntries(COUNTS.map((count, at) => [count, counts[at]!])) as Situation['counts'],
    flags: Object.fromEntries(FLAGS.map((flag, at) => [flag, flags[at]!])) as Situation['flags'],
  }));

test('the order of the rules changes nothing but the order of the reasons', () => {
  fc.assert(
    fc.property(anySituation, anyRules, (of, rules) => {
      const [one, other] = [poolOfSituation(of, rules), poolOfSituation(of, rules.toReversed())];
      assert.deepEqual(other, { ...one, reasons: one.reasons.toReversed() });
      assert.deepEqual(asksOf(of.action, rules), asksOf(of.action, rules.toReversed()));
    }),
  );
});

test('the reasons add up: improvements less degradations are the sum of their changes', () => {
  fc.assert(
    fc.property(anySituation, anyRules, (of, rules) => {
      const { reasons, improvements, degradations, pool } = poolOfSituation(of, rules);
      let [up, down] = [0, 0];
      for (const { change } of reasons) {
        assert.notEqual(change, 0);
        if (change > 0) up += change;
        else down -= change;
      }
      assert.deepEqual([improvements, degradations], [up, down]);
      assert.deepEqual(pool, poolFor(of.level, up, down));
    }),
  );
});

test('what is not asked for an action does not matter to it', () => {
  fc.assert(
    fc.property(anySituation, anySituation, anyRules, (of, other, rules) => {
      const { counts, flags } = asksOf(of.action, rules);
      const asked: Situation = {
        ...other,
        action: of.action,
        level: of.level,
        counts: { ...other.counts, ...Object.fromEntries(counts.map((count) => [count, of.counts[count]])) },
        flags: { ...other.flags, ...Object.fromEntries(flags.map((flag) => [flag, of.flags[flag]])) },
      };
      assert.deepEqual(poolOfSituation(asked, rules), poolOfSituation(of, rules));
    }),
  );
});

test('what is counted and what holds are what a situation says, and no more', () => {
  assert.deepEqual([...COUNTS], Object.keys(NO_COUNTS));
  assert.deepEqual([...FLAGS], Object.keys(NO_FLAGS));
});

test('each action tests one skill, both defences the same one, and for any other a card says which', () => {
  assert.deepEqual(
    ACTIONS.map((action) => [action, skillOf(action)]),
    [
      ['fight', 'fight'],
      ['shoot', 'shoot'],
      ['examine', 'examine'],
      ['defend-melee', 'defend'],
      ['defend-ranged', 'defend'],
      ['other', undefined],
    ],
  );
  assert.deepEqual(new Set(ACTIONS.map(skillOf)), new Set([...SKILLS, undefined]));
});
