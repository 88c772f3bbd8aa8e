/** A sample compared with the exact answer, in words. */
import type { SampleRow } from '../../../../engines/eldritch/sample/sample.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import type { CombatData } from '../cards.ts';
import type { State } from '../model.ts';
import { foeName, isMany, isParty, memberName } from './names.ts';

export const SAMPLE = {
  title: 'Проверить на выборке',
  says: '10 000 боёв рядом с ответом',
  intro:
    'Ответ выше посчитан точно. Здесь страница много раз играет тот же бой случайными кубиками по тем же советам. Доли в такой выборке немного отличаются от точных: в 95 случаях из 100 точный шанс лежит в пределах ошибки.',
  what: 'Что случилось',
  exact: 'Точно',
  sampled: 'В выборке',
  stop: 'Остановить',
  stopped: 'Остановлено.',
  failed: 'Сыграть не удалось: не хватило памяти.',
} as const;

/** «10 000 боёв». */
export const fightsCount = (n: number): string =>
  countRu(n, ['бой', 'боя', 'боёв']).replace(/\B(?=(\d{3})+(?!\d))/g, NBSP);
/** A chance of a sample: «25,9 %». */
export const shareRu = (share: number): string => `${(100 * share).toFixed(1).replace('.', ',')}${NBSP}%`;
/** Half of the interval: «±0,9». */
export const errorRu = (error: number): string => `±${(100 * error).toFixed(error < 0.001 ? 2 : 1).replace('.', ',')}`;

/** What a row is about; nothing where another row says the same. */
export const rowWords = ({ what, at }: SampleRow, state: State, data: CombatData): string | undefined => {
  switch (what) {
    case 'all-stand':
      return isParty(state) ? 'Выстояли все' : 'Сыщик выстоял';
    case 'all-killed':
      return isMany(state) ? 'Побеждены все монстры' : 'Монстр побеждён';
    case 'stands':
      return isParty(state) ? `${memberName(state, at, data)}: сыщик выстоял` : undefined;
    case 'killed':
      return isMany(state) ? `${foeName(state.foes[at]!, data)}: монстр побеждён` : undefined;
  }
};
