/** The place of a keyboard when what it stood on is gone. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const CONTROLS = 'button, select, input, summary, a[href], [tabindex="0"]';

/**
 * A button that does away with itself («remove this», «throw») would send the focus to the top of the page. Within this
 * element it goes to the nearest control before it that still stands under the same heading, else to the first there.
 */
export const useKeptFocus = (): RefObject<HTMLDivElement> => {
  const root = useRef<HTMLDivElement>(null);
  /** What has the focus, the part of the page it stands in, and the controls of that part before it, the nearest first. */
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
