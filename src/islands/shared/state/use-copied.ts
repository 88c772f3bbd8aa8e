import { useMemo, useState } from 'preact/hooks';
import { copyText } from '../../../device/clipboard.ts';

/** The last copy: what was copied, or that the browser refused. */
export type Copied = 'link' | 'answer' | 'refused';

/** Copies a text and remembers the result until `forget`. The functions are the same at every render. */
export const useCopied = () => {
  const [copied, setCopied] = useState<Copied>();
  const stable = useMemo(
    () => ({
      copy: async (what: Exclude<Copied, 'refused'>, text: string) => {
        // A second copy of the same text is announced again.
        setCopied(undefined);
        setCopied((await copyText(text)) ? what : 'refused');
      },
      forget: () => setCopied(undefined),
    }),
    [],
  );
  return { copied, ...stable };
};
