/** The words of saving a game on the device. */
import type { PackOffer } from '../../lib/pack.ts';
import type { SavedPack } from './packs.ts';

const MEGABYTE = 1_000_000;
/** «0,8 МБ». */
const sizeRu = (bytes: number): string =>
  `${new Intl.NumberFormat('ru', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / MEGABYTE)}\u00a0МБ`;
/** «23 ноября». */
const dayRu = (at: number): string =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' }).format(at).replace(' ', '\u00a0');

export const WORDS = {
  offer: ({ travels }: PackOffer) =>
    `Правила, термины, памятка и калькуляторы этой игры откроются без связи, если сохранить её на устройстве. Загрузить нужно ${sizeRu(travels)}.`,
  /** Where the page has already explained saving. */
  brief: ({ travels }: PackOffer) => `Загрузить нужно ${sizeRu(travels)}.`,
  /** Changes only ten times, because a screen reader announces each change. */
  saving: (share: number) => `Сохраняем игру: ${Math.floor(share * 10) * 10}\u00a0%.`,
  saved: ({ at, bytes }: SavedPack) =>
    `Игра сохранена ${dayRu(at)} и открывается без связи. На устройстве она занимает ${sizeRu(bytes)}.`,
  outdated: ({ at }: SavedPack, { travels }: PackOffer) =>
    `Игра сохранена ${dayRu(at)} и открывается без связи. С тех пор её страницы изменились: чтобы обновить их, нужно загрузить ${sizeRu(travels)}.`,
  stopped: 'Сохранение остановлено, на устройстве ничего не осталось.',
  noNetwork: 'Сохранить игру не удалось: связь прервалась. Попробуйте ещё раз, когда она появится.',
  noRoom: 'Сохранить игру не удалось: на устройстве не хватает места.',
  refused: 'Браузер не даёт хранить страницы на устройстве. Так бывает в приватном окне.',
  save: 'Сохранить игру',
  update: 'Обновить',
  stop: 'Остановить',
  remove: 'Убрать с устройства',
} as const;
