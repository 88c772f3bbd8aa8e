/** The ready states of both calculators of tests that terms lead to: understood whole, counted, no longer than a link holds. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { readCorpus } from '../../../content/read/corpus.ts';
import { unknownFields } from '../unknown-fields.ts';
import { codecOf as codecOfTest } from '../../../islands/eldritch/skill-check/any-test/address.ts';
import { planOf as planOfTest } from '../../../islands/eldritch/skill-check/any-test/plan.ts';
import { codecOf as codecOfAssets } from '../../../islands/eldritch/skill-check/assets/address.ts';
import { planOf as planOfAssets } from '../../../islands/eldritch/skill-check/assets/plan.ts';
import { figuresOf } from '../../../content/read/figures.ts';
import { assetsData } from '../../../islands/eldritch/skill-check/make-data.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const REAL = assetsData(figuresOf(PROJECT, 'eldritch'));
const presetsOf = (to: string) =>
  readCorpus(PROJECT).terms.flatMap(({ game, id, data: { calculator } }) =>
    game === 'eldritch' && calculator?.to === to ? [{ term: id, ...calculator }] : [],
  );

test('every ready test of a term is understood whole, and its chance is no certainty', () => {
  const presets = presetsOf('test');
  assert.ok(presets.length >= 7, String(presets.length));
  for (const { term, query, says } of presets) {
    const { state, problems } = codecOfTest(REAL).parse(query);
    assert.deepEqual(problems, [], term);
    assert.deepEqual(unknownFields(codecOfTest(REAL), query), [], term);
    const { n, d } = planOfTest(state).chance;
    assert.ok(n > 0n && n < d, term);
    assert.ok(says.length <= 60, `${term}: ${says.length}`);
  }
});
test('every ready acquisition of a term is understood whole, and something may be taken', () => {
  const presets = presetsOf('assets');
  assert.ok(presets.length >= 5, String(presets.length));
  for (const { term, query, says } of presets) {
    const { state, problems } = codecOfAssets(REAL).parse(query);
    assert.deepEqual(problems, [], term);
    assert.deepEqual(unknownFields(codecOfAssets(REAL), query), [], term);
    assert.ok(planOfAssets(state).chance.n > 0n, term);
    assert.ok(says.length <= 60, `${term}: ${says.length}`);
  }
});
test('examples of the terms and their ready states speak of the same dice', () => {
  const diceOf = (term: string) => {
    const preset = presetsOf('test').find((one) => one.term === term)!;
    return planOfTest(codecOfTest(REAL).parse(preset.query).state).dice;
  };
  assert.deepEqual(['test', 'success', 'die', 'skill', 'lore', 'observation'].map(diceOf), [3, 4, 6, 6, 4, 3]);
});
