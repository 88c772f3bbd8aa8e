/** What holds of every day: invariants along 30 000 random steps, replay, back and forward, file and notation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framesOf, newTimeline, redone, stateAt, undone } from '../../log/timeline.ts';
import { ACTION_KINDS, type Action, type ActionKind } from './action.ts';
import { dayAt, nextDay, type DayTimeline } from './day.ts';
import { makeFile, parseFile } from './file.ts';
import type { Happened } from './after.ts';
import { forecastOf } from './invasion.ts';
import { makeAction, makeLog, parseAction, parseLog } from './notation.ts';
import { REFUSALS } from './refusal.ts';
import { NEW_DAY, type DayState } from './state.ts';
import { step } from './step.ts';
import { endOfTurn } from './turn.ts';
import { seededRandom, walkedDay } from './walk.test-table.ts';
import { warningsOf } from './warnings.ts';
import { MOST, STEPS, type StepId } from './words.ts';

const source = seededRandom(20_261_122);
const DAYS = Array.from({ length: 120 }, () => walkedDay(250, source));
const ALL = DAYS.flat();

/** What is true of any state that play has led to. */
const assertSound = (state: DayState): void => {
  assert.ok(state.turn >= 1 && state.turn <= 13);
  const steps: readonly StepId[] = STEPS[state.phase];
  assert.ok(state.done.every((id) => steps.includes(id)));
  assert.ok(state.dice === null || state.phase === 'changes');
  assert.ok(state.end === null || warningsOf(state).length === 0);
  assertDetectives(state);
  assertTokens(state);
  assertEnemies(state);
};
const isWithin = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;
const isPlace = ({ places }: DayState, place: number): boolean => isWithin(place, 0, places.length - 1);
const assertDetectives = ({ detectives, first }: DayState): void => {
  assert.ok(isWithin(detectives.length, 2, 8) && isWithin(first, 0, detectives.length - 1));
  for (const { clues, tokens, isOut } of detectives) {
    assert.ok(isWithin(clues, 0, MOST.inHand) && isWithin(tokens, 0, MOST.inHand));
    if (isOut) assert.equal(clues + tokens, 0);
  }
};
const assertTokens = (state: DayState): void => {
  for (const { place, count } of state.clues) assert.ok(isPlace(state, place) && isWithin(count, 1, MOST.onPlace));
  assert.equal(new Set(state.clues.map((c) => c.place)).size, state.clues.length);
  const ids = [...state.paths, ...state.enemies].map((token) => token.id);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.every((id) => id < state.nextId));
  assert.ok(state.paths.length <= MOST.paths && state.enemies.length <= MOST.enemies);
  assert.ok(state.paths.every((path) => isPlace(state, path.place)));
};
const assertEnemies = (state: DayState): void => {
  for (const { holder, kind, place } of state.enemies) {
    assert.ok(place === null || isPlace(state, place));
    if (holder !== null) assert.ok(place === null && (kind === 'mage' || kind === 'citizen'));
    if (typeof holder === 'number') assert.ok(state.detectives[holder] !== undefined);
  }
};

/** The same questions asked in the slowest and plainest way. */
const slowEnd = (state: DayState): string => {
  let enemies = 0;
  for (const enemy of state.enemies) if (enemy.holder === null) enemies += 1;
  let cursed = 0;
  for (let place = 0; place < state.places.length; place += 1)
    if (state.paths.some((path) => path.place === place && path.face !== 'shamkhum')) cursed += 1;
  if (state.turn === 13 && state.phase === 'changes' && state.paths.length === 0) return 'won clean';
  if (cursed >= 6) return 'lost curses';
  if (enemies >= 12) return 'lost enemies';
  return state.turn === 13 && state.phase === 'changes' ? 'won endured' : '';
};
const slowInvasion = (state: DayState, places: readonly number[]): string => {
  let answer = 'stays-away';
  const lying = state.paths.filter((path) => path.face !== 'shamkhum').map((path) => path.place);
  for (const place of places) {
    for (const other of lying) {
      const [a, b] = [state.places[place]?.district, state.places[other]?.district];
      if (place === other || (typeof a === 'number' && a === b)) return 'comes';
      if (typeof a !== 'number' || typeof b !== 'number') answer = 'unknown';
    }
    if (state.readings.pair === 'in-turn') lying.push(place);
  }
  return answer;
};

/** Enemies that have come by an action. */
const arrivals = (action: Action, happened: readonly Happened[]): number =>
  happened.reduce((sum, h) => (h.kind === 'came' ? sum + h.fresh.length + h.extra.length : sum), 0) +
  (action.kind === 'enemy' ? 1 : 0);
