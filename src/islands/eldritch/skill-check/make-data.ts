/** What the pages of tests hand over, made of the figures of the game on the server alone. */
import { countRu } from '../../../lib/plural-ru.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';
import type { AssetData, CardEffect } from '../../../schemas/eldritch/card.ts';
import type { InvestigatorData } from '../../../schemas/eldritch/investigator.ts';
import { setNames, shownName, type SetData } from '../../../schemas/eldritch/name.ts';
import { investigatorCard } from '../shared/make-investigator.ts';
import type { TestData } from './any-test/model.ts';
import type { AssetCard, AssetsData } from './assets/model.ts';

/** The files that they are made of, each in its order. */
export interface Figures {
  readonly sets: readonly SetData[];
  readonly investigators: readonly InvestigatorData[];
  readonly assets: readonly AssetData[];
  readonly calculators: Readonly<Record<string, CalculatorProse>>;
}

/** All that the calculator of any test needs. */
export const testData = ({ sets, investigators, calculators }: Figures): TestData => ({
  investigators: investigators.map((data) => investigatorCard(data, setNames(sets))),
  prose: calculators.test!,
});

const KINDS: { readonly [K in AssetData['kind']]: string } = {
  item: 'вещь',
  trinket: 'безделушка',
  ally: 'союзник',
  service: 'услуга',
};
const TRAITS: { readonly [trait: string]: string } = {
  weapon: 'оружие',
  tome: 'книга',
  magical: 'волшебный',
  teamwork: 'совместная работа',
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
  box: data.set,
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
      return [
        effect.dice === 'any'
          ? 'переброс кубиков'
          : `переброс ${countRu(effect.dice, ['кубика', 'кубиков', 'кубиков'])}`,
      ];
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

/** All that the calculator of acquiring assets needs; what cards in hand change in this very test is assumed. */
export const assetsData = (figures: Figures): AssetsData => {
  const { sets, assets, calculators } = figures;
  const { assumed, ...prose } = calculators.assets!;
  return {
    investigators: testData(figures).investigators,
    assets: assets.map((data) => assetCard(data, setNames(sets))),
    prose: { ...prose, assumed: [...assumed, ...assets.flatMap(helperOf)] },
  };
};
