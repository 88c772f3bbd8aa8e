/** Cards of later sets as data over the mechanics: each against a small bag whose chance is counted by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bag } from '../../../engines/arkham/token.ts';
import { chance } from './cards.test-table.ts';
import type { ChosenEffect, State } from './model.ts';

/** Symbols as on «Встреча», standard: a tablet of −2, a cultist of −1. */
const GATHERING: Partial<State> = { scenario: 'the-gathering' };
type Case = readonly [card: string | ChosenEffect, bag: Bag, difficulty: number, chance: number, over?: Partial<State>];

const assertAll = (cases: readonly Case[]) => {
  for (const [card, bag, difficulty, expected, over] of cases)
    assert.equal(chance([card], bag, difficulty, over), expected, JSON.stringify([card, bag, difficulty]));
};

test('another token: put back, or cancelled and out', () => {
  assertAll([
    // A curse twice put back: 1/2 + 1/2 (1/2 + 1/2 · 1/2).
    ['heavy-furs', { curse: 1, '0': 1 }, 3, 7 / 8],
    // Numbers and the automatic failure are no symbols that it may put back.
    ['heavy-furs', { 'auto-fail': 1, '-1': 1, '0': 1 }, 3, 1 / 3],
    // Three times: 1 − (1/2)⁴.
    ['claypools-furs', { frost: 1, '0': 1 }, 3, 15 / 16],
    // The frost stays out: only the 0 is left.
    ['avery-claypool', { frost: 1, '0': 1 }, 3, 1],
    ['uncanny-specimen', { tablet: 1, '0': 1 }, 3, 3 / 4, GATHERING],
    ['correlate-all-its-contents', { '-8': 1, '0': 1 }, 3, 3 / 4],
    // Five times: 1 − (1/2)⁶.
    ['contingency', { '-8': 1, '0': 1 }, 3, 63 / 64],
    // Without clues the sign of Roland is a 0; it goes, and the +1 is left.
    ['agatha-crane', { 'elder-sign': 1, '+1': 1 }, 4, 1],
  ]);
});

test('several tokens: one of two, or both', () => {
  assertAll([
    ['mask-of-silenus', { '-8': 2, '0': 1 }, 3, 2 / 3],
    // Together they come to 0; alone every second one fails.
    ['fang-of-zburamoarte', { '-1': 1, '+1': 1 }, 3, 1],
    // Two +1, or blood with a +1 and the other +1 after it.
    ['sanguine-song', { blood: 1, '+1': 2 }, 4, 1],
  ]);
});

test('tokens that count as something else', () => {
  assertAll([
    ['stroke-of-luck', { '-8': 3, 'auto-fail': 1 }, 3, 3 / 4],
    // A bless, then the automatic failure: 3/4 · 1/3 less than all.
    ['stroke-of-luck', { '-8': 2, bless: 1, 'auto-fail': 1 }, 3, 2 / 4 + (1 / 4) * (2 / 3)],
    ['scrape-by', { '-8': 3, 'auto-fail': 1 }, 3, 3 / 4],
    ['eucatastrophe', { 'auto-fail': 1, '-8': 1 }, 3, 1 / 2],
    ['snipe', { 'auto-fail': 1, '-1': 1 }, 3, 1 / 2],
    ['snipe', { tablet: 1, cultist: 1, skull: 1 }, 3, 1, GATHERING],
    ['corn-husk-doll', { tablet: 1 }, 2, 1, GATHERING],
    ['twilight-diadem', { curse: 1, '0': 1 }, 3, 1],
    // −2, then a skull of 0 that ends the draw: 1 of 3 is left.
    ['curse-of-aeons', { curse: 2 }, 1, 1],
    ['curse-of-aeons', { curse: 2 }, 2, 0],
    ['accursed', { curse: 1, '0': 1 }, 3, 1],
    ['dawn-star', { curse: 1, '-1': 1 }, 3, 0],
    // −2 + 3 and 0 after it; the 0 alone is not enough.
    ['diabolical-luck', { curse: 1, '0': 1 }, 4, 1 / 2],
  ]);
});

test('cancelled, paid for, known beforehand', () => {
  assertAll([
    ['mineral-specimen', { frost: 1, '0': 1 }, 3, 1],
    ['prove-your-worth', { '-8': 1, 'auto-fail': 1 }, 3, 1 / 2],
    ['confidence', { frost: 1, '0': 1 }, 3, 1],
    ['confidence', { blood: 1, '-1': 1 }, 3, 0],
    ['tidal-memento', { '-2': 1 }, 3, 1],
    [{ id: 'tidal-memento', pick: 'curse' }, { '-2': 1 }, 3, 0],
  ]);
});
