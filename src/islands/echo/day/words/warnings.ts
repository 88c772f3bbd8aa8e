/** Warnings in sentences, and shortly for the bar. */
import type { DayState } from '../../../../engines/echo/day/state.ts';
import type { Warning, WarningCode } from '../../../../engines/echo/day/warnings.ts';
import { CURSES_LOSE, ENEMIES_LOSE } from '../../../../engines/echo/day/words.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';
import { districtName } from './names.ts';

const enemiesRu = (n: number): string => countRu(n, ['Враг', 'Врага', 'Врагов']);
export const pathsRu = (n: number): string => countRu(n, ['Тропа', 'Тропы', 'Троп']);
export const cluesRu = (n: number): string => countRu(n, ['Улика', 'Улики', 'Улик']);
/** After «получает», «дадут». */
export const getCluesRu = (n: number): string => countRu(n, ['Улику', 'Улики', 'Улик']);
/** «придёт 1 Враг», «придут 6 Врагов». */
export const arriveRu = (n: number): string =>
  `${n === 1 ? 'придёт' : pluralRu(n, ['придёт', 'придут', 'придут'])} ${enemiesRu(n)}`;

const districtsRu = (state: DayState, districts: Warning['districts'] = []): string => {
  const known = districts.filter((d) => d !== null).map((d) => districtName(state, d));
  const unknown = districts.includes(null) ? ['район, который вы не указали'] : [];
  return [...known, ...unknown].join(', ');
};
type Says = (warning: Warning, state: DayState) => string;

export const WARNING_WORDS: { readonly [c in WarningCode]: Says } = {
  'curses-lose': ({ count }) =>
    `Проклятых локаций ${count}, а предел — ${CURSES_LOSE}. Если к концу хода их не станет меньше ${CURSES_LOSE}, Сыщики проиграют.`,
  'enemies-lose': ({ count }) =>
    `Врагов на свободе ${count}, а предел — ${ENEMIES_LOSE}. Если к концу хода их не станет меньше ${ENEMIES_LOSE}, Сыщики проиграют.`,
  'curses-next': ({ count, worst }) =>
    `Проклятых локаций ${count} из ${CURSES_LOSE}. На этом ходу их может стать ${worst}: тогда в конце хода Сыщики проиграют.`,
  'enemies-next': ({ count, worst }) =>
    `Врагов на свободе ${count} из ${ENEMIES_LOSE}. На этом ходу их может стать ${worst}: тогда в конце хода Сыщики проиграют.`,
  'invasion-near': ({ count, districts }, state) =>
    `Новая Тропа там, где Тропа уже есть (${districtsRu(state, districts)}), вызовет Массовое Вторжение: вместе ${arriveRu(count)}.`,
  'prisoners-wait': ({ count }) =>
    `У Сыщика, который вышел из игры, остались задержанные: ${count}. После Битвы их забирают победители, а если победили Враги, они снова на свободе.`,
  'early-victory': () =>
    'В Ехо нет ни Врагов на свободе, ни Проклятых локаций: Сыщики могут объявить Досрочную Победу.',
  'last-turn-clean': () =>
    'Это последний ход, и в городе нет ни одной Тропы: новые Тропы не появятся, Сыщики победили. Мы считаем эту победу и при 12 Врагах.',
  'last-turn': ({ count }) =>
    `Это последний ход, в городе ${pathsRu(count)}. Если у числа 13 на трекере есть цвет, назовите его. Если цвета нет, мы играем так: новых Троп нет.`,
  'early-too-soon': () => 'В Ехо нет ни Врагов, ни Проклятых локаций, но Досрочная Победа возможна только с 7-го хода.',
  'colour-unknown': () => 'Скажите, какого цвета на трекере число этого хода: от него зависит, сколько Троп появится.',
  'colour-green': () => 'Число хода зелёное: Тропу из карты Перемен не кладите.',
  'colour-yellow': () =>
    'Число хода жёлтое: положите 1 Тропу туда, куда велит карта Перемен. Если карта не проклинает ни одной локации, Тропы нет.',
  'colour-red': () =>
    'Число хода красное: положите 2 Тропы, одну по карте Перемен и одну в Случайную локацию. Если карта не проклинает ни одной локации, Троп нет.',
  'kinds-unknown': ({ count }) =>
    `Укажите вид новых Врагов (${count}): без него неясно, какой дайс их двигает и можно ли их задержать.`,
  'artifacts-stand': ({ count }) =>
    `Дайса для Артефактов нет (на поле их ${count}). Мы играем так: они стоят, если их текст не говорит иного.`,
  'shamkhum-passed-over': ({ count }) =>
    `Локаций, где лежит только открытая Тропа в Город-в-Горах (Шамхум): ${count}. Проклятыми они не считаются.`,
};

/** What the bar says of the gravest: at most some thirty letters. */
export const SHORT_WORDS: { readonly [c in WarningCode]: Says } = {
  'curses-lose': () => 'Проклятий слишком много',
  'enemies-lose': () => 'Врагов слишком много',
  'curses-next': ({ count, worst = 0 }) =>
    worst - count > 1 ? 'до поражения 2 Проклятия' : 'до поражения 1 Проклятие',
  'enemies-next': () => 'Врагов может стать 12',
  'invasion-near': ({ count }) => `Вторжение: ${arriveRu(count)}`,
  'prisoners-wait': () => 'задержанные ждут',
  'early-victory': () => 'Досрочная Победа',
  'last-turn-clean': () => 'победа',
  'last-turn': () => 'последний ход',
  'early-too-soon': () => 'побеждать ещё рано',
  'colour-unknown': () => 'назовите цвет хода',
  'colour-green': () => 'Троп на этом ходу нет',
  'colour-yellow': () => 'на этом ходу 1 Тропа',
  'colour-red': () => 'на этом ходу 2 Тропы',
  'kinds-unknown': () => 'укажите вид Врагов',
  'artifacts-stand': () => 'пределы не превышены',
  'shamkhum-passed-over': () => 'пределы не превышены',
};
