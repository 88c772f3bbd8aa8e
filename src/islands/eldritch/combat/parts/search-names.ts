/** Names found by what is typed, in Russian or English, whatever the case and the dots above «ё». */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whether each word that is typed begins a word of one of the names. */
export const isFound = (typed: string, names: readonly string[]): boolean => {
  const words = names.flatMap((name) => plain(name).split(' '));
  return plain(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};
