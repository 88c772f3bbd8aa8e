/** Enemies, clues and prices, each by the sentence of the rules that it comes from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesForWill, PRICES } from './exchange.ts';
import { directionOf, ordersOf, thrownDice } from './enemy-movement.ts';
import { after, changesOf, enemies, happenedOf, refusalOf } from './played.test-table.ts';
import { NEW_DAY, cluesAt, detainedEnemies, freeEnemies, placeOfKnown, trackerNumber, type DayState } from './state.ts';

test('only persons are detained; who has them may hand them on, leave them in the office, or lose them', () => {
  const state = after('enemy.mage.0 enemy.citizen.1 enemy.undead.0 enemy.artifact.~ enemy.unknown.0');
  assert.deepEqual(
    ['detain.3.0', 'detain.4.0', 'detain.5.0', 'detain.9.0', 'detain.1.4'].map((words) => refusalOf(words, state)),
    ['not-a-person', 'not-a-person', 'kind-unknown', 'no-such-enemy', 'no-such-detective'],
  );
  const held = after('detain.1.0 detain.2.o', state);
  assert.deepEqual(
    held.enemies.map(({ holder, place }) => `${holder} ${place}`),
    ['0 null', 'office null', 'null 0', 'null null', 'null 0'],
  );
  assert.deepEqual(
    [detainedEnemies(held), freeEnemies(held)].map((list) => list.map((e) => e.id).join()),
    ['1,2', '3,4,5'],
  );
  assert.equal(refusalOf('detain.1.1', held), 'is-detained');
  assert.equal(refusalOf('move.1.0', held), 'is-detained');
  assert.equal(refusalOf('enemy-kind.1.undead', held), 'not-a-person');
  assert.equal(refusalOf('enemy-kind.1.unknown', held), 'kind-unknown');
  assert.equal(refusalOf('defeat-enemy.1', held), 'is-detained');
  assert.equal(after('enemy-kind.1.citizen', held).enemies[0]!.kind, 'citizen');
  assert.equal(after('hand.1.3', held).enemies[0]!.holder, 3);
  assert.equal(after('hand.2.1', held).enemies[1]!.holder, 1);
  assert.equal(refusalOf('hand.3.1', held), 'not-detained');
  assert.equal(refusalOf('hand.1.4', held), 'no-such-detective');
  assert.equal(refusalOf('out.3 hand.1.3', held), 'is-out');
  const free = after('release.1.3', held).enemies[0]!;
  assert.deepEqual([free.holder, free.place], [null, 3]);
  assert.equal(refusalOf('release.3.0', held), 'not-detained');
  assert.equal(refusalOf('release.1.e', held), 'no-such-place');
  assert.equal(after('release.1.~', held).enemies[0]!.place, null);
});

test('persons are killed, undead and artifacts destroyed, and who leaves by something else is removed', () => {
  const state = after('enemy.mage.0 enemy.citizen.1 enemy.undead.0 enemy.artifact.~ enemy.unknown.0');
  const gone = after('defeat-enemy.1 defeat-enemy.2 defeat-enemy.3 defeat-enemy.4 remove-enemy.5', state);
  assert.equal(gone.enemies.length, 0);
  assert.equal(refusalOf('defeat-enemy.5', state), 'kind-unknown');
  for (const words of ['defeat-enemy.9', 'remove-enemy.9', 'limits.9.1.1', 'name-enemy.9.a', 'move.9.0', 'hand.9.0'])
    assert.equal(refusalOf(words.replace('.a', '.2m'), state), 'no-such-enemy', words);
  assert.equal(refusalOf('release.9.0', state), 'no-such-enemy');
  assert.equal(refusalOf('trade-enemy.9', state), 'no-such-enemy');
});

test('enemies move anywhere but into Juffin’s office; a new one may come without a location', () => {
  const office = placeOfKnown(NEW_DAY, 'juffin-office');
  const state = after('enemy.mage.0');
  assert.equal(after('move.1.5', state).enemies[0]!.place, 5);
  assert.equal(refusalOf(`move.1.${office.toString(36)}`, state), 'safe-office');
  assert.equal(refusalOf('move.1.e', state), 'no-such-place');
  assert.equal(refusalOf('enemy.mage.e'), 'no-such-place');
  assert.equal(after('enemy.mage.~').enemies[0]!.place, null);
});

test('clues for an enemy: one for every two units of the limit of Will, rounded up', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7].map(cluesForWill), [0, 1, 1, 2, 2, 3, 3, 4]);
  const state = after('enemy.mage.0 limits.1.5.3 detain.1.1');
  const traded = after('trade-enemy.1', state);
  assert.deepEqual([traded.detectives[1]!.clues, traded.enemies.length], [3, 0]);
  assert.deepEqual(happenedOf('trade-enemy.1', state), [{ kind: 'got-clues', who: 1, count: 3 }]);
  assert.equal(after('enemy.citizen.0 limits.1.4.~ detain.1.0 trade-enemy.1').detectives[0]!.clues, 2);
  assert.equal(refusalOf('enemy.mage.0 detain.1.1 trade-enemy.1'), 'will-unknown');
  assert.equal(refusalOf('enemy.mage.0 limits.1.5.3 trade-enemy.1'), 'not-detained');
  assert.equal(refusalOf('enemy.mage.0 limits.1.5.3 detain.1.o trade-enemy.1'), 'in-office');
  assert.equal(refusalOf('out.1 trade-enemy.1', state), 'is-out');
});

test('the special property of a cursed location brings «Насмешка Судьбы»', () => {
  const holomi = placeOfKnown(NEW_DAY, 'holomi').toString(36);
  const state = after(`enemy.mage.0 limits.1.5.3 detain.1.1 lay.${holomi}.no`);
  const place = placeOfKnown(NEW_DAY, 'holomi');
  assert.deepEqual(happenedOf('trade-enemy.1', state)[1], { kind: 'mockery', who: 1, place });
  const reception = placeOfKnown(NEW_DAY, 'iafakh-reception');
  const rich = after(`purse.0.tokens.more lay.${reception}.no`);
  assert.deepEqual(happenedOf('exchange.0.clue', rich), [{ kind: 'mockery', who: 0, place: reception }]);
  assert.deepEqual(happenedOf('turn-path.1.shamkhum exchange.0.clue', rich), []);
});

test('path tokens: one for a clue or a skill, two for a smile or an ally', () => {
  assert.deepEqual(
    Object.entries(PRICES).map(([ware, { tokens, at }]) => `${ware} ${tokens} ${at}`),
    ['clue 1 iafakh-reception', 'smile 2 iafakh-grounds', 'ally 2 shaggy-house', 'skill 1 schools'],
  );
  const rich = after('purse.0.tokens.more purse.0.tokens.more');
  const afterWords = (words: string) => {
    const { clues, tokens } = after(words, rich).detectives[0]!;
    return `${clues} ${tokens}`;
  };
  assert.deepEqual(
    ['clue', 'smile', 'ally', 'skill'].map((ware) => afterWords(`exchange.0.${ware}`)),
    ['1 1', '0 0', '0 0', '0 1'],
  );
  assert.equal(refusalOf('exchange.0.clue exchange.0.smile', rich), 'no-tokens');
  assert.equal(refusalOf('exchange.1.clue', rich), 'no-tokens');
});

test('clues lie in locations, are taken all at once, and are counted in hand', () => {
  const state = after('clues.3.more clues.3.more clues.1.more');
  assert.deepEqual([cluesAt(state, 3), cluesAt(state, 1), cluesAt(state, 0)], [2, 1, 0]);
  const taken = after('take-clues.3.2', state);
  assert.deepEqual([cluesAt(taken, 3), cluesAt(taken, 1), taken.detectives[2]!.clues], [0, 1, 2]);
  assert.deepEqual(happenedOf('take-clues.3.2', state), [{ kind: 'got-clues', who: 2, count: 2 }]);
  assert.deepEqual(after('clues.1.less', state).clues, [{ place: 3, count: 2 }]);
  assert.deepEqual(
    ['take-clues.0.1', 'clues.0.less', 'purse.0.clues.less', 'purse.0.tokens.less'].map((w) => refusalOf(w, state)),
    ['no-clues', 'no-clues', 'no-clues', 'no-tokens'],
  );
  assert.equal(refusalOf('clues.e.more'), 'no-such-place');
  assert.equal(after('purse.1.clues.more purse.1.clues.more purse.1.clues.less').detectives[1]!.clues, 1);
});

test('who falls loses clues and paths, who is out is out, and their prisoners wait', () => {
  const rich = after('purse.0.clues.more purse.0.tokens.more enemy.mage.0 detain.1.0');
  for (const [words, isOut] of [
    ['faint.0', false],
    ['out.0', true],
  ] as const) {
    assert.deepEqual(after(words, rich).detectives[0], { name: '', clues: 0, tokens: 0, isOut });
    assert.deepEqual(happenedOf(words, rich), [
      { kind: 'lost', who: 0, clues: 1, tokens: 1 },
      { kind: 'prisoners', who: 0, count: 1 },
    ]);
  }
  assert.deepEqual(happenedOf('faint.1', rich), [{ kind: 'lost', who: 1, clues: 0, tokens: 0 }]);
  for (const words of ['faint.0', 'out.0', 'purse.0.clues.more', 'exchange.0.clue'])
    assert.equal(refusalOf(`out.0 ${words}`, rich), 'is-out');
  assert.equal(refusalOf('faint.4'), 'no-such-detective');
  assert.equal(refusalOf('out.4'), 'no-such-detective');
});

test('detectives and trackers: 2 to 8, until the first turn; the tracker one easier or harder where there is one', () => {
  const numbers = (words: string) => {
    const state = after(words);
    return [state.detectives.length, trackerNumber(state)];
  };
  assert.deepEqual(numbers('detectives.6'), [6, 6]);
  assert.deepEqual(numbers('tracker.harder'), [4, 5]);
  assert.deepEqual(numbers('tracker.easier detectives.3'), [3, 2]);
  assert.deepEqual(numbers('tracker.easier detectives.2'), [2, 2]);
  assert.deepEqual(numbers('tracker.harder detectives.8'), [8, 8]);
  assert.equal(refusalOf('detectives.2 tracker.easier'), 'no-tracker');
  assert.equal(refusalOf('detectives.8 tracker.harder'), 'no-tracker');
  assert.equal(refusalOf('next detectives.5'), 'begun');
  for (const words of [
    'purse.3.clues.more',
    'purse.3.tokens.more',
    'purse.3.clues.more purse.3.tokens.more',
    'out.3',
    'enemy.mage.0 detain.1.3',
  ])
    assert.equal(refusalOf(`${words} detectives.3`), 'begun', words);
  assert.deepEqual(numbers('purse.2.clues.more enemy.mage.0 detain.1.2 detectives.3'), [3, 3]);
  assert.equal(after('first.3 detectives.2').first, 1);
  assert.equal(after('name-detective.1.2m').detectives[1]!.name, '^');
  assert.equal(refusalOf('name-detective.4.2m'), 'no-such-detective');
});

test('locations and districts are named by the players, none twice', () => {
  const state = after('new-place.u3.5 new-place.u4.~ district.0.5 name-district.5.u5');
  assert.deepEqual(state.places.slice(14), [
    { known: null, name: 'л', district: 5 },
    { known: null, name: 'м', district: null },
  ]);
  assert.deepEqual([state.places[0]!.district, state.districts[4]], [5, 'н']);
  assert.equal(after('district.0.~', state).places[0]!.district, null);
  assert.equal(refusalOf('new-place.t7.~', state), 'same-name', 'Л is л');
  assert.equal(refusalOf('district.g.5', state), 'no-such-place');
});

test('bounds: what no game comes to is refused', () => {
  const full: DayState = after(enemies(60));
  assert.equal(refusalOf('enemy.mage.~', full), 'full');
  assert.equal(refusalOf('lay.0.no', full), 'full');
  assert.equal(refusalOf('lay.0.no', after(enemies(1), { ...full, enemies: full.enemies.slice(1) })), 'full');
  const manyPaths = after('lay.0.no remove-enemy.2', NEW_DAY);
  const thirty = {
    ...manyPaths,
    paths: Array.from({ length: 30 }, (_, i) => ({ ...manyPaths.paths[0]!, id: 100 + i })),
  };
  assert.equal(refusalOf('lay.1.no', thirty), 'full');
  assert.equal(after('lay.1.no', { ...thirty, paths: thirty.paths.slice(1) }).paths.length, 30);
  assert.equal(refusalOf('clues.0.more '.repeat(21)), 'full');
  assert.equal(refusalOf('purse.0.clues.more '.repeat(61)), 'full');
  assert.equal(refusalOf('purse.0.tokens.more '.repeat(61)), 'full');
  const wide: DayState = { ...NEW_DAY, places: Array.from({ length: 90 }, () => NEW_DAY.places[0]!) };
  assert.equal(refusalOf('new-place.u3.~', wide), 'full');
});

test('movement dice: 1 up, 2 right, 3 down, 4 left, 5 and 6 stand; artifacts have none', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(directionOf), ['up', 'right', 'down', 'left', undefined, undefined]);
  const state = after('enemy.mage.0 enemy.mage.1 enemy.citizen.0 enemy.artifact.0 detain.1.0', changesOf(2));
  assert.deepEqual(ordersOf(state, { white: 1, green: 5, black: 4 }), [
    { kind: 'mage', face: 1, direction: 'up', count: 1 },
    { kind: 'citizen', face: 5, direction: undefined, count: 1 },
    { kind: 'undead', face: 4, direction: 'left', count: 0 },
  ]);
  const asked: number[] = [];
  const faces = [0, 5, 3];
  const dice = thrownDice((below) => {
    asked.push(below);
    return faces.shift()!;
  });
  assert.deepEqual([dice, asked], [{ white: 1, green: 6, black: 4 }, [6, 6, 6]]);
});
