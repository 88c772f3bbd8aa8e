/** `/arkham/odds-data.json`: bags, scenario cards, investigators and cards of the skill-test calculator. */
import type { APIRoute } from 'astro';
import { oddsData } from '../_data/arkham/odds.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(oddsData()));
