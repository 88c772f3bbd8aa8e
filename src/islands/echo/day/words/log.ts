/** Each action of the log as a sentence. */
import type { DayTimeline } from '../../../../engines/echo/day/day.ts';
import type { Action, ActionKind, ActionOf } from '../../../../engines/echo/day/action.ts';
import type { Happened } from '../../../../engines/echo/day/after.ts';
import type { DayState, End } from '../../../../engines/echo/day/state.ts';
import { step as stepOf } from '../../../../engines/echo/day/step.ts';
import { framesOf } from '../../../../engines/log/timeline.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import {
  COLOUR_NAMES,
  detectiveName,
  districtName,
  enemyName,
  FACE_NAMES,
  holderName,
  KINDS,
  PHASES_SAID,
  placeAt,
  STEP_NAMES,
  TRACKER_NAMES,
  WARE_NAMES,
} from './names.ts';
import { arriveRu, cluesRu, getCluesRu, pathsRu } from './warnings.ts';

/** The state before the action names what it speaks of; a place that it adds is named by itself. */
type Says<K extends ActionKind> = (action: ActionOf<K>, before: DayState, next: DayState) => string;

const enemyOf = (state: DayState, id: number): string => {
  const enemy = state.enemies.find((e) => e.id === id);
  return enemy === undefined ? 'Враг' : enemyName(state, enemy);
};
const pathPlace = (state: DayState, id: number): string =>
  placeAt(state, state.paths.find((path) => path.id === id)?.place ?? null);
const limit = (n: number | null): string => (n === null ? 'не указан' : String(n));

const ACTION_WORDS: { readonly [K in ActionKind]: Says<K> } = {
  detectives: ({ count }) => `Играют Сыщики: ${count}`,
  tracker: ({ level }) => `Сложность: ${TRACKER_NAMES[level]}`,
  reading: () => 'Толкование Массового Вторжения изменено',
  'name-detective': ({ who, name }) => `Сыщик ${who + 1}: ${name === '' ? 'без имени' : name}`,
  first: ({ who }, s) => `Жетон Первого Игрока: ${detectiveName(s, who)}`,
  'new-place': ({ name }) => `Новая локация: ${name}`,
  district: ({ place, district }, s) =>
    `${placeAt(s, place)}: ${district === null ? 'район не указан' : districtName(s, district)}`,
  'name-district': ({ district, name }) => `Район ${district}: ${name === '' ? 'без названия' : name}`,
  check: ({ step }, s) => `${s.done.includes(step) ? 'Снята отметка' : 'Сделано'}: ${STEP_NAMES[step]}`,
  next: (_, s, next) => {
    if (next.end !== null) return endWords(next.end);
    return s.phase === 'changes' ? `Начался ход ${next.turn}` : `Началась ${PHASES_SAID[next.phase].whole}`;
  },
  end: (_, __, next) => (next.end === null ? '' : endWords(next.end)),
  'play-on': () => 'Сценарий велит играть дальше',
  colour: ({ turn, colour }) => `Число хода ${turn}: ${COLOUR_NAMES[colour].toLowerCase()}`,
  dice: ({ white, green, black }) => `Дайсы Врагов: белый ${white}, зелёный ${green}, чёрный ${black}`,
  lay: ({ places }, s) => `${pathsRu(places.length)}: ${places.map((place) => placeAt(s, place)).join(', ')}`,
  'turn-path': ({ path, face }, s) => `Тропа (${pathPlace(s, path)}): ${FACE_NAMES[face]}`,
  'take-path': ({ path, who }, s) => `Проклятие снято (${pathPlace(s, path)}), Тропу забирает ${detectiveName(s, who)}`,
  'remove-path': ({ path }, s) => `Тропа убрана: ${pathPlace(s, path)}`,
  enemy: ({ as, place }, s) => `Новый Враг (${KINDS[as].name.toLowerCase()}): ${placeAt(s, place)}`,
  'enemy-kind': ({ enemy, as }, s) => `${enemyOf(s, enemy)}: ${KINDS[as].name.toLowerCase()}`,
  'name-enemy': ({ enemy, name }, s) => `${enemyOf(s, enemy)}: ${name === '' ? 'без имени' : name}`,
  limits: ({ enemy, will, strength }, s) =>
    `${enemyOf(s, enemy)}: предел Воли ${limit(will)}, предел Силы ${limit(strength)}`,
  move: ({ enemy, to }, s) => `${enemyOf(s, enemy)} теперь здесь: ${placeAt(s, to)}`,
  detain: ({ enemy, by }, s) => `Задержан ${enemyOf(s, enemy)}: ${holderName(s, by)}`,
  hand: ({ enemy, to }, s) => `Задержанного (${enemyOf(s, enemy)}) забирает ${holderName(s, to)}`,
  release: ({ enemy }, s) => `${enemyOf(s, enemy)} снова на свободе`,
  'defeat-enemy': ({ enemy }, s) => {
    const kind = s.enemies.find((e) => e.id === enemy)?.kind;
    return `${kind === 'mage' || kind === 'citizen' ? 'Враг убит' : 'Враг уничтожен'}: ${enemyOf(s, enemy)}`;
  },
  'remove-enemy': ({ enemy }, s) => `Враг убран с поля: ${enemyOf(s, enemy)}`,
  'trade-enemy': ({ enemy }, s) => `Задержанный отдан за Улики: ${enemyOf(s, enemy)}`,
  clues: ({ place, by }, s) => `${by === 'more' ? 'Новая Улика' : 'Улика убрана'}: ${placeAt(s, place)}`,
  'take-clues': ({ place, who }, s) => `Улики (${placeAt(s, place)}) забирает ${detectiveName(s, who)}`,
  purse: ({ who, what, by }, s) =>
    `${detectiveName(s, who)}: ${by === 'more' ? '+' : '−'}1 ${what === 'clues' ? 'Улика' : 'Тропа'}`,
  exchange: ({ who, ware }, s) => `${detectiveName(s, who)} меняет жетоны Троп на ${WARE_NAMES[ware].forIt}`,
  faint: ({ who }, s) => `${detectiveName(s, who)} теряет сознание`,
  out: ({ who }, s) => `${detectiveName(s, who)} выходит из игры`,
};

