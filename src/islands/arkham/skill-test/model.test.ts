import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNumber } from '../../../engines/exact/fraction.ts';
import { chanceOfSuccess, solveTest } from '../../../engines/arkham/skill-test/solve.ts';
import { type TokenId } from '../../../engines/arkham/token.ts';
import { makeAddress, parseAddress } from './address.ts';
import {
  LEVELS,
  baseSkill,
  belongs,
  mechanicsOf,
  mostInBag,
  refusalOf,
  testOf,
  withInvestigator,
  withPreset,
  withTested,
  withToken,
  type State,
} from './model.ts';
import { countedLine } from './words/reasons.ts';
import { data, initial } from './real-data.test-table.ts';

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

test('another investigator takes the test of the same skill, with his own value and his own sign', () => {
  assert.equal(baseSkill(data, initial.investigator, initial.tested!), initial.skill);
  const wendy = withInvestigator(initial, data, 'wendy-adams');
  assert.deepEqual([wendy.tested, wendy.skill, wendy.lines['elder-sign']], ['combat', 1, {}]);
  const quick = withTested(wendy, data, 'agility');
  assert.deepEqual([quick.tested, quick.skill], ['agility', 4]);
  const back = withInvestigator(quick, data, 'roland-banks');
  assert.deepEqual([back.tested, back.skill], ['agility', 2]);
  // Without an investigator there is no value to take: the number stays.
  assert.equal(withInvestigator(back, data, undefined).skill, 2);
});

test('the bar never says that only the symbols of a committed card count', () => {
  assert.match(countedLine({ ...initial, icons: 1 }, data), /4 \+ 1.символ против 3; без карт на жетоны/u);
  assert.match(countedLine({ ...initial, icons: 2 }, data), /4 \+ 2.символа/u);
  assert.match(countedLine({ ...initial, effects: [{ id: 'wendy-adams' }] }, data), /^4 против 3; «[^»]+»$/u);
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
  const withCards = (...ids: string[]): State => ({ ...initial, effects: ids.map((id) => ({ id })) });
  const reason = (state: State, id: string, pick?: TokenId) =>
    refusalOf(state, data, { id, ...(pick === undefined ? {} : { pick }) })?.reason;
  assert.equal(reason(withCards('olive-mcbride'), 'grotesque-statue'), 'two-hands');
  assert.equal(reason(withCards('olive-mcbride'), 'wendy-adams'), 'hand-and-choice');
  assert.equal(reason(withCards('lucky-dice'), 'jacqueline-fine'), 'hand-and-choice');
  assert.equal(reason(withCards('favor-of-the-sun'), 'olive-mcbride'), 'hand-and-known');
  assert.equal(reason(withCards('favor-of-the-sun'), 'will-to-survive'), 'two-known');
  for (const [a, b] of [
    ['wendy-adams', 'lucky-dice'],
    ['olive-mcbride', 'skeptic'],
    ['favor-of-the-sun', 'wendy-adams'],
    ['defiance', 'defiance-2'],
  ] as const)
    assert.equal(reason(withCards(a), b), undefined, `${a} ${b}`);
  assert.equal(reason(withCards('olive-mcbride'), 'olive-mcbride'), undefined);
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
