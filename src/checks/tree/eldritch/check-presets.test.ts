/** The ready states of both calculators of tests that terms lead to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { codecOf as codecOfTest } from '../../../islands/eldritch/skill-check/any-test/address.ts';
import { planOf as planOfTest } from '../../../islands/eldritch/skill-check/any-test/plan.ts';
import { codecOf as codecOfAssets } from '../../../islands/eldritch/skill-check/assets/address.ts';
import { planOf as planOfAssets } from '../../../islands/eldritch/skill-check/assets/plan.ts';
import { assetsData } from '../../../islands/eldritch/skill-check/make-data.ts';
import { presetsOf } from '../../corpus.ts';
import { PROJECT } from '../../site/built-site.ts';

const REAL = assetsData(figuresOf(PROJECT, 'eldritch'));
const planOf = (query: string) => planOfTest(codecOfTest(REAL).parse(query).state);

test('the chance of every ready test of a term is no certainty', () => {
  for (const { term, query } of presetsOf('eldritch', 'test')) {
    const { n, d } = planOf(query).chance;
    assert.ok(n > 0n && n < d, term);
  }
});
test('something may be taken in every ready acquisition of a term', () => {
  for (const { term, query } of presetsOf('eldritch', 'assets'))
    assert.ok(planOfAssets(codecOfAssets(REAL).parse(query).state).chance.n > 0n, term);
});
test('examples of the terms and their ready states speak of the same dice', () => {
  const diceOf = (term: string) => planOf(presetsOf('eldritch', 'test').find((one) => one.term === term)!.query).dice;
  assert.deepEqual(['test', 'success', 'die', 'skill', 'lore', 'observation'].map(diceOf), [3, 4, 6, 6, 4, 3]);
});
