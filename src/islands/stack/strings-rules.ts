/** Names of the glossary terms that steps, refusals and cases cite. */
import type { RuleId } from '../../engines/foursouls/rules.ts';

const RULE_NAMES: { readonly [r in RuleId]: string } = {
  stack: 'стек', priority: 'приоритет', resolve: 'разрешение', fizzle: 'рассеивание', cancel: 'отмена', prevent: 'предотвратить', target: 'цель', 'choose-one': 'выбери одно', cost: 'стоимость',
  play: 'разыграть', activate: 'активировать', loot: 'добыча', 'loot-play': 'разыгрывание добычи', 'loot-ability': 'способность добычи', 'activated-ability': 'активируемая способность',
  'tap-ability': '↷ способность', 'paid-ability': '$ способность', 'triggered-ability': 'срабатывающая способность', 'static-ability': 'постоянная способность', 'replacement-effect': 'эффект замещения',
  'continuous-effect': 'продолжительный эффект', 'roll-ability': 'брось кубик-', 'dice-roll': 'бросок кубика', attack: 'атака', 'attack-roll': 'бросок атаки', 'declare-attack': 'заявить об атаке',
  'additional-attack': 'дополнительная атака', 'attack-the-deck': 'атака колоды монстров', 'combat-damage': 'боевой урон', damage: 'урон', purchase: 'покупка', death: 'смерть', 'monster-death': 'смерть монстра',
  'player-death': 'смерть игрока', 'death-penalty': 'штраф за смерть', 'cleanup-step': 'шаг очистки', 'death-end-step': 'шаг конца смерти', 'dead-player': 'мёртвый игрок', refill: 'заполнение слотов',
  covered: 'накрыт в слоте', 'game-zones': 'игровые зоны', event: 'событие', curse: 'проклятие', ambush: 'засада', trinket: 'брелок', eternal: 'вечный', heal: 'лечить', health: 'здоровье', evasion: 'уклонение',
  reward: 'награда', soul: 'душа', 'soul-value': 'ценность души', winning: 'победа в игре', 'start-phase': 'фаза начала хода', 'recharge-step': 'шаг перезарядки', 'loot-step': 'шаг взятия добычи',
  'action-phase': 'фаза действий', 'end-phase': 'фаза конца хода', hand: 'рука', deck: 'колода', discard: 'сбросить', 'discard-pile': 'зона сброса', 'destroy-kill': 'уничтожить, убить', gain: 'получить', give: 'отдать',
  steal: 'украсть', swap: 'менять', 'take-loot': 'взять добычу', 'lose-cents': 'сбросить ¢', pay: 'заплатить', 'doubling-cents': 'удвоение ¢', recharge: 'перезарядить', deactivate: 'деактивировать',
  reroll: 'перебросить', 'reroll-item': 'переиграть', flip: 'перевернуть', copying: 'копирование', 'copying-loot': 'копирование добычи', 'copying-loot-cards': 'копирование карт добычи', 'copying-abilities': 'копирование способности', 'attackable-players': 'атакуемые игроки', 'one-of-several-rolls': 'один бросок из нескольких', room: 'комната', shop: 'магазин', 'and-then': '«и» и «затем»', each: 'каждый', counter: 'жетон', 'expand-slots': 'расширить слоты',
  control: 'контроль', 'active-player': 'активный игрок', object: 'объект', treasure: 'сокровище', indomitable: 'неукротимый', 'lost-soul': 'потерянная душа', 'bonus-soul': 'бонусная душа', 'copying-objects': 'копирование объекта в игре',
};
/** Terms that cases cite besides the rules of the engine. */
const CARD_TERMS: { readonly [id: string]: string } = {
  bomb: 'бомба', 'butter-bean': 'масляный боб', battery: 'батарейка', 'soul-heart': 'сердце души', 'dice-shard': 'осколок кубика', pill: 'пилюля', 'attack-stat': 'урон (характеристика)', 'in-play': 'в игре',
};
/** The name of a term in running words; an unknown one is named by its id. */
export const termName = (id: string): string => (RULE_NAMES as { readonly [id: string]: string })[id] ?? CARD_TERMS[id] ?? id;
