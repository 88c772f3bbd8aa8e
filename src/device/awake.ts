/** Keeps the screen from going dark. A browser may refuse it: that is an answer, never an error. */

/** Ends what keeps the screen awake. */
export type LetSleep = () => void;

/** Keeps the screen awake until it is let sleep; a page that comes back into sight asks again. @returns undefined where it is refused */
export const keepAwake = async (): Promise<LetSleep | undefined> => {
  const ask = async () => {
    try {
      return await (navigator as Partial<Navigator>).wakeLock?.request('screen');
    } catch {
      return undefined;
    }
  };
  let lock = await ask();
  if (lock === undefined) return undefined;
  const again = () => {
    if (document.visibilityState === 'visible') void ask().then((next) => (lock = next ?? lock));
  };
  document.addEventListener('visibilitychange', again);
  return () => {
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
};
