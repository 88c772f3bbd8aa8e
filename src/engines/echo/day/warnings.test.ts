/** What is warned of, when, and with which figures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, changesOf, enemies } from './played.test-table.ts';
import { NEW_DAY, type DayState } from './state.ts';
import { warningsOf, type Warning, type WarningCode } from './warnings.ts';

const codes = (state: DayState) => warningsOf(state).map((w) => w.code);
const find = (state: DayState, code: WarningCode): Warning | undefined =>
  warningsOf(state).find((w) => w.code === code);
/** A number of paths, each in its own location and district, without the enemies that come with them. */
const withCurses = (count: number, from: DayState): DayState => ({
  ...from,
  places: from.places.map((place, i) => ({ ...place, district: i < 11 ? i + 1 : null })),
  paths: Array.from({ length: count }, (_, i) => ({ id: 100 + i, place: i, face: 'hidden' as const })),
});
const withColour = (colour: 'green' | 'yellow' | 'red', from: DayState): DayState =>
  after(`colour.${from.turn}.${colour}`, from);

test('curses: six lose, before that one more would, or two where the number is red', () => {
  const at = (count: number, from: DayState = changesOf(4)) => {
    const state = withCurses(count, from);
    const [lose, next] = [find(state, 'curses-lose'), find(state, 'curses-next')];
    return [lose?.count, next?.count, next?.worst];
  };
  assert.deepEqual(at(4), [undefined, undefined, undefined]);
  assert.deepEqual(at(5), [undefined, 5, 6]);
  assert.deepEqual(at(6), [6, undefined, undefined]);
  assert.deepEqual(at(4, withColour('red', changesOf(4))), [undefined, 4, 6]);
  assert.deepEqual(at(3, withColour('red', changesOf(4))), [undefined, undefined, undefined]);
  assert.deepEqual(at(5, withColour('green', changesOf(4))), [undefined, undefined, undefined]);
  assert.deepEqual(at(5, withColour('yellow', changesOf(4))), [undefined, 5, 6]);
});

test('enemies: twelve lose, before that the worst that the paths of this turn can bring', () => {
  const at = (count: number, from: DayState) => {
    const state = after(enemies(count), from);
    const [lose, next] = [find(state, 'enemies-lose'), find(state, 'enemies-next')];
    return [lose?.count, next?.count, next?.worst];
  };
  const empty = changesOf(4);
  assert.deepEqual(at(10, empty), [undefined, undefined, undefined]);
  assert.deepEqual(at(11, empty), [undefined, 11, 12]);
  assert.deepEqual(at(12, empty), [12, undefined, undefined]);
  // Three paths: one more may bring itself and four.
  assert.deepEqual(at(7, withCurses(3, empty)), [undefined, 7, 12]);
  assert.deepEqual(at(6, withCurses(3, empty)), [undefined, undefined, undefined]);
  assert.deepEqual(at(5, withCurses(3, withColour('red', empty))), [undefined, 5, 12]);
  assert.deepEqual(at(4, withCurses(3, withColour('red', empty))), [undefined, undefined, undefined]);
  assert.deepEqual(at(11, withCurses(3, withColour('green', empty))), [undefined, undefined, undefined]);
});

