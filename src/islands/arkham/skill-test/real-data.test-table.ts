/** The real data of the calculator, for its tests. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { assetSchema } from '../../../schemas/arkham/asset.ts';
import { presetSchema } from '../../../schemas/arkham/bag.ts';
import { effectSchema } from '../../../schemas/arkham/effect.ts';
import { investigatorSchema } from '../../../schemas/arkham/investigator.ts';
import { scenarioSchema } from '../../../schemas/arkham/scenario.ts';
import { defaultState, type OddsData } from './model.ts';

const read = <S extends z.ZodType>(name: string, schema: S) =>
  z
    .array(schema)
    .parse(parse(readFileSync(new URL(`../../../../content/arkham/data/${name}.yaml`, import.meta.url), 'utf8')));
export const data: OddsData = {
  presets: read('bags', presetSchema),
  scenarios: read('scenarios', scenarioSchema),
  investigators: read('investigators', investigatorSchema),
  effects: read('effects', effectSchema),
  assets: read('assets', assetSchema),
};
export const initial = defaultState(data);
