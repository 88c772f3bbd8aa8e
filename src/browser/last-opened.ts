import { store, stored } from '../device/values.ts';
import { currentGame } from './site.ts';

/** Keeps the page and its game on the device, for «Вы читали» on the home page; shows it there. Nothing leaves the device. */
export const startLastOpened = (): void => {
  const title = document.querySelector<HTMLMetaElement>('meta[name=last-opened]')?.content;
  const game = currentGame();
  if (game !== undefined) store('game', game);
  if (title !== undefined) store('last', { title, path: location.pathname });

  const line = document.querySelector<HTMLElement>('.last-opened');
  const last = stored('last') as { title?: unknown; path?: unknown } | undefined;
  if (line === null || typeof last?.title !== 'string' || typeof last.path !== 'string' || !/^\/[a-z]/.test(last.path))
    return;
  const link = line.querySelector('a')!;
  link.textContent = last.title;
  link.setAttribute('href', last.path);
  line.hidden = false;
};

/**
 * The game the reader plays: that of the page, else the one last opened. A search on the home page puts it first: a table
 * plays one game of an evening.
 */
export const playedGame = (): string | undefined => {
  const last = stored('game');
  return currentGame() ?? (typeof last === 'string' ? last : undefined);
};