/** Actions by which an enemy leaves the game. */
const LEAVING: readonly ActionKind[] = ['defeat-enemy', 'remove-enemy', 'trade-enemy'];

test('a board holds nothing that the rules do not print, and no enemy is lost', () => {
  for (const day of DAYS) {
    let present = 0;
    for (const { action, after } of day) {
      if (!('state' in after)) continue;
      assertSound(after.state);
      present += arrivals(action, after.happened) - (LEAVING.includes(action.kind) ? 1 : 0);
      assert.equal(after.state.enemies.length, present);
    }
  }
});

test('an invasion and the end of a turn are as the slowest and plainest count has them', () => {
  for (const { before, action } of ALL) {
    if (action.kind === 'lay')
      assert.equal(forecastOf(before, action.places).invasion, slowInvasion(before, action.places));
    const end = endOfTurn(before);
    assert.equal(end === undefined ? '' : `${end.result} ${end.by}`, slowEnd(before));
  }
});

test('an action is its word', () => {
  for (const { action } of ALL) {
    assert.match(makeAction(action), /^[0-9a-z.*~-]+$/);
    assert.deepEqual(parseAction(makeAction(action)), action);
  }
});

test('the log is the truth: replayed, gone back and forward in, filed, and begun anew from', () => {
  for (const day of DAYS) {
    const done = day.filter(({ after }) => 'state' in after);
    const { after } = done.at(-1)!;
    assertLogIsTruth(
      done.map(({ action }) => action),
      'state' in after ? after.state : NEW_DAY,
    );
  }
});

test('the walk has been everywhere: a law that is never tried holds always', () => {
  const ends = ALL.flatMap(({ after }) => ('state' in after ? (after.state.end ?? []) : []));
  const [done, refused] = [new Set<ActionKind>(), new Set<string>()];
  for (const { action, after } of ALL)
    if ('state' in after) done.add(action.kind);
    else refused.add(after.refusal.code);
  assert.deepEqual(
    ACTION_KINDS.filter((kind) => !done.has(kind)),
    [],
  );
  const unseen = Object.keys(REFUSALS).filter((code) => !refused.has(code));
  assert.deepEqual(unseen, ['same-name']);
  assert.equal(
    [...new Set(ends.map(({ result, by }) => `${result} ${by}`))].sort().join(', '),
    'lost curses, lost enemies, lost scenario, won clean, won early, won endured, won scenario',
  );
});

const assertLogIsTruth = (actions: readonly Action[], state: DayState): void => {
  const whole: DayTimeline = { ...newTimeline<DayState, Action>(NEW_DAY), actions, cursor: actions.length };
  assert.deepEqual(dayAt(whole).state, state);
  // One back and one forward is where one stood, and back is the state before.
  const { states } = framesOf(step, NEW_DAY, actions);
  assert.deepEqual(redone(undone(whole)), whole);
  assert.deepEqual(stateAt(step, undone(whole)).state, states.at(-2) ?? state);
  const half = { ...whole, cursor: Math.floor(actions.length / 2) };
  for (const timeline of [whole, half]) {
    const saved = { name: 'Партия «Ё» 1', timeline };
    assert.deepEqual(parseFile(makeFile(saved)).day, saved);
  }
  const read = parseLog(makeLog(actions));
  if (read.problem === undefined) assert.deepEqual(read.value, actions);
  else assert.equal(read.problem.code, 'too-long');
  // Another game on this board begins with its detectives, names and colours, and with nothing on the board.
  const again = dayAt(nextDay(state));
  assert.equal(again.refused, undefined);
  const { tracker, places, districts, colours, readings } = state;
  assert.deepEqual(again.state, {
    ...NEW_DAY,
    tracker,
    places,
    districts,
    colours,
    readings,
    detectives: again.state.detectives,
  });
  assert.equal(again.state.detectives.length, state.detectives.length);
};

test('a word that was not written by the notation is refused, or is the word of what it says', () => {
  const letter = seededRandom(7);
  const letters = 'abehkmnoprtuwx0129z.*~-';
  const heads = [...ACTION_KINDS, 'other'];
  let understood = 0;
  for (let i = 0; i < 40_000; i += 1) {
    const tail = Array.from({ length: letter(9) }, () => letters[letter(letters.length)]!).join('');
    const word = `${heads[letter(heads.length)]!}${letter(3) === 0 ? '' : '.'}${tail}`;
    const action = parseAction(word);
    if (action === undefined) continue;
    understood += 1;
    assert.equal(makeAction(action), word);
  }
  assert.ok(understood > 500, String(understood));
  assert.notEqual(parseAction('lay.0*1*2*3.no'), undefined);
  assert.equal(parseAction('lay.0*1*2*3*4.no'), undefined);
});
