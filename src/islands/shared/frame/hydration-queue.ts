/** Hydrates a page piece by piece, each in a task of its own, so that a slow phone answers a tap between them. */

type Task = () => void;

/** Pieces in the order of the page, and callbacks for the end of the queue. */
const pieces: Task[] = [];
const followers = new Set<Task>();
/** Tasks that run before the pieces. */
const urgent: Task[] = [];
/** Whether a task is scheduled or running. */
let isBusy = false;

const next = (): void => {
  try {
    if (urgent.length === 0) pieces.shift()?.();
    else while (urgent.length > 0) urgent.shift()!();
  } finally {
    // An error is reported as any other of the page; the queue goes on.
    if (urgent.length + pieces.length > 0) setTimeout(next);
    else {
      isBusy = false;
      const due = [...followers];
      followers.clear();
      due.forEach((follow) => follow());
    }
  }
};
const begin = (): void => {
  if (isBusy) return;
  isBusy = true;
  setTimeout(next);
};

/** Runs in a task of its own after those queued before. */
export const enqueue = (task: Task): void => {
  pieces.push(task);
  begin();
};

/** Runs before all queued pieces, in one task with others of its kind. @returns cancels it */
export const enqueueFirst = (task: Task): Task => {
  urgent.push(task);
  begin();
  return () => {
    const at = urgent.indexOf(task);
    if (at >= 0) urgent.splice(at, 1);
  };
};

/** Runs when the queue is empty: at once where it is. @returns cancels it */
export const whenIdle = (task: Task): Task => {
  if (!isBusy) {
    task();
    return () => undefined;
  }
  followers.add(task);
  return () => void followers.delete(task);
};
