/** The skill test: cards name everything that the engine can count. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import type { Mechanic } from '../../../engines/arkham/skill-test/model/mechanic.ts';
import { PROJECT } from '../../site/built-site.ts';

const { effects } = figuresOf(PROJECT, 'arkham');

/** Every mechanic of the engine, by its name; the types hold the list whole. */
const MECHANICS: { readonly [K in Mechanic['kind']]: true } = {
  choose: true,
  'cancel-some': true,
  redraw: true,
  'set-aside': true,
  cancel: true,
  swap: true,
  extra: true,
  blank: true,
  treat: true,
  pair: true,
  'no-draw': true,
  fixed: true,
  seal: true,
  bonus: true,
};
test('every mechanic of the engine can be written, and is on some card', () => {
  const written = new Set<string>(effects.flatMap(({ mechanics }) => mechanics.map(({ kind }) => kind)));
  assert.deepEqual(
    Object.keys(MECHANICS).filter((kind) => !written.has(kind)),
    [],
  );
});
