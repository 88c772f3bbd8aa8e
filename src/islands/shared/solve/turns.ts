/** Work spread over frames: what a press asks for stands in the first of them, the rest follows one part a frame. */
import { useEffect, useState } from 'preact/hooks';

/** Does a work in the next frame. @returns drops the work, where that frame has not come yet */
export const inNextFrame = (work: () => void): (() => void) => {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
};

/**
 * How many parts of a view may follow a value that has come: none at first, one more each frame, up to `last`. Another
 * value begins anew, so that nothing is drawn for one that is stale. What is there from the beginning is whole at once.
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
