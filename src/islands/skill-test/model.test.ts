import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { toNumber } from '../../engines/exact/fraction.ts';
import { conditionsOf } from '../../engines/arkham/meanings.ts';
import { chanceOfSuccess, solveTest } from '../../engines/arkham/skill-test.ts';
import { sizeOf, TOKEN_IDS } from '../../engines/arkham/token.ts';
import { effectSchema, investigatorSchema, presetSchema, scenarioSchema } from '../../schemas/arkham-odds.ts';
import { makeAddress, parseAddress } from './address.ts';
import { BOUNDS, LEVELS, LINE_IDS, belongs, defaultState, lineOf, mechanicsOf, testOf, withPreset, withToken, type OddsData, type State } from './model.ts';

const read = <S extends z.ZodType>(name: string, schema: S) => z.array(schema).parse(parse(readFileSync(new URL(`../../../content/arkham/data/${name}.yaml`, import.meta.url), 'utf8')));
const data: OddsData = { presets: read('bags', presetSchema), scenarios: read('scenarios', scenarioSchema), investigators: read('investigators', investigatorSchema), effects: read('effects', effectSchema) };
const initial = defaultState(data);

test('the data: every list has its entries, ids are unique', () => {
  assert.ok(data.presets.length >= 35 && data.scenarios.length >= 113 && data.investigators.length >= 90 && data.effects.length >= 40);
  for (const list of [data.presets, data.scenarios, data.investigators, data.effects]) assert.equal(new Set(list.map((e) => e.id)).size, list.length);
});

test('every campaign has its scenarios', () => {
  for (const preset of data.presets.filter((p) => p.kind === 'campaign')) assert.ok(data.scenarios.some((s) => belongs(s, preset)), preset.id);
});

test('the worked default is the published one: 75 % at two above in Night of the Zealot, without scenario and with the sign at +1', () => {
  const t = { ...testOf({ ...initial, scenario: undefined, skill: 4, icons: 1, difficulty: 3 }, data), meanings: { ...testOf(initial, data).meanings, skull: { modifier: -1 }, cultist: { modifier: -2 }, tablet: { modifier: -3 }, 'elder-sign': { modifier: 1 } } };
  assert.equal(toNumber(chanceOfSuccess(solveTest(t).distribution, t)), 0.75);
});

test('every scenario on every level, with every line at its default, can be reckoned', () => {
  for (const preset of data.presets)
    for (const level of LEVELS) {
      const state = withPreset(initial, data, preset.id, level);
      for (const scenario of data.scenarios.filter((s) => belongs(s, preset))) {
        const t = testOf({ ...state, scenario: scenario.id }, data);
        const p = toNumber(chanceOfSuccess(solveTest(t).distribution, t));
        assert.ok(p >= 0 && p <= 1, `${preset.id} ${level} ${scenario.id}`);
      }
    }
});

test('every card that is reckoned changes a test without breaking it; one that is not says why', () => {
  for (const effect of data.effects) {
    if (effect.mechanics.length === 0) assert.ok((effect.unmodelled ?? '').length > 10, effect.id);
    const t = testOf({ ...initial, effects: [{ id: effect.id }] }, data);
    const p = toNumber(chanceOfSuccess(solveTest(t).distribution, t));
    assert.ok(p >= 0 && p <= 1, effect.id);
    assert.equal(mechanicsOf(effect, {}).length, effect.mechanics.length);
  }
});

test('limits of blesses, curses and frosts hold', () => {
  assert.equal(withToken(initial, 'bless', 99).bag.bless, 10);
  assert.equal(withToken(initial, 'frost', 99).bag.frost, 8);
  assert.equal(withToken(initial, 'skull', -5).bag.skull, 0);
});

