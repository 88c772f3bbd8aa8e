/**
 * `/terms/keys.json`: by what words each term of the common index is found, in its order; asked for by the filter alone.
 * An index in several pages is filtered by what the search knows of the terms instead.
 */
import type { APIRoute, GetStaticPaths } from 'astro';
import { filterKey } from '../../content/link/filter-key.ts';
import { allTerms } from '../_data/all-terms.ts';

export const getStaticPaths = (() =>
  allTerms().parts.length === 0 ? [{ params: { keys: 'keys' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () =>
  new Response(JSON.stringify(allTerms().terms.map(({ data }) => filterKey(data))), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
