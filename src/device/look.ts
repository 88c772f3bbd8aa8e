/**
 * How the reader wants all pages to look and behave, in addition to the theme: words in `data-look` of the
 * page, where styles and scripts find them. `components/Boot.astro` puts them there before the first paint.
 */
import { readStorage, removeStorage, writeStorage } from './storage.ts';

const KEY = 'look';
/** The words of each choice; a choice without one of its words is as the site comes. */
export const LOOKS = {
  text: ['small', 'large', 'larger'],
  motion: ['still'],
  previews: ['plain'],
} as const;
export type LookChoice = keyof typeof LOOKS;

const isLook = (word: string): boolean => Object.values(LOOKS).some((words: readonly string[]) => words.includes(word));

/** The words that the device keeps; none where it denies access. */
export const keptLook = (): readonly string[] => {
  const kept = readStorage(KEY);
  return kept === 'refused' || kept.text === null ? [] : kept.text.split(' ').filter(isLook);
};

/** Chooses a word, or none, for the page and on the device. @returns false where the device does not keep it */
export const chooseLook = (choice: LookChoice, word: string): boolean => {
  const own: readonly string[] = LOOKS[choice];
  const words = [...keptLook().filter((one) => !own.includes(one)), ...own.filter((one) => one === word)].join(' ');
  document.documentElement.dataset.look = words;
  if (words !== '') return writeStorage(KEY, words);
  removeStorage(KEY);
  return true;
};
