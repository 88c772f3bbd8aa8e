/**
 * Taking a page over from the server in pieces: each in a task of its own, so that a slow phone answers the thumb between
 * them. What the server has drawn stands meanwhile.
 */

type Work = () => void;

/** Pieces that wait, in the order of the page, and what waits for the last of them. */
const pieces: Work[] = [];
const followers = new Set<Work>();
/** Whether a task is on its way or at work. */
let isAtWork = false;

const next = (): void => {
  try {
    pieces.shift()?.();
  } finally {
    // A piece that fails is told as any error of the page and holds up none after it.
    if (pieces.length > 0) setTimeout(next);
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

/** The same before all that wait. @returns drops the work, where it is still to come */
export const inNextTask = (work: Work): Work => {
  pieces.unshift(work);
  begin();
  return () => {
    const at = pieces.indexOf(work);
    if (at >= 0) pieces.splice(at, 1);
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
