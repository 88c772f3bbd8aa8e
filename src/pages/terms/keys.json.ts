/** `/terms/keys.json`: by what words each term of the common index is found, in its order; asked for by the filter alone. */
import type { APIRoute } from 'astro';
import { filterKey } from '../../terms/filter-key.ts';
import { termsOf } from '../_data/terms.ts';

export const GET: APIRoute = async () =>
  new Response(JSON.stringify((await termsOf()).map(({ data }) => filterKey(data))), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
