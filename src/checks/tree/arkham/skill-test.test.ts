/** The skill-test calculator: the addresses that terms lead to are understood whole. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { readCorpus } from '../../../content/read/corpus.ts';
import { unknownFields } from '../unknown-fields.ts';
import type { Mechanic } from '../../../engines/arkham/skill-test/model/mechanic.ts';
import { codecOf, parseAddress } from '../../../islands/arkham/skill-test/address.ts';
import type { OddsData } from '../../../islands/arkham/skill-test/model.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const figures = figuresOf(ROOT, 'arkham');
const terms = readCorpus(ROOT).terms.filter((t) => t.game === 'arkham' && t.data.calculator?.to === 'odds');

const data: OddsData = {
  presets: figures.bags,
  scenarios: figures.scenarios,
  investigators: figures.investigators,
  effects: figures.effects,
  assets: figures.assets,
};

test('every address of the skill-test calculator in a term is understood', () => {
  assert.ok(terms.length >= 7);
  for (const { id, data: term } of terms) {
    assert.deepEqual(parseAddress(term.calculator!.query, data).problems, [], id);
    assert.deepEqual(unknownFields(codecOf(data), term.calculator!.query), [], id);
  }
});

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
test('every mechanic of the engine can be written, and stands on some card', () => {
  const written = new Set<string>(data.effects.flatMap(({ mechanics }) => mechanics.map(({ kind }) => kind)));
  assert.deepEqual(
    Object.keys(MECHANICS).filter((kind) => !written.has(kind)),
    [],
  );
});