/** What an action said and made happen, as one line of the log. */
const logLine = (action: Action, happened: readonly Happened[], before: DayState, next: DayState): string => {
  const says = ACTION_WORDS[action.kind] as (action: Action, before: DayState, next: DayState) => string;
  const all = [says(action, before, next), ...happened.map((h) => happenedWords(h, before))];
  return all.filter((text) => text !== '').join('. ');
};
/** The log in sentences, and the day at its cursor. */
export const logTextOf = ({ initial, actions, cursor }: DayTimeline) => {
  const done = actions.slice(0, cursor);
  const { states, happened } = framesOf(stepOf, initial, done);
  return {
    state: states.at(-1)!,
    log: done.map((action, i) => logLine(action, happened[i]!, states[i]!, states[i + 1]!)),
  };
};
/** What happened beyond the action, in a sentence; empty where the action says it. */
const happenedWords = (h: Happened, state: DayState): string => {
  switch (h.kind) {
    case 'came': {
      const came = arriveRu(h.fresh.length + h.extra.length);
      return h.extra.length > 0 ? `Массовое Вторжение, ${came}` : `Сюда ${came}`;
    }
    case 'got-clues':
      return `${detectiveName(state, h.who)} получает ${getCluesRu(h.count)}`;
    case 'lost':
      return h.clues + h.tokens === 0 ? '' : `Потеряно: ${cluesRu(h.clues)}, ${pathsRu(h.tokens)}`;
    case 'mockery':
      return `${placeAt(state, h.place)} — Проклятая локация: возьмите «Насмешку Судьбы»`;
    case 'prisoners':
      return `Задержанных у него было ${h.count}: решите, кому они достались`;
    case 'turn':
      return `Жетон Первого Игрока: ${detectiveName(state, h.first)}`;
    case 'ended':
      return '';
  }
};

/** The ends of a game, each with the term of its rule. */
export const ENDS = {
  curses: { says: 'Поражение: Проклятых локаций слишком много', term: 'defeat' },
  enemies: { says: 'Поражение: Врагов слишком много', term: 'defeat' },
  'nobody-left': { says: 'Поражение: все Сыщики вышли из игры', term: 'defeat' },
  endured: { says: 'Победа: Сыщики продержались 13 ходов', term: 'victory' },
  clean: { says: 'Победа: на последнем ходу в городе нет Троп', term: 'victory' },
  early: { says: 'Досрочная Победа', term: 'early-victory' },
  scenario: { says: 'Победа по Сценарию', term: 'scenario' },
} as const satisfies { readonly [b in End['by']]: unknown };
/** How the game has ended. */
export const endWords = ({ result, by }: End): string =>
  by === 'scenario' && result === 'lost' ? 'Сценарий провален, Сыщики проиграли' : ENDS[by].says;
/** How long a log is. */
export const stepsRu = (n: number): string => countRu(n, ['действие', 'действия', 'действий']);
