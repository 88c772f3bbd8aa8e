/** One combat: the rulebook's example, special texts, readings, the ambush. */
import { test } from 'node:test';
import { combatOf, ends, isChance, ONE_DIE, solveCombat, type CombatEnd } from './combats.test-table.ts';
import type { Fighter } from './model/fighter.ts';
import type { MonsterFlag } from './model/monster.ts';

test('the example of the rulebook: 3 dice of will against 2, 5 dice of strength against 1 and toughness 2', () => {
  const combat = combatOf({});
  // Will: none, one, two or more of 3 dice; strength: none, one, two or more of 5.
  ends(combat, ({ sanity }) => sanity === 4, 8, 27);
  ends(combat, ({ sanity }) => sanity === 5, 12, 27);
  ends(combat, ({ health }) => health === 5, 32, 243);
  ends(combat, ({ wounds, isDefeated }) => wounds === 1 && !isDefeated, 80, 243);
  ends(combat, ({ isDefeated }) => isDefeated, 131, 243);
  // What has happened in the example.
  ends(combat, (end) => end.sanity === 5 && end.health === 6 && end.wounds === 1, 12 * 80, 27 * 243);
  isChance(solveCombat(combat).killed[0]!, 131, 243);
});
test('wounds stay: a monster that has lost health is defeated sooner', () => {
  ends(combatOf({}, {}, { wounds: 1 }), ({ isDefeated }) => isDefeated, 211, 243);
  ends(combatOf({}, {}, { wounds: 1 }), ({ wounds }) => wounds === 2, 211, 243);
});
test('a test that the token does not have is left out, and another skill may be asked for', () => {
  const mute = combatOf({ will: null, strength: null });
  ends(mute, ({ health, sanity, wounds }) => health === 6 && sanity === 6 && wounds === 0, 1, 1);
  ends(combatOf({ strength: null }), ({ health, wounds }) => health === 6 && wounds === 0, 1, 1);
  ends(combatOf({ horror: 1, will: { modifier: 0, skill: 'lore' } }), ({ sanity }) => sanity === 6, 5, 9);
  ends(combatOf({ damage: 1, strength: { modifier: 0, skill: 'lore' } }), ({ health }) => health === 6, 65, 81);
});

const withFlags = (...flags: readonly MonsterFlag[]) =>
  combatOf({ horror: 1, damage: 1, toughness: 1, strength: { modifier: 0 }, flags }, { ...ONE_DIE, clues: 0 });
const CASES: readonly (readonly [MonsterFlag, (end: CombatEnd) => boolean, number, number])[] = [
  ['will-failed-ends', ({ isDefeated }) => isDefeated, 1, 9],
  ['will-failed-health', ({ health }) => health === 4, 4, 9],
  ['will-failed-cursed', ({ isDefeated }) => isDefeated, 1 * 6 + 2 * 3, 54],
  ['will-wounds', ({ isDefeated }) => isDefeated, 5, 9],
  ['leaves-on-five', ({ isDefeated }) => isDefeated, 5, 9],
  ['dies-after-will', ({ isDefeated, health }) => isDefeated && health === 5, 1, 1],
  ['parley', ({ isDefeated }) => isDefeated, 5, 9],
  ['fright', ({ sanity }) => sanity === 4, 2, 3],
  ['toll', ({ health, sanity }) => health === 4 && sanity === 4, 4, 9],
  ['no-clues', ({ isDefeated }) => isDefeated, 1, 3],
  ['unhurt', ({ isDefeated }) => isDefeated, 0, 1],
  ['solace', ({ sanity }) => sanity === 5, 2 * 2, 9],
  ['remorse', ({ sanity }) => sanity === 5, 2 * 2 + 1, 9],
];
for (const [flag, has, n, d] of CASES) test(`a special text: ${flag}`, () => ends(withFlags(flag), has, n, d));
test('a special text: heals-two', () => {
  const combat = combatOf(
    { horror: 0, damage: 2, toughness: 3, strength: { modifier: 1 }, flags: ['heals-two'] },
    ONE_DIE,
    { wounds: 1 },
  );
  // Two dice: no success loses 2 health and heals the wound; one is one more and heals two; two are enough.
  ends(combat, ({ wounds, health }) => wounds === 0 && health === 4, 4, 9);
  ends(combat, ({ wounds, health }) => wounds === 0 && health === 5, 4, 9);
  ends(combat, ({ isDefeated, health }) => isDefeated && health === 6, 1, 9);
});
test('a special text: heals-two gives back two of many wounds, no more', () => {
  const combat = combatOf(
    { horror: 0, damage: 1, toughness: 9, strength: { modifier: 0 }, flags: ['heals-two'] },
    ONE_DIE,
    { wounds: 5 },
  );
  // One die: a success is a sixth wound, none loses 1 health and heals down to three.
  ends(combat, ({ wounds, health }) => wounds === 3 && health === 5, 2, 3);
  ends(combat, ({ wounds, health }) => wounds === 6 && health === 6, 1, 3);
});
test('a special text: parley is a test of influence with one die less', () => {
  const skills = { ...ONE_DIE.skills, influence: 3 };
  const calm = combatOf(
    { will: null, damage: 0, toughness: 9, flags: ['parley'] },
    { ...ONE_DIE, skills },
    { aim: 'kill' },
  );
  // One success of two dice: 1 − (2/3)².
  ends(calm, ({ isDefeated }) => isDefeated, 5, 9);
});
test('texts twice count twice, and solace goes no further than there was', () => {
  ends(withFlags('fright', 'fright'), ({ sanity }) => sanity === 3, 2, 3);
  const hurt = combatOf({ horror: 0, toughness: 1, flags: ['solace'] }, { sanity: 3, most: { health: 6, sanity: 4 } });
  ends(hurt, ({ sanity }) => sanity === 4, 211, 243);
  ends({ ...hurt, fighter: { ...hurt.fighter, most: { health: 6, sanity: 3 } } }, ({ sanity }) => sanity === 3, 1, 1);
});
test('an epic monster is defeated by lost health alone', () => {
  for (const flag of ['leaves-on-five', 'dies-after-will', 'parley'] as const) {
    const { fighter, monster, ...rest } = withFlags(flag);
    ends({ ...rest, fighter, monster: { ...monster, isEpic: true } }, ({ isDefeated }) => isDefeated, 1, 3);
  }
});
test('who is cursed by a test is cursed from then on, and a blessing goes first', () => {
  const cursing = combatOf(
    { horror: 1, damage: 1, toughness: 1, flags: ['will-failed-cursed'], strength: { modifier: 0 } },
    ONE_DIE,
  );
  const of = (fortune: Fighter['fortune']) => ({ ...cursing, fighter: { ...cursing.fighter, fortune } });
  ends(of('plain'), (end) => end.fortune === 'cursed', 2, 3);
  ends(of('blessed'), (end) => end.fortune === 'plain', 1, 2);
  ends(of('cursed'), (end) => end.fortune === 'cursed', 1, 1);
});
test('sanity that a monster gives back is bounded before it takes some', () => {
  const monster = { will: null, strength: { modifier: 0 }, horror: 0, damage: 0, toughness: 1 } as const;
  const combat = combatOf({ ...monster, flags: ['solace', 'remorse'] }, ONE_DIE);
  ends(combat, ({ isDefeated, sanity }) => isDefeated && sanity === 5, 1, 3);
});
