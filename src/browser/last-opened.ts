import { store, stored } from '../device/values.ts';

/** Keeps the page on the device, for «Вы читали» on the home page; shows it there. Nothing leaves the device. */
export const startLastOpened = (): void => {
  const title = document.querySelector<HTMLMetaElement>('meta[name=last-opened]')?.content;
  if (title !== undefined) store('last', { title, path: location.pathname });

  const line = document.querySelector<HTMLElement>('.last');
  const last = stored('last') as { title?: unknown; path?: unknown } | undefined;
  if (line === null || typeof last?.title !== 'string' || typeof last.path !== 'string' || !/^\/[a-z]/.test(last.path))
    return;
  const link = line.querySelector('a')!;
  link.textContent = last.title;
  link.setAttribute('href', last.path);
  line.hidden = false;
};
