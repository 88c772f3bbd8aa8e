/** Objects in play by what they show: a copy by its model, one of several alike by its number. */
import { placeOf, placesOf, templateOf, type ObjectPosition } from '../../../../engines/foursouls/stack/lookup.ts';
import type { Card, GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { quote, templateName } from './card-names.ts';

/** Objects of one zone and player that show the same card. */
const alike = (state: GameState, { zone, seat, object }: ObjectPosition): readonly ObjectPosition[] =>
  placesOf(state).filter(
    (p) =>
      p.zone === zone &&
      p.seat === seat &&
      p.object.template === object.template &&
      (p.object.until === undefined) === (object.until === undefined),
  );
/** «№ 2» where there are several alike; monsters have their slots, which the reader sees. */
const numberWords = (state: GameState, place: ObjectPosition): string => {
  const twins = alike(state, place);
  return twins.length < 2 || place.zone === 'monster'
    ? ''
    : ` № ${twins.findIndex((p) => p.object.id === place.object.id) + 1}`;
};
/** The brackets after the name: that it is a copy, and where it is. */
export const inBrackets = (words: readonly string[]): string =>
  words.some((w) => w !== '') ? ` (${words.filter((w) => w !== '').join(', ')})` : '';
export const isCopy = ({ object }: ObjectPosition): boolean => object.until !== undefined;

/** The bare name of an object, with its number where there are several alike. */
export const objectTitle = (state: GameState, place: ObjectPosition): string =>
  `${templateName(templateOf(state, place.object))}${numberWords(state, place)}`;
/** The name of an object within a sentence, before its brackets. */
export const numberedName = (state: GameState, place: ObjectPosition): string => quote(objectTitle(state, place));
/** The bare name of the source of an object, for a card or a button; that of its card when it is gone. */
export const sourceTitle = (state: GameState, source: Card): string => {
  const place = placeOf(state, source.id);
  return place === undefined || place.object.template !== source.template
    ? templateName(templateOf(state, source))
    : `${objectTitle(state, place)}${isCopy(place) ? ' (копия)' : ''}`;
};
