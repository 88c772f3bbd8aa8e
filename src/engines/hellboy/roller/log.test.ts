/** The roller as its log: undo, redo, history, where chance comes in, and the log as a text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { movedTo, newTimeline, redone, undone } from '../../log/timeline.ts';
import { COLOURS } from '../dice/colour.ts';
import type { Aim } from '../skill-check/aim.ts';
import {
  act,
  historyOf,
  pickAgain,
  pickThrow,
  withoutOldest,
  stateOf,
  type RollerTimeline,
  type Source,
} from './log.ts';
import { makeLog, parseLog } from './notation.ts';
import { again, COUNT, faces, fall, RESULT, spending, TEST, wild } from './roller.test-table.ts';
import { isBegun, readyFor, type Applied, type RollerAction, type RollerState } from './roller.ts';

/** Plays by numbers: whatever they are, what is done is legal or refused. */
const anyAction: fc.Arbitrary<RollerAction> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }), fc.nat(5))
      .map(([sides, effect]): RollerAction => ({ kind: 'throw', sides, effect })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Applied>('catastrophe', 'plus-one', 'plus-two', 'reroll', 'double', 'spent').map(wild),
  },
  {
    weight: 2,
    arbitrary: fc
      .subarray([0, 1, 2])
      .chain((places) =>
        fc
          .array(fc.nat(5), { minLength: places.length, maxLength: places.length })
          .map((sides) => again(places, sides)),
      ),
  },
  { weight: 3, arbitrary: fc.constant(COUNT) },
  {
    weight: 1,
    arbitrary: fc
      .record(
        {
          dice: fc.constantFrom(TEST.dice, [...COLOURS].slice(0, 3)),
          bonus: fc.integer({ min: -99, max: 99 }),
          maySpend: fc.boolean(),
          aim: fc.constantFrom<Aim>(
            RESULT,
            { kind: 'information' },
            { kind: 'reach', target: 7 },
            { kind: 'damage', toughness: 2, cover: 10 },
            { kind: 'damage', toughness: 2, cover: 0, health: 6 },
            { kind: 'defence', attack: 12, cover: 3 },
          ),
        },
        { noNullPrototype: true },
      )
      .map((taken): RollerAction => ({ kind: 'take', test: taken })),
  },
);
const playedAtRandom = (actions: readonly RollerAction[]): RollerTimeline =>
  actions.reduce<RollerTimeline>(
    (timeline, action) => act(timeline, action).timeline ?? timeline,
    newTimeline(readyFor(faces, spending)),
  );
const anyPlay = fc.array(anyAction, { maxLength: 40 }).map(playedAtRandom);

test('any play: back and forward, a fork, a log as text and its past forgotten', () => {
  fc.assert(
    fc.property(anyPlay, fc.nat(40), (timeline, cut) => {
      const state = stateOf(timeline);
      assert.deepEqual(stateOf(redone(undone(timeline))), state);
      const back = movedTo(timeline, cut);
      assert.equal(historyOf(back).length, back.cursor);
      assert.deepEqual(
        historyOf(timeline).map(({ action }) => action),
        timeline.actions,
      );
      const { problem, timeline: read } = parseLog(makeLog(back));
      assert.equal(problem, undefined);
      assert.deepEqual(read, back);
      const short = withoutOldest(timeline, 8);
      assert.deepEqual({ ...stateOf(short), done: [] }, { ...state, done: [] });
      const { refusal, timeline: forked } = act(back, { kind: 'count' });
      assert.equal(refusal === undefined, isBegun(stateOf(back)) && forked !== undefined);
      if (forked !== undefined) assert.equal(forked.actions.length, back.cursor + 1);
    }),
    { numRuns: 150 },
  );
});

test('a long log keeps what may still be undone, and begins with a table on which nothing lies', () => {
  const many = Array.from({ length: 30 }, () => [fall('double'), COUNT]).flat();
  const short = withoutOldest(playedAtRandom([...many, fall('double')]), 20);
  assert.ok(short.actions.length <= 20 && short.actions.length >= 9);
  assert.deepEqual(short.initial, readyFor(faces, spending));
  assert.equal(stateOf(short).moment.kind, 'chosen');
});

test('chance comes in as numbers: every die is asked once, and the effect die last', () => {
  const asked: number[] = [];
  const source: Source = (below) => asked.push(below) - 1;
  const state = readyFor(faces, TEST);
  assert.deepEqual(pickThrow(state, source), { kind: 'throw', sides: [0, 1, 2], effect: 3 });
  assert.deepEqual(asked, [6, 6, 6, 6]);
  assert.deepEqual(pickAgain([0, 2], source), { kind: 'again', places: [0, 2], sides: [4, 5] });
  assert.deepEqual(asked.slice(4), [6, 6]);
  assert.deepEqual(
    pickThrow(readyFor(faces, { ...TEST, dice: [] }), () => 1),
    { kind: 'throw', sides: [], effect: 1 },
  );
});

