/** Calculators that terms lead to: their addresses are understood whole. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { readCorpus } from '../../corpus/read.ts';
import { parseAddress as parseAttack } from '../../islands/foursouls/attack/address.ts';
import { parseAddress as parseDeck } from '../../islands/foursouls/deck/model.ts';
import { parseAddress } from '../../islands/arkham/skill-test/address.ts';
import type { OddsData } from '../../islands/arkham/skill-test/model.ts';
import { effectSchema, investigatorSchema, presetSchema, scenarioSchema } from '../../schemas/arkham/odds.ts';
import { characterSchema, deckRatioSchema, monsterSchema } from '../../schemas/foursouls/odds.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = <S extends z.ZodType>(name: string, schema: S, game = 'arkham') =>
  z.array(schema).parse(parse(readFileSync(join(root, `content/${game}/data/${name}.yaml`), 'utf8')));
const termsThatLead = (game: string) =>
  readCorpus(root).terms.filter((t) => t.game === game && t.data.calculator?.to === 'odds');

test('every address of the skill-test calculator in a term is understood', () => {
  const data: OddsData = {
    presets: read('bags', presetSchema),
    scenarios: read('scenarios', scenarioSchema),
    investigators: read('investigators', investigatorSchema),
    effects: read('effects', effectSchema),
  };
  const terms = termsThatLead('arkham');
  assert.ok(terms.length >= 7);
  for (const {
    id,
    data: { calculator },
  } of terms)
    assert.deepEqual(parseAddress(calculator!.query, data).problems, [], id);
});

test('every address of the Four Souls calculators in a term is understood', () => {
  const data = {
    monsters: read('monsters', monsterSchema, 'foursouls').map((m) => ({ ...m, conflicts: [], isUnsure: false })),
    characters: read('characters', characterSchema, 'foursouls'),
  };
  const decks = read('deck-ratios', deckRatioSchema, 'foursouls');
  const terms = termsThatLead('foursouls');
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
