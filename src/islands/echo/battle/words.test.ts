/** The labels call a thing by the name that it has on the pages of the game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as labels from './words/labels.ts';
import * as names from './words/names.ts';

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

test('dice, battles and spells have the names of the rules', () => {
  for (const text of [...stringsOf(labels), ...stringsOf(names), names.diceCount(2)])
    assert.doesNotMatch(text, /[Кк]убик|битв|заклинани/u);
});
