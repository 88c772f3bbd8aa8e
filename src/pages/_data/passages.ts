import { paths } from '../../lib/url.ts';
import { passageOfTerm, passagesOfChapter, type Passage } from '../../search/passages/passage.ts';
import { chaptersOf } from './chapters.ts';
import type { GameItem } from './games.ts';
import { termsOf } from './terms.ts';

/** The places of a game that answer whole questions: its terms, then its chapters by their headings. */
export const passagesOf = async (game: GameItem): Promise<readonly Passage[]> => [
  ...(await termsOf(game.id)).map(({ id, data, entry }) => passageOfTerm({ ...data, id, body: entry.body ?? '' })),
  ...(await chaptersOf(game)).flatMap(({ path, data, entry }) =>
    passagesOfChapter({ ...data, place: path.slice(paths.game(game.id).length), body: entry.body ?? '' }),
  ),
];
