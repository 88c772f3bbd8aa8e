/** The figures and drawings of Hellboy: The Board Game. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { agentSchema } from '../schemas/hellboy/agent.ts';
import { boardSchema } from '../schemas/hellboy/board.ts';
import { effectDieSchema, testDieSchema } from '../schemas/hellboy/dice.ts';
import { enemySchema } from '../schemas/hellboy/enemy.ts';
import { modifierSchema } from '../schemas/hellboy/modifier.ts';
import { throwSchemaWith } from '../schemas/hellboy/throws.ts';
import { folderIn, listIn, place } from './list.ts';

const list = (name: string) => listIn('hellboy', name);
const dieInPlace = z.discriminatedUnion('kind', [testDieSchema.extend(place), effectDieSchema.extend(place)]);

export const hellboyCollections = {
  hellboyBoards: defineCollection({ loader: folderIn('hellboy', 'boards'), schema: boardSchema }),
  hellboyDice: defineCollection({ loader: list('dice'), schema: dieInPlace }),
  hellboyModifiers: defineCollection({ loader: list('modifiers'), schema: modifierSchema.extend(place) }),
  hellboyAgents: defineCollection({ loader: list('agents'), schema: agentSchema.extend(place) }),
  hellboyEnemies: defineCollection({ loader: list('enemies'), schema: enemySchema.extend(place) }),
  hellboyThrows: defineCollection({ loader: list('throws'), schema: throwSchemaWith(place) }),
};
