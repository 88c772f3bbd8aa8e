/** One combat: readings, cards, clues, the ambush. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFraction, ZERO } from '../../exact/fraction.ts';
import { fightOf } from './fights.test-table.ts';
import { combatOf, ends, isChance, ONE_DIE, READ, solveCombat, type Combat } from './combats.test-table.ts';
import { NO_CARDS } from './model/fighter.ts';
import { READINGS, RULES, type Readings } from './model/readings.ts';

test('readings: sanity gone between the tests', () => {
  const combat = combatOf(
    { horror: 1, damage: 1, toughness: 1, strength: { modifier: 0 } },
    { ...ONE_DIE, sanity: 1, health: 1 },
  );
  const stops = { ...combat, ...READ({ 'before-strength': 'break-off' }) };
  const goesOn = { ...combat, ...READ({ 'before-strength': 'fight-on' }) };
  ends(stops, ({ isDefeated }) => isDefeated, 1, 9);
  ends(goesOn, ({ isDefeated }) => isDefeated, 1, 3);
  isChance(solveCombat(stops).fighters[0]!.fates.sanity, 2, 3);
  isChance(solveCombat(goesOn).fighters[0]!.fates.both, 4, 9);
  assert.deepEqual(solveCombat(stops).fighters[0]!.fates.both, ZERO);
  const { fates } = solveCombat({ ...combat, ...READ({ 'before-strength': 'fight-on', 'both-gone': 'health' }) })
    .fighters[0]!;
  assert.deepEqual([fates.both, fates.health, fates.sanity], [ZERO, makeFraction(6n, 9n), makeFraction(2n, 9n)]);
  assert.deepEqual(solveCombat(combat).fighters[0]!.fates, solveCombat(stops).fighters[0]!.fates);
});
test('readings: whether the last blow counts', () => {
  // One die against damage 2: whoever has 1 health falls, with a success or without.
  const combat = combatOf({ horror: 0, damage: 2, toughness: 1, strength: { modifier: 0 } }, { ...ONE_DIE, health: 1 });
  ends({ ...combat, ...READ({ 'last-blow': 'counts' }) }, ({ isDefeated }) => isDefeated, 1, 3);
  ends({ ...combat, ...READ({ 'last-blow': 'is-lost' }) }, ({ isDefeated }) => isDefeated, 0, 1);
  ends(combat, ({ fate }) => fate === 'health', 1, 1);
  for (const [name, [first]] of Object.entries(READINGS)) assert.equal(RULES[name as keyof Readings], first);
});

test('cards: a bonus used once, a ward, dice thrown again, what defeating brings', () => {
  const bonus = { kind: 'bonus', will: 0, strength: 2, perRound: false } as const;
  const armed = combatOf(
    { horror: 0, damage: 1, toughness: 1, strength: { modifier: 0 } },
    { ...ONE_DIE, health: 1, cards: { ...NO_CARDS, items: [bonus] } },
  );
  ends(armed, ({ isDefeated, items }) => isDefeated && !items[0], 19, 27);
  const ward = { kind: 'ward', health: 1, sanity: 0 } as const;
  const warded = combatOf(
    { horror: 0, damage: 1, toughness: 9, strength: { modifier: 0 } },
    { ...ONE_DIE, health: 1, cards: { ...NO_CARDS, items: [ward] } },
  );
  ends(warded, ({ fate, items }) => fate === 'stands' && items[0] === false, 2, 3);
  const axe = { ...NO_CARDS, all: { will: false, strength: true }, allCosts: { sanity: 2 } };
  const angry = (sanity: number) =>
    combatOf(
      { horror: 0, damage: 1, toughness: 1, strength: { modifier: 0 } },
      { ...ONE_DIE, sanity, health: 1, cards: axe },
    );
  ends(angry(3), ({ fate, sanity }) => fate === 'stands' && sanity === 1, 2, 9);
  ends(angry(2), ({ fate }) => fate === 'stands', 1, 3);
  const lucky = { ...NO_CARDS, free: { will: 1, strength: 0 }, onDefeat: { health: 1, sanity: 0, clues: 2 } };
  const found = combatOf(
    { horror: 1, damage: 1, toughness: 1 },
    { ...ONE_DIE, health: 3, most: { health: 4, sanity: 6 }, cards: lucky },
  );
  ends(found, ({ sanity }) => sanity === 6, 5, 9);
  ends(found, ({ isDefeated, clues, health }) => isDefeated && clues === 2 && health === 4, 1, 3);
  const double = combatOf(
    { horror: 0, toughness: 2, strength: { modifier: 0 } },
    { ...ONE_DIE, cards: { ...NO_CARDS, sixesDouble: { will: false, strength: true } } },
  );
  ends(double, ({ isDefeated }) => isDefeated, 1, 6);
});
test('clues are spent where they help the aim, and kept where they are the aim', () => {
  const combat = (aim: Combat['aim']) =>
    combatOf(
      { horror: 0, damage: 1, toughness: 1, strength: { modifier: 0 } },
      { ...ONE_DIE, health: 1, clues: 1 },
      { aim },
    );
  isChance(solveCombat(combat('survive')).noneDefeated, 5, 9);
  isChance(solveCombat(combat('kill')).allKilled, 5, 9);
  // A clue in the hands of the defeated is none: throwing again saves nothing of it.
  isChance(solveCombat(combat('keep-clues')).noneDefeated, 5, 9);
  const safe = combatOf({ horror: 0, damage: 0, toughness: 1 }, { clues: 1 }, { aim: 'keep-clues' });
  assert.deepEqual([...solveCombat(safe).fighters[0]!.cluesSpent.keys()], [0]);
  const none = { ...combat('survive'), spend: 'none' } as const;
  isChance(solveCombat(none).noneDefeated, 1, 3);
  const focused = combatOf(
    { horror: 0, damage: 1, toughness: 1, strength: { modifier: 0 }, flags: ['no-clues'] },
    { ...ONE_DIE, health: 1, clues: 1, focus: 1 },
  );
  isChance(solveCombat(focused).noneDefeated, 5, 9);
  assert.deepEqual([...solveCombat(focused).fighters[0]!.focusSpent.keys()], [0, 1]);
});

test('an ambush: met once, and back in the cup without a wound', () => {
  const end = [
    ...solveCombat(combatOf({ toughness: 9 }, {}, { isAmbush: true }))
      .outcomes()
      .keys(),
  ];
  assert.ok(end.every(({ wounds, isDefeated }) => wounds === 0 && !isDefeated));
  assert.equal(fightOf().foes.length, 1);
});
