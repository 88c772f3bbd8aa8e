/** Keeps the keyboard focus when the focused element is removed. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const CONTROLS = 'button, select, input, summary, a[href], [tabindex="0"]';

/**
 * A button that removes itself («remove this», «throw») would send the focus to the top of the page. Within this
 * element the focus moves to the nearest control before it under the same heading, else to the first one there.
 */
export const useKeptFocus = (): RefObject<HTMLDivElement> => {
  const root = useRef<HTMLDivElement>(null);
  /**
   * The focused control, the part of the page around it, and the controls of that part before it, the nearest first.
   */
  const place = useRef<
    { readonly at: Element; readonly part: Element; readonly before: readonly HTMLElement[] } | undefined
  >(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const part = target instanceof Element ? target.closest('.c-part, .c-panel') : null;
      if (!(target instanceof Element) || part === null) return;
      const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)];
      place.current = {
        at: target,
        part,
        before: controls
          .slice(
            0,
            controls.findIndex((c) => c === target),
          )
          .reverse(),
      };
    };
    root.current?.addEventListener('focusin', remember);
    return () => root.current?.removeEventListener('focusin', remember);
  }, []);
  useLayoutEffect(() => {
    const { current: was } = place;
    if (was === undefined || was.at.isConnected) return;
    place.current = undefined;
    if (document.activeElement !== document.body) return;
    (was.before.find((control) => control.isConnected) ?? was.part.querySelector<HTMLElement>(CONTROLS))?.focus({
      preventScroll: true,
    });
  });
  return root;
};
