import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  atStep,
  beginTable,
  doesOf,
  isAlarm,
  isLastStep,
  next,
  previous,
  valueOf,
  withChanges,
  withCounter,
  withOwnCounter,
  withPlayers,
  withSwitch,
  type State,
  type Table,
} from './model.ts';
import { TABLES, tableOfGame } from './rounds.test-table.ts';
import { warningsOf } from './warnings.ts';

const idOf = (table: Table, state: State) => table.steps[state.at]!.id;
const walk = (table: Table, state: State, steps: number): State =>
  Array.from({ length: steps }).reduce<State>((before) => next(table, before), state);

test('the first round of Arkham has no Mythos phase, the second one begins with it', () => {
  const table = tableOfGame('arkham');
  const start = beginTable(table);
  assert.equal(idOf(table, start), 'begin');
  // Investigation 2, enemies 2, upkeep 4.
  const second = walk(table, start, 8);
  assert.deepEqual([second.pass, idOf(table, second)], [2, 'doom']);
  assert.deepEqual([previous(table, second).pass, idOf(table, previous(table, second))], [1, 'hand']);
});

test('doom of Arkham comes by 1 a round and raises the alarm at the threshold', () => {
  const table = tableOfGame('arkham');
  let state = withCounter(table, walk(table, beginTable(table), 8), 'threshold', 2);
  state = withChanges(table, withCounter(table, state, 'doom', 1));
  assert.equal(valueOf(table, state, 'doom'), 2);
  const [doom] = table.shared;
  assert.equal(isAlarm(table, state, doom!, 2), true);
  assert.equal(isAlarm(table, state, doom!, 1), false);
});

test('an agenda that advances takes its doom away, and only once the threshold is reached', () => {
  const table = tableOfGame('arkham');
  const at = table.steps.findIndex(({ id }) => id === 'advance');
  const state = withCounter(table, { ...beginTable(table), pass: 2, at }, 'doom', 6);
  // The threshold is not known yet.
  assert.equal(doesOf(table, state), undefined);
  const reached = withCounter(table, state, 'threshold', 6);
  assert.equal(doesOf(table, withCounter(table, state, 'threshold', 7)), undefined);
  assert.deepEqual(withChanges(table, reached).counters, [0, 0, 0]);
  assert.deepEqual(warningsOf(table, withChanges(table, reached)), []);
});

test('the confrontation of Hellboy has no rest and no doom, and its boss acts first', () => {
  const table = tableOfGame('hellboy');
  const stepsThrough = (state: State) => {
    const ids = [idOf(table, state)];
    for (let now = next(table, state); now.pass === state.pass; now = next(table, now)) ids.push(idOf(table, now));
    return ids;
  };
  const turned = withSwitch(table, beginTable(table), 'stage', 'confrontation');
  const ends = ['actions', 'fire'];
  assert.deepEqual(stepsThrough(beginTable(table)), [
    'minions',
    'agents',
    'rest',
    'doom-card',
    ...ends,
    'spawn',
    'other',
  ]);
  const fight = ['boss', 'minions', 'desperate', 'agents', ...ends, 'spawn-confrontation', 'other'];
  assert.deepEqual(stepsThrough({ ...turned, at: 0 }), fight);
  // A phase that there is no more gives way to the next one.
  const rest = { ...beginTable(table), at: table.steps.findIndex(({ id }) => id === 'rest') };
  assert.equal(idOf(table, withSwitch(table, rest, 'stage', 'confrontation')), 'actions');
});

