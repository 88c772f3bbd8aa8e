import { saveValue, loadValue } from '../device/values.ts';
import { currentGame } from './site.ts';

/** Remembers the page and its game on the device. */
export const keepLastOpened = (): void => {
  const title = document.querySelector<HTMLMetaElement>('meta[name=last-opened]')?.content;
  const game = currentGame();
  if (game !== undefined) saveValue('game', game);
  if (title !== undefined) saveValue('last', { title, path: location.pathname });
};

/** Shows the page that was open last on the home page, as «Вы читали». */
export const showLastOpened = (): void => {
  const line = document.querySelector<HTMLElement>('.last-opened');
  const last = loadValue('last') as { title?: unknown; path?: unknown } | undefined;
  if (line === null || typeof last?.title !== 'string' || typeof last.path !== 'string' || !/^\/[a-z]/.test(last.path))
    return;
  const link = line.querySelector('a')!;
  link.textContent = last.title;
  link.setAttribute('href', last.path);
  line.hidden = false;
};

/**
 * The game the reader plays: that of the page, else the one last opened. A search on the home page ranks it first.
 */
export const playedGame = (): string | undefined => {
  const last = loadValue('game');
  return currentGame() ?? (typeof last === 'string' ? last : undefined);
};
