import content from 'virtual:content';
import type { TestData } from '../../../islands/eldritch/skill-check/any-test/model.ts';
import type { AssetCard, AssetsData } from '../../../islands/eldritch/skill-check/assets/model.ts';
import type { AssetData, CardEffect } from '../../../schemas/eldritch/card.ts';
import { skillsOf } from '../../../schemas/eldritch/investigator.ts';
import { shownName } from '../../../schemas/eldritch/name.ts';

/** Names of the boxes by their ids. */
const setNames = (): ReadonlyMap<string, string> =>
  new Map(content.figures.eldritch.sets.map(({ id, ru }) => [id, ru] as const));

/** All that the calculator of any test needs. */
export const testData = (): TestData => {
  const sets = setNames();
  const investigators = content.figures.eldritch.investigators;
  return {
    investigators: investigators.map((data) => ({
      id: data.id,
      ru: data.ru,
      en: data.en,
      occupation: data.occupation.ru,
      set: sets.get(data.set) ?? '',
      skills: skillsOf(data),
      isDoubtful: data.certainty !== undefined,
      note: data.note,
    })),
  };
};

const KINDS: { readonly [K in AssetData['kind']]: string } = {
  item: 'предмет',
  trinket: 'безделушка',
  ally: 'союзник',
  service: 'услуга',
};
const TRAITS: { readonly [trait: string]: string } = {
  weapon: 'оружие',
  tome: 'книга',
  magical: 'магический',
  teamwork: 'сотрудничество',
};
const assetCard = (data: AssetData, sets: ReadonlyMap<string, string>): AssetCard => ({
  id: data.id,
  name: shownName(data),
  en: data.en,
  isOurs: data.ru === undefined && data.ours !== undefined,
  spoken: data.spoken,
  price: data.price,
  traits: [KINDS[data.kind], ...data.traits.map((trait) => TRAITS[trait] ?? trait)].join(', '),
  set: sets.get(data.set) ?? '',
  remarks: [
    ...(data.kind === 'service' ? (['service'] as const) : []),
    ...(data.effect === undefined ? (['unknown'] as const) : []),
  ],
});

/** What an effect does for the test of influence by which assets are acquired; nothing where it does nothing. */
const helpOf = (effect: CardEffect): readonly string[] => {
  if (!('skill' in effect) || (effect.in !== 'any' && effect.in !== 'acquire')) return [];
  if (effect.skill !== 'influence' && effect.skill !== 'any') return [];
  switch (effect.do) {
    case 'bonus':
      return [`бонус +${effect.by}`];
    case 'reroll':
      return [effect.dice === 'any' ? 'переброс кубиков' : `переброс ${effect.dice} кубика`];
    case 'sixes-double':
      return ['каждая шестёрка за 2 успеха'];
    case 'raise-die':
      return [];
  }
};
const helperOf = ({ effect, ...names }: AssetData): readonly string[] => {
  const does = (effect?.does ?? []).flatMap(helpOf);
  return does.length === 0 ? [] : [`Если у вас есть ${shownName(names)}, поставьте сами: ${does.join(' и ')}.`];
};

/** All that the calculator of acquiring assets needs. */
export const assetsData = (): AssetsData => {
  const sets = setNames();
  const assets = content.figures.eldritch.assets;
  return {
    ...testData(),
    assets: assets.map((data) => assetCard(data, sets)),
    helpers: assets.flatMap(helperOf),
  };
};
