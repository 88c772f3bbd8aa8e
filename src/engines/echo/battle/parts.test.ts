/** Parts of a battle by themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFraction, toNumber } from '../../exact/fraction.ts';
import { castChance, shoot, strike, strikeDice } from './attack.ts';
import type { Detective } from './battle.ts';
import { BATTLE, DETECTIVE, ENEMY, lone } from './battles.test-table.ts';
import { targetsAmong, woundsOf } from './enemy-attack.ts';
import { noop } from '../../exact/work.ts';
import { compileDetectives } from './detective-side.ts';
import { compileEnemies } from './enemy-side.ts';
import { enemyFateOf, fallOf, hurt } from './fate.ts';
import { habitAt, HABITS, habitsOf } from './habits.ts';
import { movesOf } from './moves.ts';
import { chanceToBegin, ordersOf } from './order.ts';
import { SITE_READINGS } from './readings.ts';
import { solveBattle } from './solve.ts';
import { FALLEN, freshOf, startOf } from './fighter-state.ts';
import { chanceAgainstAll, chanceOfTest, hitsOf, testDice } from './skill-check.ts';

const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-12, `${a} and ${b}`);

test('a test: the parameter less the penalty, one success is enough', () => {
  assert.equal(testDice(3, 1, BATTLE), 2);
  assert.equal(testDice(1, 3, BATTLE), 0);
  assert.equal(testDice(1, 1, BATTLE), 0);
  const kind = { ...BATTLE, readings: { ...SITE_READINGS, 'least-dice': 'one' as const } };
  assert.equal(testDice(1, 3, kind), 1);
  assert.equal(testDice(4, 3, { ...BATTLE, readings: { ...SITE_READINGS, penalty: 'is-counted' } }), 4);
  // One die: 5 and 6 of six faces; two dice: 1 − (2/3)².
  assert.deepEqual(chanceOfTest(1, 0, BATTLE), makeFraction(1n, 3n));
  assert.deepEqual(chanceOfTest(3, 1, BATTLE), makeFraction(5n, 9n));
  assert.deepEqual(chanceOfTest(1, 2, BATTLE), makeFraction(0n, 1n));
  assert.deepEqual(chanceOfTest(1, 0, { ...BATTLE, threshold: 2 }), makeFraction(5n, 6n));
  assert.deepEqual(chanceOfTest(1, 0, { ...BATTLE, threshold: 6 }), makeFraction(1n, 6n));
  assert.deepEqual(chanceAgainstAll(3, [1, 2], BATTLE), makeFraction(5n, 27n));
  assert.deepEqual(chanceAgainstAll(3, [], BATTLE), makeFraction(1n, 1n));
});

test('an enemy hits with 5 and 6, whatever the threshold of tests is', () => {
  assert.deepEqual([...hitsOf(2)].map(([hits, ways]) => `${hits}: ${ways}`).toSorted(), ['0: 16', '1: 16', '2: 4']);
  // The detective has to be beaten with the first turn: he cannot strike back whatever his threshold is.
  const fallsAt = (threshold: number) =>
    solveBattle(
      lone({ will: 9, strength: 1, opening: 'after' }, { threshold, enemies: [{ ...ENEMY, strengthDice: 1 }] }),
    )
      .rounds.filter(([n]) => n === 1)
      .map(([, chance]) => chance);
  close(fallsAt(2)[0]!, 1 / 3);
  close(fallsAt(6)[0]!, 1 / 3);
});

test('who falls: 0 and −1 are unconscious or detained, −2 or both at 0 are for good', () => {
  const at = (will: number, strength: number) => fallOf({ will, strength });
  assert.deepEqual([at(1, 1), at(0, 3), at(3, -1)], [undefined, 'unconscious', 'unconscious']);
  assert.deepEqual([at(-2, 3), at(3, -2), at(0, 0), at(-1, 0)], ['out', 'out', 'out', 'out']);
  const as = (will: number, strength: number) => enemyFateOf({ will, strength }, 'mage');
  assert.deepEqual(
    [as(2, 1), as(0, 2), as(2, -1), as(2, -2), as(0, -1)],
    [undefined, 'detained', 'detained', 'killed', 'killed'],
  );
  assert.equal(enemyFateOf({ will: 0, strength: 1 }, 'citizen'), 'detained');
  for (const kind of ['undead', 'artifact'] as const) {
    assert.equal(enemyFateOf({ will: 1, strength: 1 }, kind), undefined);
    assert.equal(enemyFateOf({ will: 0, strength: 1 }, kind), 'destroyed');
    assert.equal(enemyFateOf({ will: -2, strength: 0 }, kind), 'destroyed');
  }
});

test('an attack on both: together, or Will first', () => {
  const first = { ...SITE_READINGS, 'both-at-once': 'will-first' as const };
  const from = { will: 2, strength: 2 };
  assert.deepEqual(hurt(from, { will: 2, strength: 2 }, SITE_READINGS), { will: 0, strength: 0 });
  assert.deepEqual(hurt(from, { will: 2, strength: 2 }, first), { will: 0, strength: 2 });
  assert.deepEqual(hurt(from, { will: 1, strength: 2 }, first), { will: 1, strength: 0 });
  assert.deepEqual(hurt(from, { will: 0, strength: 2 }, first), { will: 2, strength: 0 });
});

test('bare hands: half of Strength rounded up, at most 1; a knife adds dice, the skill lifts the cap', () => {
  assert.deepEqual([strikeDice(1, 0), strikeDice(4, 0), strikeDice(5, 0), strikeDice(5, 2)], [1, 2, 3, 5]);
  const chanceWith = (strength: number, knife: number, hasSkill: boolean) =>
    strike(strength, knife, hasSkill, BATTLE)
      .toSorted((a, b) => a.damage.strength - b.damage.strength)
      .map(({ chance, damage }) => `${damage.will} ${damage.strength} ${chance.n}/${chance.d}`);
  assert.deepEqual(chanceWith(4, 0, false), ['0 0 4/9', '0 1 5/9']);
  assert.deepEqual(chanceWith(2, 1, true), ['0 0 4/9', '0 1 4/9', '0 2 1/9']);
});

test('a weapon tests what it says, whole Strength; all tests have to succeed', () => {
  const damage = { will: 1, strength: 2 };
  const who = { vigilance: 2, strength: 1 };
  const chance = (tests: 'vigilance' | 'strength' | 'both', penalty = 0) =>
    shoot(who, { tests, penalty, damage }, BATTLE)
      .filter((blow) => blow.damage.will + blow.damage.strength > 0)
      .reduce((sum, blow) => sum + toNumber(blow.chance), 0);
  close(chance('vigilance'), 5 / 9);
  close(chance('strength'), 1 / 3);
  close(chance('both'), 5 / 27);
  close(chance('vigilance', 1), 1 / 3);
  assert.equal(shoot(who, { tests: 'strength', penalty: 1, damage }, BATTLE).length, 1);
  assert.deepEqual(shoot(who, { tests: 'both', penalty: 0, damage }, BATTLE)[0]!.damage, damage);
  const spell = { skill: 3, difficulty: 2, price: 1, damage, moves: 1, uses: 0 };
  assert.deepEqual(castChance(spell, BATTLE), makeFraction(1n, 3n));
});

test('who begins: Vigilance or Stealth against each enemy, or as it is known', () => {
  const two = { ...BATTLE, enemies: [ENEMY, { ...ENEMY, vigilance: 2 }] };
  assert.deepEqual(chanceToBegin(DETECTIVE, two), makeFraction(5n, 27n));
  assert.deepEqual(chanceToBegin({ ...DETECTIVE, opening: 'stealth' }, BATTLE), makeFraction(1n, 3n));
  assert.deepEqual(chanceToBegin({ ...DETECTIVE, opening: 'before' }, two), makeFraction(1n, 1n));
  assert.deepEqual(chanceToBegin({ ...DETECTIVE, opening: 'after' }, two), makeFraction(0n, 1n));
});

test('orders: who succeeded goes before all enemies, the others after them', () => {
  const detectives = [
    DETECTIVE,
    { ...DETECTIVE, opening: 'stealth' as const },
    { ...DETECTIVE, opening: 'after' as const },
  ];
  const orders = ordersOf({ ...BATTLE, detectives, enemies: [ENEMY, ENEMY] });
  assert.equal(orders.length, 4);
  const told = orders.map(({ chance, turns, hidden }) => [
    toNumber(chance),
    turns.map(({ side, who }) => `${side[0]}${who}`).join(' '),
    hidden.join(),
  ]);
  const [v, s] = [(5 / 9) ** 2, (1 / 3) ** 2];
  const wanted = [
    [(1 - v) * (1 - s), 'e0 e1 d0 d1 d2', ''],
    [v * (1 - s), 'd0 e0 e1 d1 d2', ''],
    [(1 - v) * s, 'd1 e0 e1 d0 d2', '1'],
    [v * s, 'd0 d1 e0 e1 d2', '1'],
  ] as const;
  told.forEach(([chance, turns, hidden], at) => {
    close(chance as number, wanted[at]![0]);
    assert.deepEqual([turns, hidden], wanted[at]!.slice(1));
  });
});

test('an enemy attacks whoever has the lowest Stealth of those in the battle', () => {
  const detectives = [2, 1, 1, 3].map((stealth) => ({ ...DETECTIVE, stealth }));
  const all = startOf({ detectives }, []);
  const among = (formation: typeof all, ties: 'best' | 'first' | 'worst') =>
    targetsAmong(formation, { detectives, readings: { ...SITE_READINGS, ties } });
  assert.deepEqual([among(all, 'best'), among(all, 'worst'), among(all, 'first')], [[1, 2], [1, 2], [1]]);
  assert.deepEqual(among(startOf({ detectives }, [1]), 'best'), [2]);
  const one = all.map((standing, who) => (who === 1 || who === 2 ? FALLEN : standing));
  assert.deepEqual(among(one, 'best'), [0]);
});

test('wounds: dice on Will and on Strength at once', () => {
  const wounds = woundsOf(freshOf({ ...DETECTIVE, will: 1, strength: 1 }), { willDice: 1, strengthDice: 1 }, BATTLE);
  const chance = (fall: string | undefined) => toNumber(wounds.find((wound) => wound.fall === fall)!.chance);
  close(chance(undefined), 4 / 9);
  close(chance('unconscious'), 4 / 9);
  close(chance('out'), 1 / 9);
  assert.equal(wounds.length, 3);
  assert.deepEqual(wounds.find(({ fall }) => fall === 'out')!.standing, FALLEN);
});

test('what may be done: every card in its turn, and nothing that cannot be paid', () => {
  const full: Detective = {
    ...DETECTIVE,
    knife: 1,
    weapon: { tests: 'strength', penalty: 0, damage: { will: 0, strength: 1 } },
    spell: { skill: 3, difficulty: 0, price: 2, damage: { will: 2, strength: 0 }, moves: 2, uses: 1 },
    heal: { will: 3, strength: 0, upTo: { will: 5, strength: 1 }, uses: 1 },
  };
  const battle = { ...BATTLE, detectives: [full], canLeave: true };
  const fresh = freshOf(full);
  const actions = (standing: typeof fresh, of = battle) =>
    movesOf(full, standing, of)
      .map(({ action }) => action)
      .join(' ');
  assert.equal(actions(fresh), 'weapon knife bare spell heal leave wait');
  assert.equal(actions(fresh, { ...battle, canLeave: false }), 'weapon knife bare spell heal wait');
  assert.equal(actions({ ...fresh, will: 2, heals: 0 }), 'weapon knife bare leave wait');
  assert.equal(actions({ ...fresh, casts: 0 }), 'weapon knife bare heal leave wait');
  assert.equal(actions({ ...fresh, place: 'hidden', heals: 0, casts: 0 }), 'weapon knife bare stay-away');
  assert.equal(actions({ ...fresh, late: 1 }), 'release');
  assert.equal(actions({ ...fresh, late: 2 }), 'lost-turn');
  assert.equal(actions({ ...fresh, late: -1 }), 'lost-turn');
  assert.deepEqual([actions({ ...fresh, place: 'away' }), actions(FALLEN)], ['', '']);
  const of = (action: string, standing = fresh) =>
    movesOf(full, standing, battle).find((move) => move.action === action)!;
  assert.deepEqual(of('heal').outcomes[0]!.standing, { ...fresh, will: 5, heals: 0 });
  assert.deepEqual(
    of('spell').outcomes.map(
      ({ standing: { will, late, casts }, damage }) => `${will} ${late} ${casts} ${damage.will}`,
    ),
    ['2 1 0 0', '2 0 0 0'],
  );
  assert.equal(of('spell').isAimed, false);
  assert.deepEqual(of('release', { ...fresh, late: 1 }).outcomes[0]!.damage, { will: 2, strength: 0 });
  assert.equal(of('release', { ...fresh, late: 1 }).outcomes[0]!.standing.late, 0);
  assert.equal(of('lost-turn', { ...fresh, late: 2 }).outcomes[0]!.standing.late, 1);
  assert.equal(of('lost-turn', { ...fresh, late: -2 }).outcomes[0]!.standing.late, -1);
  assert.deepEqual(
    of('leave').outcomes.map(({ standing }) => standing.place),
    ['hidden', 'in'],
  );
});

test('formations are numbered, and those with less left come first', () => {
  const damages = [
    { will: 0, strength: 0 },
    { will: 0, strength: 1 },
  ];
  // Strength 3, 2, 1 and gone, twice.
  const two = { ...BATTLE, enemies: [ENEMY, ENEMY] };
  const enemies = compileEnemies(two, damages, noop);
  assert.deepEqual([enemies.size, enemies.start, enemies.masks[0], enemies.masks[15]], [16, 15, 0, 3]);
  // Strength 4 to 1 and fallen.
  const side = compileDetectives(BATTLE, noop);
  assert.deepEqual([side.size, side.isOver.filter(Boolean).length, side.cohorts.length], [5, 1, 5]);
  assert.deepEqual(side.damages, damages);
});

test('habits: what is done is put down with how he stands', () => {
  const habit = { who: 3, action: 'wait', target: undefined, will: 9, strength: 1 } as const;
  const times = new Float64Array(HABITS);
  times[habitAt(habit)] = 2;
  times[habitAt({ ...habit, who: 0, action: 'knife', target: 2 })] = 0.5;
  assert.deepEqual(habitsOf(times), [
    { ...habit, times: 2 },
    { ...habit, who: 0, action: 'knife', target: 2, times: 0.5 },
  ]);
});
