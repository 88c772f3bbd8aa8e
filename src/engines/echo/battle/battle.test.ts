/** Whole battles counted by hand, and what is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOUNDS, type Battle } from './battle.ts';
import { BATTLE, DETECTIVE, ENEMY, lone } from './battles.test-table.ts';
import { READINGS, SITE_READINGS } from './readings.ts';
import { solveBattle, type BattleEnds } from './solve.ts';

const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-12, `${a} and ${b}`);

test('counted by hand: one blow each until somebody falls', () => {
  // He hits with one die of three faces, she with one: 1/3 each. He first: 1/3 + (2/3)²·x = x, so x = 3/5.
  const one = lone(
    { will: 9, strength: 1, opening: 'before' },
    { enemies: [{ ...ENEMY, strength: 1, strengthDice: 1 }], canLeave: false },
  );
  const first = solveBattle(one);
  close(first.victory, 3 / 5);
  close(first.enemies[0]!.fates.detained, 3 / 5);
  close(first.detectives[0]!.falls.unconscious, 2 / 5);
  // A round goes on with (2/3)² = 4/9: 1/(1 − 4/9) rounds; the first ends it with 5/9.
  close(first.meanRounds, 9 / 5);
  close(first.rounds[0]![1], 5 / 9);
  close(first.longer, (4 / 9) ** 10);
  // He has a turn in every round, at the beginning of it.
  const [habit, ...others] = first.habits;
  assert.deepEqual([habit, others.length], [{ ...habit!, who: 0, action: 'bare', target: 0, will: 9, strength: 1 }, 0]);
  close(habit!.times, 9 / 5);
  // She first: 2/3 of that.
  close(solveBattle({ ...one, detectives: [{ ...one.detectives[0]!, opening: 'after' }] }).victory, 2 / 5);
  // A test of Vigilance 3 against 1 gives 5/9: the mean of both.
  const tested = solveBattle({ ...one, detectives: [{ ...one.detectives[0]!, opening: 'vigilance' }] });
  close(tested.victory, (5 / 9) * (3 / 5) + (4 / 9) * (2 / 5));
  assert.deepEqual(
    tested.orders.map(({ chance, moves }) => [chance, moves]),
    [
      [4 / 9, [{ who: 0, action: 'bare', target: 0 }]],
      [5 / 9, [{ who: 0, action: 'bare', target: 0 }]],
    ],
  );
});

test('counted by hand: two dice that take both of the last end the game for him', () => {
  const ends = solveBattle(
    lone(
      { will: 1, strength: 1, opening: 'after' },
      { enemies: [{ ...ENEMY, willDice: 1, strengthDice: 1, strength: 1 }], canLeave: false },
    ),
  );
  // He hits with 1/3 once she missed twice (4/9): a round goes on with 8/27.
  const [x] = [1 / (1 - 8 / 27)];
  close(ends.victory, (4 / 27) * x);
  close(ends.detectives[0]!.falls.out, (1 / 9) * x);
  close(ends.detectives[0]!.falls.unconscious, (4 / 9) * x);
});

test('counted by hand: to leave by Stealth against all, or to avoid it from the beginning', () => {
  const gone = solveBattle(
    lone(
      { stealth: 2, opening: 'before' },
      { canLeave: true, aim: 'stay-up', enemies: [{ ...ENEMY, vigilance: 0, strengthDice: 6 }] },
    ),
  );
  assert.equal(gone.orders[0]!.moves[0]!.action, 'leave');
  assert.ok(gone.detectives[0]!.left > 5 / 9);
  const avoided = solveBattle(
    lone(
      { stealth: 2, opening: 'stealth' },
      { canLeave: true, aim: 'stay-up', enemies: [{ ...ENEMY, vigilance: 0, strengthDice: 6 }] },
    ),
  );
  close(avoided.rounds[0]![1], 5 / 9);
  assert.deepEqual(avoided.rounds[0]![0], 0);
  assert.deepEqual(avoided.orders[1]!.hidden, [0]);
  assert.deepEqual(avoided.orders[1]!.moves, []);
});

test('where the aim is out of reach, the second thing decides', () => {
  // Bare hands cannot kill: of plays without effect the one that keeps him up is the best.
  const enemy = { ...ENEMY, kind: 'mage' as const, vigilance: 0, strengthDice: 6 };
  const of = { stealth: 6, opening: 'before' as const };
  const vain = solveBattle(lone(of, { canLeave: true, aim: 'destroy', enemies: [enemy] }));
  assert.equal(vain.orders[0]!.moves[0]!.action, 'leave');
  const kept = solveBattle(lone(of, { canLeave: true, aim: 'stay-up', enemies: [enemy] }));
  close(vain.noneFell, kept.noneFell);
  // No detective can fall: the battle is won all the same, and no one hides from it.
  const safe = solveBattle(
    lone({ opening: 'stealth' }, { canLeave: true, aim: 'stay-up', enemies: [{ ...ENEMY, strengthDice: 0 }] }),
  );
  close(safe.victory, 1);
});

test('who spares movement gives 5 points of a victory for a round', () => {
  // One die, 5 or 6: three rounds for each Strength of an enemy who does nothing. Twenty rounds are what he is worth.
  const against = (strength: number) =>
    solveBattle(
      lone(
        { strength: 1, stealth: 9, opening: 'stealth' },
        { aim: 'spare-movement', canLeave: true, enemies: [{ ...ENEMY, vigilance: 0, strength, strengthDice: 0 }] },
      ),
    );
  const hides = ({ orders }: BattleEnds) => orders.map(({ hidden }) => hidden.length > 0);
  assert.deepEqual(hides(against(8)), [false, true]);
  // Twenty-one rounds are one too many for who would begin.
  assert.equal(hides(against(7))[1], true);
  assert.deepEqual(hides(against(6)), [false, false]);
  close(against(6).meanRounds, 18);
  // Whoever failed the tests leaves as soon as he can: the chance of each try is the same.
  assert.equal(against(8).orders[0]!.moves[0]!.action, 'leave');
  assert.equal(against(6).orders[0]!.moves[0]!.action, 'bare');
});

test('a battle that cannot end is said to be endless', () => {
  const harmless = lone(
    { strength: 1, opening: 'before' },
    { enemies: [{ ...ENEMY, strengthDice: 0 }], readings: SITE_READINGS, canLeave: false },
  );
  close(solveBattle(harmless).victory, 1);
  const spell = { skill: 0, difficulty: 0, price: 0, damage: { will: 1, strength: 0 }, moves: 1, uses: 0 };
  assert.equal(solveBattle({ ...harmless, detectives: [{ ...harmless.detectives[0]!, spell }] }).endless, 0);
});

test('numbers out of bounds and unknown words are refused', () => {
  const assertRefused = (battle: Battle) => assert.throws(() => solveBattle(battle), RangeError);
  assertRefused({ ...BATTLE, detectives: [] });
  assertRefused({ ...BATTLE, detectives: Array.from({ length: 5 }, () => DETECTIVE) });
  assertRefused({ ...BATTLE, enemies: [ENEMY, ENEMY, ENEMY, ENEMY] });
  assertRefused({ ...BATTLE, threshold: 7 });
  assertRefused({ ...BATTLE, aim: 'win' as never });
  assertRefused({ ...BATTLE, plan: 'none' as never });
  assertRefused({ ...BATTLE, readings: { ...SITE_READINGS, ties: 'none' as never } });
  /** Each number by itself. */
  const wrong = (numbers: { readonly [name: string]: readonly number[] }) =>
    Object.entries(numbers).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  const vigour = { will: 1, strength: 1 };
  const damages = wrong({ will: [-1, 6], strength: [-1, 6] }).map((one) => ({ damage: { ...vigour, ...one } }));
  for (const one of wrong({ will: [0], strength: [10], vigilance: [-1], stealth: [1.5], knife: [7] }))
    assertRefused(lone(one));
  assertRefused(lone({ opening: 'never' as never }));
  const weapon = { tests: 'both' as const, penalty: 0, damage: vigour };
  for (const one of [...wrong({ penalty: [10] }), ...damages, { tests: 'luck' as never }])
    assertRefused(lone({ weapon: { ...weapon, ...one } }));
  const spell = { skill: 1, difficulty: 1, price: 1, damage: vigour, moves: 1, uses: 1 };
  for (const one of [...wrong({ skill: [10], difficulty: [10], price: [6], moves: [0, 4], uses: [4] }), ...damages])
    assertRefused(lone({ spell: { ...spell, ...one } }));
  const heal = { ...vigour, upTo: vigour, uses: 1 };
  const limits = wrong({ will: [0], strength: [10] }).map((one) => ({ upTo: { ...vigour, ...one } }));
  for (const one of [...wrong({ will: [6], strength: [-1], uses: [0] }), ...limits])
    assertRefused(lone({ heal: { ...heal, ...one } }));
  const enemies = wrong({ will: [0], strength: [10], willDice: [7], strengthDice: [-1], vigilance: [10] });
  for (const one of [...enemies, { kind: 'dragon' as never }])
    assertRefused({ ...BATTLE, enemies: [{ ...ENEMY, ...one }] });
  assert.equal(Object.keys(READINGS).length, 6);
  assert.deepEqual(BOUNDS.threshold, [2, 6]);
});