test('the timer of co-op falls once all characters have had their turns', () => {
  const table = tableOfGame('foursouls');
  const at = table.steps.findIndex(({ id }) => id === 'heal');
  const coop = { ...withSwitch(table, withPlayers(table, beginTable(table), 2), 'mode', 'coop'), at };
  assert.equal(doesOf(table, coop), undefined);
  const second = { ...coop, pass: 2 };
  assert.equal(valueOf(table, withChanges(table, second), 'timer'), 7);
  assert.equal(doesOf(table, { ...second, carried: {} }), undefined);
  const lost = warningsOf(table, withCounter(table, second, 'timer', 0));
  assert.equal(lost.length, 1);
  // Four souls of one character are no victory there; those of all are.
  assert.equal(warningsOf(table, withOwnCounter(table, coop, { player: 0, counter: 'souls' }, 4)).length, 0);
  assert.equal(warningsOf(table, withCounter(table, coop, 'together', 4)).length, 1);
});

test('an empty city is an early victory of Echo from the seventh turn on', () => {
  const table = tableOfGame('echo');
  const warningsAt = (pass: number, enemies: number) =>
    warningsOf(table, withCounter(table, { ...beginTable(table), pass }, 'enemies', enemies)).length;
  assert.deepEqual([warningsAt(6, 0), warningsAt(7, 0), warningsAt(7, 1), warningsAt(7, 12)], [0, 1, 0, 1]);
});

test('five frog spawn bring fate on by 2: an odd one does not count', () => {
  const table = tableOfGame('hellboy');
  const at = table.steps.findIndex(({ id }) => id === 'spawn');
  const state = withCounter(table, atStep(beginTable(table), at), 'spawn', 5);
  assert.equal(valueOf(table, withChanges(table, state), 'fate'), 2);
});

test('the omen of Eldritch Horror lowers the doom token by one for each gate with the new symbol', () => {
  const table = tableOfGame('eldritch');
  const at = table.steps.findIndex(({ id }) => id === 'omen');
  const state = withCounter(table, atStep(beginTable(table), at), 'omen-gates', 3);
  assert.equal(valueOf(table, withChanges(table, state), 'doom'), 12);
  // The token stops at zero.
  assert.equal(valueOf(table, withChanges(table, withCounter(table, state, 'doom', 2)), 'doom'), 0);
});

test('a turn of Four Souls goes to the next player, and the last turn of Echo is the thirteenth', () => {
  const souls = tableOfGame('foursouls');
  const leaders = [0, 1, 2, 3].map((turns) => walk(souls, beginTable(souls), turns * souls.steps.length).leader);
  assert.deepEqual(leaders, [0, 1, 2, 0]);
  const echo = tableOfGame('echo');
  const end = walk(echo, beginTable(echo), 13 * echo.steps.length + 5);
  assert.deepEqual([end.pass, isLastStep(echo, end)], [13, true]);
});

test('players who come have nothing, and the leader is one of those who stay', () => {
  const table = tableOfGame('foursouls');
  const four = { ...withPlayers(table, beginTable(table), 4), leader: 3 };
  const two = withPlayers(table, four, 2);
  assert.deepEqual([two.players.length, two.leader], [2, 1]);
  assert.deepEqual(withPlayers(table, two, 3).players[2], { who: '', name: '', counters: [0, 3], isDone: false });
});

for (const table of TABLES) {
  test(`back is the way that on has come: ${table.game}`, () => {
    fc.assert(
      fc.property(fc.nat(120), (steps) => {
        const state = walk(table, beginTable(table), steps);
        if (!isLastStep(table, state)) assert.deepEqual(previous(table, next(table, state)), state);
      }),
    );
  });
  test(`counters keep within their bounds, whatever the steps change: ${table.game}`, () => {
    const values = fc.tuple(...table.shared.map(() => fc.integer({ min: -50, max: 1200 })));
    fc.assert(
      fc.property(fc.nat(60), values, (steps, numbers) => {
        let state = walk(table, beginTable(table), steps);
        for (const [i, { id }] of table.shared.entries()) state = withCounter(table, state, id, numbers[i]!);
        const after = withChanges(table, state);
        for (const [i, { least, most }] of table.shared.entries())
          assert.ok(after.counters[i]! >= least && after.counters[i]! <= most);
      }),
    );
  });
}
