import type { BrowserContext, Page } from 'playwright-core';

/** Holds back the answers to requests for an address until they are released. */
export const holdBack = async (place: Page | BrowserContext, address: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await place.route(address, async (route) => {
    await released;
    // A page that has stopped asking needs no answer any more.
    await route.continue().catch(() => {});
  });
  return release;
};
