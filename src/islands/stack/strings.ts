/** Labels and short words of the visualiser. Sentences about the game stand in the other `strings-*.ts`. */
import { countRu } from '../../lib/plural-ru.ts';

export const T = {
  table: 'Стол', pile: 'Стек', next: 'разрешится следующим', emptyPile: 'Стек пуст', emptyHint: 'Сюда ложатся добыча, способности, броски, урон и смерти. Разрешается всегда верхний элемент.',
  more: (n: number) => `Ещё ${n} ниже`, whole: 'Подробно', less: 'Свернуть', target: 'Цель', sample: 'наш образец, не текст карты',
  seats: 'Кто может ответить', hasPriority: 'приоритет', hasPassed: 'пас', turnOf: 'ход', decides: 'решает', round: 'пас идёт по кругу', noPriority: 'Приоритета нет ни у кого', over: 'Партия окончена', won: 'Победа',
  players: 'Игроки', monsters: 'Монстры', shop: 'Магазин', rooms: 'Комнаты', bonus: 'Бонусные души', copies: 'Копии', exposed: (n: number) => `можно атаковать, ${n}+`, health: 'Здоровье', evasion: 'Уклонение', attack: 'Урон', cents: 'Центы', plays: 'Разыгрывания добычи', souls: 'Души', hand: 'Рука', items: 'Предметы', curses: 'Проклятия', nothing: 'пусто',
  turned: { item: 'деактивирован', character: 'деактивирован', room: 'деактивирована' }, charged: { item: 'заряжен', character: 'заряжен', room: 'заряжена' }, counters: 'жетоны', eternal: 'вечный', covered: 'накрыто карт', attacked: 'атакуют', dead: 'мёртв до конца хода', shield: 'щит', copyOf: (name: string) => `копия, сама карта — ${name}`, discards: 'Сбросы',
  start: 'В начало', back: 'Шаг назад', forward: 'Дальше', end: 'В конец', playLong: 'Автопросмотр', pause: 'Пауза', step: 'Шаг', jump: 'Перейти к шагу', fine: 'Каждый пас отдельно', opening: 'Начало',
  actions: 'Что можно сейчас', pass: 'Пас', allPass: 'Все пасуют', others: 'Ответы других игроков', cannot: 'нельзя', whyNot: 'Почему нельзя', rule: 'Правило', close: 'Понятно', giveTo: 'Передать приоритет:', chooseTarget: 'Выберите цель', cancelChoice: 'Не выбирать', throwDie: 'Бросить за меня',
  log: 'По шагам', reading: 'Правила допускают два чтения', readOurs: 'Здесь', readOther: 'Можно читать и так', readWhy: 'Почему так',
  forks: 'Что будет, если', forksHint: 'Вернитесь на любой шаг и сделайте другой ход: прежняя запись останется веткой, к ней можно перейти.', fork: (step: number) => `Ветка с шага ${step}`, go: 'Перейти', drop: 'Убрать', original: 'Вернуть запись случая',
  share: 'Поделиться', copyLink: 'Скопировать ссылку', copyText: 'Скопировать текстом', linkCopied: 'Ссылка скопирована: в ней стол, запись и ветки', textCopied: 'Разбор скопирован текстом', refused: 'Браузер не дал скопировать: возьмите ссылку из адресной строки', toSandbox: 'Собрать своё из этого случая',
  problems: 'Ссылка открылась не целиком', noScript: 'Чтобы листать шаги и делать свои ходы, включите JavaScript. Разбор ниже виден целиком и без него.', keys: 'Клавиши: ← и → — шаг, пробел — автопросмотр, Home и End — начало и конец.',
  assumed: 'Что здесь принято', assumedHint: 'Здесь правила молчат или спорят сами с собой. Показано чтение, по которому идёт разбор.', notModelled: 'Чего здесь нет', allReadings: 'Все спорные места',
} as const;

export const NOT_MODELLED: readonly string[] = [
  'Испытания, солитёр и кооператив.', 'Обмен между игроками, голосования и записи («запишите число»).', 'Копия объекта дольше, чем до конца хода.', 'Тексты настоящих карт: здесь только наши образцы, и цифры с пометкой тоже наши.',
  'Случай: что выпало и что лежит в колоде, говорите вы.',
];
export const steps = (n: number): string => countRu(n, ['шаг', 'шага', 'шагов']);
export const cards = (n: number): string => countRu(n, ['карта', 'карты', 'карт']);
