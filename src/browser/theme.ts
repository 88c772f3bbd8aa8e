import { saveValue } from '../device/values.ts';

/**
 * The theme switch: the device decides, a press overrides; `Boot.astro` applies the stored choice before the first
 * paint.
 */
export const startThemeSwitch = (): void => {
  const button = document.querySelector<HTMLButtonElement>('.theme')!;
  const root = document.documentElement;
  const isDark = () =>
    (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  show();
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    show();
    saveValue('theme', root.dataset.theme);
  });
};
