/** The tokens as data name them. */
import { z } from 'astro/zod';
import { SYMBOLS, TOKEN_IDS } from '../../engines/arkham/token.ts';

export const tokenId = z.enum(TOKEN_IDS);
export const symbolId = z.enum(SYMBOLS);
