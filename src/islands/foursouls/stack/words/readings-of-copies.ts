/** Readings of copies and of the one die that counts, for the list in `readings.ts`. */
import type { ReadingId } from '../../../../engines/foursouls/stack/rules.ts';
import type { Reading } from './readings-of-moments.ts';

export const OF_COPIES = {
  'copied-ability': {
    title: 'Цели скопированной способности',
    ours: 'Выбираются заново.',
    other: 'Те же, что у оригинала.',
    why: 'Цели называют всякий раз, когда что-то кладут в стек, как и у копии добычи.',
  },
  'copied-card-resolves': {
    title: 'Копия карты добычи',
    ours: 'Перестаёт быть картой, но разрешается как добыча.',
    other: 'Исчезает из стека без эффекта.',
    why: 'Иначе разыгрывать копию было бы незачем.',
  },
  'copy-leaves-play': {
    title: 'Умерла копия монстра',
    ours: 'Способности и награду берут с образца, а уходит сама карта: душой она станет, только если значок души напечатан на ней.',
    other: 'Душой она тоже становится по образцу.',
    why: 'В новой зоне карта — новый объект, копией она больше не считается.',
  },
  'chosen-die': {
    title: 'Когда выбирать из нескольких кубиков',
    ours: 'Сразу после броска. В стеке лежит только выбранный.',
    other: 'Когда бросок разрешается.',
    why: 'Считается один результат, а менять можно лишь то, что лежит в стеке.',
  },
} as const satisfies { readonly [r in ReadingId]?: Reading };
