/** Phases, turns and ends, by the numbers of parts 2 and 3 of the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, changesOf, enemies, happenedOf, refusalOf } from './played.test-table.ts';
import { NEW_DAY, type DayState } from './state.ts';

const endOf = (words: string, from?: DayState) => {
  const { end } = after(words, from);
  return end === null ? 'goes on' : `${end.result}: ${end.by}`;
};
const sixPaths = 'lay.0*1*2.no lay.3*4*5.no ';
/** Paths bring enemies: those of a test about paths are sent away. */
const six = `${sixPaths}remove-enemy.4 remove-enemy.5 remove-enemy.6 `;

test('a turn has three phases, after the setup; then comes the next turn with the next First Player', () => {
  const { phase: setup, turn: one } = NEW_DAY;
  assert.deepEqual([one, setup], [1, 'setup']);
  const phases = ['next', 'next next', 'next next next', 'next next next next'].map((words) => {
    const { turn, phase, first } = after(words);
    return `${turn} ${phase} ${first}`;
  });
  assert.deepEqual(phases, ['1 movement 0', '1 events 0', '1 changes 0', '2 movement 1']);
  assert.deepEqual(happenedOf('next next next next'), [{ kind: 'turn', turn: 2, first: 1 }]);
});

test('the token of the First Player goes clockwise, past those who are out, and round', () => {
  assert.equal(after('first.3 next', changesOf(2)).first, 0);
  assert.equal(after('out.1 next', changesOf(2)).first, 2);
  assert.equal(after('out.1 out.2 out.3 next', changesOf(2)).first, 0);
  // A scenario lets a game without anybody go on: the token stays where it is.
  assert.equal(after('out.0 out.1 out.2 out.3 play-on next', changesOf(2)).first, 0);
  assert.equal(refusalOf('out.1 first.1'), 'is-out');
  assert.equal(refusalOf('first.4'), 'no-such-detective');
});

test('six cursed locations at the end of a turn lose, five do not, two paths in one location are one', () => {
  assert.equal(endOf(`${six} next`, changesOf(3)), 'lost: curses');
  assert.equal(endOf(`${six} remove-path.1 next`, changesOf(3)), 'goes on');
  assert.equal(endOf('lay.0*1*2.no lay.3*4*4.no next', changesOf(3)), 'goes on');
  // The game is not lost before the end of the turn.
  assert.equal(endOf(six, changesOf(3)), 'goes on');
});

test('an open path to Шамхум curses nothing; another path beside it does', () => {
  assert.equal(endOf(`${six} turn-path.1.shamkhum next`, changesOf(3)), 'goes on');
  assert.equal(endOf(`${six} turn-path.1.open next`, changesOf(3)), 'lost: curses');
  assert.equal(endOf(`${six} turn-path.1.shamkhum lay.0.no next`, changesOf(3)), 'lost: curses');
});

test('twelve enemies at large lose, eleven do not, nor does a twelfth who is detained', () => {
  assert.equal(endOf(`${enemies(12)} next`, changesOf(3)), 'lost: enemies');
  assert.equal(endOf(`${enemies(11)} next`, changesOf(3)), 'goes on');
  assert.equal(endOf(`${enemies(12)} detain.1.o next`, changesOf(3)), 'goes on');
});

test('the thirteenth turn is the last: who stands has won, who has lost has lost', () => {
  assert.equal(endOf('lay.0.no next', changesOf(12)), 'goes on');
  assert.equal(after('lay.0.no next', changesOf(12)).turn, 13);
  const last: DayState = after('lay.0.no', { ...changesOf(12), turn: 12 });
  const atLast: DayState = { ...last, turn: 13 };
  assert.equal(endOf('next', atLast), 'won: endured');
  assert.equal(endOf(`${enemies(12)} next`, atLast), 'lost: enemies');
});

