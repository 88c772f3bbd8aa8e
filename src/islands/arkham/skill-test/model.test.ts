import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { toNumber } from '../../../engines/exact/fraction.ts';
import { conditionsOf } from '../../../engines/arkham/meanings.ts';
import { chanceOfSuccess, solveTest } from '../../../engines/arkham/skill-test/skill-test.ts';
import { sizeOf, TOKEN_IDS, type TokenId } from '../../../engines/arkham/token.ts';
import { presetSchema } from '../../../schemas/arkham/bag.ts';
import { effectSchema } from '../../../schemas/arkham/effect.ts';
import { investigatorSchema } from '../../../schemas/arkham/investigator.ts';
import { scenarioSchema } from '../../../schemas/arkham/scenario.ts';
import { makeAddress, parseAddress } from './address.ts';
import {
  BOUNDS,
  LEVELS,
  LINE_IDS,
  belongs,
  defaultState,
  lineOf,
  mechanicsOf,
  mostInBag,
  refusalOf,
  testOf,
  withPreset,
  withToken,
  type OddsData,
  type State,
} from './model.ts';

const read = <S extends z.ZodType>(name: string, schema: S) =>
  z
    .array(schema)
    .parse(parse(readFileSync(new URL(`../../../../content/arkham/data/${name}.yaml`, import.meta.url), 'utf8')));
const data: OddsData = {
  presets: read('bags', presetSchema),
  scenarios: read('scenarios', scenarioSchema),
  investigators: read('investigators', investigatorSchema),
  effects: read('effects', effectSchema),
};
const initial = defaultState(data);

test('the data: every list has its entries, ids are unique', () => {
  assert.ok(
    data.presets.length >= 35 &&
      data.scenarios.length >= 113 &&
      data.investigators.length >= 90 &&
      data.effects.length >= 40,
  );
  for (const list of [data.presets, data.scenarios, data.investigators, data.effects])
    assert.equal(new Set(list.map((e) => e.id)).size, list.length);
});

test('every campaign has its scenarios', () => {
  for (const preset of data.presets.filter((p) => p.kind === 'campaign'))
    assert.ok(
      data.scenarios.some((s) => belongs(s, preset)),
      preset.id,
    );
});

