import { savedPack } from './packs.ts';

const markSaved = async (card: HTMLElement): Promise<void> => {
  try {
    if ((await savedPack(card.dataset.game!)) !== undefined)
      card.querySelector(':scope > span')?.append(' · сохранена на устройстве');
  } catch {
    // A browser without caches has no saved games.
  }
};

/** Marks the cards of games that are saved on the device and open without a network. */
export const startSavedGames = (): void => {
  for (const card of document.querySelectorAll<HTMLElement>('.game-card')) void markSaved(card);
};
