/**
 * What lies over the page goes by a step back, and the page stays: the gesture and the button of a phone are meant for
 * what was opened last. Browsers with a `CloseWatcher` tell of it; elsewhere what is open is an entry of the history.
 */

/** Not yet in TypeScript's own description of browsers. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
type Watching = typeof globalThis & { readonly CloseWatcher?: typeof CloseWatcher };

interface OverState {
  readonly over?: boolean;
}
const isOver = () => (history.state as OverState | null)?.over === true;

/** A link out of what is open has been followed: its entry of the history is left behind, not taken back. */
let isFollowed = false;
/** Takes back an entry that a followed link has left behind, when the reader comes back to it. */
const takeBack = () => {
  isFollowed = false;
  if (isOver()) history.back();
};

const byHistory = (close: () => void): (() => void) => {
  const left = () => {
    removeEventListener('popstate', left);
    close();
  };
  try {
    history.pushState({ ...(history.state as object | null), over: true } satisfies OverState, '');
  } catch {
    // Where the browser refuses, a step back leads away as it always has.
    return () => {};
  }
  addEventListener('popstate', left);
  return () => {
    removeEventListener('popstate', left);
    if (isOver() && !isFollowed) history.back();
  };
};
const byWatcher = (Watcher: typeof CloseWatcher, close: () => void): (() => void) => {
  const watcher = new Watcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
};

/** Closes what has just been opened by a step back. @returns to be called when it is closed in any other way */
export const closedByBack = (close: () => void): (() => void) => {
  const Watcher = (globalThis as Watching).CloseWatcher;
  return Watcher === undefined ? byHistory(close) : byWatcher(Watcher, close);
};
/** The same for a modal dialog, which a browser with watchers closes by itself. */
export const dialogClosedByBack = (dialog: HTMLDialogElement): void => {
  if ('CloseWatcher' in globalThis) return;
  const release = byHistory(() => dialog.close());
  dialog.addEventListener('close', release, { once: true });
};

/** Has to run on every page that opens anything. */
export const startBack = (): void => {
  if ('CloseWatcher' in globalThis) return;
  addEventListener('pageshow', takeBack);
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href]') !== null && !event.defaultPrevented) isFollowed = isOver();
  });
};
