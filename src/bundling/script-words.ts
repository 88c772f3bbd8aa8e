/** Which words of a script may become classes of elements. Pure. */
import { parseSync } from 'vite';

/** Words, with the points that stand at them: a selector asks for a class, it gives none; a file is none. */
const WORDS = /[\w.-]+/g;

/** The texts that are written down in a part of a syntax tree: strings, and what stands between the holes of templates. */
function* textsOf(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const one of part) yield* textsOf(one);
    return;
  }
  const node = part as { readonly type?: string; readonly value?: unknown; readonly cooked?: unknown };
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value;
  else if (typeof node.cooked === 'string') yield node.cooked;
  else yield* textsOf(Object.values(part));
}

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
  return [...textsOf(program)].flatMap((text) => text.match(WORDS) ?? []).filter((word) => !word.includes('.'));
};
