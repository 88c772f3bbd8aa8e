/** Names of what the game has, in the cases that sentences need. */
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { COLOURS, type Colour, type Level } from '../../../../engines/hellboy/dice/colour.ts';
import type { Effect } from '../../../../engines/hellboy/dice/effect.ts';
import type { Modifier } from '../../../../engines/hellboy/situation/modifier.ts';
import type { Action, Count, Flag } from '../../../../engines/hellboy/situation/situation.ts';
import { decimalRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { listRu } from '../../../../lib/sentence-ru.ts';
import type { OddsData } from '../data.ts';
import type { Mode, Named, Tested } from '../model.ts';

export const MODE_NAMES: { readonly [m in Mode]: string } = {
  test: 'Проверка',
  series: 'Серия',
  siege: 'Осада',
  throws: 'Броски',
};
export const ACTION_NAMES: { readonly [a in Action]: string } = {
  fight: 'Драка',
  shoot: 'Стрельба',
  examine: 'Изучение',
  'defend-melee': 'Защита от ближней атаки',
  'defend-ranged': 'Защита от дальней атаки',
  other: 'Другая проверка',
};
/** «Уровень драки». */
export const SKILL_OF_NAMES: { readonly [s in Tested]: string } = {
  fight: 'драки',
  shoot: 'стрельбы',
  examine: 'изучения',
  defend: 'защиты',
  other: 'навыка',
};
export const COLOUR_NAMES: { readonly [c in Colour]: string } = {
  yellow: 'жёлтый',
  orange: 'оранжевый',
  red: 'красный',
  black: 'чёрный',
};
const COLOUR_COUNTS: { readonly [c in Colour]: readonly [string, string, string] } = {
  yellow: ['жёлтый', 'жёлтых', 'жёлтых'],
  orange: ['оранжевый', 'оранжевых', 'оранжевых'],
  red: ['красный', 'красных', 'красных'],
  black: ['чёрный', 'чёрных', 'чёрных'],
};
/** «на красных», «на красном». */
export const onColour = (colour: Colour, dice: number): string =>
  `на ${COLOUR_NAMES[colour].slice(0, -2)}${dice === 1 ? 'ом' : 'ых'}`;
/** A letter for each colour, so that colour is never the only sign. */
export const COLOUR_LETTERS: { readonly [c in Colour]: string } = { yellow: 'Ж', orange: 'О', red: 'К', black: 'Ч' };
export const LEVEL_NAMES: { readonly [l in Level]: string } = {
  yellow: 'средний',
  orange: 'выдающийся',
  red: 'сверхчеловеческий',
};
/** «на красном уровне». */
export const onLevel = (level: Level): string => `на ${COLOUR_NAMES[level].slice(0, -2)}ом уровне`;
/** «2 красных», «1 оранжевый»: the best first. */
const diceCounts = (dice: readonly Colour[]): readonly string[] =>
  [...COLOURS].reverse().flatMap((colour) => {
    const n = dice.filter((c) => c === colour).length;
    return n === 0 ? [] : [countRu(n, COLOUR_COUNTS[colour])];
  });
/** «2 красных и 1 оранжевый»; «только кубик эффекта» for none. */
export const diceWords = (dice: readonly Colour[]): string =>
  dice.length === 0 ? 'только кубик эффекта' : listRu(diceCounts(dice));
export const EFFECT_NAMES: { readonly [e in Effect]: string } = {
  catastrophe: 'Катастрофа',
  'plus-one': 'Плюс 1',
  'plus-two': 'Плюс 2',
  reroll: 'Переброс',
  double: 'Удвоение',
  bprd: 'БРПД',
};

/** What cards give. */
export const CARD_COUNTS: readonly Count[] = ['cardImprove', 'cardDegrade'];
/** What the page asks about a situation, by the rule that counts it. */
export const askOf = (action: Action, by: Count | Flag, rules: readonly Modifier[]): Modifier | undefined =>
  rules.find((rule) => rule.by === by && rule.actions.includes(action));
/** The name of somebody: of a known card, or the reader's own. */
export const nameOf = ({ id, name }: Named, among: OddsData['agents'] | OddsData['enemies']): string | undefined =>
  name ?? among.find((card) => card.id === id)?.ru;

export const damageCount = (n: number): string => `${n}\u00a0${n % 10 === 1 && n % 100 !== 11 ? 'урон' : 'урона'}`;
/** A mean with its noun: «2,6 урона», «1 урон». */
const meanCount = (mean: Fraction, [one, some, many]: readonly [string, string, string]): string => {
  const shown = decimalRu(mean);
  return shown.includes(',') ? `${shown}\u00a0${some}` : countRu(Number(shown), [one, some, many]);
};
export const meanDamage = (mean: Fraction): string => meanCount(mean, ['урон', 'урона', 'урона']);
export const meanInformation = (mean: Fraction): string =>
  `${meanCount(mean, ['деление', 'деления', 'делений'])} информации`;
export const informationCount = (n: number): string => `${countRu(n, ['деление', 'деления', 'делений'])} информации`;
/** What tokens are after «за». */
export const TOKENS_SPENT = ['фишку', 'фишки', 'фишек'] as const;
const TOKENS = ['фишка', 'фишки', 'фишек'] as const;
export const tokensCount = (n: number): string => countRu(n, TOKENS);
