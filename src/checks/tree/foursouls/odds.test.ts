/** The attack and the decks by ratio: the addresses that terms lead to are understood whole. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { readCorpus } from '../../../content/read/corpus.ts';
import { unknownFields } from '../unknown-fields.ts';
import { codecOf } from '../../../islands/foursouls/attack/address.ts';
import { codecOf as deckCodec, parseAddress as parseDeck } from '../../../islands/foursouls/deck/model.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const figures = figuresOf(ROOT, 'foursouls');
const terms = readCorpus(ROOT).terms.filter((t) => t.game === 'foursouls' && t.data.calculator?.to === 'odds');

test('every address of the Four Souls calculators in a term is understood', () => {
  const data = {
    monsters: figures.monsters.map((m) => ({ ...m, conflicts: [], isUnsure: false })),
    characters: figures.characters,
  };
  const decks = figures['deck-ratios'];
  assert.ok(terms.length >= 7);
  for (const {
    id,
    data: { calculator },
  } of terms) {
    const deck = parseDeck(calculator!.query, decks);
    assert.notEqual(deck, 'bad', id);
    assert.deepEqual(codecOf(data).parse(calculator!.query).problems, [], id);
    assert.deepEqual(unknownFields(deck === undefined ? codecOf(data) : deckCodec(decks), calculator!.query), [], id);
    assert.ok(deck !== undefined || calculator!.query.startsWith('v=1&'), `${id} leads to one of the two`);
  }
});
