/** The fight played throw by throw, in words. */
import type { StageName } from '../../../../engines/eldritch/combat/fight.ts';
import type { RollerAction, RollerState } from '../../../../engines/eldritch/roller/roller.ts';
import type { Reported } from '../../../../engines/eldritch/roller/report.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { listRu } from '../../../../lib/sentence-ru.ts';
import type { CombatData } from '../cards.ts';
import type { State } from '../model.ts';
import { itemName } from './items.ts';
import { cluesCount, diceCount } from '../../shared/words.ts';
import { foeName, memberName } from './names.ts';

export const PLAY = {
  title: 'Сыграть бой по броскам',
  says: 'кубики страницы или ваши',
  tooBig: 'Этот бой слишком долго считать после каждого броска. Сыграйте его по частям: с одним или двумя сыщиками.',
  intro:
    'Числа на кубиках случайны: их даёт ваше устройство. Или вводите, что выпало у вас за столом, и страница скажет, что лучше делать дальше.',
  begin: 'Начать бой',
  again: 'Начать бой заново',
  dice: 'Кто бросает кубики',
  byPage: 'Страница',
  byHand: 'Я, за столом',
  best: 'лучше всего',
  thinking: 'Считаем, что лучше…',
  log: 'Ход боя',
  count: 'Оставить кубики',
  skip: 'Не проходить эту проверку',
  pay: 'Потратить улику',
  take: 'Принять потерю',
  luck: 'Бросить кубик',
  all: 'Перебросить все неудачные',
  pick: 'Коснитесь кубика, который перебросите.',
  enter: 'Что выпало?',
  erase: 'Стереть',
} as const;

export interface Words {
  readonly state: State;
  readonly data: CombatData;
}
const foeAt = ({ state, data }: Words, at: number): string => `«${foeName(state.foes[at]!, data)}»`;

const STAGE_SAYS: { readonly [S in StageName]: string } = {
  toll: 'Перед проверкой воли монстр требует улику',
  will: 'Проверка воли',
  luck: 'Кубик решает, победит ли монстра его собственный эффект',
  dies: 'Эффект монстра после проверки воли',
  parley: 'Перед проверкой силы можно пройти проверку общения',
  fright: 'Перед проверкой силы монстр отнимает рассудок',
  strength: 'Проверка силы',
};
/** What is to be done now. */
export const momentWords = (roller: RollerState, words: Words): string => {
  const { moment, position } = roller;
  const { state, data } = words;
  if (moment.kind === 'over') return overWords(roller, words);
  const who = memberName(state, position.turn, data);
  if (moment.kind === 'between') return `Ходит ${who}: выберите монстра.`;
  const { stage, foe } = moment.combat;
  const where = `${who} против монстра ${foeAt(words, foe)}. ${STAGE_SAYS[stage]}`;
  return moment.kind === 'stage' ? `${where}.` : `${where}: решите, что перебросить.`;
};
const overWords = ({ position }: RollerState, words: Words): string => {
  const { state, data } = words;
  const killed = position.foes.flatMap(({ isDefeated }, at) => (isDefeated ? [foeAt(words, at)] : []));
  const fallen = position.fighters.flatMap(({ health, sanity }, at) =>
    health > 0 && sanity > 0 ? [] : [memberName(state, at, data)],
  );
  const foes = killed.length === 0 ? 'Монстры не побеждены.' : `Побеждены монстры: ${listRu(killed)}.`;
  return `Бой окончен. ${foes} ${fallen.length === 0 ? 'Все сыщики выстояли.' : `Побеждены сыщики: ${listRu(fallen)}.`}`;
};
/** How an investigator is now: «здоровье 6, рассудок 5, 1 улика». */
export const nowWords = (roller: RollerState, at: number): string => {
  const { moment, position } = roller;
  const isInCombat = moment.kind === 'stage' || moment.kind === 'thrown';
  const { health, sanity, clues, focus } =
    isInCombat && position.turn === at ? moment.combat.now : position.fighters[at]!;
  return [
    `здоровье ${health}`,
    `рассудок ${sanity}`,
    ...(clues > 0 ? [cluesCount(clues)] : []),
    ...(focus > 0 ? [`концентрация ${focus}`] : []),
  ].join(', ');
};
export const foeNowWords = ({ moment, position }: RollerState, at: number, { state }: Words): string => {
  const { wounds, isDefeated, isGone } = position.foes[at]!;
  if (isDefeated) return 'побеждён';
  if (isGone) return 'вернулся в пул';
  const isMet = (moment.kind === 'stage' || moment.kind === 'thrown') && moment.combat.foe === at;
  const lost = isMet ? moment.combat.wounds : wounds;
  return `здоровье ${state.foes[at]!.monster.toughness - lost}`;
};

