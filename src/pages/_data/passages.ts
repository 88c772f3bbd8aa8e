import content from 'virtual:content';
import type { LaterFile, PassageFile } from '../../search/passages/index-file.ts';
import { learnWords } from '../../search/passages/learned-words.ts';
import { packParts } from '../../search/passages/pack.ts';
import { passagesOf } from '../../search/passages/passage.ts';
import type { GameItem } from './games.ts';

/** The files of a game that whole questions are answered from. */
interface QuestionFiles {
  readonly first: PassageFile;
  readonly later: LaterFile;
}

let packed: ReadonlyMap<string, QuestionFiles> | undefined;
/** The files of all games: the words of players are learned from all of them together. */
const packAll = (): ReadonlyMap<string, QuestionFiles> => {
  const passages = new Map(content.games.map(({ id }) => [id, passagesOf(content, id)]));
  const learned = learnWords(passages);
  return new Map(
    content.games.map(({ id, data }) => {
      const players = { written: content.synonyms[id], learned: learned.get(id) };
      return [id, packParts([id, data.short], passages.get(id)!, players)];
    }),
  );
};

/** The files of a game that whole questions are answered from; those of all games are made once. */
export const questionFilesOf = ({ id }: GameItem): QuestionFiles => {
  // The content changes while pages are written.
  if (packed === undefined || import.meta.env.DEV) packed = packAll();
  return packed.get(id)!;
};
