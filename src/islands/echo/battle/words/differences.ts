/** In what two battles differ, in words for both: «Дайсы ножа: 0» of the one, «Дайсы ножа: 2» of the other. */
import type { Detective, Enemy, Vigour } from '../../../../engines/echo/battle/battle.ts';
import { READING_NAMES } from '../../../../engines/echo/battle/readings.ts';
import { lowerRu } from '../../../../lib/sentence-ru.ts';
import type { BattleProse } from '../../../../schemas/echo/prose.ts';
import type { State } from '../model.ts';
import { labels } from './labels.ts';
import {
  AIM_NAMES,
  detectiveName,
  enemyName,
  KINDS,
  OPENINGS_SAID,
  PHASE_NAMES,
  PLAN_NAMES,
  TESTS_NAMES,
  usesWords,
} from './names.ts';

/** A fact of a battle: its name and its value. */
type Fact = readonly [name: string, says: string];
const NONE = 'нет';

const damageWords = ({ will, strength }: Vigour): string => `урон Воле ${will}, Силе ${strength}`;
const weaponWords = (weapon: Detective['weapon']): string =>
  weapon === undefined
    ? NONE
    : `проверка — ${weapon.tests === 'both' ? 'Внимательность и Сила' : TESTS_NAMES[weapon.tests]}, штраф ${weapon.penalty}, ${damageWords(weapon.damage)}`;
const spellWords = (spell: Detective['spell']): string =>
  spell === undefined
    ? NONE
    : `параметр ${spell.skill}, сложность ${spell.difficulty}, цена ${spell.price}, ${damageWords(spell.damage)}, единиц Движения ${spell.moves}, за Битву ${usesWords(spell.uses)}`;
const healWords = (heal: Detective['heal']): string =>
  heal === undefined
    ? NONE
    : `Воля +${heal.will} до ${heal.upTo.will}, Сила +${heal.strength} до ${heal.upTo.strength}, за Битву ${usesWords(heal.uses)}`;

const ofDetective = (card: Detective): readonly Fact[] => [
  [labels.will, `${card.will}`],
  [labels.strength, `${card.strength}`],
  [labels.vigilance, `${card.vigilance}`],
  [labels.stealth, `${card.stealth}`],
  [labels.opening, lowerRu(OPENINGS_SAID[card.opening].name)],
  ['«Боевые Единоборства»', card.hasMartialArts ? 'есть' : NONE],
  [labels.knife, `${card.knife}`],
  ['Оружие', weaponWords(card.weapon)],
  ['Заклинание', spellWords(card.spell)],
  ['Восстановление', healWords(card.heal)],
];
const ofEnemy = (card: Enemy): readonly Fact[] => [
  [labels.kind, KINDS[card.kind].name],
  [labels.enemyWill, `${card.will}`],
  [labels.enemyStrength, `${card.strength}`],
  [labels.willDice, `${card.willDice}`],
  [labels.strengthDice, `${card.strengthDice}`],
  [labels.enemyVigilance, `${card.vigilance}`],
];
const ofTerms = (state: State, readings: BattleProse['readings']): readonly Fact[] => [
  [labels.plan, lowerRu(PLAN_NAMES[state.plan])],
  [labels.aim, lowerRu(AIM_NAMES[state.aim])],
  [labels.canLeave, state.canLeave ? 'да' : NONE],
  [labels.phase, lowerRu(PHASE_NAMES[state.phase])],
  [labels.threshold, labels.thresholdShown(state.threshold)],
  ...READING_NAMES.map((name): Fact => {
    const { title, options }: { readonly title: string; readonly options: { readonly [o: string]: string } } =
      readings[name];
    return [title, lowerRu(options[state.readings[name]]!)];
  }),
];

/** The facts in which two lists differ, of each. */
const apart = (kept: readonly Fact[], now: readonly Fact[]): readonly (readonly [kept: string, now: string])[] =>
  kept.flatMap(([name, says], at) => {
    const other = now[at]![1];
    return says === other ? [] : [[`${name}: ${says}`, `${name}: ${other}`]];
  });

interface Side {
  readonly kept: readonly string[];
  readonly now: readonly string[];
}
interface Named<C extends Vigour> {
  readonly of: readonly { readonly card: C }[];
  readonly nameOf: (at: number) => string;
}
/** Facts of one side of the battle, paired by place; somebody without a counterpart is named. */
const ofPeople = <C extends Vigour>(kept: Named<C>, now: Named<C>, tell: (card: C) => readonly Fact[]): Side[] =>
  Array.from({ length: Math.max(kept.of.length, now.of.length) }, (_, at) => {
    const [before, after] = [kept.of[at]?.card, now.of[at]?.card];
    const withName = ({ of, nameOf }: Named<C>, says: string): string =>
      of.length === 1 ? says : `${nameOf(at)}. ${says}`;
    const alone = ({ nameOf }: Named<C>, { will, strength }: C): string =>
      `${nameOf(at)}: Воля\u00a0${will}, Сила\u00a0${strength}`;
    if (before === undefined || after === undefined)
      return { kept: before ? [alone(kept, before)] : [], now: after ? [alone(now, after)] : [] };
    const differs = apart(tell(before), tell(after));
    return { kept: differs.map(([said]) => withName(kept, said)), now: differs.map(([, said]) => withName(now, said)) };
  });

/** What to say of each of two battles that is not so in the other. */
export const differencesOf = (kept: State, now: State, readings: BattleProse['readings']): Side => {
  const terms = apart(ofTerms(kept, readings), ofTerms(now, readings));
  const detectives = (of: State) => ({ of: of.detectives, nameOf: (at: number) => detectiveName(of, at) });
  const enemies = (of: State) => ({ of: of.enemies, nameOf: (at: number) => enemyName(of, at) });
  const sides = [
    ...ofPeople(detectives(kept), detectives(now), ofDetective),
    ...ofPeople(enemies(kept), enemies(now), ofEnemy),
    { kept: terms.map(([said]) => said), now: terms.map(([, said]) => said) },
  ];
  return { kept: sides.flatMap((side) => side.kept), now: sides.flatMap((side) => side.now) };
};
