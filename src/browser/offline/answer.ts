/**
 * Which copy of a file answers a request, the fresh one or the saved one. Its only side effects are those of its
 * sources.
 */

/** Where a file may come from. */
export interface Sources {
  /** The copy on the device. */
  readonly kept: () => Promise<Response | undefined>;
  /** The file over the network; rejects without one. */
  readonly fresh: () => Promise<Response>;
  /** A replacement for a page that is neither saved nor available. */
  readonly instead: () => Promise<Response | undefined>;
  /** Resolves when the saved copy should be used instead of waiting for the network. */
  readonly patience: () => Promise<void>;
}

/**
 * Whether a response comes from the site: a page, or its own 404. Anything else comes from a proxy or a broken host.
 */
const isOfSite = ({ ok, status }: Response): boolean => ok || status === 404;

const freshOrInstead = async ({ fresh, instead }: Sources): Promise<Response> => {
  try {
    return await fresh();
  } catch (error) {
    const other = await instead();
    if (other === undefined) throw error;
    return other;
  }
};

/**
 * The response to a request. The saved copy answers where the network fails, is too slow, or responds for the site, as
 * a captive portal does.
 *
 * @param isForGood the name of the file contains a hash, so that a saved copy is never outdated
 * @throws where there is no network, no copy and no replacement
 */
export const answerFrom = async (sources: Sources, isForGood: boolean): Promise<Response> => {
  const kept = await sources.kept();
  if (kept === undefined) return freshOrInstead(sources);
  if (isForGood) return kept;
  const first = await Promise.race([sources.fresh().catch(() => undefined), sources.patience()]);
  return first !== undefined && isOfSite(first) ? first : kept;
};
