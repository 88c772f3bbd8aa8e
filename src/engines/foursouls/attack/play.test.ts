import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  compareFractions,
  makeFraction,
  multiplyFractions,
  sumOfFractions,
  type Fraction,
} from '../../exact/fraction.ts';
import { EMPTY_HAND, FACES, GOALS, type Attack, type Face } from './attack.ts';
import { adviceIn, adviceOf, guideOf } from './advice.ts';
import { fractionText } from '../../exact/fraction.test-table.ts';
import { attackWith } from './attack.test-table.ts';
import { act, adviceFor, newPlay, type Play, type PlayAction } from './play.ts';
import { oddsOf } from './odds.ts';
import { policyOf, rulesOf, tableOf } from './policy.ts';
import { makeSolver } from './solve.ts';

const ATTACK = attackWith({});

/** Plays every fall of the dice by the advice; the chance that the last foe dies and the mean number of rolls. */
const playAll = (attack: Attack): { readonly killed: Fraction; readonly rolls: Fraction } => {
  const guide = adviceIn(guideOf(makeSolver(attack)));
  const follow = (play: Play): { killed: Fraction; rolls: Fraction } => {
    if (play.moment.kind === 'over')
      return {
        killed: { n: play.moment.ending.killed === attack.foes.length ? 1n : 0n, d: 1n },
        rolls: { n: BigInt(play.rolls), d: 1n },
      };
    const action = adviceFor(guide, play)!;
    const isReroll = action.kind === 'roll' && action.action === 'reroll';
    const dice = action.kind === 'throw' ? attack.dice : Number(isReroll);
    const falls = Array.from({ length: dice }).reduce<Face[][]>(
      (all) => all.flatMap((fall) => FACES.map((f) => [...fall, f])),
      [[]],
    );
    const ends = falls.map((fall) => {
      const queue = [...fall];
      return follow(act(attack, play, action, () => queue.shift()!));
    });
    const mean = (of: 'killed' | 'rolls') =>
      multiplyFractions(sumOfFractions(ends.map((e) => e[of])), makeFraction(1n, BigInt(falls.length)));
    return { killed: mean('killed'), rolls: mean('rolls') };
  };
  return follow(newPlay(attack));
};

const playable: fc.Arbitrary<Attack> = fc
  .record({
    health: fc.integer({ min: 1, max: 2 }),
    attack: fc.integer({ min: 1, max: 2 }),
    sixBonus: fc.nat(1),
    rollBonus: fc.integer({ min: -1, max: 1 }),
    firstBonus: fc.nat(1),
    firstEach: fc.constant(false),
    dice: fc.constant(1),
    fixTo: fc.constant(6 as const),
    pointsEach: fc.integer({ min: 1, max: 2 }),
    goal: fc.constantFrom(...GOALS),
    resource: fc.constantFrom('rerolls', 'flips', 'fixes', 'shields', 'points'),
    foe: fc.record({
      health: fc.integer({ min: 1, max: 2 }),
      evasion: fc.integer({ min: 1, max: 6 }),
      attack: fc.integer({ min: 1, max: 2 }),
    }),
  })
  .map(({ resource, foe, ...rest }) => ({ ...rest, hand: { ...EMPTY_HAND, [resource]: 1 }, foes: [foe] }));

test('whoever plays by the advice has exactly the announced chance and rolls', () => {
  for (const dice of [1, 2])
    fc.assert(
      fc.property(playable, (attack) => {
        const it = { ...attack, dice, ...(dice === 2 ? { health: 1 } : {}) };
        const [played, odds] = [playAll(it), oddsOf(it)];
        assert.deepEqual(
          [fractionText(played.killed), fractionText(played.rolls)],
          [fractionText(odds.killed[0]!), fractionText(odds.rolls!)],
        );
      }),
      { numRuns: dice === 1 ? 120 : 100 },
    );
});

test('the guide knows every position that any play can come to, and says there what the solver says', () => {
  fc.assert(
    fc.property(playable, fc.array(fc.nat(5), { minLength: 4, maxLength: 40 }), (attack, choices) => {
      const it: Attack = { ...attack, dice: 1 + (choices.length % 2), hand: { ...attack.hand, rerolls: 1, points: 1 } };
      const solver = makeSolver(it);
      const guide = structuredClone(guideOf(makeSolver(it)));
      const die = () => (1 + choices[0]!) as Face;
      let play = newPlay(it);
      for (const choice of choices) {
        if (play.moment.kind === 'over') break;
        assert.deepEqual(adviceIn(guide)(play.position), adviceOf(solver, play.position));
        const actions: readonly PlayAction[] = [
          { kind: 'throw' },
          ...FACES.map((face) => ({ kind: 'take', face }) as const),
          ...(['reroll', 'flip', 'fix', 'resolve'] as const).map((action) => ({ kind: 'roll', action }) as const),
          ...([1, 'shield', 0] as const).map((action) => ({ kind: 'damage', action }) as const),
        ];
        const allowed = actions.map((action) => act(it, play, action, die)).filter((next) => next !== play);
        play = allowed[choice % allowed.length]!;
      }
      const rolls = play.log.flatMap((line) => (line.kind === 'thrown' ? [line.roll] : []));
      assert.deepEqual(
        rolls,
        Array.from({ length: play.rolls }, (_, at) => at + 1),
      );
    }),
    { numRuns: 200 },
  );
});

