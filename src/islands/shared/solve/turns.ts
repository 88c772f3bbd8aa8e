/** Work spread over frames: the first frame after a press shows the answer, each further one a part of the rest. */
import { useEffect, useState } from 'preact/hooks';

/** Does work in the next frame. @returns cancels it before that frame */
export const inNextFrame = (work: () => void): (() => void) => {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
};

/**
 * How many parts of a view may be rendered after a new value: none at first, one more each frame, up to `last`. Another
 * value starts over, so that no part is rendered for a stale one. The first render shows all parts at once.
 */
export const useTurns = (value: unknown, last: number): number => {
  const [taken, setTaken] = useState({ value, turns: last });
  const turns = taken.value === value ? taken.turns : 0;
  useEffect(
    () => (turns < last ? inNextFrame(() => setTaken({ value, turns: turns + 1 })) : undefined),
    [value, turns],
  );
  return turns;
};
