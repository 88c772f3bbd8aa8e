/** Keys of the table: arrows step, Space plays by itself, Home and End jump. A field or a button keeps its own keys. */
import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Commands } from './commands.ts';

const KEEPS_ALL = 'input, select, textarea, [contenteditable]';
const KEEPS_SPACE = 'button, a, summary';

/** Listens while the focus is inside the element that gets the ref. */
export const useKeys = (actions: Commands, live: boolean): RefObject<HTMLDivElement> => {
  const root = useRef<HTMLDivElement>(null);
  const commands = useRef(actions);
  commands.current = actions;
  useEffect(() => {
    const element = root.current;
    if (element === null || !live) return undefined;
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest(KEEPS_ALL) !== null) return;
      const { jump, step, autoplay } = commands.current;
      const does = {
        ArrowRight: () => step(1),
        ArrowLeft: () => step(-1),
        Home: () => jump(0),
        End: () => jump(Number.MAX_SAFE_INTEGER),
        ' ': target.closest(KEEPS_SPACE) === null ? autoplay : undefined,
      }[event.key];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [live]);
  return root;
};
