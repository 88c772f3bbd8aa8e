/** What effects, costs and abilities say, in our own words: «урон 1 — цели». */
import type {
  Body,
  Cost,
  Effect,
  EffectOf,
  GainChange,
  GainEvent,
  Row,
  Skippable,
  Stat,
  TargetSpec,
  TargetKind,
  Who,
} from '../../../../engines/foursouls/stack/ability.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';

/** Whom it concerns, as «кому», «кого», «у кого», «кто». A card speaks of its owner as «хозяин». */
const WHOM: { readonly [who: string]: readonly [to: string, whom: string, from: string, who: string] } = {
  you: ['хозяину', 'хозяина', 'хозяина', 'хозяин'],
  target: ['цели', 'цель', 'цели', 'цель'],
  second: ['второй цели', 'вторую цель', 'второй цели', 'вторая цель'],
  active: ['активному игроку', 'активного игрока', 'активного игрока', 'активный игрок'],
  event: ['тому, о ком речь', 'того, о ком речь', 'того, о ком речь', 'тот, о ком речь'],
  doer: ['этому игроку', 'этого игрока', 'этого игрока', 'этот игрок'],
  chosen: ['выбранному', 'выбранное', 'выбранного', 'выбранное'],
  this: ['этой карте', 'эту карту', 'этой карты', 'эта карта'],
  'each-player': ['каждому игроку', 'каждого игрока', 'каждого игрока', 'каждый игрок'],
  'each-other': ['каждому другому игроку', 'каждого другого игрока', 'каждого другого игрока', 'каждый другой игрок'],
  'each-item': ['каждому предмету в игре', 'каждый предмет в игре', 'каждого предмета в игре', 'каждый предмет в игре'],
  'each-own-item': ['каждому своему предмету', 'каждый свой предмет', 'каждого своего предмета', 'каждый свой предмет'],
  'each-item-of-target': [
    'каждому предмету цели',
    'каждый предмет цели',
    'каждого предмета цели',
    'каждый предмет цели',
  ],
  'each-monster': ['каждому монстру', 'каждого монстра', 'каждого монстра', 'каждый монстр'],
  each: ['каждому игроку и монстру', 'каждого игрока и монстра', 'каждого игрока и монстра', 'каждый игрок и монстр'],
};
const to = (who: Who): string => WHOM[who]?.[0] ?? 'названному';
const whom = (who: Who): string => WHOM[who]?.[1] ?? 'названное';
const from = (who: Who): string => WHOM[who]?.[2] ?? 'названного';
/** «+3¢», after whose it is if not the owner's. */
const gets = (what: string, who: Who): string => (who === 'you' ? what : `${WHOM[who]?.[3] ?? 'названный'}: ${what}`);
const loots = (n: number): string => countRu(n, ['карту добычи', 'карты добычи', 'карт добычи']);

export const STATS: { readonly [s in Stat]: string } = {
  evasion: 'уклонение',
  'attack-roll': 'бросок атаки',
  'first-attack-roll': 'первый бросок атаки за ход',
  'attack-dice': 'кубиков в броске атаки',
  roll: 'любой бросок',
  attack: 'урон в атаке',
  health: 'здоровье',
  price: 'цена покупки',
};

/** What is skipped, «пропустить что». */
export const SKIPPED: { readonly [s in Skippable]: string } = {
  'recharge-step': 'шаг перезарядки',
  'loot-step': 'шаг взятия добычи',
  'action-phase': 'фазу действий',
  attack: 'атаку',
  turn: 'ход',
};

const EXTRA_ATTACKS: { readonly [m in NonNullable<EffectOf<'extra-attack'>['must']> | 'may']: string } = {
  now: 'активный игрок сразу атакует ещё раз',
  'this-turn': 'активный игрок должен атаковать ещё раз в этом ходу',
  may: 'ещё одна атака',
};

const KEPT: { readonly [k in NonNullable<EffectOf<'roll'>['keep']> | 'one']: string } = {
  one: ' и выбрать один',
  each: ', считается каждый',
  sum: ' и сложить',
};
const throwWords = ({ dice, keep }: EffectOf<'roll'>): string =>
  dice === undefined
    ? 'бросить кубик'
    : `бросить ${countRu(dice, ['кубик', 'кубика', 'кубиков'])}${KEPT[keep ?? 'one']}`;
const rowWords = ({ from: least, to: most, effects }: Row): string =>
  `${least === most ? least : `${least}–${most}`} — ${effectsWords(effects)}`;

const healWords = (heal: EffectOf<'prevent'>['heal']): string => {
  if (heal === undefined) return '';
  return heal === 'all' ? ', лечение полностью' : `, лечение ${heal}`;
};

