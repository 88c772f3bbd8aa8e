/** What the page says of itself. */
import { countRu } from '../../../lib/plural-ru.ts';
import { capitalRu, NBSP } from '../../../lib/sentence-ru.ts';
import type { FieldProblem } from '../../shared/state/fields.ts';
import type { TableField } from '../address.ts';
import { outcomeOf, scoreOf, winnersOf } from '../end.ts';
import { alarmAt, hasStep, isWanted, type State, type Table } from '../model.ts';

type Counter = Table['shared'][number];

export const labels = {
  noScript: 'Без JavaScript счётчиков нет, но все шаги стоят ниже по порядку.',
  notKept: 'Браузер не хранит данные этой страницы: партия останется только в её адресе.',
  problems: 'Ссылка понята не вся',
  problemsEnd: 'Вместо непонятого стоит начало партии.',
  next: 'Дальше',
  back: 'Назад',
  undo: 'Отменить',
  over: 'Это последний шаг партии.',
  forgotten: 'Не забудьте',
  counters: 'Счётчики',
  players: 'Игроки',
  playerCount: ([, , many]: Table['round']['seats']) => `Сколько ${many}`,
  playerName: ([, one]: Table['round']['seats'], at: number) => `Имя ${one} ${at + 1}`,
  acted: 'Кто уже закончил',
  games: 'Партии на этом устройстве',
  gamesNone: 'Назовите партию, и устройство сохранит её под этим именем.',
  gameName: 'Название этой партии',
  gameNamePlaceholder: 'Вечер пятницы',
  keep: 'Сохранить',
  open: 'Открыть',
  remove: 'Удалить',
  begin: 'Начать новую партию',
  awake: 'Не гасить экран',
  awakeRefused: 'Браузер не даёт держать экран включённым.',
  steps: 'Все шаги',
  rule: 'Правило шага',
  end: 'Конец партии',
  endRule: 'Правило',
  outcome: 'Чем всё кончилось',
  goesOn: 'Партия продолжается',
  toEnd: 'Подвести итог',
  threshold: (at: number) => `порог ${at}`,
  stowed: 'Прежняя партия сохранена под именем',
  toStowed: 'Вернуться к ней',
  removed: 'Удалена',
  restore: 'Вернуть',
  setup: 'Подготовка новой партии',
} as const;

/** His name, else «Игрок 2», «Агент 2». */
export const playerName = ({ round }: Table, { players }: Pick<State, 'players'>, at: number): string => {
  const name = players[at]?.name ?? '';
  return name === '' ? `${capitalRu(round.seats[0])} ${at + 1}` : name;
};
/** «Раунд 3». */
export const passRu = ({ round }: Table, { pass }: State): string => `${round.pass} ${pass}`;
/** «Раунд 3, фаза Мифа: шаг 2 из 5». */
const whereRu = (table: Table, state: State): string => {
  const { phase, title } = table.steps[state.at]!;
  return `${passRu(table, state)}, ${table.round.phases[phase]!.title.toLowerCase()}: ${title.toLowerCase()}`;
};
/** «шаг 2 из 8», of all in the pass. */
export const stepRu = (table: Table, state: State): string => {
  const steps = table.steps.flatMap((step, at) => (hasStep(table, state, step) ? [at] : []));
  return `шаг ${steps.indexOf(state.at) + 1} из ${steps.length}`;
};
export const playersRu = ({ round }: Table, { players }: State): string => countRu(players.length, round.seats);

/** What a step would change: «безысходность: было 12, станет 10»; what is not known afterwards has no number. */
export const changesRu = (table: Table, before: State, after: State): string =>
  table.shared
    .flatMap((counter, i) => {
      const [was, is] = [before.counters[i]!, after.counters[i]!];
      const end = is === 0 && counter.unknown !== undefined ? 'сброс' : `станет${NBSP}${is}`;
      return was === is ? [] : [`${counter.name.toLowerCase()}: было${NBSP}${was}, ${end}`];
    })
    .join('; ');

