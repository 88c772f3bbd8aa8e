/** What is found in boxes that the reader does not own goes behind the rest. */
import { boxesOf, isOwned, keptBoxes } from '../../device/boxes.ts';
import type { SearchTerm } from '../../search/index-file.ts';
import type { FoundPassage } from '../../search/passages/passage-index.ts';
import type { Hit } from '../../search/search.ts';
import { element } from '../element.ts';
import { currentGame } from '../site.ts';

/** The expansions of each game whose reader chooses his boxes: id and name. */
const EXPANSIONS = new Map(Object.entries(import.meta.env.GAME_BOXES));

/** The name of an expansion that the reader does not own: as this page shows it, else as the device keeps it. */
const otherBox = (game: string, isIt: (id: string, name: string) => boolean): string | undefined => {
  const box = EXPANSIONS.get(game)?.find(([id, name]) => isIt(id, name));
  if (box === undefined) return undefined;
  return isOwned(currentGame() === game ? boxesOf() : keptBoxes(game), box[0]) ? undefined : box[1];
};

/** The name of the box that brought a term, where the reader does not own it. */
export const otherBoxOfTerm = ({ game, box }: SearchTerm): string | undefined =>
  box === undefined ? undefined : otherBox(game, (id) => id === box);

/** The same for a place of the rules: the chapter of a box, or a term that names its box. */
export const otherBoxOfPlace = ({ game, place, under }: FoundPassage): string | undefined =>
  otherBox(
    game,
    (id, name) => place.startsWith(`rules/${id}/`) || (place.startsWith('terms/') && under.startsWith(name)),
  );

/** Terms that are found: what is owned or called just so, and behind it what is not owned. */
export interface TermHits {
  readonly first: readonly Hit[];
  readonly others: readonly Hit[];
}
/** Divides what is found; what the reader has named stays in front. */
export const termHits = (hits: readonly Hit[]): TermHits => {
  const isBehind = ({ term, rank }: Hit) => rank !== 'name' && rank !== 'form' && otherBoxOfTerm(term) !== undefined;
  return { first: hits.filter((hit) => !isBehind(hit)), others: hits.filter(isBehind) };
};

/** The line above what is not owned. */
export const dividingLine = (): HTMLLIElement => element('li', { className: 'others' }, 'Из других дополнений');
