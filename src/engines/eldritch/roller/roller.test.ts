/** The roller: the rulebook's fight step by step, best play of random fights, and everything that is not legal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NO_CARDS } from '../combat/model/fighter.ts';
import { anyFight, fightOf, foeOf, harder, LILY, monsterOf } from '../combat/fights.test-table.ts';
import { solveFight } from '../combat/solve.ts';
import { AMBUSH_LEFT, endText } from './ends.test-table.ts';
import {
  act,
  bestAction,
  historyOf,
  newRoller,
  pickAll,
  pickLuck,
  pickThrow,
  stateOf,
  type RollerTimeline,
} from './log.ts';
import { makeLog, parseLog } from './notation.ts';
import { whoMayBeMet } from './rules.ts';
import { readyFor, step, type Refusal, type RollerAction, type RollerState } from './roller.ts';

/** A source that gives a list of numbers, round and round. */
const giving = (...numbers: readonly number[]) => {
  let at = 0;
  return (below: number) => {
    const number = numbers[at % numbers.length]! % below;
    at += 1;
    return number;
  };
};
const playAll = (timeline: RollerTimeline, actions: readonly RollerAction[]): RollerTimeline =>
  actions.reduce((before, action) => {
    const { timeline: after, refusal } = act(before, action);
    assert.equal(refusal, undefined, `${action.kind} is refused: ${refusal}`);
    return after;
  }, timeline);
const refusalOf = (state: RollerState, action: RollerAction): Refusal | undefined => step(state, action).refusal;
const throwing = (...faces: readonly number[]): RollerAction => ({ kind: 'throw', item: undefined, faces });
const COUNT: RollerAction = { kind: 'count', items: [] };
const MEET: RollerAction = { kind: 'meet', foe: 0 };

test('the example of the rulebook, rule by rule', () => {
  const fight = fightOf();
  const done = playAll(newRoller(fight), [MEET, throwing(6, 1, 2), COUNT, throwing(1, 2, 3, 4, 5), COUNT]);
  const told = historyOf(done).map((one) => one.told.map(({ term, what, amount }) => `${term} ${what} ${amount}`));
  assert.deepEqual(told, [
    ['combat-encounter met 0'],
    ['will-test thrown 3'],
    ['test-result result 1', 'sanity lost 1'],
    ['strength-test thrown 5'],
    ['test-result result 1', 'toughness wounded 1', 'monster stays 1'],
  ]);
  const { moment, position } = stateOf(done);
  assert.equal(moment.kind, 'over');
  assert.deepEqual([position.fighters[0]!.sanity, position.fighters[0]!.health, position.foes[0]!.wounds], [5, 6, 1]);
});

test('tokens, cards and items are spent, and the log says so', () => {
  const cards = {
    ...NO_CARDS,
    free: { will: 1, strength: 0 },
    all: { will: false, strength: true },
    onDefeat: { health: 0, sanity: 1, clues: 1 },
    items: [
      { kind: 'bonus', will: 0, strength: 4, perRound: false },
      { kind: 'ward', health: 1, sanity: 2 },
    ] as const,
  };
  const fighter = { ...LILY, clues: 1, focus: 1, cards };
  const fight = fightOf({ fighters: [fighter], foes: [foeOf({ horror: 3, damage: 4, toughness: 4, isEpic: true })] });
  const done = playAll(newRoller(fight), [
    MEET,
    throwing(1, 1, 1),
    { kind: 'again', by: 'free', place: 0, face: 6 },
    { kind: 'again', by: 'focus', place: 1, face: 2 },
    { kind: 'again', by: 'clue', place: 1, face: 3 },
    { kind: 'count', items: [1] },
    { kind: 'throw', item: 0, faces: [1, 1, 1, 5, 5, 1, 1] },
    { kind: 'all', faces: [6, 6, 1, 1, 1] },
    COUNT,
  ]);
  const told = historyOf(done).map((one) => one.told.map(({ term, what, amount }) => `${term} ${what} ${amount}`));
  assert.deepEqual(told, [
    ['combat-encounter met 0', 'epic-monster met 0'],
    ['will-test thrown 3'],
    ['reroll again 1'],
    ['focus spent 1', 'reroll again 1'],
    ['clue spent 1', 'reroll again 1'],
    ['test-result result 1', 'asset used 1'],
    ['bonus used 0', 'strength-test thrown 7'],
    ['reroll again 5'],
    ['test-result result 4', 'toughness wounded 4', 'monster defeated 0', 'clue recovered 1'],
  ]);
  const now = stateOf(done).position.fighters[0]!;
  assert.deepEqual(now, { health: 6, sanity: 6, clues: 1, focus: 0, fortune: 'plain', items: [false, false] });
});

