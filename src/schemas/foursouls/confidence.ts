import { z } from 'astro/zod';

/** `high`: two independent lists agree; `medium`: one list, or a dispute. */
export const confidenceSchema = z.enum(['high', 'medium']);
