/** The text of a card, told from its data in our own words. */
import {
  bodiesOf,
  type Ability,
  type Moment,
  type Scope,
  type Template,
  type Wealth,
} from '../../../../engines/foursouls/stack/ability.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { bodyWords, costWords, effectsWords, STATS } from './effects.ts';

type AbilityOf<T extends Ability['type']> = Extract<Ability, { readonly type: T }>;

const MOMENTS: { readonly [m in Moment]: string } = {
  enters: 'когда входит в игру',
  leaves: 'когда покидает игру',
  dies: 'когда умирает, до награды',
  'dies-after-reward': 'когда умирает, после награды',
  'monster-dies': 'когда умирает монстр',
  'player-dies': 'когда умирает игрок',
  'you-die': 'когда хозяин умирает',
  'you-damaged': 'когда хозяин получает урон',
  'this-damaged': 'когда получает урон',
  'turn-start': 'в начале хода хозяина',
  'turn-end': 'в конце хода хозяина',
  thrown: 'когда кто-то бросил кубик',
  'would-roll': 'когда кто-то должен выбросить',
  roll: 'когда кто-то выбросил',
  'attack-roll': 'когда хозяин бросил в атаке',
  'you-declare-attack': 'когда хозяин заявляет об атаке',
  'you-attack': 'когда хозяин атакует монстра',
  'you-declare-purchase': 'когда хозяин заявляет о покупке',
  attacked: 'когда это атакуют',
  'you-gain-item': 'когда хозяин получает предмет',
  'you-play-loot': 'когда хозяин разыгрывает добычу',
  'loot-played': 'когда кто-то разыгрывает добычу',
  'you-buy': 'когда хозяин покупает',
};
const SCOPES: { readonly [s in Scope]: string } = {
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
const momentWords = ({ on, values }: AbilityOf<'trigger'>): string =>
  values === undefined ? MOMENTS[on] : `${MOMENTS[on]} ${values.join(' или ')}`;
const staticWords = ({ what, n, scope = what === 'evasion' ? 'monsters' : 'yours' }: AbilityOf<'static'>): string =>
  `${signedRu(n)}: ${STATS[what]} ${SCOPES[scope]}`;
const replaceWords = (ability: AbilityOf<'replace'>): string => {
  switch (ability.event) {
    case 'enter':
      return 'входит в игру деактивированным';
    case 'die':
      return `вместо смерти хозяина: ${effectsWords(ability.effects)}`;
    case 'gain-cents':
      return `если хозяин получает ¢: ${ability.times === undefined ? `на ${ability.plus ?? 0} больше` : `в ${ability.times} раза больше`}`;
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
    ...(template.back === undefined ? [] : ['есть другая сторона']),
    ...(template.soul === undefined ? [] : [`душа: ${template.soul}`]),
  ]
    .map(sentenceRu)
    .join(' ');