const GAINS: { readonly [g in GainEvent]: readonly [gains: string, each: string] } = {
  'gain-cents': ['получает ¢', 'каждого ¢'],
  'take-loot': ['берёт добычу', 'каждой карты'],
  'gain-treasure': ['получает сокровище', 'каждого сокровища'],
};
/** What becomes of a gain of somebody. */
export const gainChangeWords = (gainer: string, { event, plus = 0, times, instead, same }: GainChange): string => {
  const [gains, each] = GAINS[event];
  const more = times === undefined ? `на ${plus} больше` : `в ${countRu(times, ['раз', 'раза', 'раз'])} больше`;
  const other = `вместо ${same === true ? each : 'этого'} ${effectsWords(instead ?? [])}`;
  return `если ${gainer} ${gains}: ${instead === undefined ? more : other}`;
};

type Words = { readonly [D in Effect['do']]: (effect: EffectOf<D>) => string };
const EFFECTS: Words = {
  damage: ({ n, who }) => `урон ${n} — ${to(who)}`,
  kill: ({ who }) => `убить ${whom(who)}`,
  take: ({ n }) => `нанести урон ${n}`,
  shield: ({ n, who }) =>
    `${n === 'all' ? 'щит от следующего урона' : `щит: следующий урон меньше на ${n}`} — ${to(who)}`,
  heal: ({ n, who }) => (n === 'all' ? `вылечить ${whom(who)} полностью` : `лечение ${n} — ${to(who)}`),
  cents: ({ n, who }) => gets(`+${n}¢`, who),
  'double-cents': ({ who }) => gets('удвоить ¢', who),
  'lose-all-cents': ({ who }) => gets('потерять все ¢', who),
  'lose-cents': ({ n, who }) => gets(`−${n}¢`, who),
  'pay-cents': ({ n, who }) => gets(`заплатить ${n}¢`, who),
  'steal-cents': ({ n, who }) => `украсть ${n}¢ у ${from(who)}`,
  'give-cents': ({ n, who }) => `отдать ${n}¢ — ${to(who)}`,
  loot: ({ n, who }) => gets(`взять ${loots(n)}`, who),
  discard: ({ n, who }) => gets(`сбросить ${loots(n)}`, who),
  treasure: ({ n, who }) => gets(`+${countRu(n, ['сокровище', 'сокровища', 'сокровищ'])}`, who),
  'steal-loot': ({ n, who }) => `украсть ${loots(n)} у ${from(who)}`,
  'give-loot': ({ n, who }) => `отдать ${loots(n)} — ${to(who)}`,
  destroy: ({ who }) => `уничтожить ${whom(who)}`,
  recharge: ({ who }) => `перезарядить ${whom(who)}`,
  deactivate: ({ who }) => `деактивировать ${whom(who)}`,
  steal: ({ who }) => `украсть ${whom(who)}`,
  'steal-item': () => 'украсть предмет у цели, какой — решается при разрешении',
  'reroll-item': ({ who }) => `переиграть ${whom(who)}`,
  'discard-object': ({ who }) => `сбросить ${whom(who)}`,
  'gain-soul': ({ who }) => gets('получить эту карту как душу', who),
  'discard-curse': () => 'сбросить проклятие',
  swap: () => 'поменять две цели местами',
  'become-item': () => 'стать предметом хозяина',
  'become-soul': () => 'стать душой хозяина',
  'change-character': ({ who }) => gets('сменить персонажа на следующего из тех, что вне игры', who),
  'turn-over': ({ who }) => `перевернуть ${whom(who)} на другую сторону`,
  'become-copy': ({ who, like }) =>
    `до конца хода ${WHOM[who]?.[3] ?? 'названное'} становится копией ${like === 'target' ? 'цели' : 'второй цели'}`,
  'in-order': ({ of }) => effectsWords(of),
  'gain-bonus': ({ who }) => gets('получить эту душу', who),
  ambush: () => 'стать монстром в слоте; активный игрок должен атаковать его',
  curse: () => 'стать проклятием игрока, которого назовёт активный',
  eternal: ({ who }) =>
    who === 'you' ? 'предметы хозяина вечные до конца хода' : `сделать вечным до конца хода: ${whom(who)}`,
  counter: ({ n, who }) => `${signedRu(n)}\u00a0${pluralRu(Math.abs(n), ['жетон', 'жетона', 'жетонов'])} — ${to(who)}`,
  cancel: () => 'отменить цель',
  reroll: () => 'перебросить цель',
  flip: () => 'перевернуть кубик: 7 минус выпавшее',
  'copy-loot': () => 'скопировать добычу с новыми целями',
  'copy-ability': () => 'скопировать способность с новыми целями',
  'copy-card': () => 'скопировать карту из руки: копию можно разыграть до конца хода',
  prevent: ({ n, heal }) =>
    typeof n === 'number'
      ? `уменьшить урон в стеке на ${n}`
      : `убрать цель из стека: она не разрешится${healWords(heal)}`,
  adjust: ({ n, either }) => (either === true ? `±${n} к броску` : `${signedRu(n)} к броску`),
  'set-roll': ({ n }) => `бросок становится ${n}`,
  'attack-roll': ({ who }) => gets('сделать бросок атаки', who),
  attackable: ({ n, who }) =>
    who === 'you'
      ? `хозяина можно атаковать до конца хода, нужно ${n}+`
      : `до конца хода хозяин может атаковать ${whom(who)}, нужно ${n}+`,
  die: ({ who }) => gets('умереть', who),
  'begin-turn': () => 'начать ход',
  choose: ({ spec, who, from: owner }) =>
    gets(`выбрать при разрешении: ${targetWords(spec)}${owner === undefined ? '' : ` — у ${from(owner)}`}`, who),
  roll: (effect) => `${gets(throwWords(effect), effect.who)}: ${effect.table.map(rowWords).join('; ')}`,
  'loot-play': ({ n, who }) => gets(`+${countRu(n, ['разыгрывание', 'разыгрывания', 'разыгрываний'])} добычи`, who),
  bonus: ({ what, n, who }) => `до конца хода ${signedRu(n)}: ${STATS[what]} — ${to(who)}`,
  'end-turn': () => 'завершить ход',
  'cancel-attack': () => 'отменить атаку',
  'extra-attack': ({ must }) => EXTRA_ATTACKS[must ?? 'may'],
  minions: ({ n }) =>
    `положить в слоты миньонов ${countRu(n, ['верхнюю карту', 'верхние карты', 'верхних карт'])} колоды монстров`,
  'change-gain': ({ who, ...change }) => `до конца хода, ${gainChangeWords(WHOM[who]?.[3] ?? 'названный', change)}`,
  skip: ({ what, who }) => gets(`пропустить ${SKIPPED[what]}`, who),
  expand: ({ slots, n }) =>
    `+${countRu(n, ['слот', 'слота', 'слотов'])} ${{ monsters: 'монстров', shop: 'магазина', rooms: 'комнат' }[slots]}`,
  win: () => 'победить',
};
const effectWords = (effect: Effect): string => (EFFECTS[effect.do] as (e: Effect) => string)(effect);
const linkWords = ({ join }: Effect): string => (join === 'and' ? ' и, если вышло, ' : ', затем ');
/** A list of effects: «и» where the later depends on the earlier, «затем» otherwise. */
export const effectsWords = (effects: readonly Effect[]): string =>
  effects.map((e, i) => `${i === 0 ? '' : linkWords(e)}${effectWords(e)}`).join('');

