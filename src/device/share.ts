/** Hands something to another person: by the sheet of the system where there is one, else by the clipboard. */
import { copyText } from './clipboard.ts';

/** What there is to hand on: words, an address, or both. */
export interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url: string;
}
/** `left`: the sheet was closed without a choice. */
export type ShareEnd = 'shared' | 'left' | 'copied' | 'refused';

/** The sheet of the system; undefined where there is none or it takes no such thing. */
const bySheet = async (what: Shared): Promise<'shared' | 'left' | undefined> => {
  if (!('share' in navigator)) return undefined;
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return (error as DOMException).name === 'AbortError' ? 'left' : undefined;
  }
};
/** Words and address in one, for the clipboard. */
const asText = ({ text, url }: Shared): string => (text === undefined ? url : `${text}\n${url}`);

/** By the clipboard alone. */
export const shareByCopy = async (what: Shared): Promise<'copied' | 'refused'> =>
  (await copyText(asText(what))) ? 'copied' : 'refused';

export const share = async (what: Shared): Promise<ShareEnd> => (await bySheet(what)) ?? shareByCopy(what);
