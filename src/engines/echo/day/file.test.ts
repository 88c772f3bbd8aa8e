/** Files from outside: a whole one comes back, anything else is refused with what came and what stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, dayAt, newDay } from './day.ts';
import { FILE_FORMAT, FILE_LIMIT, FILE_VERSION, makeFile, parseFile, parseRecord, recordOf } from './file.ts';
import { choice, integer, isName, name, optional, some } from './field.ts';
import { parseAction } from './notation.ts';
import { actionsOf } from './played.test-table.ts';
import { MOST } from './words.ts';

const GAME = { name: 'Пятница', timeline: { ...newDay(), actions: actionsOf('lay.0.count next next'), cursor: 2 } };
const parts = () => JSON.parse(makeFile(GAME)) as Record<string, unknown>;

test('a file is JSON with a format, a version, a name, the words of the log and the place in it', () => {
  assert.deepEqual(parts(), {
    format: 'pravilarium-echo-day',
    version: 1,
    name: 'Пятница',
    log: ['lay.0.count', 'next', 'next'],
    cursor: 2,
  });
  assert.deepEqual(parseFile(makeFile(GAME)), { day: GAME });
  assert.deepEqual(parseFile(`\uFEFF${makeFile(GAME)}`), { day: GAME });
  assert.deepEqual([FILE_FORMAT, FILE_VERSION], ['pravilarium-echo-day', 1]);
  assert.deepEqual(parseRecord(recordOf(GAME)), { day: GAME });
});

test('what is no file of a game is refused by name', () => {
  const isRefused = (code: string, ...texts: readonly string[]) =>
    texts.forEach((text) => assert.equal(parseFile(text).problem?.code, code, text));
  isRefused('not-json', '', 'нет', '{');
  isRefused('not-a-game', '[]', 'null', '"a"', '7');
  isRefused('format', '{}', '{"format":"chess"}');
  assert.deepEqual(parseFile('x'.repeat(FILE_LIMIT + 1)).problem, { code: 'too-long', came: String(FILE_LIMIT + 1) });
  assert.equal(parseFile(`${makeFile(GAME)}${' '.repeat(FILE_LIMIT - makeFile(GAME).length)}`).problem, undefined);
  assert.equal(parseFile('{"a":1,"b":2}').problem!.came, '{a, b}');
});

test('each field is checked, and the message has what came', () => {
  const problemOf = (change: Record<string, unknown>) => parseFile(JSON.stringify({ ...parts(), ...change })).problem;
  const codeOf = (change: Record<string, unknown>) => problemOf(change)?.code;
  assert.deepEqual(problemOf({ version: 2 }), { code: 'version', came: '2' });
  assert.deepEqual(problemOf({ extra: 1 }), { code: 'field', came: 'extra' });
  for (const bad of ['', 7, null, ' a', 'a\u202Eb', 'я'.repeat(41)]) assert.equal(codeOf({ name: bad }), 'name');
  assert.equal(codeOf({ name: 'я'.repeat(40) }), undefined);
  for (const bad of ['next', null, {}]) assert.equal(codeOf({ log: bad }), 'log');
  for (const bad of [-1, 4, 1.5, '2', null]) assert.equal(codeOf({ cursor: bad }), 'cursor');
  for (const good of [0, 3]) assert.equal(codeOf({ cursor: good }), undefined);
  assert.equal(codeOf({ cursor: undefined }), 'cursor');
  assert.deepEqual(problemOf({ name: undefined }), { code: 'name', came: 'undefined' });
  assert.equal(codeOf({ log: Array(MOST.actions + 1).fill('tracker.normal') }), 'too-many');
  assert.equal(codeOf({ log: Array(MOST.actions).fill('tracker.normal') }), undefined);
  assert.deepEqual(problemOf({ log: ['next', 'dance.1'] }), { code: 'word', came: 'dance.1', at: 2 });
  assert.deepEqual(problemOf({ log: [5] }), { code: 'word', came: '5', at: 1 });
  assert.deepEqual(problemOf({ log: ['next', 'detectives.5'] }), {
    code: 'refused',
    came: 'detectives.5',
    at: 2,
    refusal: { code: 'begun', rule: 'detective' },
  });
});

test('what came is shown short and plain', () => {
  assert.equal(parseFile(`x\u202E\n${'y'.repeat(99)}`).problem!.came, `x  ${'y'.repeat(37)}`);
  assert.equal(parseFile(JSON.stringify({ format: { a: 1 } })).problem!.came, '{a}');
  assert.equal(parseFile('[1,2]').problem!.came, '[2]');
});

test('a hostile file does nothing but be refused', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  for (const text of [deep, '{"__proto__":{"format":"x"}}', '{"format":"pravilarium-echo-day","version":1}', '\0'])
    assert.ok(parseFile(text).problem !== undefined, text.slice(0, 20));
  const file = makeFile(GAME);
  for (let cut = 0; cut < file.length - 2; cut += 1) assert.ok(parseFile(file.slice(0, cut)).problem !== undefined);
});

test('a log has its end, and what is refused leaves it as it was', () => {
  const long = {
    ...newDay(),
    actions: Array(MOST.actions).fill(actionsOf('tracker.normal')[0]!),
    cursor: MOST.actions,
  };
  assert.deepEqual(act(long, { kind: 'next' }), { refusal: { code: 'log-full' } });
  const almost = { ...long, cursor: MOST.actions - 1 };
  assert.equal(act(almost, { kind: 'next' }).timeline?.actions.length, MOST.actions);
  assert.deepEqual(act(newDay(), { kind: 'play-on' }), { refusal: { code: 'not-over', rule: 'scenario' } });
  const one = act(newDay(), { kind: 'next' }).timeline!;
  assert.deepEqual([one.actions, one.cursor, dayAt(one).state.phase], [[{ kind: 'next' }], 1, 'movement']);
});

test('fields read what they write and nothing else', () => {
  const number = integer(-2, 40);
  assert.deepEqual([number.make(-2), number.make(0), number.make(40)], ['~2', '0', '14']);
  assert.deepEqual(['~2', '0', '14'].map(number.parse), [-2, 0, 40]);
  for (const bad of ['', '~3', '15', '00', '01', '~0', '-1', '1.', ' 1', 'zzzzzz', '~~1'])
    assert.equal(number.parse(bad), undefined, bad);
  assert.deepEqual([choice(['a', 'b']).parse('b'), choice(['a', 'b']).parse('c')], ['b', undefined]);
  assert.deepEqual(
    [optional(number).make(null), optional(number).parse('~'), optional(number).parse('5')],
    ['~', null, 5],
  );
  const list = some(number, 2);
  assert.deepEqual([list.make([1, 2]), list.parse('1*2'), list.parse('1')], ['1*2', [1, 2], [1]]);
  for (const bad of ['', '1*2*3', '1*', '*']) assert.equal(list.parse(bad), undefined, bad);
  // The last location of the longest list has a word, the next one has none.
  assert.deepEqual([parseAction('move.1.2h')?.kind, parseAction('move.1.2i')], ['move', undefined]);
  const text = name(1, 3);
  assert.deepEqual([text.make('Ёж'), text.parse(text.make('Ёж'))], ['sh-ty', 'Ёж']);
  assert.equal(text.parse(text.make('🙂b')), '🙂b');
  for (const bad of ['', '-', 'sh-', '0', '01', 'zzzz-zzzz', 'w-th', 'a', 'sh-sh-sh-sh', 'SH', 'shexx'])
    assert.equal(text.parse(bad), undefined, bad);
  assert.deepEqual([name(0, 3).parse(''), name(1, 3).parse('')], ['', undefined]);
  // The largest code point there is, and the first that is none.
  assert.equal(name(1, 3).parse('nvnj'), undefined);
  assert.equal(name(1, 3).parse('nvnk'), undefined);
  assert.deepEqual(
    [isName('é', 1), isName('e\u0301', 2), isName('a ', 9), isName('abc', 3), isName('abcd', 3)],
    [true, false, false, true, false],
  );
});
