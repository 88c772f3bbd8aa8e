import { getCollection, type CollectionEntry } from 'astro:content';
import { paths } from '../../lib/url.ts';
import type { Chapter } from '../../schemas/site/chapter.ts';
import type { GameItem } from './games.ts';

/** A chapter with its place on the site and in the reading order. */
export interface ChapterItem {
  readonly id: string;
  readonly path: string;
  /** Number in the reading order, from 1. */
  readonly number: number;
  readonly data: Chapter;
  readonly entry: CollectionEntry<'chapters'>;
}

/** The chapters of a game in reading order. */
export const chaptersOf = async (game: GameItem): Promise<ChapterItem[]> => {
  const entries = await getCollection('chapters', (e) => e.id.startsWith(`${game.id}/`));
  return game.chapters.flatMap((id, i) => {
    const entry = entries.find((e) => e.id === `${game.id}/${id}`);
    return entry === undefined
      ? []
      : [{ id, path: paths.chapter(game.id, id), number: i + 1, data: entry.data, entry }];
  });
};