/** What a button does, in words. */
export const itemsWords = (items: readonly number[], who: number, { state, data }: Words): string =>
  items.length === 0
    ? ''
    : `, сбросить ${listRu(items.map((item) => `«${itemName(state.party[who]!.hero.things, item, data)}»`))}`;
export const throwWords = (dice: number, item: number | undefined, who: number, { state, data }: Words): string =>
  item === undefined
    ? `Бросить ${diceCount(dice)}`
    : `«${itemName(state.party[who]!.hero.things, item, data)}»: бросить ${diceCount(dice)}`;
export const AGAIN_WORDS: { readonly [by in 'free' | 'focus' | 'clue']: (left: number) => string } = {
  free: (left) => `Перебросить картой (${left})`,
  focus: (left) => `Перебросить за концентрацию (${left})`,
  clue: (left) => `Перебросить за улику (${left})`,
};

const HEALTH = ['здоровье', 'здоровья', 'здоровья'] as const;
const SANITY = ['рассудок', 'рассудка', 'рассудка'] as const;
const lossCount = (term: string, n: number): string => countRu(n, term === 'sanity' ? SANITY : HEALTH);
/** The words of an event; the view adds the link to its term. */
const TOLD: { readonly [what in Reported['what']]: (told: Reported, words: Words, who: number) => string } = {
  met: ({ term, amount }, words) => {
    if (term === 'ambush') return 'Монстр напал из засады.';
    return term === 'epic-monster' ? 'Это эпический монстр.' : `Бой с монстром ${foeAt(words, amount)}.`;
  },
  thrown: ({ amount }) => `Брошено: ${diceCount(amount)}.`,
  used: ({ amount }, { state, data }, who) =>
    `Использована карта «${itemName(state.party[who]!.hero.things, amount, data)}».`,
  again: ({ amount }) => `Переброшено: ${diceCount(amount)}.`,
  spent: ({ term }) => (term === 'clue' ? 'Потрачена 1 улика.' : 'Потрачен 1 жетон концентрации.'),
  luck: ({ amount }) => `Кубик показал ${amount}.`,
  result: ({ amount }) => `Успехов: ${amount}.`,
  lost: ({ term, amount }) => `Потеря: ${lossCount(term, amount)}.`,
  recovered: ({ term, amount }) =>
    term === 'clue' ? `Получено: ${cluesCount(amount)}.` : `Восстановлено: ${lossCount(term, amount)}.`,
  wounded: ({ amount }) => `Монстр потерял ${countRu(amount, HEALTH)}.`,
  healed: ({ amount }) => `Монстр восстановил ${countRu(amount, HEALTH)}.`,
  defeated: ({ term, amount }, words) =>
    term === 'defeated-investigator'
      ? `${memberName(words.state, amount, words.data)}: сыщик побеждён.`
      : `Монстр ${foeAt(words, amount)} побеждён.`,
  cursed: () => 'Сыщик получил «Проклятие» или потерял «Благословение».',
  returned: () => 'Монстр вернулся в пул.',
  stays: ({ amount }) =>
    amount === 0 ? 'Монстр остаётся.' : `Монстр остаётся, он потерял ${countRu(amount, HEALTH)}.`,
};
export const toldWords = (told: Reported, words: Words, who: number): string => TOLD[told.what](told, words, who);
/** What the dice of an action showed. */
export const facesWords = (action: RollerAction): string => {
  if (action.kind === 'throw' || action.kind === 'all') return ` Выпало: ${action.faces.join(', ')}.`;
  return action.kind === 'again' ? ` Выпало: ${action.face}.` : '';
};