test('the worked default is the published one: 75 % at two above in Night of the Zealot, without scenario and with the sign at +1', () => {
  const t = {
    ...testOf({ ...initial, scenario: undefined, skill: 4, icons: 1, difficulty: 3 }, data),
    meanings: {
      ...testOf(initial, data).meanings,
      skull: { modifier: -1 },
      cultist: { modifier: -2 },
      tablet: { modifier: -3 },
      'elder-sign': { modifier: 1 },
    },
  };
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

test('every side story and challenge can be played with every campaign, every stand-alone bag finds its scenario', () => {
  const sides = data.scenarios.filter((s) => ['side_stories', 'parallel'].includes(s.campaign));
  assert.equal(sides.length, 20);
  for (const preset of data.presets.filter((p) => p.kind !== 'standalone-mode'))
    for (const side of sides) assert.ok(belongs(side, preset), `${side.id} with ${preset.id}`);
  for (const preset of data.presets.filter((p) => p.kind === 'standalone-mode' && p.campaign!.startsWith('tde')))
    assert.equal(
      data.scenarios.find((s) => s.id === withPreset(initial, data, preset.id, 'standard').scenario)?.en,
      preset.en,
    );
  const rougarou = data.scenarios.find((s) => s.en === 'Curse of the Rougarou')!;
  const { state, problems } = parseAddress(makeAddress({ ...initial, scenario: rougarou.id, lines: {} }, data), data);
  assert.deepEqual([state.scenario, problems], [rougarou.id, []]);
});

test('a scenario of the campaign goes with no bag of another', () => {
  assert.ok(!belongs({ campaign: 'dwl' }, { id: 'notz', kind: 'campaign' }));
  assert.ok(!belongs({ campaign: 'tde' }, { id: 'tde', kind: 'standalone' }));
});

test('cards that exclude each other are refused with the reason, and only these', () => {
  const with_ = (...ids: string[]): State => ({ ...initial, effects: ids.map((id) => ({ id })) });
  const reason = (state: State, id: string, pick?: TokenId) =>
    refusalOf(state, data, { id, ...(pick === undefined ? {} : { pick }) })?.reason;
  assert.equal(reason(with_('olive-mcbride'), 'grotesque-statue'), 'two-hands');
  assert.equal(reason(with_('olive-mcbride'), 'wendy-adams'), 'hand-and-choice');
  assert.equal(reason(with_('lucky-dice'), 'jacqueline-fine'), 'hand-and-choice');
  assert.equal(reason(with_('favor-of-the-sun'), 'olive-mcbride'), 'hand-and-known');
  assert.equal(reason(with_('favor-of-the-sun'), 'will-to-survive'), 'two-known');
  for (const [a, b] of [
    ['wendy-adams', 'lucky-dice'],
    ['olive-mcbride', 'skeptic'],
    ['favor-of-the-sun', 'wendy-adams'],
    ['defiance', 'defiance-2'],
  ] as const)
    assert.equal(reason(with_(a), b), undefined, `${a} ${b}`);
  assert.equal(reason(with_('olive-mcbride'), 'olive-mcbride'), undefined);
});

test('the limit counts the bag and the token on a card together', () => {
  const full = withToken(initial, data, 'bless', 10);
  assert.deepEqual(refusalOf(full, data, { id: 'favor-of-the-sun' }), { reason: 'limit', token: 'bless' });
  assert.deepEqual(refusalOf(full, data, { id: 'premonition', pick: 'bless' }), { reason: 'limit', token: 'bless' });
  assert.equal(refusalOf(full, data, { id: 'premonition', pick: 'curse' }), undefined);
  const nine = { ...withToken(initial, data, 'bless', 9), effects: [{ id: 'favor-of-the-sun' }] };
  assert.equal(withToken(nine, data, 'bless', 10).bag.bless, 9);
  assert.equal(mostInBag(nine, data, 'curse'), 10);
  // This card takes its token out of the bag itself.
  assert.equal(mostInBag({ effects: [{ id: 'book-of-living-myths' }] }, data, 'bless'), 10);
});

test('limits of blesses, curses and frosts hold', () => {
  assert.equal(withToken(initial, data, 'bless', 99).bag.bless, 10);
  assert.equal(withToken(initial, data, 'frost', 99).bag.frost, 8);
  assert.equal(withToken(initial, data, 'skull', -5).bag.skull, 0);
});

/** Any state that the page can reach. */
const anyState: fc.Arbitrary<State> = fc
  .record({
    preset: fc.constantFrom(...data.presets.map((p) => p.id)),
    level: fc.constantFrom(...LEVELS),
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
  })
  .map(
    ({
      preset,
      level,
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
        scenario: fitting[pick % (fitting.length + 1)]?.id,
        skill,
        icons,
        difficulty,
        goal: loss ? { kind: 'least-loss' } : { kind: 'success', by },
        effects: [],
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

test('an address gives its state back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { state: back, problems } = parseAddress(makeAddress(state, data), data);
      assert.deepEqual(problems, []);
      const full = (s: State) => ({ ...s, bag: Object.fromEntries(TOKEN_IDS.map((id) => [id, s.bag[id] ?? 0])) });
      assert.deepEqual(full(back), full(state));
    }),
    { numRuns: 300 },
  );
});

test('an address stays short enough for a chat', () => {
  fc.assert(fc.property(anyState, (state) => assert.ok(makeAddress(state, data).length < 400)));
});

test('10 000 hostile addresses: never an exception, always a sound state', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.webQueryParameters(),
    fc
      .tuple(fc.constantFrom('v', 'c', 's', 'i', 'n', 'b', 'l', 'e', 'g'), fc.string())
      .map(([k, v]) => `v=1&${k}=${v}`),
    fc.tuple(anyState, fc.nat(200)).map(([s, n]) => makeAddress(s, data).slice(0, n)),
  );
  fc.assert(
    fc.property(noise, (search) => {
      const { state } = parseAddress(search, data);
      assert.ok(sizeOf(state.bag) >= 0 && state.skill >= 0 && state.difficulty <= BOUNDS.difficulty[1]);
      assert.ok(data.presets.some((p) => p.id === state.preset));
    }),
    { numRuns: 10_000 },
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
  // What came, what there is, what stands.
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
  // A card twice, a token that a card may not name, a number beyond its bounds.
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=wendy-adams_wendy-adams'), ['effect:wendy-adams']);
  assert.deepEqual(codes('v=1&c=notz.standard&n=1.2.3&e=wendy-adams..14_analysis.9'), [
    'effect:wendy-adams..14',
    'effect:analysis.9',
  ]);
});
