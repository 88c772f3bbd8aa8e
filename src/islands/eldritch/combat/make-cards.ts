/** The cards of the calculator of combat, made of the figures of the game. */
import type { CombatData, Effect, InvestigatorCard, ItemCard, MonsterCard } from './cards.ts';
import type { AncientOneData } from '../../../schemas/eldritch/ancient-one.ts';
import type { ArtifactData } from '../../../schemas/eldritch/card.ts';
import { monsterOf, type Fought } from '../../../schemas/eldritch/combatant.ts';
import type { FlagData } from '../../../schemas/eldritch/flag.ts';
import { inCombat } from '../../../schemas/eldritch/in-combat.ts';
import { skillsOf, type InvestigatorData } from '../../../schemas/eldritch/investigator.ts';
import type { MonsterData } from '../../../schemas/eldritch/monster.ts';
import type { SetData } from '../../../schemas/eldritch/name.ts';

/** What the cards are made of beside their own entries. */
interface Sources {
  readonly flags: readonly FlagData[];
  /** Names of the boxes by their ids. */
  readonly sets: ReadonlyMap<string, string>;
}

const investigatorCard = (data: InvestigatorData, { sets }: Sources): InvestigatorCard => ({
  id: data.id,
  ru: data.ru,
  en: data.en,
  occupation: data.occupation.ru,
  set: sets.get(data.set) ?? '',
  health: data.health,
  sanity: data.sanity,
  skills: skillsOf(data),
  doubt: data.certainty,
  note: data.note,
});

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
      ru: data.ru ?? data.ours ?? data.en,
      en: data.en,
      isOurs: data.ru === undefined,
      set: sources.sets.get(data.set) ?? '',
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
      ...foughtCard(front, false, sources),
      doubt: certainty,
      notes: x === undefined ? [] : [`Здесь x равен 1, исправьте числа под свой стол. ${x}`],
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
      ru: ru ?? ours ?? en,
      en,
      isOurs: ru === undefined && ours !== undefined,
      ...(spoken === undefined ? {} : { spoken }),
      set: sets.get(set) ?? '',
      ...carried,
    },
  ];
};

/** The lists of the game, each in its order. */
export interface Lists {
  readonly sets: readonly SetData[];
  readonly flags: readonly FlagData[];
  readonly investigators: readonly InvestigatorData[];
  readonly monsters: readonly MonsterData[];
  readonly epicMonsters: readonly MonsterData[];
  readonly ancientOnes: readonly AncientOneData[];
  /** Assets, then artifacts. */
  readonly cards: readonly ArtifactData[];
}
export const combatCards = ({ sets, flags, ...lists }: Lists): CombatData => {
  const sources: Sources = { flags, sets: new Map(sets.map(({ id, ru }) => [id, ru])) };
  return {
    investigators: lists.investigators.map((one) => investigatorCard(one, sources)),
    monsters: [
      ...lists.monsters.flatMap((one) => monsterCards(one, false, sources)),
      ...lists.ancientOnes.flatMap((one) => cultistCard(one, sources)),
      ...lists.epicMonsters.flatMap((one) => monsterCards(one, true, sources)),
    ],
    items: lists.cards.flatMap((one) => itemCards(one, sources)),
  };
};
