import content from 'virtual:content';
import type { Page } from '../../content/read/corpus.ts';
import type { Chapter } from '../../schemas/site/chapter.ts';
import type { GameItem } from './games.ts';

/** A chapter with its place on the site and in the reading order. */
export interface ChapterItem extends Page<Chapter> {
  /** Number in the reading order, from 1. */
  readonly number: number;
}

/** The chapters of a game in reading order. */
export const chaptersOf = ({ id: game, chapters }: GameItem): ChapterItem[] =>
  chapters.map((id, i) => ({
    // The content is checked: each chapter of the order has its file.
    ...content.chapters.find((chapter) => chapter.game === game && chapter.id === id)!,
    number: i + 1,
  }));

/** The memo of a game. The content is checked: each game has one. */
export const memoOf = ({ id }: GameItem): Page<Chapter> => content.memos.find(({ game }) => game === id)!;
