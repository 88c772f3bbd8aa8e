/** The ready states of the calculator of combat that terms lead to: each is understood whole, counted at once, and shortly said. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { readCorpus } from '../../../content/read/corpus.ts';
import { unknownFields } from '../unknown-fields.ts';
import { codecOf } from '../../../islands/eldritch/combat/address.ts';
import { combatData } from '../../../islands/eldritch/combat/make-cards.ts';
import { defaultState } from '../../../islands/eldritch/combat/model.ts';
import { VARIANTS } from '../../../islands/eldritch/combat/question.ts';
import { budget, BUDGETS } from '../../../engines/exact/work.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const DATA = combatData(figuresOf(ROOT, 'eldritch'));
const presets = readCorpus(ROOT).terms.flatMap(({ game, id, data: { calculator } }) =>
  game === 'eldritch' && calculator?.to === 'combat' ? [{ term: id, ...calculator }] : [],
);

test('every ready state of a term is understood whole, and written again as it stands', () => {
  assert.ok(presets.length >= 20, String(presets.length));
  for (const { term, query, says } of presets) {
    const { state, problems } = codecOf(DATA).parse(query);
    assert.deepEqual(problems, [], term);
    assert.deepEqual(unknownFields(codecOf(DATA), query), [], term);
    assert.equal(decodeURIComponent(codecOf(DATA).make(state)), query, term);
    assert.ok(says.length <= 60, `${term}: ${says.length}`);
  }
});

test('none of them keeps the reader waiting for a thread', () => {
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
