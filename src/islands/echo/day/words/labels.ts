/** Every label of the tracker. */
import { cursedPlaces, detainedEnemies, freeEnemies, type DayState } from '../../../../engines/echo/day/state.ts';
import { CURSES_LOSE, ENEMIES_LOSE, LAST_TURN, MOST } from '../../../../engines/echo/day/words.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { endWords } from './log.ts';
import { detectiveName, PHASES_SAID } from './names.ts';
import { cluesRu } from './warnings.ts';

export const labels = {
  noScript: 'Чтобы вести партию, включите JavaScript. Здесь стоит пример: вымышленная партия на пятом ходу.',
  hintExample: 'Это пример: партия вымышлена.',
  startOwn: 'Начать свою партию',
  hintOwn: 'Партия хранится на этом устройстве. Каждое действие можно отменить.',
  problems: 'Партия по ссылке не открыта',
  problemsEnd: 'Ваша партия осталась такой, какой была.',
  kept: 'Партии не прочитаны',
  keptEnd: 'Запись останется на месте, пока вы не начнёте заново. Сохраните её файлом, если она вам нужна.',
  saveKept: 'Сохранить запись файлом',
  beginAnew: 'Начать заново',
  notKept:
    'Устройство не разрешает хранить данные: партия хранится, только пока открыта страница. Сохраните её файлом.',
  now: 'Сейчас',
  board: 'Что на поле и на руках',
  turns: 'Ходы',
  warnings: 'О чём помнить',
  moreWarnings: (count: number) => `Ещё ${countRu(count, ['предупреждение', 'предупреждения', 'предупреждений'])}`,
  otherSteps: (hasNext: boolean) => (hasNext ? 'Остальные шаги фазы' : 'Шаги фазы'),
  stepsDone: (done: number, all: number) => `сделано ${done} из ${all}`,
  undo: 'Шаг назад',
  redo: 'Шаг вперёд',
  next: (state: DayState): string => {
    if (state.phase === 'setup') return 'Начать первый ход';
    if (state.phase === 'movement') return 'Дальше: Фаза Событий';
    if (state.phase === 'events') return 'Дальше: Фаза Перемен';
    return state.turn === LAST_TURN ? 'Закончить последний ход' : `Закончить ход ${state.turn}`;
  },
  paths: 'Проклятые локации',
  enemies: 'Враги на свободе',
  prisoners: 'Задержанные',
  detectives: 'Сыщики',
  clues: 'Улики на поле',
  places: 'Локации и районы',
  whole: 'Вся партия',
  wholeSays: 'запись, районы, конец',
  scenario: 'Сценарий закончил игру',
  history: 'Запись партии',
  games: 'Партии',
  newGame: 'Новая партия',
  sum: 'Итог одной фразой',
  assumed: 'Что счётчик знает и чего не знает',
  noPaths: 'Троп на поле нет.',
  noClues: 'Улик на поле нет.',
  noPrisoners: 'Задержанных нет.',
  choosePlace: 'Выберите локацию',
  otherPlace: 'Другая локация…',
  placeName: 'Название локации',
  add: 'Добавить',
  district: 'Район',
  noDistrict: 'не указан',
  otherPath: 'Есть ли в этом районе другая Тропа, кроме открытой Тропы в Шамхум?',
  noGameName: `Название партии — от 1 до ${MOST.name} обычных знаков.`,
  noPlaceName: `Название — от 1 до ${MOST.name} обычных знаков.`,
  copyAnswer: 'Скопировать итог',
  copyLink: 'Скопировать ссылку на партию',
  longLink: 'Партия слишком длинная для ссылки: сохраните её файлом и пошлите файл.',
} as const;

/** How a copy went. */
export const COPIED = {
  link: 'Ссылка скопирована.',
  answer: 'Итог скопирован.',
  refused: 'Браузер не дал скопировать: итог можно выделить, а партию — сохранить файлом.',
} as const;

/** «Ход 5», «Победа». */
export const barValue = (state: DayState): string => {
  if (state.end !== null) return state.end.result === 'won' ? 'Победа' : 'Конец';
  return `Ход ${state.turn}`;
};
export const curseCount = (state: DayState): string => `${cursedPlaces(state).length} из ${CURSES_LOSE}`;
export const enemyCount = (state: DayState): string => `${freeEnemies(state).length} из ${ENEMIES_LOSE}`;
/** A narrow bar breaks between the two, not within «5 из 12». */
export const barCounted = (state: DayState): string =>
  [`${curseCount(state)} Проклятий`, `${enemyCount(state)} Врагов`]
    .map((part) => part.replace(/(\d) из (\d)/u, '$1\u00a0из\u00a0$2'))
    .join(', ');

/** What the lists of the board hold, shortly. */
export const prisonersSay = (state: DayState): string => {
  const { length } = detainedEnemies(state);
  return length === 0 ? 'никого' : countRu(length, ['Враг', 'Врага', 'Врагов']);
};
export const detectivesSay = (state: DayState): string => `Первый Игрок — ${detectiveName(state, state.first)}`;
export const cluesSay = ({ clues }: DayState): string => {
  const all = clues.reduce((sum, { count }) => sum + count, 0);
  return all === 0 ? 'нет' : cluesRu(all);
};

/** The whole standing in one sentence, to be sent. */
export const answerSentence = (state: DayState): string => {
  const counts = `Проклятых локаций ${curseCount(state)}, Врагов на свободе ${enemyCount(state)}`;
  const head =
    state.end === null
      ? `Ход ${state.turn} из ${LAST_TURN}, ${PHASES_SAID[state.phase].whole}`
      : `${endWords(state.end)}. Ход ${state.turn} из ${LAST_TURN}`;
  return `${head}: ${counts}.`;
};
