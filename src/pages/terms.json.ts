/** `/terms.json`: the terms of all games that are ready. */
import type { APIRoute } from 'astro';
import { termFile } from './_data/term-file.ts';

export const GET: APIRoute = ({ site }) => termFile(site);
