/** Pools, tokens and throwings, cell by cell. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIONS, choiceOf } from './again.ts';
import { measureOf, outcomesOf } from './outcomes.ts';
import { readyThrowing } from './ready-throwing.ts';
import { dieWays } from './dice.ts';
import { poolOf } from './pool.ts';
import { tokensUpTo, withoutClues } from './tokens.ts';

test('a pool puts what is above the cap together, and a fall has its number', () => {
  const pool = poolOf(4, dieWays('plain', false), 2);
  assert.deepEqual([pool.size, pool.successes, pool.failed], [3, [0, 1, 2], [4, 3, 2]]);
  assert.deepEqual(pool.first, [
    { to: 0, ways: 16n },
    { to: 1, ways: 32n },
    { to: 2, ways: 33n },
  ]);
  assert.deepEqual(pool.againFailed, [{ to: [0, 1], ways: [2, 1] }, { to: [1, 2], ways: [2, 1] }, undefined]);
  assert.deepEqual(pool.againAll[1], [
    { to: 1, ways: 24n },
    { to: 2, ways: 57n },
  ]);
  assert.deepEqual(pool.againAll[2], []);
  assert.deepEqual(
    [pool.numberOf(4, 0), pool.numberOf(1, 3), pool.numberOf(1, 1), pool.numberOf(5, 0)],
    [0, 2, undefined, undefined],
  );
  const doubles = poolOf(2, dieWays('plain', true), 9);
  assert.deepEqual(doubles.successes, [0, 1, 2, 2, 3, 4]);
  assert.deepEqual(
    [doubles.isPlain, pool.isPlain, doubles.numberOf(1, 0), doubles.numberOf(0, 1)],
    [false, true, 2, 4],
  );
  assert.deepEqual(doubles.againSingle[1], { to: [0, 1, 2], ways: [4, 1, 1] });
  assert.equal(poolOf(2, dieWays('plain', true), 1).againFailed[1], undefined);
  assert.deepEqual(
    poolOf(2, dieWays('cursed', true), 9).first.map(({ ways }) => ways),
    [25n, 10n, 1n],
  );
});
test('tokens are spent towards smaller numbers, and clues may be out of use', () => {
  const tokens = tokensUpTo(1, 2);
  assert.deepEqual([tokens.size, tokens.numberOf(1, 1), tokens.of(4)], [6, 4, { focus: 1, clues: 1 }]);
  assert.deepEqual([...tokens.focus], [-1, -1, -1, 0, 1, 2]);
  assert.deepEqual([...tokens.clue], [-1, 0, 1, -1, 3, 4]);
  assert.deepEqual([...withoutClues(tokens).clue], [-1, -1, -1, -1, -1, -1]);
});
test('choices have numbers, and a solved throwing its pattern and its measure', () => {
  assert.deepEqual(
    [0, 2, 3, 4, 6, 8, 9].map((code) => choiceOf(code).action),
    ['stop', 'free', 'free', 'all', 'focus', 'clue', 'clue'],
  );
  assert.deepEqual([choiceOf(8).single, choiceOf(9).single, ACTIONS.length], [false, true, 5]);
  const pool = poolOf(2, dieWays('plain', false), 2);
  const plain = readyThrowing({ pool, tokens: tokensUpTo(0, 1), free: 0, all: false, spend: 'best', eager: 'none' });
  // Two falls without tokens, then with one: only two successes are worth something.
  plain.stop.set([0, 0, 1, 0, 0, 1]);
  plain.solve(2);
  assert.equal(plain.pattern(), 0b000010);
  assert.deepEqual([...plain.choices], [0, 0, 0, 0, 8, 0]);
  plain.stop.set([1, 1, 1, 1, 1, 1]);
  plain.solve(2);
  assert.equal(plain.pattern(), 0);
  assert.equal(plain.steps, 6 + 3 + 6);
  const carded = readyThrowing({ pool, tokens: tokensUpTo(0, 1), free: 1, all: true, spend: 'best', eager: 'none' });
  assert.deepEqual(
    [plain, carded].map(({ throwing }) => measureOf(throwing)),
    [2, 5],
  );
  assert.deepEqual(
    [carded.layers, carded.top, carded.cardsOf(3), carded.cardsOf(1)],
    [4, 3, { free: 1, all: true }, { free: 1, all: false }],
  );
  assert.equal(typeof carded.pattern(), 'string');
  // Of four layers, two have a free die more and two all dice; each of two rows has a token or not.
  assert.equal(carded.steps, 12 + (4 * 3 + 4 * 5 + 4 * 3) + 6);
});
test('a card that costs nothing is used even where nothing is gained, if that is wanted', () => {
  const pool = poolOf(1, dieWays('plain', false), 1);
  const choicesOf = (eager: 'none' | 'free' | 'free-and-all') => {
    const ready = readyThrowing({ pool, tokens: tokensUpTo(0, 1), free: 1, all: true, spend: 'best', eager });
    ready.stop.fill(1);
    ready.used.fill(1);
    ready.solve(1);
    // Without tokens, no success: all cards used, the free die left, all dice left, both.
    return [0, 1, 2, 3].map((layer) => choiceOf(ready.choices[layer * ready.area]!).action);
  };
  assert.deepEqual(choicesOf('none'), ['stop', 'stop', 'stop', 'stop']);
  assert.deepEqual(choicesOf('free'), ['stop', 'free', 'stop', 'free']);
  assert.deepEqual(choicesOf('free-and-all'), ['stop', 'free', 'all', 'all']);
});
test('outcomes of a throwing are over one measure, a token spent for one more', () => {
  const pool = poolOf(2, dieWays('plain', false), 2);
  const ready = readyThrowing({ pool, tokens: tokensUpTo(1, 1), free: 1, all: true, spend: 'best', eager: 'none' });
  for (let left = 0; left < 4; left += 1)
    ready.stop.set(
      [0, 1, 4].map((worth) => worth + left / 3),
      left * 3,
    );
  ready.used.set(ready.stop.map((worth) => worth - 0.2));
  ready.solve(2);
  for (let begun = 0; begun < 4; begun += 1) {
    const count = (left: number): number => [0, 1, 1, 2][left]!;
    const sum = outcomesOf(ready, begun).reduce((all, { left, ways }) => all + ways * 3n ** BigInt(count(left)), 0n);
    assert.equal(sum, 3n ** BigInt(5 + count(begun)));
  }
  assert.ok(outcomesOf(ready, 3).some(({ usedAll }) => usedAll));
});
