/** The round opens the attack with the numbers of each character. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../../../content/read/figures.ts';
import { codecOf } from '../../../islands/foursouls/attack/address.ts';
import { roundQueries } from '../../../islands/setup/round-links.test-table.ts';

const figures = figuresOf(fileURLToPath(new URL('../../../../', import.meta.url)), 'foursouls');
const codec = codecOf({
  monsters: figures.monsters.map((monster) => ({ ...monster, conflicts: [], isUnsure: false })),
  characters: figures.characters,
});

test('every attack that the round opens is understood, with the numbers of its character', () => {
  const queries = roundQueries('foursouls', 'odds');
  assert.ok(queries.length >= 30, String(queries.length));
  for (const query of queries) {
    const { state, problems } = codec.parse(query);
    assert.deepEqual(problems, [], query);
    const { health, attack } = figures.characters.find(({ id }) => id === state.character)!;
    assert.deepEqual([state.health, state.attack], [health, attack], query);
  }
});
