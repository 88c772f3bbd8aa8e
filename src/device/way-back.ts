/** The round that a calculator was opened from: `sessionStorage` keeps its address in this tab. */
import { storageKey } from './storage.ts';

/** Keeps the address of this page; a game that has come by a link is there alone until its first move. */
export const keepRound = (): void => {
  try {
    sessionStorage.setItem(storageKey('round'), location.pathname + location.search);
  } catch {
    // Where the browser refuses, its own Back leads to the round.
  }
};
