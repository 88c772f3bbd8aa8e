/** The attack and the decks by ratio: the addresses that terms lead to are understood whole. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { readCorpus } from '../../../content/read/corpus.ts';
import { parseAddress as parseAttack } from '../../../islands/foursouls/attack/address.ts';
import { parseAddress as parseDeck } from '../../../islands/foursouls/deck/model.ts';
import { characterSchema } from '../../../schemas/foursouls/character.ts';
import { deckRatioSchema } from '../../../schemas/foursouls/deck-ratio.ts';
import { monsterSchema } from '../../../schemas/foursouls/monster.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = <S extends z.ZodType>(name: string, schema: S) =>
  z.array(schema).parse(parse(readFileSync(join(root, `content/foursouls/data/${name}.yaml`), 'utf8')));
const terms = readCorpus(root).terms.filter((t) => t.game === 'foursouls' && t.data.calculator?.to === 'odds');

test('every address of the Four Souls calculators in a term is understood', () => {
  const data = {
    monsters: read('monsters', monsterSchema).map((m) => ({ ...m, conflicts: [], isUnsure: false })),
    characters: read('characters', characterSchema),
  };
  const decks = read('deck-ratios', deckRatioSchema);
  assert.ok(terms.length >= 7);
  for (const {
    id,
    data: { calculator },
  } of terms) {
    const deck = parseDeck(calculator!.query, decks);
    assert.notEqual(deck, 'bad', id);
    assert.deepEqual(parseAttack(calculator!.query, data).problems, [], id);
    assert.ok(deck !== undefined || calculator!.query.startsWith('v=1&'), `${id} leads to one of the two`);
  }
});
