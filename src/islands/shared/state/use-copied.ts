import { useMemo, useState } from 'preact/hooks';
import { copyText } from '../../../device/clipboard.ts';

/** What was just copied, or that the browser refused. */
export type Copied = 'link' | 'answer' | 'refused';

/** Copies a text and remembers how it went, until `forget`. The functions are the same at every drawing. */
export const useCopied = () => {
  const [copied, setCopied] = useState<Copied>();
  const stable = useMemo(
    () => ({
      copy: async (what: Exclude<Copied, 'refused'>, text: string) => {
        // A second copy of the same is said again.
        setCopied(undefined);
        setCopied((await copyText(text)) ? what : 'refused');
      },
      forget: () => setCopied(undefined),
    }),
    [],
  );
  return { copied, ...stable };
};
