/** Hands something to another person: by the sheet of the system where there is one, else by the clipboard. */
import { copyText } from './clipboard.ts';

/** What there is to hand on: an address, and words before it. */
export interface Shared {
  readonly title?: string;
  readonly text?: string | undefined;
  readonly url: string;
}
/** `by-sheet`: the sheet has had it, whether the reader chose somebody or closed it. */
export type ShareEnd = 'by-sheet' | 'copied' | 'refused';

/** @param hasSheet whether the sheet is asked where there is one */
export const share = async (what: Shared, hasSheet = true): Promise<ShareEnd> => {
  if (hasSheet && 'share' in navigator)
    try {
      await navigator.share(what as ShareData);
      return 'by-sheet';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'by-sheet';
    }
  return (await copyText(what.text ? `${what.text}\n${what.url}` : what.url)) ? 'copied' : 'refused';
};
