import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { conditionsOf } from '../../../engines/arkham/meanings.ts';
import { CHAPTERS } from '../../../engines/arkham/skill-test/model/readings.ts';
import { sizeOf, TOKEN_IDS } from '../../../engines/arkham/token.ts';
import { codecOf, makeAddress, parseAddress } from './address.ts';
import {
  BOUNDS,
  LEVELS,
  LINE_IDS,
  SKILL_IDS,
  belongs,
  lineOf,
  refusalOf,
  withInvestigator,
  withPreset,
  withToken,
  type State,
} from './model.ts';
import { data, initial } from './real-data.test-table.ts';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';

const anyState: fc.Arbitrary<State> = fc
  .record({
    preset: fc.constantFrom(...data.presets.map((p) => p.id)),
    level: fc.constantFrom(...LEVELS),
    tested: fc.constantFrom(undefined, ...SKILL_IDS),
    skill: fc.integer({ min: 0, max: BOUNDS.skill[1] }),
    icons: fc.integer({ min: 0, max: BOUNDS.icons[1] }),
    difficulty: fc.integer({ min: 0, max: BOUNDS.difficulty[1] }),
    investigator: fc.constantFrom(undefined, ...data.investigators.map((i) => i.id)),
    pick: fc.nat(1000),
    x: fc.nat(9),
    met: fc.boolean(),
    option: fc.boolean(),
    bless: fc.nat(10),
    frost: fc.nat(8),
    effects: fc.uniqueArray(fc.constantFrom(...data.effects), { maxLength: 3, selector: (e) => e.id }),
    by: fc.nat(3),
    loss: fc.boolean(),
    chapter: fc.constantFrom(undefined, ...CHAPTERS),
    assets: fc.subarray(
      data.assets.map(({ id }) => id),
      { maxLength: 3 },
    ),
  })
  .map(
    ({
      preset,
      level,
      tested,
      skill,
      icons,
      difficulty,
      investigator,
      pick,
      x,
      met,
      option,
      bless,
      frost,
      effects,
      by,
      loss,
      chapter,
      assets,
    }) => {
      let state = withToken(
        withToken(withPreset({ ...initial, investigator }, data, preset, level), data, 'bless', bless),
        data,
        'frost',
        frost,
      );
      const fitting = data.scenarios.filter((s) =>
        belongs(
          s,
          data.presets.find((p) => p.id === preset)!,
        ),
      );
      state = {
        ...state,
        tested,
        scenario: fitting[pick % (fitting.length + 1)]?.id,
        skill,
        icons,
        difficulty,
        goal: goalFor(loss, skill, by),
        effects: [],
        assets,
        ...(chapter === undefined ? {} : { chapter }),
      };
      const cards = effects.map((e) => ({
        id: e.id,
        ...(e.x ? { x: e.x.min } : {}),
        ...(e.choose === 'symbol' ? { pick: (e.among ?? ['tablet' as const])[0]! } : {}),
      }));
      state = cards.reduce<State>(
        (s, card) => (refusalOf(s, data, card) === undefined ? { ...s, effects: [...s.effects, card] } : s),
        state,
      );
      const lines = Object.fromEntries(
        LINE_IDS.flatMap((id) => {
          const line = lineOf(state, data, id);
          const said =
            line === undefined
              ? {}
              : {
                  ...(line.x === undefined ? {} : { x }),
                  ...(met && conditionsOf(line).length > 0 ? { met: [conditionsOf(line)[0]!] } : {}),
                  ...(option && line.option !== undefined ? { option: true } : {}),
                };
          return Object.keys(said).length === 0 ? [] : [[id, said]];
        }),
      );
      return { ...state, lines };
    },
  );

/** Any of the goals. */
const goalFor = (loss: boolean, skill: number, by: number): State['goal'] => {
  if (loss) return { kind: 'least-loss' };
  return skill % 2 === 1 && by > 0 ? { kind: 'no-failure', by } : { kind: 'success', by };
};
test('the goal of no failure by N is a letter and its number; an old address keeps its meaning', () => {
  const goalIn = (g: string) => parseAddress(`v=1&c=notz.standard&n=3.0.3&g=${g}`, data).state.goal;
  assert.deepEqual(goalIn('f2'), { kind: 'no-failure', by: 2 });
  assert.deepEqual(goalIn('2'), { kind: 'success', by: 2 });
  assert.deepEqual(goalIn('l'), { kind: 'least-loss' });
  assert.deepEqual(goalIn('f0'), { kind: 'success', by: 0 });
  assert.deepEqual(
    parseAddress('v=1&c=notz.standard&n=3.0.3&g=f99', data).problems.map((p) => `${p.code}:${p.came}`),
    ['goal:f99'],
  );
});

