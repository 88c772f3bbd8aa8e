/** The data of the site for tests: what the pages read from the collections, read from disk. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { assetSchema } from '../../../schemas/eldritch/card.ts';
import { investigatorSchema, skillsOf } from '../../../schemas/eldritch/investigator.ts';
import { shownName } from '../../../schemas/eldritch/name.ts';
import type { AssetsData } from './assets/model.ts';

const read = <S extends z.ZodType>(name: string, schema: S) =>
  z
    .array(schema)
    .parse(parse(readFileSync(new URL(`../../../../content/eldritch/data/${name}.yaml`, import.meta.url), 'utf8')));

export const REAL: AssetsData = {
  investigators: read('investigators', investigatorSchema).map((data) => ({
    id: data.id,
    ru: data.ru,
    en: data.en,
    occupation: data.occupation.ru,
    set: data.set,
    skills: skillsOf(data),
    isDoubtful: data.certainty !== undefined,
  })),
  assets: read('assets', assetSchema).map(({ id, en, price, set, ...names }) => ({
    id,
    name: shownName({ en, ...names }),
    en,
    isOurs: names.ru === undefined && names.ours !== undefined,
    spoken: names.spoken,
    price,
    traits: '',
    set,
    remarks: [],
  })),
  helpers: [],
};
