/** The tokens as data name them. */
import { z } from 'astro/zod';

export const tokenId = z.enum([
  '+1',
  '0',
  '-1',
  '-2',
  '-3',
  '-4',
  '-5',
  '-6',
  '-7',
  '-8',
  'skull',
  'cultist',
  'tablet',
  'elder-thing',
  'auto-fail',
  'elder-sign',
  'bless',
  'curse',
  'frost',
]);
export const symbolId = z.enum(['skull', 'cultist', 'tablet', 'elder-thing']);
