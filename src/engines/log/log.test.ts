/** Timeline and notation, without any game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeText, NOTATION_LIMITS, parseText } from './notation.ts';
import { forked, movedTo, stateAt, type Step } from './timeline.ts';

const count: Step<number, number, string, 'negative'> = (state, n) =>
  n < 0 ? { refusal: 'negative' } : { state: state + n, happened: [`+${n}`] };
test('a timeline replays to its cursor, forks there, and stops at a refusal', () => {
  const timeline = { initial: 0, actions: [1, 2, 3], cursor: 2 };
  assert.deepEqual(stateAt(count, timeline), { state: 3, happened: [['+1'], ['+2']] });
  assert.deepEqual(forked(timeline, 9), { initial: 0, actions: [1, 2, 9], cursor: 3 });
  assert.equal(movedTo(timeline, 99).cursor, 3);
  assert.equal(movedTo(timeline, -1).cursor, 0);
  assert.deepEqual(stateAt(count, { initial: 0, actions: [1, -2, 3], cursor: 3 }).refused, {
    at: 1,
    refusal: 'negative',
  });
});

const parseN = (word: string) => (/^\d+$/.test(word) ? Number(word) : undefined);
test('text: version and words there and back; everything else is refused with a reason', () => {
  assert.deepEqual(parseText(1, makeText(1, ['5', '6']), parseN), { value: [5, 6] });
  const codeOf = (text: string) => parseText(1, text, parseN).problem?.code;
  assert.deepEqual(
    [
      '',
      '2_5',
      '1_x',
      '1_5 6',
      '1_' + 'a'.repeat(NOTATION_LIMITS.characters),
      '1' + '_5'.repeat(NOTATION_LIMITS.words + 1),
    ].map(codeOf),
    ['empty', 'version', 'word', 'characters', 'too-long', 'too-many'],
  );
});
