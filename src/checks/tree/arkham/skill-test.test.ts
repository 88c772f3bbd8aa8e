/** The skill-test calculator: the addresses that terms lead to are understood whole. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { readCorpus } from '../../../corpus/read.ts';
import { parseAddress } from '../../../islands/arkham/skill-test/address.ts';
import type { OddsData } from '../../../islands/arkham/skill-test/model.ts';
import { presetSchema } from '../../../schemas/arkham/bag.ts';
import { effectSchema } from '../../../schemas/arkham/effect.ts';
import { investigatorSchema } from '../../../schemas/arkham/investigator.ts';
import { scenarioSchema } from '../../../schemas/arkham/scenario.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = <S extends z.ZodType>(name: string, schema: S) =>
  z.array(schema).parse(parse(readFileSync(join(root, `content/arkham/data/${name}.yaml`), 'utf8')));
const terms = readCorpus(root).terms.filter((t) => t.game === 'arkham' && t.data.calculator?.to === 'odds');

test('every address of the skill-test calculator in a term is understood', () => {
  const data: OddsData = {
    presets: read('bags', presetSchema),
    scenarios: read('scenarios', scenarioSchema),
    investigators: read('investigators', investigatorSchema),
    effects: read('effects', effectSchema),
  };
  assert.ok(terms.length >= 7);
  for (const {
    id,
    data: { calculator },
  } of terms)
    assert.deepEqual(parseAddress(calculator!.query, data).problems, [], id);
});
