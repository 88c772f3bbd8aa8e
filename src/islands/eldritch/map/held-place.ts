import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps an element in place on the screen; call it before the change. */
export type Hold = (pressed: Element) => void;

/**
 * Keeps what is pressed where it is on the screen, although parts above it grow or shrink for another plan. Not every
 * browser does that by itself; the page switches off those that do, so that it is not done twice.
 * @param isWhole all parts are in place: what is pressed is let go
 */
export const useHeldPlace = (isWhole: boolean): Hold => {
  const held = useRef<{ readonly pressed: Element; readonly top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = held;
    if (current === undefined) return;
    if (isWhole) held.current = undefined;
    const moved = current.pressed.getBoundingClientRect().top - current.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
  return useCallback((pressed) => {
    held.current = { pressed, top: pressed.getBoundingClientRect().top };
  }, []);
};
