import { useState } from 'preact/hooks';
import type { State } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

/** Takes all ticks off, and puts them back. */
export const Clear = ({ state, change }: PartProps) => {
  const [taken, setTaken] = useState<State['done']>([]);
  const isBack = state.done.length === 0 && taken.length > 0;
  const clear = () => {
    if (!isBack) setTaken(state.done);
    change?.((before) => ({ ...before, done: isBack ? taken : [] }));
  };
  return (
    <button
      type="button"
      class="c-button"
      disabled={change === undefined}
      aria-disabled={!isBack && state.done.length === 0}
      onClick={clear}
    >
      {isBack ? labels.restore : labels.clear}
    </button>
  );
};
