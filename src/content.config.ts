/** Astro's collections. The one list of the games: each has its collections in a file of its name. */
import { arkhamCollections } from './collections/arkham.ts';
import { echoCollections } from './collections/echo.ts';
import { eldritchCollections } from './collections/eldritch.ts';
import { foursoulsCollections } from './collections/foursouls.ts';
import { hellboyCollections } from './collections/hellboy.ts';
import { siteCollections } from './collections/site.ts';

export const collections = {
  ...siteCollections,
  ...arkhamCollections,
  ...echoCollections,
  ...eldritchCollections,
  ...foursoulsCollections,
  ...hellboyCollections,
};
