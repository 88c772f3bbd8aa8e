import { savedPack } from './packs.ts';

/** Says on the cards of games which of them lie on the device and open without a network. */
export const startSavedGames = (): void => {
  for (const card of document.querySelectorAll<HTMLElement>('.game-card'))
    void savedPack(card.dataset.game!)
      .then((saved) => {
        if (saved !== undefined) card.querySelector('em')?.append(' · сохранена на устройстве');
      })
      // A browser that lends no caches keeps no games.
      .catch(() => {});
};