test('an address that says nothing of a skill leaves its number as it is, whoever comes', () => {
  const { state, problems } = parseAddress('v=1&c=notz.standard&i=roland-banks&n=5.0.3', data);
  assert.deepEqual([state.tested, state.skill, problems], [undefined, 5, []]);
  assert.equal(withInvestigator(state, data, 'wendy-adams').skill, 5);
  assert.equal(parseAddress('v=1&c=notz.standard&t=luck&n=5.0.3', data).problems[0]?.code, 'tested');
});

test('an address gives its state back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { state: back, problems } = parseAddress(makeAddress(state, data), data);
      assert.deepEqual(problems, []);
      const full = (s: State) => ({ ...s, bag: Object.fromEntries(TOKEN_IDS.map((id) => [id, s.bag[id] ?? 0])) });
      assert.deepEqual(full(back), full(state));
    }),
    { numRuns: 150 },
  );
});

test('an address stays short enough for a chat', () => {
  fc.assert(fc.property(anyState, (state) => assert.ok(makeAddress(state, data).length < 400)));
});

test('hostile addresses: never an exception, always a sound state', () => {
  const noise = fc.oneof(
    fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
    fc.string(),
    fc.webQueryParameters(),
    fc
      .tuple(fc.constantFrom('v', 'c', 's', 'i', 'n', 'a', 'b', 'l', 'e', 'g', 'r'), fc.string())
      .map(([k, v]) => `v=1&${k}=${v}`),
    fc.tuple(anyState, fc.nat(200)).map(([s, n]) => makeAddress(s, data).slice(0, n)),
  );
  fc.assert(
    fc.property(noise, (search) => {
      const { state } = parseAddress(search, data);
      assert.ok(sizeOf(state.bag) >= 0 && state.skill >= 0 && state.difficulty <= BOUNDS.difficulty[1]);
      assert.ok(data.presets.some((p) => p.id === state.preset));
    }),
    { numRuns: 600 },
  );
});

test('problems name what came', () => {
  const codes = (search: string) => parseAddress(search, data).problems.map((p) => `${p.code}:${p.came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&c=notz.standard'), ['version:2']);
  assert.deepEqual(codes('v=1&c=nope.standard&n=1.2.3'), ['preset:nope']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=-1.2.999'), ['numbers:-1.2.999']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&b=zz'), ['bag:zz']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=nothing&g=99'), ['effect:nothing', 'goal:99']);
  // What came, what is expected, what is used instead.
  const problems = (search: string) => parseAddress(search, data).problems;
  assert.deepEqual(problems('v=1&c=rougarou.easy&n=1.2.3'), [
    { code: 'level-absent', came: 'easy', stands: 'standard', wanted: ['standard', 'hard'] },
  ]);
  assert.deepEqual(codes('v=1&c=rougarou.worst&n=1.2.3'), ['level:worst']);
  assert.deepEqual(problems('v=1&c=notz.standard&n=1.2.3&s=the-house-always-wins'), [
    { code: 'scenario-elsewhere', came: 'the-house-always-wins', stands: 'notz' },
  ]);
  assert.equal(parseAddress('v=1&c=notz.standard&n=1.2.3&s=the-house-always-wins', data).state.scenario, undefined);
  assert.deepEqual(problems('v=1&c=notz.standard&n=1.2.3&e=olive-mcbride_wendy-adams'), [
    { code: 'effect-refused', came: 'wendy-adams', stands: 'olive-mcbride' },
  ]);
  assert.deepEqual(parseAddress('v=1&c=notz.standard&n=1.2.3&e=olive-mcbride_wendy-adams', data).state.effects, [
    { id: 'olive-mcbride' },
  ]);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&a=beat-cop_beat-cop_nobody&r=3'), ['asset:nobody', 'chapter:3']);
  assert.deepEqual(parseAddress('v=1&c=notz.standard&n=1.2.3&a=nobody_beat-cop', data).state.assets, ['beat-cop']);
  // A card twice, a token that a card may not name, a number beyond its bounds.
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=wendy-adams_wendy-adams'), ['effect:wendy-adams']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=wendy-adams..14_analysis.9'), [
    'effect:wendy-adams..14',
    'effect:analysis.9',
  ]);
});

testAddresses({ beside: import.meta.url, codec: codecOf(data), states: anyState });
