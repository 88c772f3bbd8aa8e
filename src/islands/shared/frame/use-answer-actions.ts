import { useMemo, useRef } from 'preact/hooks';
import { share } from '../../../device/share.ts';
import { useCopied } from '../state/use-copied.ts';
import type { Kept } from '../state/use-kept-state.ts';
import type { AnswerActions } from './Answer.tsx';

interface Options<S> {
  readonly kept: Pick<Kept<S, never>, 'change' | 'link'>;
  /** The state of «begin anew». */
  readonly begin: () => S;
  /** The present answer; absent while there is none. */
  readonly sentence: () => string | undefined;
}
export interface CommonActions<S> extends AnswerActions {
  readonly change: (next: (state: S) => S) => void;
}

/**
 * The actions of any calculator. They are the same objects at every render, and read the present values when called.
 */
export const useAnswerActions = <S>(
  options: Options<S>,
): { readonly common: CommonActions<S> } & Pick<ReturnType<typeof useCopied>, 'copied' | 'forget'> => {
  const latest = useRef(options);
  latest.current = options;
  const { copied, copy, forget } = useCopied();
  const common = useMemo((): CommonActions<S> => {
    const change = (next: (state: S) => S) => {
      forget();
      latest.current.kept.change(next);
    };
    return {
      change,
      reset: () => change(latest.current.begin),
      copyLink: () => void copy('link', latest.current.kept.link()),
      copyAnswer: () => {
        const sentence = latest.current.sentence();
        if (sentence !== undefined) void copy('answer', sentence);
      },
      share: () => {
        const text = latest.current.sentence();
        return share({ ...(text !== undefined && { text }), url: latest.current.kept.link() });
      },
    };
  }, []);
  return { common, copied, forget };
};
