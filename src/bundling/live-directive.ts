/** Runs in the page, see `live.ts`. */
import type { ClientDirective } from 'astro';

const live: ClientDirective = async (load) => {
  const hydrate = await load();
  setTimeout(() => void hydrate());
};
export default live;
