/** The text of a card, built from its data in our own words. */
import {
  bodiesOf,
  type Ability,
  type Moment,
  type Scope,
  type Template,
  type Wealth,
  type Whose,
} from '../../../../engines/foursouls/stack/ability.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { bodyWords, costWords, effectsWords, gainChangeWords, SKIPPED, STATS } from './effects.ts';

type AbilityOf<T extends Ability['type']> = Extract<Ability, { readonly type: T }>;

/** Whose moment it is, as «кто» and «кого». */
const WHOSE: { readonly [w in Whose]: readonly [who: string, whom: string] } = {
  yours: ['хозяин', 'хозяина'],
  others: ['другой игрок', 'другого игрока'],
  anybody: ['любой игрок', 'любого игрока'],
};
type MomentSays = string | ((who: string, whom: string) => string);
const ANYBODY_BY_ITSELF: readonly Moment[] = [
  'thrown',
  'would-roll',
  'roll',
  'loot-played',
  'player-dies',
  'item-damages-player',
];
const MOMENTS: { readonly [m in Moment]: MomentSays } = {
  enters: 'когда входит в игру',
  leaves: 'когда покидает игру',
  dies: 'когда умирает, до награды',
  'dies-after-reward': 'когда умирает, после награды',
  'monster-dies': 'когда умирает монстр',
  'monster-dies-after-reward': 'когда умирает монстр, после награды',
  'player-dies': (who) => `когда умирает ${who}`,
  'you-die': (who) => `когда умирает ${who}`,
  'you-damaged': (who) => `когда ${who} получает урон`,
  'this-damaged': 'когда получает урон',
  'you-deal-damage': (who) => `когда ${who} наносит урон`,
  'this-deals-damage': 'когда наносит урон',
  'item-damages-player': (who) => `когда ${who} получает урон от предмета`,
  'turn-start': (_, whom) => `в начале хода ${whom}`,
  'turn-end': (_, whom) => `в конце хода ${whom}`,
  thrown: (who) => `когда ${who} бросил кубик`,
  'would-roll': (who) => `когда ${who} должен выбросить`,
  roll: (who) => `когда ${who} выбросил`,
  'attack-roll': (who) => `когда ${who} бросил в атаке`,
  'you-declare-attack': (who) => `когда ${who} заявляет об атаке`,
  'you-attack': (who) => `когда ${who} атакует монстра`,
  'you-declare-purchase': (who) => `когда ${who} заявляет о покупке`,
  attacked: 'когда это атакуют',
  'you-gain-item': (who) => `когда ${who} получает предмет`,
  'you-loot': (who) => `когда ${who} берёт добычу`,
  'you-discard': (who) => `когда ${who} сбрасывает добычу`,
  'you-play-loot': (who) => `когда ${who} разыгрывает добычу`,
  'loot-played': (who) => `когда ${who} разыгрывает добычу`,
  'you-buy': (who) => `когда ${who} покупает`,
};
const SCOPES: { readonly [s in Scope]: string } = {
  shop: 'у каждого предмета магазина',
  yours: 'у хозяина',
  monsters: 'у всех монстров',
  players: 'у всех игроков',
  this: 'у этой карты',
};
const KEYWORDS: { readonly [k in AbilityOf<'keyword'>['is']]: string } = {
  eternal: 'вечный',
  trinket: 'брелок',
  ambush: 'засада',
  curse: 'проклятие',
  indomitable: 'неукротимый',
  guppy: 'Гаппи',
  unattackable: 'нельзя атаковать',
  'must-be-attacked': 'активный игрок должен атаковать это раз в ход, если может',
};

const WEALTH: { readonly [w in Wealth]: (n: number) => string } = {
  cents: (n) => `${n}¢`,
  hand: (n) => `в руке ${countRu(n, ['карта', 'карты', 'карт'])} добычи`,
  items: (n) => countRu(n, ['предмет', 'предмета', 'предметов']),
};

/** What an ability does, or between what it lets choose. */
const bodiesWords = (ability: Ability): string => {
  const bodies = bodiesOf(ability).map(bodyWords);
  return bodies.length > 1 ? `выберите одно — ${bodies.join(' / ')}` : (bodies[0] ?? '');
};
/** From how many counters on the ability is there. */
const levelWords = ({ level }: Ability): string =>
  level === undefined ? '' : `от ${countRu(level, ['жетона', 'жетонов', 'жетонов'])}: `;
const activatedWords = (sign: string, { cost }: AbilityOf<'tap' | 'paid'>): string =>
  cost === undefined ? sign : `${sign} ${costWords(cost)}`;
const momentWords = ({ on, values, whose }: AbilityOf<'trigger'>): string => {
  const says = MOMENTS[on];
  const [who, whom] = WHOSE[whose ?? (ANYBODY_BY_ITSELF.includes(on) ? 'anybody' : 'yours')];
  const moment = typeof says === 'string' ? says : says(who, whom);
  return values === undefined ? moment : `${moment} ${values.join(' или ')}`;
};
const staticWords = ({ what, n, scope = what === 'evasion' ? 'monsters' : 'yours' }: AbilityOf<'static'>): string =>
  `${signedRu(n)}: ${STATS[what]} ${SCOPES[scope]}`;
const replaceWords = (ability: AbilityOf<'replace'>): string => {
  switch (ability.event) {
    case 'skip':
      return `хозяин пропускает ${SKIPPED[ability.what]}`;
    case 'enter':
      return 'входит в игру деактивированным';
    case 'die':
      return `вместо смерти хозяина: ${effectsWords(ability.effects)}`;
    case 'turn-start':
      return `с началом хода хозяина: ${effectsWords(ability.effects)}`;
    case 'gain-cents':
    case 'take-loot':
    case 'gain-treasure':
      return gainChangeWords(WHOSE[ability.whose ?? 'yours'][0], ability);
  }
};
/** One ability: its cost or moment before the colon. */
const abilityWords = (ability: Ability): string => {
  const level = levelWords(ability);
  switch (ability.type) {
    case 'loot':
      return `${level}${ability.cost === undefined ? '' : `${costWords(ability.cost)}: `}${bodiesWords(ability)}`;
    case 'tap':
      return `${level}${activatedWords('↷', ability)}: ${bodiesWords(ability)}`;
    case 'paid':
      return `${level}${activatedWords('$', ability)}: ${bodiesWords(ability)}`;
    case 'trigger':
      return `${level}${momentWords(ability)}: ${bodiesWords(ability)}`;
    case 'static':
      return `${level}${staticWords(ability)}`;
    case 'keyword':
      return KEYWORDS[ability.is];
    case 'bonus':
      return `эту душу получает тот, у кого ${WEALTH[ability.of](ability.least)} или больше`;
    case 'replace':
      return replaceWords(ability);
  }
};
/** The whole card: its abilities, for a monster its reward and soul. */
export const cardText = (template: Template): string =>
  [
    ...template.abilities.map(abilityWords),
    ...(template.reward === undefined ? [] : [`награда: ${effectsWords(template.reward)}`]),
    ...(template.starting === undefined ? [] : ['приходит со стартовым предметом']),
    ...(template.back === undefined ? [] : ['есть другая сторона']),
    ...(template.soul === undefined ? [] : [`душа: ${template.soul}`]),
  ]
    .map(sentenceRu)
    .join(' ');
