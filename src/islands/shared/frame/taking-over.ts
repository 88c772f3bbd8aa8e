/**
 * Taking a page over from the server in pieces: each in a task of its own, so that a slow phone answers the thumb between
 * them. What the server has drawn stands meanwhile.
 */

/** Pieces that wait, in the order of the page, and what waits for the last of them. */
const pieces: (() => void)[] = [];
const followers = new Set<() => void>();

const next = (): void => {
  try {
    pieces[0]?.();
  } finally {
    // A piece that fails is told as any error of the page and holds up none after it.
    pieces.shift();
    if (pieces.length > 0) setTimeout(next);
    else {
      const due = [...followers];
      followers.clear();
      due.forEach((follow) => follow());
    }
  }
};

/** Does a piece of work in a task of its own, after those that wait already. */
export const inOwnTask = (work: () => void): void => {
  pieces.push(work);
  if (pieces.length === 1) setTimeout(next);
};

/** Does a work when no piece waits any more: at once, where none does. @returns drops the work, where it is still to come */
export const onceTakenOver = (work: () => void): (() => void) => {
  if (pieces.length === 0) {
    work();
    return () => undefined;
  }
  followers.add(work);
  return () => void followers.delete(work);
};
