import { paths } from '../../lib/url.ts';
import { passageOfTerm, passagesOfChapter, type Passage } from '../../search/passages/passage.ts';
import { chaptersOf } from './chapters.ts';
import type { GameItem } from './games.ts';
import { termsOf } from './terms.ts';

/** The places of a game that answer whole questions: its terms, then its chapters by their headings. */
export const passagesOf = (game: GameItem): readonly Passage[] => [
  ...termsOf(game.id).map(({ id, data, body }) => passageOfTerm({ ...data, id, body })),
  ...chaptersOf(game).flatMap(({ path, data, body }) =>
    passagesOfChapter({ ...data, place: path.slice(paths.game(game.id).length), body }),
  ),
];
