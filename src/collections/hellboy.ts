/** The drawings of Hellboy: The Board Game. */
import { defineCollection } from 'astro:content';
import { boardSchema } from '../schemas/hellboy/board.ts';
import { folderIn } from './list.ts';

export const hellboyCollections = {
  hellboyBoards: defineCollection({ loader: folderIn('hellboy', 'boards'), schema: boardSchema }),
};
