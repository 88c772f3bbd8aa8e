/** Runs in the page, see `live.ts`. */
import type { ClientDirective } from 'astro';

const live: ClientDirective = (load) =>
  void load().then((hydrate) => {
    setTimeout(() => void hydrate());
    return undefined;
  });
export default live;