test('what is not the moment or not there is refused, and nothing changes', () => {
  const fight = fightOf({ foes: [foeOf(), foeOf()], order: { kind: 'given', foes: [1, 0] } });
  const start = readyFor(fight);
  const met = stateOf(playAll(newRoller(fight), [{ kind: 'meet', foe: 1 }]));
  const lying = stateOf(playAll(newRoller(fight), [{ kind: 'meet', foe: 1 }, throwing(1, 5, 6)]));
  const again = (by: 'free' | 'focus' | 'clue', place = 0, face = 1): RollerAction => ({
    kind: 'again',
    by,
    place,
    face,
  });
  const cases: readonly (readonly [RollerState, RollerAction, Refusal])[] = [
    [start, throwing(1, 1, 1), 'not-now'],
    [start, COUNT, 'not-now'],
    [start, again('clue'), 'not-now'],
    [start, { kind: 'all', faces: [] }, 'not-now'],
    [start, { kind: 'pay' }, 'not-now'],
    [start, MEET, 'no-such-foe'],
    [start, { kind: 'meet', foe: 2 }, 'no-such-foe'],
    [met, { kind: 'meet', foe: 0 }, 'not-now'],
    [met, throwing(1, 1), 'bad-dice'],
    [met, throwing(1, 1, 7), 'bad-dice'],
    [met, throwing(1, 1, 0), 'bad-dice'],
    [met, throwing(1, 1, 1.5), 'bad-dice'],
    [met, { kind: 'throw', item: 0, faces: [1, 1, 1] }, 'nothing-left'],
    [met, COUNT, 'not-now'],
    [met, { kind: 'skip' }, 'not-now'],
    [met, { kind: 'pay' }, 'not-now'],
    [met, { kind: 'take', items: [] }, 'not-now'],
    [met, { kind: 'luck', face: 5 }, 'not-now'],
    [lying, throwing(1, 1, 1), 'not-now'],
    [lying, again('free'), 'nothing-left'],
    [lying, again('focus'), 'nothing-left'],
    [lying, again('clue'), 'nothing-left'],
    [lying, again('clue', 3), 'bad-place'],
    [lying, again('clue', -1), 'bad-place'],
    [lying, again('clue', 0, 9), 'bad-dice'],
    [lying, { kind: 'all', faces: [1] }, 'nothing-left'],
    [lying, { kind: 'count', items: [0] }, 'bad-items'],
  ];
  for (const [state, action, refusal] of cases) assert.equal(refusalOf(state, action), refusal, JSON.stringify(action));
  assert.equal(act(newRoller(fight), COUNT).refusal, 'not-now');
});

