import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Investigator } from '../../../schemas/arkham/investigator.ts';
import { signsOf } from './signs.ts';

const cardOf = (id: string, sign: Investigator['sign']): Investigator => ({
  id,
  ru: id,
  en: id,
  class: 'neutral',
  skills: [3, 3, 3, 3],
  sign,
});

test('a number or an automatic success is offered; what hangs on the game is not', () => {
  const signs = signsOf([
    cardOf('zoey', { modifier: 1, other: true }),
    cardOf('wendy', { modifier: 0, succeed: { if: 'her amulet is in play' } }),
    cardOf('mateo', { auto: true }),
    cardOf('roland', { x: 'clues', max: 9 }),
    cardOf('chaining', { modifier: 1, again: true }),
  ]);
  assert.deepEqual(
    signs.map(({ id, token }) => [id, token]),
    [
      ['zoey', { modifier: 1 }],
      ['wendy', { modifier: 0 }],
      ['mateo', { modifier: 0, verdict: 'succeed' }],
    ],
  );
});
