/** What goes wrong in a page, kept by the page itself, so that every engine tells it alike. */

/** The name under which a page keeps what went wrong in it; it outlives the step to the next page of the tab. */
export const KEPT_AS = 'what-went-wrong';

/** Runs in each page before anything else does. */
const listen = (name: string): void => {
  const note = (kind: string, what: unknown) => {
    const text = what instanceof Error ? `${what.message} ${what.stack ?? ''}` : String(what);
    const known = JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[];
    sessionStorage.setItem(name, JSON.stringify([...known, `${location.pathname}: ${kind}: ${text}`]));
  };
  // Its address is about to change: loads that have not come are cut off, which says nothing about the page.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  // Seen on the way down: what is missing (a script, a sheet) says so without bubbling.
  addEventListener(
    'error',
    (event) => {
      const target = event.target;
      if (!(target instanceof Element)) note('error', event.error ?? event.message);
      else if (!isLeft) note('not loaded', target.outerHTML);
    },
    true,
  );
  // A script that waits for such a load complains of it.
  addEventListener('unhandledrejection', (event) => {
    if (!isLeft) note('unhandled rejection', event.reason);
  });
  const say = console.error;
  console.error = (...words: readonly unknown[]) => {
    if (!isLeft) note('console.error', words.join(' '));
    say(...words);
  };
  const Thread = globalThis.Worker;
  globalThis.Worker = class extends Thread {
    constructor(...given: ConstructorParameters<typeof Thread>) {
      super(...given);
      this.addEventListener('error', (event) => {
        // Without words it is the script of the worker that has not come.
        if (event instanceof ErrorEvent) note('error in a worker', event.message);
        else if (!isLeft) note('not loaded', `the script of a worker: ${String(given[0])}`);
      });
    }
  };
};

/** Goes first in the head of each page. */
export const LISTENING = `<script>(${String(listen)})(${JSON.stringify(KEPT_AS)})</script>`;