test('an illegal action in a log from outside is noticed', () => {
  const timeline = { initial: readyFor(faces, TEST), actions: [COUNT], cursor: 1 };
  assert.throws(() => stateOf(timeline), /illegal action: not-thrown/);
  assert.equal(act(newTimeline(readyFor(faces, TEST)), COUNT).refusal, 'not-thrown');
});

const HEAD = '1_f001112011122011223112233_tbrr.0.w.e_k0';
test('a log as text, by hand', () => {
  const log = `1_f001112011122011223112233_tbrr.-2.s.d2.0.6_k3_r551-5_w3_a0215_c_tyo.0.w.e_r00-3_a_c_t.10.w.i`;
  const { timeline } = parseLog(log);
  assert.deepEqual(
    timeline?.initial,
    readyFor(faces, { ...spending, bonus: -2, aim: { kind: 'damage', toughness: 2, cover: 0, health: 6 } }),
  );
  assert.deepEqual(timeline?.actions, [
    fall('bprd'),
    wild('reroll'),
    again([0, 1], [2, 5]),
    COUNT,
    { kind: 'take', test: { ...TEST, dice: ['yellow', 'orange'] } },
    fall('reroll', [0, 0]),
    again([], []),
    COUNT,
    { kind: 'take', test: { ...TEST, dice: [], bonus: 10, aim: { kind: 'information' } } },
  ]);
  assert.equal(timeline?.cursor, 3);
  assert.equal(makeLog(timeline), log);
  assert.equal(parseLog(`${HEAD}_r000-4`).timeline?.cursor, 0);
  assert.equal(parseLog('1_f001112011122011223112233_tbrr.0.w.e_k9_r000-4').timeline?.cursor, 1);
});

test('a text that is no log is refused whole, with what was not understood', () => {
  const problemOf = (text: string) => parseLog(text).problem;
  assert.equal(problemOf('')?.code, 'empty');
  assert.equal(problemOf('2_f')?.code, 'version');
  const wrongHeads = [
    '1',
    '1_f00111201112201122311223_tbrr.0.w.e_k0',
    '1_f0011120111220112231122333_tbrr.0.w.e_k0',
    '1_x001112011122011223112233_tbrr.0.w.e_k0',
    '1_f001112011122011223112233',
    '1_f001112011122011223112233_tbrr.0.w.e',
    '1_f001112011122011223112233_tbrr.0.w.e_k',
    '1_f001112011122011223112233_tbrr.0.w.e_k12345',
    '1_f001112011122011223112233_tbrr.0.w.e_r000-4',
  ];
  for (const text of wrongHeads) assert.equal(problemOf(text)?.code, 'word', text);
  const wrongTests = [
    'tbrrr.0.w.e',
    'tbrx.0.w.e',
    'tbrr.00.w.e',
    'tbrr.-0.w.e',
    'tbrr.100.w.e',
    'tbrr.0.x.e',
    'tbrr.0.w.',
    'tbrr.0.w.e1',
    'tbrr.0.w.i1',
    'tbrr.0.w.r',
    'tbrr.0.w.r1.1',
    'tbrr.0.w.f1',
    'tbrr.0.w.f1.1.1',
    'tbrr.0.w.d1',
    'tbrr.0.w.d1.1.1.1',
    'tbrr.0.w.z',
    'tbrr.0.w.r100',
    'brr.0.w.e',
    'tbrr.0.w.e.x',
  ];
  for (const word of wrongTests) {
    assert.deepEqual(problemOf(HEAD.replace('tbrr.0.w.e', word)), { code: 'word', came: word });
    assert.deepEqual(problemOf(`${HEAD}_${word}`), { code: 'word', came: word });
  }
  for (const word of [
    '',
    'r',
    'r000',
    'r006-1',
    'r000-6',
    'r0000-1',
    'xr000-1',
    'r000-11',
    'w',
    'w5',
    'w6',
    'wx',
    'a0',
    'a06',
    'a30',
    'a00112233',
    'x',
    'cc',
    'k1',
  ])
    assert.deepEqual(problemOf(`${HEAD}_${word}`), { code: 'word', came: word });
  assert.deepEqual(problemOf(`${HEAD}_r000-4_r000-4`), { code: 'begun', came: 'r000-4' });
  assert.deepEqual(problemOf(`${HEAD}_r00-4`), { code: 'bad-dice', came: 'r00-4' });
  assert.deepEqual(problemOf(`${HEAD}_r000-3_a1000`), { code: 'bad-places', came: 'a1000' });
});

test('ten thousand damaged texts do no harm', () => {
  const log = makeLog(playedAtRandom([fall('bprd'), wild('reroll'), again([0], [1]), COUNT, fall('double'), COUNT]));
  fc.assert(
    fc.property(fc.nat(log.length), fc.nat(3), fc.string({ maxLength: 4 }), (at, gone, put) => {
      const { timeline, problem } = parseLog(log.slice(0, at) + put + log.slice(at + gone));
      assert.ok((timeline === undefined) !== (problem === undefined));
      const state: RollerState | undefined = timeline && stateOf(timeline);
      assert.ok(state === undefined || state.faces.red.length === 6);
    }),
    { numRuns: 3000 },
  );
});
