/** The data of the site for tests: what the pages read from the collections, read from disk. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SKILLS } from '../../../engines/eldritch/test/skill.ts';
import type { AssetCard, AssetsData } from './assets/model.ts';
import type { InvestigatorCard, Skills } from './inputs/setup.ts';

interface Named {
  readonly id: string;
  readonly ru?: string;
  readonly en: string;
}
const read = <T>(name: string): readonly (T & Named)[] =>
  parse(
    readFileSync(new URL(`../../../../content/eldritch/data/${name}.yaml`, import.meta.url), 'utf8'),
  ) as readonly (T & Named)[];

const investigators = read<{ readonly skills?: readonly number[] }>('investigators').map(
  ({ id, ru = '', en, skills }): InvestigatorCard => ({
    id,
    ru,
    en,
    occupation: '',
    set: '',
    isDoubtful: false,
    ...(skills && { skills: Object.fromEntries(SKILLS.map((skill, at) => [skill, skills[at]])) as Skills }),
  }),
);
const assets = read<{ readonly price: number }>('assets').map(({ id, ru, en, price }): AssetCard => ({
  id,
  name: ru ?? en,
  en,
  price,
  traits: '',
  set: '',
  remarks: [],
}));
export const REAL: AssetsData = { investigators, assets, helpers: [] };