/** Any state that the page can reach. */
const anyState: fc.Arbitrary<State> = fc.record({
  preset: fc.constantFrom(...data.presets.map((p) => p.id)), level: fc.constantFrom(...LEVELS),
  skill: fc.integer({ min: 0, max: BOUNDS.skill[1] }), icons: fc.integer({ min: 0, max: BOUNDS.icons[1] }), difficulty: fc.integer({ min: 0, max: BOUNDS.difficulty[1] }),
  investigator: fc.constantFrom(undefined, ...data.investigators.map((i) => i.id)), pick: fc.nat(1000), x: fc.nat(9), met: fc.boolean(), option: fc.boolean(),
  bless: fc.nat(10), frost: fc.nat(8), effects: fc.uniqueArray(fc.constantFrom(...data.effects), { maxLength: 3, selector: (e) => e.id }), by: fc.nat(3), loss: fc.boolean(),
}).map(({ preset, level, skill, icons, difficulty, investigator, pick, x, met, option, bless, frost, effects, by, loss }) => {
  let state = withToken(withToken(withPreset({ ...initial, investigator }, data, preset, level), 'bless', bless), 'frost', frost);
  const fitting = data.scenarios.filter((s) => belongs(s, data.presets.find((p) => p.id === preset)!));
  state = { ...state, scenario: fitting[pick % (fitting.length + 1)]?.id, skill, icons, difficulty, goal: loss ? { kind: 'least-loss' } : { kind: 'success', by },
    effects: effects.map((e) => ({ id: e.id, ...(e.x ? { x: e.x.min } : {}), ...(e.choose === 'symbol' ? { pick: (e.among ?? ['tablet' as const])[0]! } : {}) })) };
  const lines = Object.fromEntries(LINE_IDS.flatMap((id) => {
    const line = lineOf(state, data, id);
    const said = line === undefined ? {} : { ...(line.x === undefined ? {} : { x }), ...(met && conditionsOf(line).length > 0 ? { met: [conditionsOf(line)[0]!] } : {}), ...(option && line.option !== undefined ? { option: true } : {}) };
    return Object.keys(said).length === 0 ? [] : [[id, said]];
  }));
  return { ...state, lines };
});

test('an address gives its state back', () => {
  fc.assert(fc.property(anyState, (state) => {
    const { state: back, problems } = parseAddress(makeAddress(state, data), data);
    assert.deepEqual(problems, []);
    const full = (s: State) => ({ ...s, bag: Object.fromEntries(TOKEN_IDS.map((id) => [id, s.bag[id] ?? 0])) });
    assert.deepEqual(full(back), full(state));
  }), { numRuns: 300 });
});

test('an address stays short enough for a chat', () => {
  fc.assert(fc.property(anyState, (state) => assert.ok(makeAddress(state, data).length < 400)));
});

test('10 000 hostile addresses: never an exception, always a sound state', () => {
  const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.webQueryParameters(), fc.tuple(fc.constantFrom('v', 'c', 's', 'i', 'n', 'b', 'l', 'e', 'g'), fc.string()).map(([k, v]) => `v=1&${k}=${v}`), fc.tuple(anyState, fc.nat(200)).map(([s, n]) => makeAddress(s, data).slice(0, n)));
  fc.assert(fc.property(noise, (search) => {
    const { state } = parseAddress(search, data);
    assert.ok(sizeOf(state.bag) >= 0 && state.skill >= 0 && state.difficulty <= BOUNDS.difficulty[1]);
    assert.ok(data.presets.some((p) => p.id === state.preset));
  }), { numRuns: 10_000 });
});

test('problems name what came', () => {
  const codes = (search: string) => parseAddress(search, data).problems.map((p) => `${p.code}:${p.came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&c=notz.standard'), ['version:2']);
  assert.deepEqual(codes('v=1&c=nope.standard&n=1.2.3'), ['preset:nope']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=-1.2.999'), ['numbers:-1.2.999']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&b=zz'), ['bag:zz']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=nothing&g=99'), ['effect:nothing', 'goal:99']);
  // A card twice, a token that a card may not name, a number beyond its bounds.
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=wendy-adams_wendy-adams'), ['effect:wendy-adams']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=wendy-adams..14_analysis.9'), ['effect:wendy-adams..14', 'effect:analysis.9']);
});
