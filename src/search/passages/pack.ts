/** Makes the file of a game that whole questions are answered from. It runs when the site is built, so its tables of words stay off the phone. */
import type { Synonyms } from '../../schemas/site/synonyms.ts';
import type { GameName } from '../index-file.ts';
import { toOneByte } from '../one-byte.ts';
import { foldedWords, stemsOf } from '../words.ts';
import { PASSAGES_VERSION, packTexts, type PassageFile } from './index-file.ts';
import type { Passage } from './passage.ts';
import { indexPassages } from './passage-index.ts';
import { STOP_STEMS, wordsOfPlayers } from './table-words.ts';

/** The share of passages that a word may stand in and still tell something. */
const MOST_HAVING = 0.35;

/** Packs the passages of a game. @param own what its players say for the words of its pages */
export const packPassages = (game: GameName, passages: readonly Passage[], own: Synonyms = {}): PassageFile => {
  const texts = {
    v: PASSAGES_VERSION,
    game,
    passages: packTexts(passages),
    synonyms: '',
    phrases: '',
    stop: toOneByte([...STOP_STEMS].join('\n')),
  } as const;
  const { postings } = indexPassages([texts]);
  const players = wordsOfPlayers(own);
  const synonyms = [...players.synonyms].flatMap(([from, to]) => {
    const known = to.filter((stem) => postings.has(stem));
    // «Подготовка к игре» means the rare word of the three: the others stand everywhere.
    const telling = known.filter((stem) => postings.get(stem)!.length <= passages.length * MOST_HAVING);
    const meant = telling.length > 0 ? telling : known;
    return meant.length === 0 ? [] : [[from, ...meant].join(' ')];
  });
  const phrases = players.phrases.flatMap(({ stems: asked, named }) => {
    const name = named.find((words) => stemsOf(words).every((stem) => postings.has(stem)));
    return name === undefined ? [] : [`${asked.join(' ')}=${foldedWords(name).join(' ')}`];
  });
  return { ...texts, synonyms: toOneByte(synonyms.join('\n')), phrases: toOneByte(phrases.join('\n')) };
};