const TARGETS: { readonly [k in TargetKind]: string } = {
  player: 'игрок',
  monster: 'монстр',
  item: 'предмет',
  'shop-item': 'предмет магазина',
  soul: 'душа',
  roll: 'бросок',
  'attack-roll': 'бросок атаки',
  loot: 'добыча',
  activated: 'активированная способность',
  'item-ability': 'активированная способность предмета',
  triggered: 'сработавшая способность',
  damage: 'урон в стеке',
  death: 'смерть в стеке',
};
const WHOSE: { readonly [w in NonNullable<TargetSpec['whose']>]: string } = { yours: 'свой', others: 'чужой' };
const targetWords = ({ of, charged, eternal, whose, plain, alive }: TargetSpec): string =>
  [
    of.map((k) => TARGETS[k]).join(' или '),
    charged === true ? 'заряжен' : '',
    charged === false ? 'деактивирован' : '',
    eternal === false ? 'не вечный' : '',
    whose === undefined ? '' : WHOSE[whose],
    plain === true ? 'не брелок и не засада' : '',
    alive === true ? 'живой' : '',
  ]
    .filter((w) => w !== '')
    .join(', ');
/** Targets and effects of one body. */
export const bodyWords = ({ targets = [], effects }: Body): string =>
  `${targets.length > 0 ? `цель: ${targets.map(targetWords).join('; ещё одна: ')}; эффект: ` : ''}${effectsWords(effects)}`;

export const costWords = (cost: readonly Cost[]): string =>
  cost
    .map((c) => {
      switch (c.pay) {
        case 'cents':
          return `${c.n}¢`;
        case 'counters':
          return `снять ${countRu(c.n, ['жетон', 'жетона', 'жетонов'])}`;
        case 'health':
          return `здоровье −${c.n}`;
        case 'loot':
          return `сбросить ${loots(c.n)}`;
        case 'discard':
          return 'сбросить это';
        case 'destroy':
          return 'уничтожить это';
      }
    })
    .join(', ');
