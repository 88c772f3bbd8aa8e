/** The boxes that the reader has, chosen once for a game. */
import { useEffect, useState } from 'preact/hooks';
import { boxesOf, chooseBoxes } from '../../device/boxes.ts';
import { loadValue, removeValue, saveValue } from '../../device/values.ts';
import type { SetupData } from './model.ts';

const NONE: readonly string[] = [];
/** Boxes that no page but this one knows. */
const keyOf = (game: string) => `${game}.setup-boxes`;
const readOwn = (game: string): ReadonlySet<unknown> => {
  const kept = loadValue(keyOf(game));
  return new Set(Array.isArray(kept) ? kept : []);
};
const writeOwn = (game: string, owned: readonly string[]): void => {
  if (owned.length === 0) removeValue(keyOf(game));
  else saveValue(keyOf(game), owned);
};

/** @returns the boxes, empty without a choice, and the function that changes them */
export const useBoxes = ({ game, setup }: Pick<SetupData, 'game' | 'setup'>) => {
  const { boxes, hasOwnBoxes } = setup;
  const [owned, setOwned] = useState(NONE);
  useEffect(() => {
    const kept = hasOwnBoxes ? readOwn(game) : (boxesOf() ?? new Set());
    setOwned(boxes.map(({ id }) => id).filter((id) => kept.has(id)));
  }, []);
  const toggle = (id: string) => {
    const isOwned = owned.includes(id);
    const core = boxes[0]?.id;
    // An expansion implies the game; without the game there is no choice.
    const isWanted = (one: string) => (one === id ? !isOwned : owned.includes(one)) || (!hasOwnBoxes && one === core);
    const isNothing = !hasOwnBoxes && isOwned && id === core;
    const next = isNothing ? NONE : boxes.map((box) => box.id).filter(isWanted);
    setOwned(next);
    if (hasOwnBoxes) writeOwn(game, next);
    else chooseBoxes(next.length === 0 ? undefined : next);
  };
  return { owned, toggle } as const;
};
