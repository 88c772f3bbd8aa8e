/** The ready states of the calculator of combat that terms lead to: each is understood whole, counted at once, and shortly said. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { codecOf } from '../../../islands/eldritch/combat/address.ts';
import { combatData } from '../../../islands/eldritch/combat/make-cards.ts';
import { defaultState } from '../../../islands/eldritch/combat/model.ts';
import { VARIANTS } from '../../../islands/eldritch/combat/question.ts';
import { budget, BUDGETS } from '../../../engines/exact/work.ts';
import { presetsOf } from '../../corpus.ts';
import { PROJECT } from '../../site/built-site.ts';

const DATA = combatData(figuresOf(PROJECT, 'eldritch'));
const presets = presetsOf('eldritch', 'combat');

test('every ready state of a term is written again as it stands', () => {
  for (const { term, query } of presets)
    assert.equal(decodeURIComponent(codecOf(DATA).make(codecOf(DATA).parse(query).state)), query, term);
});

test('none of them keeps the reader waiting for a worker', () => {
  for (const { term, query } of presets) {
    const { state } = codecOf(DATA).parse(query);
    if (state.party.length === 1) assert.doesNotThrow(() => VARIANTS.resultOf(state, budget(BUDGETS.inline)), term);
  }
});

test('the example of the page and every known card are there', () => {
  const { party, foes } = defaultState(DATA);
  assert.deepEqual([party[0]!.investigator.id, foes[0]!.id], ['lily-chen', 'deep-one']);
  assert.ok(DATA.items.length >= 18, String(DATA.items.length));
  for (const { id, ru, en } of DATA.items) assert.notEqual(ru, en, `${id} has no name to be found by in Russian`);
});
