/** How many findings are listed: the rest is more of the same. */
const MOST = 20;

/**
 * Asserts that a check has found nothing.
 * @param found one finding an entry, beginning with its place
 * @param next what a person does about it
 */
export const assertNone = (found: readonly string[], next: string): void => {
  if (found.length === 0) return;
  const more = found.length > MOST ? [`… and ${found.length - MOST} more`] : [];
  const error = new Error(['', ...found.slice(0, MOST), ...more, `→ ${next}`].join('\n'));
  // The stack of the check helps no one who mends what it found.
  error.stack = error.message;
  throw error;
};
