/** The state and what hangs on it: the example, the dice that are entered, the cards that are kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ALL_SIDES, assumedOf, draftOf, facesCodec, facesOf, makeFaces, withPlace, withSide } from './dice-faces.ts';
import { BOUNDS, asSeries, asSiege, withAction, withSiege, withSiegeAttack } from './model.ts';
import { ASSUMED, DATA, INITIAL, anyDice, anyState } from './model.test-table.ts';
import { MOST_CARDS, isName, withCard, withoutCard } from '../../shared/own-cards/own-cards.ts';
import { CARDS_CODEC, type OwnEnemy } from './own-cards.ts';

test('the page opens on the one agent whose skill is known, a fight, toughness 2, nothing else', () => {
  assert.equal(INITIAL.agent.id, 'hellboy');
  assert.equal(INITIAL.levels.fight, 'red');
  assert.equal(INITIAL.enemy.toughness, 2);
  assert.ok(Object.values(INITIAL.counts).every((n) => n === 0) && Object.values(INITIAL.flags).every((f) => !f));
  assert.deepEqual([INITIAL.bonus, INITIAL.cover, INITIAL.bprd, INITIAL.dice], [0, 0, 'wild', undefined]);
});

test('six taps fill a die and the next one waits', () => {
  const taps = [0, 1, 1, 2, 2, 2].reduce(withSide, draftOf(DATA.assumed));
  assert.deepEqual(taps.sides.slice(0, 6), [0, 1, 1, 2, 2, 2]);
  assert.equal(taps.at, 6);
  const all = Array.from({ length: ALL_SIDES }, () => 1).reduce(withSide, draftOf(DATA.assumed));
  assert.equal(withSide(all, 1), all);
  assert.equal(withSide(withPlace(all, 3), 12).sides[3], 1);
});

test('faces come in order whatever the order of taps; those that no die can have say why', () => {
  const backward = [2, 1, 1, 1, 0, 0].reduce(withSide, draftOf(DATA.assumed));
  assert.deepEqual(facesOf(backward, DATA.faceRules), DATA.assumed);
  const noBlank = [1, 1, 1, 1, 2, 2].reduce(withSide, withPlace(draftOf(DATA.assumed), 6));
  const problems = facesOf(noBlank, DATA.faceRules);
  assert.ok(!('yellow' in problems));
  assert.deepEqual(
    problems.map(({ code, colour }) => [code, colour]),
    [['rule', 'orange']],
  );
});

test('the device gives the dice back; what is damaged is no dice', () => {
  const codec = facesCodec(DATA);
  fc.assert(fc.property(anyDice, (dice) => assert.deepEqual(codec.parse(codec.make(dice)).state, dice)));
  for (const bad of ['', 'x', makeFaces(ASSUMED).slice(1), `${makeFaces(ASSUMED)}cc`, '9'.repeat(24)])
    assert.deepEqual(codec.parse(bad).state, { ...ASSUMED, isDamaged: true });
  assert.deepEqual(assumedOf(DATA), ASSUMED);
});

test('another action asks for its own goal and forgets dice set by hand; the same action forgets nothing', () => {
  const byHand = { ...INITIAL, dice: ['red' as const] };
  assert.equal(withAction(byHand, 'fight'), byHand);
  assert.deepEqual(withAction(byHand, 'defend-melee').goal, { kind: 'mean', least: 0 });
  assert.equal(withAction(byHand, 'shoot').dice, undefined);
});

test('attacks in a row are fights or shots; a siege is a defence', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const series = asSeries(state);
      assert.ok(['fight', 'shoot'].includes(series.action) && series.dice === undefined);
      assert.ok(asSiege(state).action.startsWith('defend'));
    }),
  );
});

test('the numbers of a siege stay in line: no more damage than the track holds, no more symbols than injuries', () => {
  const wounded = withSiege(INITIAL, { slots: 3, damage: 6, injuries: 3 });
  assert.deepEqual([wounded.siege.damage, wounded.siege.injuries], [6, 3]);
  const shorter = withSiege(wounded, { slots: 2 }).siege;
  assert.deepEqual([shorter.damage, shorter.injuries], [4, 2]);
  assert.equal(withSiege(INITIAL, { symbols: { of: 4, in: 2 } }).siege.symbols.of, 2);
  assert.equal(withSiegeAttack(INITIAL.siege, 1, { attack: 7 }).attacks[1]!.attack, 7);
});

const card = (name: string): OwnEnemy => ({ name, toughness: 2, health: 6, melee: 5, ranged: 0 });
test('own cards are kept by their names, the newest last, and come back from the device', () => {
  const two = withCard(withCard([card('Жаба')], card('Крыса')), { ...card('Жаба'), health: 9 });
  assert.deepEqual(
    two.map(({ name, health }) => [name, health]),
    [
      ['Крыса', 6],
      ['Жаба', 9],
    ],
  );
  assert.deepEqual(withoutCard(two, 'Крыса').length, 1);
  const many = Array.from({ length: MOST_CARDS + 5 }, (_, i) => card(`Враг ${i}`)).reduce(
    withCard,
    [] as readonly OwnEnemy[],
  );
  assert.equal(many.length, MOST_CARDS);
  const cards = { agents: [{ name: 'Роджер', levels: INITIAL.levels, slots: 5 }], enemies: two };
  assert.deepEqual(CARDS_CODEC.parse(CARDS_CODEC.make(cards)).state, cards);
});

test('a damaged record of cards is no cards', () => {
  const bad = [
    '',
    'null',
    '{}',
    '{"agents":[],"enemies":[{}]}',
    JSON.stringify({ agents: [], enemies: [{ ...card('Жаба'), health: BOUNDS.health[1] + 1 }] }),
    JSON.stringify({ agents: [], enemies: [card('<b>')] }),
    JSON.stringify({ agents: [{ name: 'Роджер', levels: { fight: 'black' }, slots: 5 }], enemies: [] }),
    JSON.stringify({ agents: [], enemies: Array.from({ length: MOST_CARDS + 1 }, (_, i) => card(`Враг ${i}`)) }),
  ];
  for (const text of bad) assert.deepEqual(CARDS_CODEC.parse(text).problems, [{ code: 'cards' }], text);
  assert.deepEqual(['Роджер', 'Г-н 3', '', ' а', '<b>', 'я'.repeat(25)].map(isName), [
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
