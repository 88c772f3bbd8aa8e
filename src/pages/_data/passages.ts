import content from 'virtual:content';
import { passagesOf as placesOf, type Passage } from '../../search/passages/passage.ts';
import type { Synonyms } from '../../schemas/site/synonyms.ts';
import type { GameItem } from './games.ts';

/** What the players of a game say for the words of its pages. */
export const synonymsOf = ({ id }: GameItem): Synonyms => content.synonyms[id] ?? {};

/** The places of a game that answer whole questions. */
export const passagesOf = ({ id }: GameItem): readonly Passage[] => placesOf(content, id);
