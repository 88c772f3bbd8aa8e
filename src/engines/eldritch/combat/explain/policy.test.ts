/** Best play, moment by moment: whom to meet, when to throw again, what to use; and what cannot be asked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CARDS } from '../model/fighter.ts';
import { adviceAt, startPosition } from './advice.ts';
import type { InCombat, Position } from '../fight.ts';
import { fightOf, foeOf, LILY } from '../fights.test-table.ts';
import { solveFight } from '../solve.ts';

const HARD = foeOf({ horror: 3, damage: 4, toughness: 5, strength: { modifier: -3 } });
const EASY = foeOf({ horror: 1, damage: 1, toughness: 1 });

test('whom to meet: every monster with what it is worth, the best of them', () => {
  const fight = fightOf({ fighters: [{ ...LILY, health: 3, sanity: 3 }], foes: [HARD, EASY], aim: 'kill-most' });
  const answer = solveFight(fight);
  const start = startPosition(fight);
  assert.deepEqual(start.fighters[0], { health: 3, sanity: 3, clues: 0, focus: 0, fortune: 'plain', items: [] });
  const { foe, options } = answer.nextAt(start);
  assert.deepEqual([foe, options.map((option) => option.foe)], [1, [0, 1]]);
  assert.ok(options[1]!.value > options[0]!.value);
  assert.ok(Math.abs(options[1]!.value - answer.value) < 1e-12);
  const met: Position = { ...start, met: [1], foes: [start.foes[0]!, { wounds: 1, isDefeated: true, isGone: false }] };
  assert.deepEqual(answer.nextAt(met).foe, 0);
  assert.deepEqual(answer.nextAt({ ...met, fighters: [{ ...start.fighters[0], health: 0 }] }), {
    foe: undefined,
    options: [],
  });
});
test('an order that is kept passes over who is no longer there', () => {
  const fight = fightOf({ foes: [EASY, HARD, EASY], rounds: 2, order: { kind: 'given', foes: [1, 0, 2] } });
  const answer = solveFight(fight);
  const start = startPosition(fight);
  const dead = { wounds: 1, isDefeated: true, isGone: false };
  assert.equal(answer.nextAt(start).foe, 1);
  // Nothing was done to the hard one, which has taken what it takes.
  const hurt = { ...start, met: [1], fighters: [{ ...start.fighters[0]!, health: 2 }] };
  assert.equal(answer.nextAt(hurt).foe, 0);
  assert.equal(answer.nextAt({ ...hurt, foes: [dead, start.foes[1]!, start.foes[2]!] }).foe, 2);
  assert.equal(answer.nextAt({ ...hurt, fighters: [{ ...start.fighters[0]!, health: 0 }] }).foe, undefined);
  // Where no dice lead the order is known all the same; what is best is not.
  const whole = { ...hurt, fighters: start.fighters };
  assert.deepEqual(answer.nextAt(whole), { foe: 0, options: [] });
  assert.throws(() => solveFight({ ...fight, order: { kind: 'anew' } }).nextAt(whole), RangeError);
  assert.equal(answer.nextAt({ ...start, met: [0, 1, 2] }).foe, undefined);
  assert.deepEqual(answer.order, [1, 0, 2]);
  assert.equal(solveFight({ ...fight, order: { kind: 'anew' } }).order, undefined);
});
test('advice says how to go through the tests, from no success up', () => {
  const fighter = { ...LILY, health: 1, sanity: 1, clues: 1 };
  const fight = fightOf({ fighters: [fighter], foes: [foeOf({ horror: 1, damage: 2, toughness: 3 })] });
  const { foe, tests } = adviceAt(fight, solveFight(fight), startPosition(fight));
  assert.equal(foe, 0);
  assert.deepEqual(
    tests.map(({ rows, ...told }) => [
      Object.values(told),
      rows.map(({ successes, action }) => `${successes} ${action}`),
    ]),
    [
      [['will', 3, undefined, false, false], ['0 clue']],
      // With one success a clue may still save the last health, with two it may win; with none it does nothing.
      [
        ['strength', 5, undefined, false, false],
        ['0 stop', '1 clue', '2 clue'],
      ],
    ],
  );
  const over = { ...startPosition(fight), met: [0] };
  assert.deepEqual(adviceAt(fight, solveFight(fight), over), { foe: undefined, options: [], tests: [] });
  const dead = { ...startPosition(fight), foes: [{ wounds: 3, isDefeated: true, isGone: false }] };
  assert.deepEqual(adviceAt(fight, solveFight(fight), dead).tests, []);
});
test('items are used where they help, and kept where they do not', () => {
  const items = [
    { kind: 'bonus', will: 0, strength: 6, perRound: false },
    { kind: 'ward', health: 1, sanity: 1 },
  ] as const;
  const fighter = { ...LILY, health: 1, sanity: 1, cards: { ...NO_CARDS, items } };
  const fight = fightOf({
    fighters: [fighter],
    foes: [foeOf({ horror: 1, damage: 2, toughness: 9, flags: ['toll'] })],
  });
  const answer = solveFight(fight);
  const position = startPosition(fight);
  const now = position.fighters[0]!;
  const at = (stage: InCombat['stage']): InCombat => ({ position, foe: 0, stage, now, wounds: 0 });
  assert.deepEqual(answer.enterAt(at('strength')), { item: 0, isSkipped: false, isPaid: false });
  assert.deepEqual(answer.enterAt(at('toll')), { item: undefined, isSkipped: false, isPaid: false });
  assert.deepEqual(answer.landAt(at('toll')), [true, false]);
  const lands = (successes: number) => answer.landAt(at('strength'), { item: 0, successes, usedAll: false });
  assert.deepEqual(
    [lands(0), lands(1), lands(2), lands(30)],
    [
      [false, true],
      [false, false],
      [false, true],
      [false, true],
    ],
  );
  assert.deepEqual(answer.landAt(at('strength')), [true, true]);
  assert.deepEqual(answer.landAt(at('will'), { item: undefined, successes: 0, usedAll: false }), [true, false]);
  assert.throws(() => answer.landAt(at('will'), { item: 0, successes: 0, usedAll: false }), RangeError);
});
test('a clue is paid where that is better, and talking left out where winning would hurt', () => {
  const tolled = fightOf({ fighters: [{ ...LILY, health: 1, clues: 1 }], foes: [foeOf({ flags: ['toll'] })] });
  const position = startPosition(tolled);
  const at: InCombat = { position, foe: 0, stage: 'toll', now: position.fighters[0]!, wounds: 0 };
  assert.equal(solveFight(tolled).enterAt(at).isPaid, true);
  const bitter = fightOf({
    fighters: [{ ...LILY, sanity: 1 }],
    foes: [foeOf({ horror: 0, damage: 0, toughness: 20, flags: ['parley', 'remorse'] })],
  });
  const begun = startPosition(bitter);
  const talk: InCombat = { position: begun, foe: 0, stage: 'parley', now: begun.fighters[0]!, wounds: 0 };
  assert.equal(solveFight(bitter).enterAt(talk).isSkipped, true);
  const sweet = { ...bitter, foes: [foeOf({ flags: ['parley'] })] };
  assert.equal(solveFight(sweet).enterAt({ ...talk, position: startPosition(sweet) }).isSkipped, false);
});
test('what cannot come about cannot be asked', () => {
  const fight = fightOf({ fighters: [{ ...LILY, clues: 1 }], foes: [EASY, HARD] });
  const answer = solveFight(fight);
  const position = startPosition(fight);
  const now = position.fighters[0]!;
  const at: InCombat = { position, foe: 0, stage: 'will', now, wounds: 0 };
  const table = { item: undefined, failed: 3, single: 0, free: 0, all: false };
  assert.equal(answer.againAt(at, table).single, false);
  for (const wrong of [{ failed: 4 }, { free: 1 }, { free: -1 }, { all: true }, { item: 0 }])
    assert.throws(() => answer.againAt(at, { ...table, ...wrong }), RangeError, JSON.stringify(wrong));
  for (const wrong of [
    { foe: 2 },
    { stage: 'toll' as const },
    { position: { ...position, round: 2 } },
    { position: { ...position, met: [0] } },
  ])
    assert.throws(() => answer.enterAt({ ...at, ...wrong }), RangeError, JSON.stringify(wrong));
  assert.throws(() => answer.nextAt({ ...position, fighters: [{ ...now, health: 7 }] }), RangeError);
  assert.throws(() => answer.nextAt({ ...position, fighters: [{ ...now, sanity: -1 }] }), RangeError);
});
