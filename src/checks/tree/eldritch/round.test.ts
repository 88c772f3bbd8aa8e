/** The round opens combat and tests on each investigator. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../../../content/read/figures.ts';
import { codecOf } from '../../../islands/eldritch/combat/address.ts';
import { combatData } from '../../../islands/eldritch/combat/make-cards.ts';
import { codecOf as testCodec } from '../../../islands/eldritch/skill-check/any-test/address.ts';
import { tableOfGame } from '../../../islands/table/rounds.test-table.ts';
import { roundQueries } from '../../../islands/setup/round-links.test-table.ts';

const FIGURES = figuresOf(fileURLToPath(new URL('../../../../', import.meta.url)), 'eldritch');
const DATA = combatData(FIGURES);

test('the numbers of the Mythos phase are those of the reference cards', () => {
  const cards = FIGURES['reference-cards'].filter(({ variant }) => variant === undefined);
  for (const name of ['gates', 'clues', 'surge'] as const)
    assert.deepEqual(
      tableOfGame('eldritch').round.byPlayers[name],
      cards.map((card) => card[name]),
      name,
    );
});

test('every fight that the round opens is understood', () => {
  const queries = roundQueries('eldritch', 'combat');
  assert.ok(queries.length >= 40, String(queries.length));
  for (const query of queries) {
    const { state, problems } = codecOf(DATA).parse(query);
    assert.deepEqual([problems, state.players], [[], 4], query);
  }
});

test('every test that the round opens is understood', () => {
  for (const query of roundQueries('eldritch', 'test')) {
    const { state, problems } = testCodec(DATA).parse(query);
    assert.deepEqual(problems, [], query);
    assert.ok(query.endsWith(`i=${state.setup.investigator}`), query);
  }
});
