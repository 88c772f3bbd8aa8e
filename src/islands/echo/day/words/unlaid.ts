/** The note on a choice that was begun and not made. */
import type { DayState } from '../../../../engines/echo/day/state.ts';
import type { Begun } from '../begun.ts';
import { placeAt } from './names.ts';

interface UnlaidWords {
  readonly says: string;
  /** Of the button that goes on without it. */
  readonly without: string;
}
export const unlaidWords = (state: DayState, { paths, clue }: Begun): UnlaidWords => {
  const names = paths.map((place) => `«${placeAt(state, place)}»`);
  const says = [
    ...(paths.length === 1 ? [`Тропа в локации ${names.join()} не положена.`] : []),
    ...(paths.length > 1 ? [`Тропы в локациях ${names.join(', ')} не положены.`] : []),
    ...(clue === null ? [] : [`Улика в локации «${placeAt(state, clue)}» не положена.`]),
  ];
  const goOn = state.phase === 'setup' ? 'Начать' : 'Дальше';
  const isOne = paths.length + (clue === null ? 0 : 1) === 1;
  return { says: says.join(' '), without: `${goOn} без ${isOne ? 'неё' : 'них'}` };
};