test('an invasion is near where a path is, with its size and the districts', () => {
  const state = withCurses(2, changesOf(4));
  assert.deepEqual(find(state, 'invasion-near'), {
    code: 'invasion-near',
    level: 'care',
    rule: 'mass-invasion',
    count: 4,
    districts: [1, 2],
  });
  const oneDistrict = { ...state, places: state.places.map((place) => ({ ...place, district: 3 })) };
  assert.deepEqual(find(oneDistrict, 'invasion-near')?.districts, [3]);
  const nobodySaid = { ...state, places: NEW_DAY.places };
  assert.deepEqual(find(nobodySaid, 'invasion-near')?.districts, [null]);
  assert.equal(find(withColour('green', state), 'invasion-near'), undefined);
  // Of those at large already none comes; a path laid anywhere is a location of its own, also where each gets one enemy.
  const busy = after(`${enemies(3)} reading.per-place`, withColour('red', state));
  assert.equal(find(busy, 'invasion-near')?.count, 6);
  assert.equal(find(changesOf(4), 'invasion-near'), undefined);
  // A path to Шамхум is passed over, though it gets an enemy when an invasion comes.
  const one = after('turn-path.2s.shamkhum', state);
  assert.deepEqual([find(one, 'invasion-near')?.districts, find(one, 'invasion-near')?.count], [[2], 4]);
  assert.equal(find(one, 'shamkhum-passed-over')?.count, 1);
  assert.equal(find(after('lay.0.no', one), 'shamkhum-passed-over'), undefined);
  assert.equal(find(after('turn-path.2t.shamkhum', one), 'invasion-near'), undefined);
});

test('an empty city: won from the seventh turn on, too soon before, nothing yet in the setup', () => {
  const seventh: DayState = { ...NEW_DAY, turn: 7, phase: 'events' };
  assert.deepEqual(codes(seventh), ['early-victory']);
  assert.deepEqual(codes({ ...seventh, turn: 6 }), ['early-too-soon']);
  assert.deepEqual(codes(NEW_DAY), []);
  assert.deepEqual(codes(after('enemy.mage.~', seventh)), []);
});

test('the last turn: without a path no more come and it is won; with one the board says how many', () => {
  assert.deepEqual(codes({ ...changesOf(13), phase: 'movement' }), ['early-victory', 'last-turn-clean']);
  assert.deepEqual(codes(after('enemy.mage.~', changesOf(13))), ['last-turn-clean']);
  const withPaths = after('colour.d.yellow', withCurses(2, changesOf(13)));
  assert.deepEqual(codes(withPaths), ['invasion-near', 'last-turn', 'colour-yellow']);
  assert.equal(find(withPaths, 'last-turn')?.count, 2);
  // Its number may have no colour: then it brings none.
  assert.deepEqual(codes(withCurses(2, changesOf(13))), ['last-turn']);
  assert.deepEqual(codes(withCurses(5, changesOf(13))), ['last-turn']);
  assert.equal(find(withCurses(2, changesOf(12)), 'last-turn'), undefined);
});

test('in Changes the colour of the number is asked for, then shown', () => {
  const busy = after('enemy.mage.~', changesOf(4));
  assert.deepEqual(codes(busy), ['colour-unknown']);
  for (const colour of ['green', 'yellow', 'red'] as const)
    assert.deepEqual(codes(withColour(colour, busy)), [`colour-${colour}`]);
  assert.deepEqual(codes({ ...busy, phase: 'events' }), []);
  assert.equal(find(busy, 'colour-unknown')?.count, 0);
});

test('unknown kinds, artifacts without a die, prisoners who wait', () => {
  const state = after('enemy.unknown.0 enemy.unknown.1 enemy.artifact.1 enemy.mage.1 detain.4.0', changesOf(4));
  assert.equal(find(state, 'kinds-unknown')?.count, 2);
  assert.equal(find(state, 'artifacts-stand')?.count, 1);
  assert.equal(find({ ...state, phase: 'events' }, 'artifacts-stand'), undefined);
  assert.equal(find(state, 'prisoners-wait'), undefined);
  const out = after('out.0', state);
  assert.equal(find(out, 'prisoners-wait')?.count, 1);
  assert.equal(find(after('hand.4.o', out), 'prisoners-wait'), undefined);
});

test('the gravest comes first, and a game that is over warns of nothing', () => {
  const state = withCurses(6, after(`${enemies(12)} enemy.unknown.~`, changesOf(4)));
  assert.deepEqual(
    warningsOf(state).map((w) => w.level),
    ['danger', 'danger', 'care', 'note', 'note'],
  );
  assert.deepEqual(codes(after('next', state)), []);
});
