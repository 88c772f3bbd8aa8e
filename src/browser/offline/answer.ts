/** Which copy of a file answers: the fresh one or the one that is kept. Pure but for what it is handed. */

/** Where a file may come from. */
export interface Sources {
  /** The copy on the device. */
  readonly kept: () => Promise<Response | undefined>;
  /** The file over the network; rejects without one. */
  readonly fresh: () => Promise<Response>;
  /** What stands in for a page that is neither kept nor to be had. */
  readonly instead: () => Promise<Response | undefined>;
  /** Resolves when a kept copy is waited for no longer. */
  readonly patience: () => Promise<void>;
}

/** A page that the site says is gone is gone; any other refusal is none of the site's own. */
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
 * The answer to what is asked for. What is kept answers where the network does not, does so too late, or answers for
 * somebody else, as the network of a hotel does.
 *
 * @param isForGood the name of the file changes with what is in it, so that a kept copy is never old
 * @throws where there is no network, no copy and nothing instead
 */
export const answerFrom = async (sources: Sources, isForGood: boolean): Promise<Response> => {
  const kept = await sources.kept();
  if (kept === undefined) return freshOrInstead(sources);
  if (isForGood) return kept;
  const first = await Promise.race([sources.fresh().catch(() => undefined), sources.patience()]);
  return first !== undefined && isOfSite(first) ? first : kept;
};