test('an action that the moment does not allow changes nothing', () => {
  const play = newPlay(ATTACK);
  const die = () => 3 as const;
  for (const action of [
    { kind: 'roll', action: 'resolve' },
    { kind: 'take', face: 3 },
    { kind: 'damage', action: 0 },
  ] as const)
    assert.equal(act(ATTACK, play, action, die), play);
  const thrown = act(ATTACK, play, { kind: 'throw' }, die);
  assert.deepEqual(thrown.moment, { kind: 'die', face: 3 });
  for (const action of ['reroll', 'flip', 'fix'] as const)
    assert.equal(act(ATTACK, thrown, { kind: 'roll', action }, die), thrown);
  const missed = act(ATTACK, thrown, { kind: 'roll', action: 'resolve' }, die);
  assert.deepEqual(missed.moment, { kind: 'damage', damage: 1 });
  assert.equal(act(ATTACK, missed, { kind: 'damage', action: 'shield' }, die), missed);
  assert.equal(act(ATTACK, missed, { kind: 'damage', action: 1 }, die), missed);
});

test('the table of a plan has every health that can be met, and no other', () => {
  const attack: Attack = { ...ATTACK, health: 5, attack: 2, foes: [{ health: 5, evasion: 4, attack: 2 }] };
  const table = tableOf(makeSolver(attack), 0, { ...EMPTY_HAND, rerolls: 1 });
  assert.deepEqual(
    table.map((row) => row[0]!.health),
    [5, 3, 1],
  );
  assert.deepEqual(
    table[0]!.map((cell) => cell.foeHealth),
    [5, 3, 1],
  );
  assert.ok(table.flat().every((cell) => cell.damage !== undefined));
  const harmless = { ...attack, foes: [{ health: 5, evasion: 4, attack: 0 }] };
  const [[cell] = []] = tableOf(makeSolver(harmless), 0, EMPTY_HAND);
  assert.equal(cell!.damage, undefined);
});

test('a foe that does no damage asks for nothing of the hand', () => {
  const attack: Attack = {
    ...ATTACK,
    hand: { rerolls: 1, flips: 1, fixes: 1, shields: 1, points: 1 },
    foes: [{ health: 3, evasion: 5, attack: 0 }],
  };
  const stages = policyOf(makeSolver(attack), 0);
  assert.deepEqual(
    stages.map((s) => s.rules),
    [[]],
  );
});

test('a flip is for low faces alone where it saves no others', () => {
  // Evasion 6: only a 1 becomes a 6.
  const attack: Attack = {
    ...ATTACK,
    health: 1,
    hand: { ...EMPTY_HAND, flips: 1 },
    foes: [{ health: 1, evasion: 6, attack: 1 }],
  };
  const [rule] = rulesOf(tableOf(makeSolver(attack), 0, attack.hand));
  assert.deepEqual(rule, { action: 'flip', faces: [1], when: { kind: 'always' }, isTie: false });
});

test('each stage of a plan is without what the stage before spends, and the plan is the best use: any other is not better', () => {
  fc.assert(
    fc.property(playable, (attack) => {
      const solver = makeSolver({ ...attack, hand: { ...attack.hand, rerolls: 1, shields: 1 } });
      const stages = policyOf(solver, 0);
      for (const [i, { hand, spends }] of stages.entries()) {
        const next = stages[i + 1];
        if (next !== undefined) assert.deepEqual(next.hand, { ...hand, [spends!]: 0 });
        for (const cell of stages[i]!.table.flat())
          for (const { face, action } of cell.faces) {
            const position = { foe: 0, foeHealth: cell.foeHealth, health: cell.health, first: false, hand };
            const choice = solver.onFace(position, face);
            assert.equal(choice.action, action);
            // Letting the face be is never better than what is advised.
            const bare = solver.onFace({ ...position, hand: EMPTY_HAND }, face);
            assert.ok(compareFractions(choice.worth.values[0]!, bare.worth.values[0]!) >= 0);
          }
      }
    }),
    { numRuns: 100 },
  );
});
