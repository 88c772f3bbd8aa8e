/** Shares an address: through the share sheet of the system where there is one, else through the clipboard. */
import { copyText } from './clipboard.ts';

/** What is shared: an address with a text before it. */
export interface Shared {
  readonly title?: string;
  readonly text?: string | undefined;
  readonly url: string;
}
/** `by-sheet`: the sheet was shown, whether the reader then sent or closed it. */
export type ShareEnd = 'by-sheet' | 'copied' | 'refused';

/** @param hasSheet whether to use the share sheet where there is one */
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
