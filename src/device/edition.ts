/**
 * The edition of the rules that the reader plays by, in a game that has two of them. `components/Boot.astro` applies it
 * before the first paint: from the address (`?edition=2`), else from the device.
 */
import { readStorage, writeStorage } from './storage.ts';

/** 1 is the edition that the pages follow, 2 the later one. */
export type Edition = 1 | 2;

const CHOSEN = 'edition-chosen';
const keyOf = (game: string): string => `${game}.edition`;

/** The edition that this page shows now; 1 in a game of one edition, and on the server. */
export const editionOf = (): Edition => {
  if (typeof document === 'undefined') return 1;
  return document.documentElement.dataset.edition === '2' ? 2 : 1;
};

/** The edition that the device keeps for a game, for pages outside of games. */
export const keptEdition = (game: string): Edition => {
  const kept = readStorage(keyOf(game));
  return kept !== 'refused' && kept.text === '2' ? 2 : 1;
};

/** Keeps the edition of a game on the device. @returns false where it refuses */
export const keepEdition = (game: string, edition: Edition): boolean => writeStorage(keyOf(game), String(edition));

/**
 * Chooses the edition of the game of this page: for the page, in its address and on the device, where it allows that.
 */
export const chooseEdition = (edition: Edition): void => {
  const { dataset } = document.documentElement;
  if (edition === 2) dataset.edition = '2';
  else delete dataset.edition;
  keepEdition(dataset.game!, edition);
  const address = new URL(location.href);
  if (edition === 2) address.searchParams.set('edition', '2');
  else address.searchParams.delete('edition');
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Where the browser refuses, the address says what the page was opened with.
  }
  document.dispatchEvent(new Event(CHOSEN));
};

/** Calls back after each choice on this page. @returns stops it */
export const watchEdition = (changed: () => void): (() => void) => {
  document.addEventListener(CHOSEN, changed);
  return () => document.removeEventListener(CHOSEN, changed);
};
