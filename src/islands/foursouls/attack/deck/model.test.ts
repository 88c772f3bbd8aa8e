import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { deckRatioSchema } from '../../../../schemas/foursouls/deck-ratio.ts';
import { BOUNDS, countsOf, makeAddress, parseAddress, stateFor, withChange, type State } from './model.ts';

const decks = z
  .array(deckRatioSchema)
  .parse(
    parse(readFileSync(new URL('../../../../../content/foursouls/data/deck-ratios.yaml', import.meta.url), 'utf8')),
  );

const anyState: fc.Arbitrary<State> = fc
  .tuple(
    fc.constantFrom(...decks),
    fc.nat(12),
    fc.integer({ min: BOUNDS.size[0], max: BOUNDS.size[1] }),
    fc.integer({ min: 1, max: 10 }),
    fc.nat(10),
  )
  .map(([deck, kind, size, drawn, wanted]) =>
    withChange({ ...stateFor(deck), kind: deck.kinds[kind % deck.kinds.length]!.id, size }, { drawn, wanted }),
  );

test('the three decks of the rulebook, whole at 100 cards', () => {
  assert.deepEqual(
    decks.map((d) => d.id),
    ['treasure', 'loot', 'monster'],
  );
  for (const deck of decks)
    assert.deepEqual(
      countsOf(deck, 100),
      deck.kinds.map((k) => k.count),
    );
});

test('fewer cards are looked at than were wanted: the wanted number follows', () => {
  assert.equal(withChange({ ...stateFor(decks[0]!), drawn: 5, wanted: 4 }, { drawn: 2 }).wanted, 2);
});

test('an address gives its state back; a hostile one is bad or sound, never an exception', () => {
  fc.assert(fc.property(anyState, (state) => assert.deepEqual(parseAddress(makeAddress(state), decks), state)));
  assert.equal(parseAddress('v=1', decks), undefined);
  for (const bad of [
    'deck=',
    'deck=loot',
    'deck=loot.60.penny.3.4',
    'deck=loot.60.active.3.1',
    'deck=loot.9.penny.1.1',
    'deck=loot.1e2.penny.1.1',
    'deck=x.60.penny.1.1.1',
  ])
    assert.equal(parseAddress(bad, decks), 'bad', bad);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (noise) => {
      const read = parseAddress(`deck=${noise}`, decks);
      assert.ok(read === 'bad' || (typeof read === 'object' && read.wanted <= read.drawn));
    }),
    { numRuns: 2000 },
  );
});
