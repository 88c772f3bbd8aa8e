/** Memoizes a load by its key; a failed load is forgotten, so that the next call tries again. */
export const memoizeLoad = <T>(load: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const asked = known.get(key) ?? load(key);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
};