/** The numbers of the table and of the leading player, in short: «15 · 0/3 · 16»; a limit follows what it limits. */
export const countersRu = (table: Table, state: State): string => {
  const limits = table.shared.map(({ alarm }) => alarm?.at);
  const shownCounter = (counter: Counter, value: number): readonly string[] => {
    if (!isWanted(table, state, counter) || limits.includes(counter.id)) return [];
    const at = typeof counter.alarm?.at === 'string' ? alarmAt(table, state, counter) : undefined;
    return [`${shownRu(counter, value)}${at === undefined ? '' : `/${at}`}`];
  };
  return [
    ...table.shared.flatMap((counter, i) => shownCounter(counter, state.counters[i]!)),
    ...table.ofPlayer.flatMap((counter, i) => shownCounter(counter, state.players[state.leader]!.counters[i]!)),
  ].join(' · ');
};
const shownRu = ({ unknown }: Counter, value: number): string =>
  value === 0 && unknown !== undefined ? unknown : `${value}`;

/** What a kept game is: «Азатот · Раунд 3». */
export const gameRu = (table: Table, state: State): string =>
  [state.about, passRu(table, state), outcomeOf(table, state)?.title ?? ''].filter((part) => part !== '').join(' · ');
const MINUTE = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
/** The name of a game that had none when another took its place: «26 нояб., 20:15». */
export const stowedRu = (at: Date): string => MINUTE.format(at);

/** Who has won: «Победил игрок Аня», «Ничья: Аня, Боря». */
export const winnersRu = (table: Table, state: State): string => {
  const names = winnersOf(table, state).map((at) => playerName(table, state, at));
  if (names.length === 0) return '';
  return names.length === 1 ? `Победитель: ${names[0]!}.` : `Ничья: ${names.join(', ')}.`;
};
/** A counter of every player: «Души: Аня 4, Боря 2.». */
const ownRu = (table: Table, { players }: State, id: string): string => {
  const at = table.ofPlayer.findIndex((counter) => counter.id === id);
  const each = players.map(({ counters }, i) => `${playerName(table, { players }, i)} ${counters[at]!}`);
  return `${table.ofPlayer[at]!.name}: ${each.join(', ')}.`;
};
const withMinus = (number: number): string => `${number}`.replace('-', '−');
/** «Счёт: −1». */
export const scoreRu = (table: Table, state: State): string =>
  `${table.round.end?.score?.title ?? ''}: ${withMinus(scoreOf(table, state))}`;
/** How the game has ended, as it is sent to friends. */
const endRu = (table: Table, state: State): string => {
  const outcome = outcomeOf(table, state)!;
  const score = outcome.hasScore ? `${scoreRu(table, state)}.` : '';
  return [
    `${outcome.title}.`,
    winnersRu(table, state),
    outcome.winners === undefined ? '' : ownRu(table, state, outcome.winners),
    `${passRu(table, state)}, ${playersRu(table, state)}.`,
    score,
  ]
    .filter((part) => part !== '')
    .join(' ');
};

/** What is sent with the link. */
export const sentenceRu = (table: Table, state: State): string => {
  const counters = table.shared.flatMap((counter, i) =>
    isWanted(table, state, counter) ? [`${counter.name.toLowerCase()} ${shownRu(counter, state.counters[i]!)}`] : [],
  );
  const called = [state.name, state.about].filter((part) => part !== '').join(': ');
  if (outcomeOf(table, state) !== undefined) return `${called === '' ? '' : `${called}. `}${endRu(table, state)}`;
  return [
    called === '' ? '' : `${called}.`,
    `${whereRu(table, state)}.`,
    counters.length > 0 ? `Счётчики: ${counters.join(', ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
};

/** What a field of an address says, and what is wanted there. */
const FIELDS: { readonly [f in FieldProblem<TableField>['code']]: string } = {
  version: 'Ссылка другой версии, нужна первая',
  about: 'Во что играют, не длиннее 80 знаков',
  with: 'Что выбрано при подготовке, парами через точку и «~»',
  who: 'Кто кем играет, по слову на игрока через точку',
  end: 'Исход партии, его имя',
  score: 'Счёт, числа через точку',
  game: 'Название партии не длиннее 24 знаков',
  pass: 'Номер раунда или хода, число от 1',
  step: 'Шаг, который в этом раунде есть',
  players: 'Имена игроков, после каждого стоит «~»',
  leader: 'Кто ведёт, номер игрока от 1',
  done: 'Кто закончил, по цифре 0 или 1 на игрока',
  counters: 'Счётчики стола, числа через точку',
  own: 'Счётчики игроков, числа через точку и «_»',
};
/** What was not understood: what is wanted and what came. */
export const problemRu = ({ code, came }: FieldProblem<TableField>): string => `${FIELDS[code]}. Пришло: «${came}».`;
