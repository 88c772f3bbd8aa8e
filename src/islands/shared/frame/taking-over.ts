/**
 * Taking a page over from the server in pieces: each in a task of its own, so that a slow phone answers the thumb between
 * them. What the server has drawn stands meanwhile.
 */

type Work = () => void;

/** Pieces that wait, in the order of the page, and what waits for the last of them. */
const pieces: Work[] = [];
const followers = new Set<Work>();
/** What goes before the pieces. */
const urgent: Work[] = [];
/** Whether a task is on its way or at work. */
let isAtWork = false;

const next = (): void => {
  try {
    if (urgent.length === 0) pieces.shift()?.();
    else while (urgent.length > 0) urgent.shift()!();
  } finally {
    // A piece that fails is told as any error of the page and holds up none after it.
    if (urgent.length + pieces.length > 0) setTimeout(next);
    else {
      isAtWork = false;
      const due = [...followers];
      followers.clear();
      due.forEach((follow) => follow());
    }
  }
};
const begin = (): void => {
  if (isAtWork) return;
  isAtWork = true;
  setTimeout(next);
};

/** Does a piece of work in a task of its own, after those that wait already. */
export const inOwnTask = (work: Work): void => {
  pieces.push(work);
  begin();
};

/** Does a work before all pieces that wait, with others of its kind in one task. @returns drops it, where it is still to come */
export const inNextTask = (work: Work): Work => {
  urgent.push(work);
  begin();
  return () => {
    const at = urgent.indexOf(work);
    if (at >= 0) urgent.splice(at, 1);
  };
};

/** Does a work when no piece waits any more: at once, where none does. @returns drops the work, where it is still to come */
export const onceTakenOver = (work: Work): Work => {
  if (!isAtWork) {
    work();
    return () => undefined;
  }
  followers.add(work);
  return () => void followers.delete(work);
};
