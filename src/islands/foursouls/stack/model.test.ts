import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CARDS } from '../../../engines/foursouls/stack/cards.test-table.ts';
import { legalActions } from '../../../engines/foursouls/stack/legal.ts';
import { makeAction } from '../../../engines/foursouls/stack/notation.ts';
import { factOf } from '../../../engines/foursouls/stack/facts.ts';
import { refusalOf } from '../../../engines/foursouls/stack/refusal.ts';
import { exportText } from './export-text.ts';
import { beatAt, beatsOf, framesOf, stopsOf } from './frames.ts';
import {
  departureFrom,
  moveCursor,
  MOST_FORKS,
  passesTo,
  returnedTo,
  sharedLength,
  stateOf,
  switchedTo,
  withAction,
  withoutFork,
} from './model.ts';
import { anyState, played, words } from './model.test-table.ts';
import { storyOf } from './story.ts';
import { wishesOf } from './wishes.ts';
import { workedCase } from './worked-case.ts';

test('every case of the library replays here, one beat for each of its lines', () => {
  assert.ok(played.length >= 30);
  for (const c of played) {
    const state = stateOf(c.setup, CARDS, c.log, Number.MAX_SAFE_INTEGER);
    const frames = framesOf(state.initial, state.actions);
    assert.equal(frames.refused, undefined, c.id);
    assert.equal(state.cursor, c.log.length, c.id);
    const beats = beatsOf(state.actions, frames, false);
    assert.equal(beats.length, (c.before?.length ?? 0) + c.actions.length, c.id);
    assert.deepEqual(
      beats.map((b) => b.to),
      c.worked.ends,
      c.id,
    );
    for (const at of Object.keys(c.worked.notes)) assert.ok(c.worked.ends.includes(Number(at)), c.id);
    for (const [fact, value] of Object.entries(c.expect))
      assert.deepEqual(factOf(frames.states.at(-1)!, frames.happened.flat(), fact), value, `${c.id} ${fact}`);
  }
});

test('a case that does not play is refused with its line', () => {
  assert.throws(() => workedCase(CARDS, { setup: played[0]!.setup, actions: ['p1 play nothing'] }), /p1 play nothing/);
});

test('beats cover the log without gap; fine beats are single actions', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const frames = framesOf(state.initial, state.actions);
      const beats = beatsOf(state.actions, frames, false);
      assert.deepEqual(
        stopsOf(beats).slice(0, -1),
        beats.map((b) => b.from),
      );
      assert.equal(beats.at(-1)?.to ?? 0, state.actions.length);
      assert.equal(beatsOf(state.actions, frames, true).length, state.actions.length);
      for (const { from, to } of beats)
        assert.ok(to - from === 1 || state.actions.slice(from, to).every((a) => a.type === 'pass'));
      assert.ok(state.cursor === 0 ? beatAt(beats, state.cursor) === 0 : beatAt(beats, state.cursor) > 0);
    }),
    { numRuns: 150 },
  );
});

test('an action that the log goes on with moves the cursor and forks nothing', () => {
  const [c] = played;
  const state = stateOf(c!.setup, CARDS, c!.log, 0);
  const next = withAction(state, c!.log[0]!);
  assert.deepEqual([next.cursor, next.actions, next.forks], [1, c!.log, []]);
});

test('another action keeps the log as a fork; going back to it keeps the other', () => {
  const c = played.find((x) => x.id === 'three-responses')!;
  const state = stateOf(c.setup, CARDS, c.log, 10);
  const other = legalActions(framesOf(state.initial, state.actions).states[10]!).find(
    (a) => makeAction(a) !== makeAction(c.log[10]!),
  )!;
  const forked = withAction(state, other);
  assert.equal(forked.actions.length, 11);
  assert.deepEqual(
    forked.forks.map((f) => [f.at, words(f.actions)]),
    [[10, words(c.log)]],
  );
  const back = switchedTo(forked, forked.forks[0]!);
  assert.deepEqual([back.cursor, words(back.actions), back.forks.map((f) => f.at)], [10, words(c.log), [10]]);
  assert.deepEqual(withoutFork(back, back.forks[0]!).forks, []);
});