test('the last turn without a path brings no path and is won at once, whatever else there is', () => {
  assert.equal(refusalOf('lay.0.no', changesOf(13)), 'last-turn');
  assert.equal(refusalOf('lay.0.count', changesOf(13)), 'last-turn');
  assert.equal(endOf(`${enemies(12)} next`, changesOf(13)), 'won: clean');
  // A path that is there, to Шамхум too, is a path token; and in the other phases paths may be laid by cards.
  const shamkhum: DayState = { ...after('lay.0.no turn-path.1.shamkhum', changesOf(12)), turn: 13 };
  assert.equal(after('lay.1.no', shamkhum).paths.length, 2);
  assert.equal(endOf('next', shamkhum), 'won: endured');
  assert.equal(after('lay.0.no', { ...changesOf(13), phase: 'events' }).paths.length, 1);
  assert.equal(after('lay.0.no', changesOf(12)).paths.length, 1);
});

test('an early victory asks for the seventh turn, no enemy at large and no cursed location', () => {
  const seventh: DayState = { ...NEW_DAY, turn: 7, phase: 'movement' };
  assert.equal(endOf('end.early', seventh), 'won: early');
  assert.equal(refusalOf('end.early', { ...seventh, turn: 6 }), 'too-early');
  assert.equal(refusalOf('enemy.mage.~ end.early', seventh), 'not-clear');
  assert.equal(endOf('enemy.mage.~ detain.1.0 end.early', seventh), 'won: early');
  assert.equal(refusalOf('lay.0.no remove-enemy.2 end.early', seventh), 'not-clear');
  assert.equal(endOf('lay.0.no remove-enemy.2 turn-path.1.shamkhum end.early', seventh), 'won: early');
});

test('when nobody is left the game is lost', () => {
  assert.equal(endOf('out.0 out.1 out.2'), 'goes on');
  assert.equal(endOf('out.0 out.1 out.2 out.3'), 'lost: nobody-left');
  assert.deepEqual(happenedOf('out.0 out.1 out.2 out.3').at(-1), {
    kind: 'ended',
    end: { result: 'lost', by: 'nobody-left' },
  });
  const { turn, phase } = after('out.0 out.1 out.2 out.3 play-on', changesOf(2));
  assert.deepEqual([turn, phase], [2, 'changes']);
});

test('a scenario ends a game and lets one go on', () => {
  assert.equal(endOf('end.scenario-won'), 'won: scenario');
  assert.equal(endOf('end.scenario-lost'), 'lost: scenario');
  assert.equal(refusalOf('end.scenario-lost next'), 'over');
  assert.equal(refusalOf('play-on'), 'not-over');
  const { turn, phase, end } = after(`${enemies(12)} next play-on`, changesOf(3));
  assert.deepEqual([turn, phase, end], [4, 'movement', null]);
  const cursed = after(`${six} next play-on`, changesOf(3));
  assert.deepEqual([cursed.turn, cursed.end], [4, null]);
  const same = after('end.scenario-lost play-on', changesOf(3));
  assert.deepEqual([same.turn, same.phase, same.end], [3, 'changes', null]);
  const last = after(`${enemies(12)} next play-on`, { ...after('lay.0.no', changesOf(12)), turn: 13 });
  assert.deepEqual([last.turn, last.phase, last.end], [13, 'changes', null]);
});

test('steps of the phase are ticked and unticked, those of another are refused; a new phase begins without ticks', () => {
  assert.deepEqual(after('next check.units').done, ['units']);
  assert.deepEqual(after('next check.units check.moves check.units').done, ['moves']);
  assert.equal(refusalOf('check.units'), 'wrong-phase');
  assert.deepEqual(after('next check.units next').done, []);
  assert.deepEqual(after('check.refresh next', changesOf(2)).done, []);
});

test('the colours of turns stay, the movement dice are of one turn', () => {
  assert.deepEqual(after('colour.3.red colour.1.green').colours.slice(0, 4), ['green', null, 'red', null]);
  assert.deepEqual(after('dice.1.2.6', changesOf(2)).dice, { white: 1, green: 2, black: 6 });
  assert.deepEqual(after('dice.1.2.6 dice.3.3.3', changesOf(2)).dice, { white: 3, green: 3, black: 3 });
  assert.equal(after('dice.1.2.6 next', changesOf(2)).dice, null);
  assert.equal(refusalOf('next next dice.1.2.6'), 'wrong-phase');
});