test('a tolled, lucky, talkative and frightful monster asks for its parts in their order', () => {
  const monster = monsterOf({ flags: ['toll', 'leaves-on-five', 'parley', 'fright', 'no-clues'] });
  const fight = fightOf({ fighters: [{ ...LILY, clues: 1 }], foes: [{ monster, wounds: 0 }] });
  const begun = playAll(newRoller(fight), [MEET]);
  const paid = playAll(begun, [{ kind: 'pay' }, throwing(6, 6, 1), COUNT]);
  assert.equal(refusalOf(stateOf(paid), { kind: 'luck', face: 7 }), 'bad-dice');
  for (const other of [{ kind: 'take', items: [] }, { kind: 'pay' }, { kind: 'skip' }, throwing(5), COUNT] as const)
    assert.equal(refusalOf(stateOf(paid), other), 'not-now', other.kind);
  const unlucky = playAll(paid, [{ kind: 'luck', face: 4 }]);
  assert.equal(stateOf(playAll(paid, [{ kind: 'luck', face: 5 }])).position.foes[0]!.isDefeated, true);
  const silent = playAll(unlucky, [{ kind: 'skip' }, { kind: 'take', items: [] }]);
  const talked = playAll(unlucky, [throwing(5), COUNT]);
  assert.equal(stateOf(talked).position.foes[0]!.isDefeated, true);
  const { moment } = stateOf(silent);
  assert.ok(moment.kind === 'stage' && moment.combat.stage === 'strength' && moment.combat.now.sanity === 5);
  const unpaid = stateOf(playAll(begun, [{ kind: 'take', items: [] }])).moment;
  assert.ok(unpaid.kind === 'stage' && unpaid.combat.now.health === 5 && unpaid.combat.now.clues === 1);
  const thrown = playAll(begun, [{ kind: 'take', items: [] }, throwing(1, 1, 1)]);
  assert.equal(refusalOf(stateOf(thrown), { kind: 'again', by: 'clue', place: 0, face: 6 }), 'nothing-left');
  const poor = stateOf(playAll(newRoller({ ...fight, fighters: [LILY] }), [MEET]));
  assert.equal(refusalOf(poor, { kind: 'pay' }), 'nothing-left');
});

test('the log names a curse, and leaves out what stays the same', () => {
  const fight = fightOf({ foes: [foeOf({ horror: 1, flags: ['will-failed-cursed'] })] });
  const toldBy = (...faces: readonly number[]) => {
    const history = historyOf(playAll(newRoller(fight), [MEET, throwing(...faces), COUNT]));
    return history[2]!.told.map(({ term, what, amount }) => `${term} ${what} ${amount}`);
  };
  assert.deepEqual(toldBy(1, 2, 3), ['test-result result 0', 'sanity lost 1', 'condition cursed 1']);
  assert.deepEqual(toldBy(5, 2, 3), ['test-result result 1']);
});

test('who has lost the last point is defeated, who has one left is not', () => {
  const whoIsDown = (health: number, sanity: number) => {
    const will = foeOf({ horror: 1, damage: 0, toughness: 9, strength: null });
    const strength = foeOf({ horror: 0, damage: 1, toughness: 9, will: null });
    return [will, strength].map((foe, at) => {
      const fight = fightOf({ fighters: [{ ...LILY, health, sanity }], foes: [foe] });
      const thrown = at === 0 ? throwing(1, 1, 1) : throwing(1, 1, 1, 1, 1);
      const told = historyOf(playAll(newRoller(fight), [MEET, thrown, COUNT])).flatMap((one) => one.told);
      return told.some(({ term }) => term === 'defeated-investigator');
    });
  };
  assert.deepEqual(
    [whoIsDown(1, 2), whoIsDown(2, 1), whoIsDown(2, 2)],
    [
      [false, true],
      [true, false],
      [false, false],
    ],
  );
});

test('dice are picked for the moment, or not at all', () => {
  const fight = fightOf({ fighters: [{ ...LILY, cards: { ...NO_CARDS, all: { will: true, strength: false } } }] });
  const start = readyFor(fight);
  assert.equal(pickThrow(start, undefined, giving(0)), undefined);
  assert.equal(pickAll(start, giving(0)), undefined);
  const met = stateOf(playAll(newRoller(fight), [MEET]));
  assert.equal(pickThrow(met, 0, giving(0)), undefined);
  assert.deepEqual(pickThrow(met, undefined, giving(0, 5, 3)), throwing(1, 6, 4));
  const lying = stateOf(playAll(newRoller(fight), [MEET, throwing(1, 6, 4)]));
  assert.deepEqual(pickAll(lying, giving(4, 5)), { kind: 'all', faces: [5, 6] });
});

