import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAt, newDay } from '../../../engines/echo/day/day.ts';
import { begunOn, hasBegun, NOTHING_BEGUN } from './begun.ts';
import { unlaidWords } from './words/unlaid.ts';

const { state } = dayAt(newDay());

test('a choice is begun by a Path or a Clue, and ends with its location', () => {
  assert.equal(hasBegun(NOTHING_BEGUN), false);
  assert.equal(hasBegun({ paths: [0], clue: null }), true);
  assert.equal(hasBegun({ paths: [], clue: 0 }), true);
  const gone = state.places.length;
  assert.deepEqual(begunOn(state, { paths: [0, gone], clue: gone }), { paths: [0], clue: null });
});

test('what is not laid is named, and so is going on without it', () => {
  const places = [
    { known: null, name: 'Холм', district: null },
    { known: null, name: 'Мост', district: null },
  ];
  const board = { ...state, places };
  assert.deepEqual(unlaidWords(board, { paths: [0], clue: null }), {
    says: 'Тропа в локации «Холм» не положена.',
    without: 'Начать без неё',
  });
  assert.deepEqual(unlaidWords({ ...board, phase: 'changes' }, { paths: [0, 1], clue: 0 }), {
    says: 'Тропы в локациях «Холм», «Мост» не положены. Улика в локации «Холм» не положена.',
    without: 'Дальше без них',
  });
});
