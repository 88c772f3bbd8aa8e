/** Which words of a script may become classes of elements. Pure. */
import { parseSync } from 'vite';

/** Words, with the points that stand at them: a selector asks for a class, it gives none; a file is none. */
const WORDS = /[\w.-]+/g;

/**
 * Hands on the texts that are written down in a part of a syntax tree: strings, and what stands between the holes of
 * templates. A site has a million nodes: each is looked at without another array or generator being made.
 */
const eachText = (part: unknown, hear: (text: string) => void): void => {
  if (typeof part !== 'object' || part === null) return;
  const node = part as { readonly [field: string]: unknown };
  if (node.type === 'Literal' && typeof node.value === 'string') hear(node.value);
  else if (typeof node.cooked === 'string') hear(node.cooked);
  else for (const field in node) eachText(node[field], hear);
};

/**
 * Every word of the texts of a script that may become a class. Names of its own, `list.filter(…)`, are none: they would
 * keep rules that no element asks for.
 *
 * @param code a module
 * @throws where the code cannot be read
 */
export const classWordsOf = (code: string): readonly string[] => {
  const { program, errors } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(`A script cannot be read: ${errors[0]!.message}`);
  const words: string[] = [];
  eachText(program, (text) => text.match(WORDS)?.forEach((word) => word.includes('.') || words.push(word)));
  return words;
};