test('forks: never more than the most, none that only begins the log, each measured', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      assert.ok(state.forks.length <= MOST_FORKS);
      for (const f of state.forks) {
        assert.equal(f.at, sharedLength(f.actions, state.actions));
        assert.ok(f.at < f.actions.length);
      }
    }),
    { numRuns: 150 },
  );
});

test('passes reach a seat before anything resolves, or not at all', () => {
  fc.assert(
    fc.property(anyState, fc.nat(5), (state, seat) => {
      const table = framesOf(state.initial, state.actions).states[state.cursor]!;
      if (seat >= table.players.length) return;
      const passes = passesTo(table, seat);
      const after = framesOf(table, passes);
      assert.equal(after.refused, undefined);
      if (passes.length > 0) assert.equal(after.states.at(-1)!.priority?.holder, seat);
      const all = framesOf(table, passesTo(table, 'all'));
      assert.equal(all.refused, undefined);
    }),
    { numRuns: 150 },
  );
});

test('a wish is legal in every way that it offers, or it is refused with a reason; nothing legal is left out', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const table = framesOf(state.initial, state.actions).states[state.cursor]!;
      const wishes = wishesOf(table);
      for (const { ways, refusal } of wishes) {
        assert.equal(ways.length > 0, refusal === undefined);
        for (const way of ways) assert.equal(refusalOf(table, way), undefined);
      }
      const wished = wishes
        .flatMap((w) => w.ways)
        .map(makeAction)
        .sort();
      assert.deepEqual(
        wished,
        legalActions(table)
          .filter((a) => a.type !== 'pass' && a.type !== 'choose')
          .map(makeAction)
          .sort(),
      );
    }),
    { numRuns: 150 },
  );
});

test('every step has sentences without a hole', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const frames = framesOf(state.initial, state.actions);
      for (const beat of beatsOf(state.actions, frames, false)) {
        const told = storyOf(state.actions, frames, beat);
        for (const text of [told.head, told.short, ...told.lines.map((l) => l.text)])
          assert.match(text, /^[«\p{Lu}\d+−].*[.!?]$/u);
        assert.doesNotMatch(JSON.stringify(told), /undefined|NaN|\[object/);
        assert.ok(told.rules.length > 0);
      }
    }),
    { numRuns: 150 },
  );
});

test('the exported text tells every step', () => {
  const c = played.find((x) => x.id === 'bomb-before-miss')!;
  const state = stateOf(c.setup, CARDS, c.log);
  const frames = framesOf(state.initial, state.actions);
  const text = exportText({
    title: c.title,
    address: 'https://example.org/',
    state,
    frames,
    beats: beatsOf(state.actions, frames, false),
    notes: { 1: 'Заметка.' },
  });
  assert.match(text, /^Бомба в ответ на промах\n/);
  assert.match(text, /\n6\. Аня разыгрывает карту «Бомба!»\. Цель — «Хрупкий монстр»\.\n/);
  assert.match(text, /\(Заметка\.\)/);
  assert.equal([...text.matchAll(/^\d+\. /gm)].length, c.actions.length);
});

test('from whatever line, the record is found again where it was left, and the line is kept', () => {
  fc.assert(
    fc.property(anyState, fc.nat(8), (state, back) => {
      const record = played.find((c) => c.setup === state.setup)?.log ?? state.actions;
      const at = departureFrom(state, record);
      const same = words(record) === words(state.actions);
      assert.equal(at === undefined, same);
      if (at === undefined) return;
      const returned = returnedTo(moveCursor(state, back), record);
      assert.equal(words(returned.actions), words(record));
      assert.equal(returned.cursor, at);
      const isKept = words(record).startsWith(words(state.actions));
      assert.ok(isKept || returned.forks.some((f) => words(f.actions) === words(state.actions)));
    }),
  );
});
