/** What may be picked: bags, scenario cards and investigators, under their headings and with their English names. */
import { signedRu } from '../../../lib/number-ru.ts';
import type { Asset } from '../../../schemas/arkham/asset.ts';
import type { Preset } from '../../../schemas/arkham/bag.ts';
import type { Investigator } from '../../../schemas/arkham/investigator.ts';
import type { PickerOption } from '../../shared/controls/picker-option.ts';
import { SKILL_IDS, belongs, type OddsData, type State } from './model.ts';
import { CLASS_GROUPS, PRESET_GROUPS, SCENARIO_GROUPS, SKILLS, labels } from './words/labels.ts';

/** Bags, campaigns first; a bag of one scenario is found by its campaign too, a campaign by its letters: «notz», «tfa». */
export const presetOptions = ({ presets }: Pick<OddsData, 'presets'>): readonly PickerOption[] =>
  PRESET_GROUPS.flatMap(([kind, group]) =>
    presets
      .filter((preset) => preset.kind === kind)
      .map(({ id, ru, en, campaign }) => {
        const whole = presets.find((preset) => preset.id === campaign);
        const also = `${campaign ?? id} ${whole?.ru ?? ''} ${whole?.en ?? ''}`;
        return { value: id, name: ru, en, group, beside: whole?.ru, also };
      }),
  );

/** Scenario cards that go with a bag; one from an address may belong to another campaign: it is kept and shown. */
export const scenarioOptions = (
  { scenarios }: Pick<OddsData, 'scenarios'>,
  preset: Preset,
  chosen: string | undefined,
): readonly PickerOption[] => [
  { value: '', name: labels.noScenario },
  ...scenarios
    .filter((scenario) => belongs(scenario, preset) || scenario.id === chosen)
    .map(({ id, ru, en, campaign }) => ({ value: id, name: ru, en, group: SCENARIO_GROUPS[campaign] })),
];

/** Investigators by class; two of one name have a note that distinguishes them. */
export const investigatorOptions = ({ investigators }: Pick<OddsData, 'investigators'>): readonly PickerOption[] => [
  { value: '', name: labels.noInvestigator },
  ...CLASS_GROUPS.flatMap(([id, group]) =>
    investigators
      .filter((investigator) => investigator.class === id)
      .map(({ id: value, ru, en, variant }) => ({
        value,
        name: ru,
        en,
        group,
        beside: variant,
        also: `${id} ${variant ?? ''}`,
      })),
  ),
];

/** One by name, and by what tells it apart from its namesakes. */
export const investigatorName = ({ ru, variant }: Pick<Investigator, 'ru' | 'variant'>): string =>
  variant === undefined ? ru : `${ru} (${variant})`;

/** An asset by name, with its level where others have the name. */
export const assetName = ({ ru, level }: Pick<Asset, 'ru' | 'level'>): string =>
  level === undefined ? ru : `${ru} (уровень ${level})`;
/** «воля +1, ловкость +1». */
export const bonusWords = ({ skills }: Pick<Asset, 'skills'>): string =>
  SKILLS.flatMap(([, name], i) => (skills[i] === 0 ? [] : [`${name} ${signedRu(skills[i]!)}`])).join(', ');
/** Assets that are not in play yet, those that add to the tested skill first, under their slots. */
export const assetOptions = (
  { assets }: Pick<OddsData, 'assets'>,
  { assets: inPlay, tested }: Pick<State, 'assets' | 'tested'>,
): readonly PickerOption[] => {
  const helps = ({ skills }: Asset) => tested !== undefined && skills[SKILL_IDS.indexOf(tested)]! > 0;
  const free = assets.filter(({ id }) => !inPlay.includes(id));
  return [...free.filter(helps), ...free.filter((asset) => !helps(asset))].map((asset) => ({
    value: asset.id,
    name: assetName(asset),
    en: asset.en,
    beside: bonusWords(asset),
  }));
};
