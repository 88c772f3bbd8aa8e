/** The cards of the calculator of combat, made of the figures of the game. */
import type { AncientOneData } from '../../../schemas/eldritch/ancient-one.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';
import type { CombatProse } from '../../../schemas/eldritch/combat-prose.ts';
import type { ArtifactData } from '../../../schemas/eldritch/card.ts';
import { monsterOf, type Fought } from '../../../schemas/eldritch/combatant.ts';
import type { FlagData } from '../../../schemas/eldritch/flag.ts';
import { inCombat } from '../../../schemas/eldritch/in-combat.ts';
import type { InvestigatorData } from '../../../schemas/eldritch/investigator.ts';
import type { LaterMonsterData, MonsterData } from '../../../schemas/eldritch/monster.ts';
import { setNames, shownName, type SetData } from '../../../schemas/eldritch/name.ts';
import { investigatorCard } from '../shared/make-investigator.ts';
import type { CombatData, Effect, ItemCard, MonsterCard } from './cards.ts';

/** The sources of the cards apart from their own entries. */
interface Sources {
  readonly flags: readonly FlagData[];
  /** Names of the boxes by their ids. */
  readonly sets: ReadonlyMap<string, string>;
}

const effectsOf = (ids: readonly string[], flags: readonly FlagData[]): readonly Effect[] =>
  ids
    .flatMap((id) => flags.filter((flag) => flag.id === id))
    .map(({ ru, counts, left }) => ({
      says: ru,
      isCounted: counts.length > 0,
      left,
    }));
const foughtCard = (of: Fought, isEpic: boolean, { flags }: Sources) => ({
  monster: monsterOf(of, { isEpic, investigators: 1, x: 1, flags }),
  isPerPlayer: typeof of.toughness === 'object',
  effects: effectsOf(of.flags, flags),
});

const CONFLICTS = {
  copies: 'жетонов в коробке',
  'will-modifier': 'модификатор проверки воли',
  'toughness-plus': 'прибавка к числу сыщиков в стойкости',
} as const;
/** What is to be said of the figures; how many tokens there are does not matter in combat. */
const notesOf = ({ conflicts, textUnknown }: MonsterData): readonly string[] => [
  ...conflicts.flatMap(({ field, also }) =>
    field === 'copies' ? [] : [`В другом списке игроков иначе: ${CONFLICTS[field]} — ${also}.`.replace('-', '−')],
  ),
  ...(textUnknown === true ? ['Есть ли у него особые эффекты, мы не знаем: сверьте с жетоном.'] : []),
];
const monsterCards = (data: MonsterData, isEpic: boolean, sources: Sources): readonly MonsterCard[] => {
  const { toughness } = data;
  // A cultist has its figures on the sheet of the Ancient One.
  if (toughness === undefined) return [];
  const fought: Fought = { will: data.will, strength: data.strength, toughness, flags: data.flags };
  return [
    {
      id: data.id,
      ru: shownName(data),
      en: data.en,
      isOurs: data.ru === undefined,
      set: sources.sets.get(data.set) ?? '',
      box: data.set,
      ...foughtCard(fought, isEpic, sources),
      doubt: data.certainty,
      notes: notesOf(data),
    },
  ];
};
const cultistCard = ({ id, ru, en, set, cultist }: AncientOneData, sources: Sources): readonly MonsterCard[] => {
  const { front, x, certainty } = cultist;
  if (front.special === true) return [];
  return [
    {
      id: `cultist-${id}`,
      ru: `Культист (${ru})`,
      en: `Cultist (${en})`,
      isOurs: false,
      set: sources.sets.get(set) ?? '',
      box: set,
      ...foughtCard(front, false, sources),
      doubt: certainty,
      notes: x === undefined ? [] : [`Здесь x равен 1: исправьте числа для своей партии. ${x}`],
    },
  ];
};

/** A card that is good for something in combat. */
const itemCards = (data: ArtifactData, { sets }: Sources): readonly ItemCard[] => {
  const carried = inCombat(data);
  if (carried === undefined) return [];
  const { id, ru, ours, en, spoken, set } = data;
  return [
    {
      id,
      ru: shownName(data),
      en,
      isOurs: ru === undefined && ours !== undefined,
      ...(spoken === undefined ? {} : { spoken }),
      set: sets.get(set) ?? '',
      box: set,
      ...carried,
    },
  ];
};

/** The files of figures that they are made of, each in its order. */
export interface Figures {
  readonly sets: readonly SetData[];
  readonly flags: readonly FlagData[];
  readonly investigators: readonly InvestigatorData[];
  readonly monsters: readonly MonsterData[];
  readonly 'epic-monsters': readonly MonsterData[];
  readonly 'later-monsters': readonly LaterMonsterData[];
  readonly 'ancient-ones': readonly AncientOneData[];
  readonly assets: readonly ArtifactData[];
  readonly artifacts: readonly ArtifactData[];
  readonly calculators: Readonly<Record<string, CombatProse | CalculatorProse>>;
}
/** All that the calculator of combat needs. */
export const combatData = (figures: Figures): CombatData => {
  const sources: Sources = { flags: figures.flags, sets: setNames(figures.sets) };
  const prose = figures.calculators.combat!;
  if (!('flags' in prose)) throw new RangeError('combat.yaml has not all that the calculator of combat says.');
  return {
    investigators: figures.investigators.map((one) => investigatorCard(one, sources.sets)),
    monsters: [
      ...figures.monsters.flatMap((one) => monsterCards(one, false, sources)),
      ...figures['ancient-ones'].flatMap((one) => cultistCard(one, sources)),
      ...figures['epic-monsters'].flatMap((one) => monsterCards(one, true, sources)),
    ],
    bareMonsters: figures['later-monsters'].map(({ en, set, ...one }) => ({
      ru: shownName({ en, ...one }),
      en,
      isOurs: one.ru === undefined,
      set: sources.sets.get(set) ?? '',
      box: set,
    })),
    items: [...figures.assets, ...figures.artifacts].flatMap((one) => itemCards(one, sources)),
    prose,
  };
};
