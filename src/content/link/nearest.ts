/** What an author may have meant by an unknown id. */

/** The least similarity (Dice's coefficient of letter pairs) at which a known id is suggested. */
const ALIKE = 0.4;
const pairsOf = (word: string): ReadonlySet<string> =>
  new Set([...word].slice(1).map((letter, i) => word[i]! + letter));
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size || 1);

/** The known id most similar to a wrong one, the first of equals; undefined where none is similar enough. */
export const nearestOf = (wrong: string, known: readonly string[]): string | undefined => {
  const of = pairsOf(wrong);
  let best: { readonly id: string | undefined; readonly like: number } = { id: undefined, like: ALIKE };
  for (const id of known) {
    const like = likeness(of, pairsOf(id));
    if (like > best.like) best = { id, like };
  }
  return best.id;
};

/** The fix of a wrong id of a term. */
export const termHint = (wrong: string, known: readonly string[]): string => {
  const nearest = nearestOf(wrong, known);
  return nearest === undefined ? 'Проверьте id: это имя файла термина без .mdx.' : `Может быть, ${nearest}?`;
};
/** The fix of a wrong name of anything else: what was meant, and all that there are. */
export const listHint = (wrong: string, known: readonly string[]): string => {
  const all = `Есть: ${known.join(', ') || 'ни одного'}.`;
  const nearest = nearestOf(wrong, known);
  return nearest === undefined ? all : `Может быть, ${nearest}? ${all}`;
};
