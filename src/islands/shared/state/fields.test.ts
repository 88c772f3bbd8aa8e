/** Fields of an address: what is understood is kept, what is not is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressCodec, always, inside, truncate, type Field } from './fields.ts';
import { by, choice, integer, together } from './texts.ts';

interface State {
  readonly sheet: { readonly skill: number; readonly name: string };
  readonly dice: number;
  readonly wanted: number;
}
const START: State = { sheet: { skill: 3, name: 'anna' }, dice: 2, wanted: 1 };
const SKILLS = { anna: 3, boris: 5 };
const name: Field<State['sheet']> = {
  make: (sheet) => sheet.name,
  parse: (text) => {
    const read = choice(['anna', 'boris']).parse(text);
    return read && { name: read, skill: SKILLS[read] };
  },
};
const wanted: Field<State> = {
  make: (state) => (state.wanted === 0 ? undefined : String(state.wanted)),
  parse: (text, { dice }) => by('wanted', integer([1, dice])).parse(text),
};
const CODEC = addressCodec({
  key: 'game.calculator',
  version: '1',
  start: START,
  plain: ({ sheet }) => ({
    ...START,
    sheet: { ...sheet, skill: SKILLS[sheet.name as keyof typeof SKILLS] },
  }),
  table: {
    ...inside('sheet', { i: always(name), s: by('skill', integer([0, 9])) }),
    n: together({ dice: integer([1, 9]) }, '.'),
    w: wanted,
  },
});
const { make, parse } = CODEC;

test('what follows from the rest is not written, what has nothing to say neither', () => {
  assert.deepEqual(CODEC.fields, ['v', 'i', 's', 'n', 'w']);
  assert.equal(make(START), 'v=1&i=anna');
  const boris: State = { ...START, sheet: { skill: 5, name: 'boris' } };
  assert.equal(make(boris), 'v=1&i=boris');
  assert.equal(make({ sheet: { ...boris.sheet, skill: 4 }, dice: 4, wanted: 3 }), 'v=1&i=boris&s=4&n=4&w=3');
  assert.equal(make({ ...START, wanted: 0 }), 'v=1&i=anna');
});

test('each field is read in the light of those before it, whatever their order in the address', () => {
  const state: State = { sheet: { skill: 4, name: 'boris' }, dice: 4, wanted: 3 };
  assert.deepEqual(parse('?w=3&n=4&s=4&i=boris&v=1&other=1'), { state, problems: [] });
});

test('what is not understood is named and leaves what stood', () => {
  assert.deepEqual(parse('v=1&i=nobody&s=5&n=10&w=3'), {
    state: { ...START, sheet: { skill: 5, name: 'anna' } },
    problems: [
      { code: 'i', came: 'nobody' },
      { code: 'n', came: '10' },
      { code: 'w', came: '3' },
    ],
  });
});

test('another version is refused whole; without one an address speaks of something else', () => {
  assert.deepEqual(parse('v=2&n=4'), { state: START, problems: [{ code: 'version', came: '2' }] });
  assert.deepEqual(parse('v=&n=4'), { state: START, problems: [{ code: 'version', came: '' }] });
  assert.deepEqual(parse('n=4'), { state: START, problems: [] });
});

test('what came is shown no longer than it can be; a calculator may name its problems itself', () => {
  assert.equal(truncate('x'.repeat(40)), 'x'.repeat(40));
  assert.equal(truncate('x'.repeat(41)), `${'x'.repeat(40)}…`);
  const own = addressCodec({
    key: 'game.calculator',
    version: '1',
    start: { dice: 1 },
    table: { n: by('dice', integer([1, 9])) },
    problem: (field, came) => ({ code: field === 'n' ? 'dice' : 'version', length: came.length }),
  });
  assert.deepEqual(own.parse(`v=1&n=${'x'.repeat(60)}`).problems, [{ code: 'dice', length: 60 }]);
});
