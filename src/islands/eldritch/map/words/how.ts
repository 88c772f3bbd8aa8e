/** «Как посчитано»: the rules of travel that the search applies; what is assumed, what is left out. */
import type { HowStep } from '../../../shared/results/HowCounted.tsx';
import type { MapLocation } from '../model.ts';
import { KIND_NAMES, placeName } from './names.ts';

export const HOW: readonly HowStep[] = [
  {
    terms: [['action', 'Действие']],
    says: 'В раунде у сыщика 2 действия, и каждое он может совершить не больше 1 раза: 1 путешествие и 1 подготовку.',
  },
  {
    terms: [
      ['travel', 'Путешествие'],
      ['path', 'Путь'],
    ],
    says: 'Первый шаг бесплатный по пути любого вида. За каждый билет сыщик проходит ещё 1 путь того же вида, что и билет.',
  },
  {
    terms: [
      ['prepare-for-travel', 'Подготовка к путешествию'],
      ['city', 'Город'],
    ],
    says: 'В городе сыщик берёт 1 билет. Билет на поезд дают там, куда ведёт железная дорога, билет на корабль — там, куда ведёт морской путь.',
  },
  {
    terms: [['ticket', 'Билет']],
    says: 'Больше 2 билетов сыщик не хранит: если взят третий, один из прежних сбрасывают.',
  },
  {
    terms: [['location', 'Локация']],
    says: 'Перебраны все порядки действий. Если два плана одинаковы по главной цели, лучше тот, в котором меньше раундов или действий, потом — меньше билетов.',
  },
];
const ASSUMED: readonly string[] = [
  'по пути третьего вида можно пройти только первым шагом путешествия: книга правил о таких путях не говорит, мы играем так',
  'раунд, в котором сыщик приехал, считается целиком, как и раунд, с которого он начал',
  'сыщик не обязан тратить билет в том раунде, в котором его взял',
  'пути и типы локаций взяты из открытых данных игроков: если ваше поле показывает другое, верно поле',
];
export const NOT_COUNTED: readonly string[] = [
  'контакты и бои в конце каждого раунда: сыщик может оказаться задержан, побеждён или перенесён в другую локацию',
  'обмен билетами с другими сыщиками, карты и свойства, которые дают билет, шаг или лишнее действие',
  'другие дела: отдых и покупки заняли бы действие, которое здесь уходит на дорогу',
];
/** Places whose kind the sources do not agree on. */
const kindDoubts = (places: readonly MapLocation[]): readonly string[] =>
  places.flatMap((place) => {
    if (place.alsoKind === undefined) return [];
    const [kind, also] = [KIND_NAMES[place.kind], KIND_NAMES[place.alsoKind]];
    return [
      `${placeName(place)}: одни данные игроков считают эту локацию типом «${kind}», другие — типом «${also}»; на дорогу это не влияет`,
    ];
  });
/** What this search takes for granted. */
export const assumed = (places: readonly MapLocation[]): readonly string[] => [...ASSUMED, ...kindDoubts(places)];
