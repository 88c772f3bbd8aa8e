import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnWords } from './learned-words.ts';
import type { Passage } from './passage.ts';
import type { Line } from './units.ts';

/** A place of lines, each with a way of asking for it. */
const place = (...pairs: readonly (readonly [line: string, way: string])[]): Passage => ({
  place: 'terms/t/',
  title: '',
  under: '',
  names: '',
  lines: pairs.flatMap(([line, way]): readonly Line[] => [
    { kind: 'item', says: line },
    { kind: 'asked', says: way },
  ]),
});

const COINS = [
  ['Цент платят сразу.', 'отдавать монету когда'],
  ['Цент берут из банка.', 'откуда монета'],
  ['Цент лежит на карте.', 'куда кладут монету'],
  ['Цент крадут соседи.', 'кто ворует монеты'],
] as const;
const TABLE = ['Стол стоит у стены.', 'куда ставят мебель'] as const;
const learnedIn = (game: string, games: Readonly<Record<string, readonly Passage[]>>) =>
  learnWords(new Map(Object.entries(games))).get(game)!;

test('what players say is learned from the lines that they ask for', () => {
  assert.deepEqual(learnedIn('g', { g: [place(...COINS, TABLE)] }).get('монет'), ['цент']);
});

test('what was met once proves nothing, and no word means itself', () => {
  const learned = learnedIn('g', { g: [place(...COINS, TABLE)] });
  assert.equal(learned.has('мебел'), false);
  for (const [from, to] of learned) assert.ok(!to.includes(from));
});

test('a game learns from the ways of asking in all games', () => {
  const [a, b] = [[place(...COINS.slice(0, 2), TABLE)], [place(...COINS.slice(2), TABLE)]];
  assert.equal(learnedIn('a', { a }).get('монет'), undefined);
  assert.deepEqual(learnedIn('a', { a, b }).get('монет'), ['цент']);
});