test('best play of any fight is legal, ends where fights may end, and reads back from its text', () => {
  fc.assert(
    fc.property(anyFight(2, 2, 2), fc.array(fc.nat(5), { minLength: 5, maxLength: 20 }), (any, numbers) => {
      const answer = solveFight(any);
      const source = giving(...numbers);
      let timeline = newRoller(any);
      for (let i = 0; i < 500; i += 1) {
        const action = bestAction(stateOf(timeline), answer, source);
        if (action === undefined) break;
        timeline = playAll(timeline, [action]);
      }
      const { moment, position } = stateOf(timeline);
      assert.equal(moment.kind, 'over');
      const ends = [...answer.ends().keys()].map((end) => endText(any, end));
      assert.ok(ends.includes(endText(any, position)));
      assert.deepEqual(parseLog(any, makeLog(timeline)).timeline, timeline);
    }),
    { numRuns: 100, examples: [[AMBUSH_LEFT, [0, 0, 0, 4, 0]]] },
  );
});

/** Anything that may be done: no item, no token and no rule is used well. */
const anyAction = (state: RollerState, source: (below: number) => number): RollerAction | undefined => {
  const { moment, position, fight } = state;
  if (moment.kind === 'over') return undefined;
  if (moment.kind === 'between') {
    const may = whoMayBeMet(fight, position);
    return { kind: 'meet', foe: may[source(may.length)]! };
  }
  if (moment.kind === 'thrown') return COUNT;
  return (
    pickThrow(state, undefined, source) ?? [pickLuck(source), TAKE].find((one) => refusalOf(state, one) === undefined)
  );
};
const TAKE: RollerAction = { kind: 'take', items: [] };
test('wherever any play leads there is advice, with what each monster is worth', () => {
  fc.assert(
    fc.property(
      fc.oneof(harder(anyFight(1, 2, 3), 3), harder(anyFight(2, 2, 2), 2)),
      fc.array(fc.nat(5), { minLength: 5, maxLength: 20 }),
      (any, numbers) => {
        const fight = { ...any, order: { kind: 'anew' } } as const;
        const answer = solveFight(fight);
        const source = giving(...numbers);
        let state = readyFor(fight);
        for (let action = anyAction(state, source); action !== undefined; action = anyAction(state, source)) {
          if (state.moment.kind === 'between') {
            const { foe, options } = answer.nextAt(state.position);
            assert.deepEqual(
              options.map((option) => option.foe),
              whoMayBeMet(fight, state.position),
            );
            const best = Math.max(...options.map(({ value }) => value));
            assert.ok(Math.abs(options.find((option) => option.foe === foe)!.value - best) < 1e-9);
          }
          const next = step(state, action);
          assert.equal(next.refusal, undefined);
          state = next.state!;
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('a text that is no log is refused with a reason', () => {
  const fight = fightOf({ fighters: [{ ...LILY, clues: 2 }] });
  const codeOf = (text: string) => parseLog(fight, text).problem?.code;
  assert.deepEqual(
    ['1_k0', '1_k2_m0_t-.123_ac0.6_c', '2_k0', '1_m0', '1_k0_q', '1_k0_m1', '1_k1_m0_t-.12', '1_k0_m0_t-.127', ''].map(
      codeOf,
    ),
    [undefined, undefined, 'version', 'word', 'word', 'no-such-foe', 'bad-dice', 'word', 'empty'],
  );
  assert.equal(parseLog(fight, '1_k1_m0_t-.123').timeline?.cursor, 1);
  assert.equal(parseLog(fight, '1_k9_m0_t-.123').timeline?.cursor, 2);
});
test('any text is a log or is refused, and never throws', () => {
  const fight = fightOf({ fighters: [{ ...LILY, clues: 2 }] });
  const word = fc.stringMatching(/^[mtsprlagcfo][-0-9.]{0,6}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const { timeline, problem } = parseLog(fight, ['1', 'k1', ...words].join('_'));
      assert.ok(timeline !== undefined || problem !== undefined);
    }),
    { numRuns: 500 },
  );
});
