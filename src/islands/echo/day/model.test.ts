/** The games of the device: begun, opened, renamed, removed, brought back; what is kept and linked comes back whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, dayAt, newDay, type DayTimeline } from '../../../engines/echo/day/day.ts';
import { makeFile, parseFile, recordOf, type SavedDay } from '../../../engines/echo/day/file.ts';
import fc from 'fast-check';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';
import { CODEC, LINK_FIELDS, LINK_LIMIT, makeLink, parseLink } from './address.ts';
import { EXAMPLE, isExample } from './example.ts';
import {
  DEFAULT_GAMES,
  cleanName,
  currentOf,
  isFull,
  MOST_GAMES,
  newName,
  startedGame,
  withCurrent,
  withGame,
  withName,
  withoutGame,
  withRestored,
  withTimeline,
  type Games,
} from './model.ts';
import { answerSentence, barCounted, barValue } from './words/labels.ts';
import { logTextOf } from './words/log.ts';

const beginAll = (...names: readonly string[]): Games =>
  names.reduce((games: Games, name) => withGame(games, startedGame(name, 5)), DEFAULT_GAMES);
const onward = (timeline: DayTimeline): DayTimeline => act(timeline, { kind: 'next' }).timeline!;

test('the example is a game that can be played: its log is legal, the figures on the page are its own', () => {
  const { state, refused } = dayAt(EXAMPLE);
  assert.equal(refused, undefined);
  assert.deepEqual(
    [barValue(state), barCounted(state).replaceAll('\u00a0', ' ')],
    ['Ход 5', '4 из 6 Проклятий, 5 из 12 Врагов'],
  );
  assert.equal(
    answerSentence(state),
    'Ход 5 из 13, Фаза Перемен: Проклятых локаций 4 из 6, Врагов на свободе 5 из 12.',
  );
  assert.ok(isExample({ ...EXAMPLE, actions: [...EXAMPLE.actions], cursor: 3 }));
  assert.ok(!isExample(newDay()));
});

test('every line of the example says something, and no line has a gap', () => {
  for (const line of logTextOf(EXAMPLE).log) {
    assert.match(line, /^[А-ЯЁ0-9][^]*[^. ]$/u, line);
    assert.doesNotMatch(line, /undefined|NaN|\.\.|не указана|\[object/u, line);
  }
});

test('the example gives way to the first game unless somebody has played it', () => {
  assert.deepEqual(
    beginAll('А', 'Б').list.map(({ id, name }) => `${id} ${name}`),
    ['1 А', '2 Б'],
  );
  const played = withTimeline(DEFAULT_GAMES, act(EXAMPLE, { kind: 'check', step: 'items' }).timeline!);
  assert.deepEqual(
    withGame(played, startedGame('А', 5)).list.map((g) => g.id),
    [0, 1],
  );
  assert.equal(currentOf(beginAll('А', 'Б')).name, 'Б');
  assert.equal(dayAt(currentOf(beginAll('А')).timeline).state.detectives.length, 5);
});

test('games are opened, renamed, removed and brought back', () => {
  const games = beginAll('А', 'Б', 'В');
  assert.equal(currentOf(withCurrent(games, 1)).name, 'А');
  assert.equal(withCurrent(games, 9), games);
  assert.equal(currentOf(withName(games, 3, 'Г')).name, 'Г');
  const without = withoutGame(games, 3);
  assert.deepEqual([without.list.map((g) => g.id), without.current], [[1, 2], 2]);
  assert.equal(withoutGame(games, 1).current, 3);
  assert.deepEqual(withRestored(without, games.list[2]!), games);
  const first = withoutGame(games, 1);
  assert.deepEqual(
    withRestored(first, games.list[0]!).list.map((g) => g.name),
    ['А', 'Б', 'В'],
  );
  // The last one leaves the example, and coming back takes its place again.
  const one = beginAll('А');
  assert.deepEqual(withoutGame(one, 1), DEFAULT_GAMES);
  assert.deepEqual(withRestored(DEFAULT_GAMES, one.list[0]!), one);
  // Its number has been given to another in the meantime: it gets a new one.
  const other = withGame(DEFAULT_GAMES, startedGame('Б', 4));
  assert.deepEqual(
    withRestored(other, one.list[0]!).list.map(({ id, name }) => `${id} ${name}`),
    ['1 Б', '2 А'],
  );
});

test('names are trimmed, plain and of some length; the number of games is bounded', () => {
  assert.deepEqual(['  Пятница ', '', '   ', 'я'.repeat(41), 'a\u202Eb'].map(cleanName), [
    'Пятница',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  assert.deepEqual([newName(DEFAULT_GAMES), newName(beginAll('А', 'Б'))], ['Партия 1', 'Партия 3']);
  const many = beginAll(...Array.from({ length: MOST_GAMES }, (_, i) => `П${i}`));
  assert.deepEqual([isFull(withoutGame(many, 1)), isFull(many)], [false, true]);
});

test('what the device keeps comes back whole', () => {
  const games = withTimeline(beginAll('А', 'Б'), onward(currentOf(beginAll('А', 'Б')).timeline));
  assert.deepEqual(CODEC.parse(CODEC.make(games)), { state: games, problems: [] });
  assert.deepEqual(CODEC.parse(CODEC.make(DEFAULT_GAMES)), { state: DEFAULT_GAMES, problems: [] });
});

test('a damaged record is named and nothing of it is taken', () => {
  const record = () => JSON.parse(CODEC.make(beginAll('А', 'Б'))) as { games: Record<string, unknown>[] };
  const codeOf = (change: (r: ReturnType<typeof record>) => unknown) => {
    const read = CODEC.parse(JSON.stringify(change(record())));
    assert.equal(read.state, undefined);
    return read.problems[0]!;
  };
  const withSecond = (change: Record<string, unknown>) =>
    codeOf((r) => ({ ...r, games: [r.games[0], { ...r.games[1], ...change }] }));
  assert.equal(codeOf((r) => ({ ...r, v: 2 })).code, 'version');
  for (const change of [{ current: 9 }, { current: '1' }, { games: [] }, { games: 7 }, { games: [null] }])
    assert.equal(codeOf((r) => ({ ...r, ...change })).code, 'damaged', JSON.stringify(change));
  assert.equal(codeOf((r) => ({ ...r, games: Array(MOST_GAMES + 2).fill(r.games[0]) })).code, 'damaged');
  for (const id of [1, -1, 1.5, 'x']) assert.equal(withSecond({ id }).code, 'damaged', String(id));
  assert.deepEqual(withSecond({ log: ['dance'] }), {
    code: 'game',
    name: 'Б',
    inside: { code: 'word', came: 'dance', at: 1 },
  });
  assert.deepEqual(withSecond({ name: '' }), { code: 'game', inside: { code: 'name', came: '' } });
  for (const text of ['', '{', '[]', 'null', '7']) assert.equal(CODEC.parse(text).problems[0]!.code, 'damaged', text);
});

test('a link carries what has been done, and its name', () => {
  const game = currentOf(beginAll('Пятница, 13'));
  const timeline = onward(onward(game.timeline));
  const back = { ...timeline, cursor: 2 };
  const query = makeLink({ name: game.name, timeline: back })!;
  const read = parseLink(`?from=chat&${query}`)!;
  assert.deepEqual(read.day, { name: game.name, timeline: { ...back, actions: timeline.actions.slice(0, 2) } });
  assert.equal(parseLink('?v=1'), undefined);
  assert.equal(parseLink('?g=1_next')!.day!.name, 'По ссылке');
  assert.equal(parseLink('?g=1_next&n=%E2%80%AE')!.day!.name, 'По ссылке');
  const codes = ['', '2_next', '1_oops', '1_NEXT'].map((g) => parseLink(`?g=${g}`)!.problem!.code);
  assert.deepEqual(codes, ['empty', 'version', 'word', 'characters']);
  assert.deepEqual(parseLink('?g=1_next_play-on')!.problem, {
    code: 'refused',
    came: 'play-on',
    at: 2,
    refusal: { code: 'not-over', rule: 'scenario' },
  });
});

test('a game that is too long for a link says so, and goes by file', () => {
  const long = { ...newDay(), actions: Array.from({ length: 900 }, () => ({ kind: 'play-on' }) as const), cursor: 900 };
  assert.equal(makeLink({ name: 'А', timeline: long }), undefined);
  const some = { ...long, cursor: 100 };
  assert.ok(makeLink({ name: 'А', timeline: some })!.length < LINK_LIMIT);
  const whole = { name: 'А', timeline: { ...EXAMPLE, cursor: 4 } };
  assert.deepEqual(parseFile(makeFile(whole)).day, whole);
});

testAddresses({
  beside: import.meta.url,
  codec: {
    fields: LINK_FIELDS,
    make: (day: SavedDay) => makeLink(day) ?? assert.fail('too long'),
    parse: (text) => {
      const { day, problem } = parseLink(text) ?? {};
      return { state: day, problems: problem === undefined ? [] : [problem] };
    },
  },
  states: fc
    .tuple(fc.constantFrom('А', 'Пятница, 13', 'Сумрак & «тень»'), fc.nat(EXAMPLE.actions.length - 1))
    .map(([name, last]) => {
      const actions = EXAMPLE.actions.slice(0, last + 1);
      return { name, timeline: { ...EXAMPLE, actions, cursor: actions.length } };
    }),
  shown: recordOf,
});
