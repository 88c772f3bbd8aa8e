/** The boxes that the reader has, chosen once for a game. */
import { useEffect, useState } from 'preact/hooks';
import { loadValue, removeValue, saveValue } from '../../device/values.ts';

const keyOf = (game: string) => `${game}.boxes`;
const NONE: readonly string[] = [];

/** @returns the boxes, none of them where nothing is said, and what changes them */
export const useBoxes = (game: string, all: readonly { readonly id: string }[]) => {
  const [owned, setOwned] = useState(NONE);
  useEffect(() => {
    const kept = loadValue(keyOf(game));
    if (Array.isArray(kept)) setOwned(all.map(({ id }) => id).filter((id) => kept.includes(id)));
  }, []);
  const toggle = (id: string) => {
    const next = owned.includes(id) ? owned.filter((one) => one !== id) : [...owned, id];
    setOwned(next);
    if (next.length === 0) removeValue(keyOf(game));
    else saveValue(keyOf(game), next);
  };
  return { owned, toggle } as const;
};
