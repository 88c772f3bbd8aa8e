/**
 * The boxes of a game that the reader owns: the game itself and some of its expansions. `components/Boot.astro` applies them
 * before the first paint: from the address (`?boxes=core.forsaken-lore`), else from the device. Nothing chosen means all.
 */
import { readStorage, writeStorage } from './storage.ts';

/** The ids of the sets that are owned; undefined where nothing is chosen, so that all are. */
export type Boxes = ReadonlySet<string> | undefined;

/** Sent to the lists of a page, see `components/OtherBoxes.astro`. */
const CHOSEN = 'boxes-chosen';
const BETWEEN = '.';
const keyOf = (game: string): string => `${game}.boxes`;
const boxesIn = (text: string | undefined): Boxes =>
  text === undefined || text === '' ? undefined : new Set(text.split(BETWEEN));

/** The boxes of the game of this page; undefined on the server too. */
export const boxesOf = (): Boxes =>
  typeof document === 'undefined' ? undefined : boxesIn(document.documentElement.dataset.boxes);

/** The boxes that the device keeps for a game, for pages outside of it. */
export const keptBoxes = (game: string): Boxes => {
  const kept = readStorage(keyOf(game));
  return kept === 'refused' ? undefined : boxesIn(kept.text ?? undefined);
};

/** Whether a set is among the boxes. */
export const isOwned = (boxes: Boxes, set: string): boolean => boxes === undefined || boxes.has(set);

/**
 * Chooses the boxes of the game of this page: for the page, in its address and on the device, where it allows that.
 * @param sets ids, the game itself first; undefined for all
 */
export const chooseBoxes = (sets: readonly string[] | undefined): void => {
  const text = sets?.join(BETWEEN) ?? '';
  const { dataset } = document.documentElement;
  const address = new URL(location.href);
  if (text === '') {
    delete dataset.boxes;
    address.searchParams.delete('boxes');
  } else {
    dataset.boxes = text;
    address.searchParams.set('boxes', text);
  }
  writeStorage(keyOf(dataset.game!), text);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Where the browser refuses, the address says what the page was opened with.
  }
  document.dispatchEvent(new Event(CHOSEN));
};
