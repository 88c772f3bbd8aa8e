import { savedPack } from './packs.ts';

const markSaved = async (card: HTMLElement): Promise<void> => {
  try {
    if ((await savedPack(card.dataset.game!)) !== undefined)
      card.querySelector('em')?.append(' · сохранена на устройстве');
  } catch {
    // A browser that lends no caches keeps no games.
  }
};

/** Says on the cards of games which of them lie on the device and open without a network. */
export const startSavedGames = (): void => {
  for (const card of document.querySelectorAll<HTMLElement>('.game-card')) void markSaved(card);
};
