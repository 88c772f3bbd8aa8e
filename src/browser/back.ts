/**
 * «Back» closes an open dialog or preview and keeps the page: on a phone the gesture and the button are meant for what
 * was opened last. Browsers with a `CloseWatcher` report it; in others an open layer is an entry of the history.
 */

/** Missing in TypeScript's DOM types. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
type Watching = typeof globalThis & { readonly CloseWatcher?: typeof CloseWatcher };

interface OverState {
  readonly over?: boolean;
}
const isOver = () => (history.state as OverState | null)?.over === true;

/** Whether a link in the open layer was followed: its history entry then stays until the reader returns to it. */
let isFollowed = false;
/** Removes the history entry that a followed link has left, when the reader returns to it. */
const takeBack = () => {
  isFollowed = false;
  if (isOver()) history.back();
};

const byHistory = (close: () => void): (() => void) => {
  const onPopState = () => {
    removeEventListener('popstate', onPopState);
    close();
  };
  try {
    history.pushState({ ...(history.state as object | null), over: true } satisfies OverState, '');
  } catch {
    // Where the browser refuses, «Back» leaves the page as usual.
    return () => {};
  }
  addEventListener('popstate', onPopState);
  return () => {
    removeEventListener('popstate', onPopState);
    if (isOver() && !isFollowed) history.back();
  };
};
const byWatcher = (Watcher: typeof CloseWatcher, close: () => void): (() => void) => {
  const watcher = new Watcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
};

/** Makes «Back» close what has just been opened. @returns the function to call when it is closed in another way */
export const closeOnBack = (close: () => void): (() => void) => {
  const Watcher = (globalThis as Watching).CloseWatcher;
  return Watcher === undefined ? byHistory(close) : byWatcher(Watcher, close);
};
/** The same for a modal dialog, which a browser with `CloseWatcher` closes by itself. */
export const closeDialogOnBack = (dialog: HTMLDialogElement): void => {
  if ('CloseWatcher' in globalThis) return;
  const release = byHistory(() => dialog.close());
  dialog.addEventListener('close', release, { once: true });
};

/** Call once on every page that opens layers. */
export const startBack = (): void => {
  if ('CloseWatcher' in globalThis) return;
  addEventListener('pageshow', takeBack);
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href]') !== null && !event.defaultPrevented) isFollowed = isOver();
  });
};
