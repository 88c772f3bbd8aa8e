import { z } from 'astro/zod';

/** A name as the English edition has it. */
export const englishNameSchema = z
  .string()
  .min(1)
  .regex(/^[^А-ЯЁа-яё]*$/, 'Английское название пишется латиницей.');
