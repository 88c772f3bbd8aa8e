/** The game that was put away last, while it can be had back: until the first card of the next one. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { State } from './model.ts';

interface PutAway {
  readonly before: State | undefined;
  /** Says that the next change takes a card back: no game is put away by it. */
  readonly takesBack: () => void;
}
/** Whatever leaves no card of a game puts it away, but for taking the last card back. */
export const usePutAway = (state: State): PutAway => {
  const [before, setBefore] = useState<State>();
  const last = useRef(state);
  const isTakenBack = useRef(false);
  useLayoutEffect(() => {
    if (state.log.length > 0) setBefore(undefined);
    else if (last.current.log.length > 0 && !isTakenBack.current) setBefore(last.current);
    isTakenBack.current = false;
    last.current = state;
  }, [state]);
  return {
    before,
    takesBack: () => {
      isTakenBack.current = true;
    },
  };
};
