import { foldYo } from '../../lib/fold-ru.ts';
import type { Dictionary } from './dictionary.ts';

/** A run of text; with `term`, the id of the term that it mentions. Joined in order, segments give the input. */
export interface Segment {
  readonly text: string;
  readonly term?: string;
}
/** Splits a text into segments. */
export type Linker = (text: string) => Segment[];

/** A word: letters and digits, hyphens inside. `\b` does not know Cyrillic, so words are found by their own letters. */
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
/** What may separate the words of one form: white space and quotation marks, as in: действие «Взять карту». */
const GAP = /^[\s\u00a0\u202f]+[«„]?$|^[»“]?[\s\u00a0\u202f]+$/u;

const HAS_CAPITAL = /\p{Lu}/u;
/** A word without anything to fold: no «ё», no combining marks. */
const IS_FOLDED = /^[0-9A-Za-zА-Яа-я-]+$/;

interface Word {
  /** As written, ё folded. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}
interface TrieNode {
  readonly next: Map<string, TrieNode>;
  id?: string;
}

/**
 * Compiles the linker of a dictionary: explicit forms only, the longest first, ё like е, any white space between
 * words, the first letter small or capital (after an opening quotation mark too); a form inside a longer or
 * hyphenated word is no mention.
 *
 * Forms are kept in a trie of words, so the cost grows with the text and not with the dictionary.
 */
export const compileLinker = ({ linkedForms }: Pick<Dictionary, 'linkedForms'>): Linker => {
  const root: TrieNode = { next: new Map() };
  for (const [form, id] of linkedForms) {
    let node = root;
    for (const word of form.split(' ')) {
      const next: TrieNode = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.id = id;
  }

  return (text) => {
    const words = [...text.matchAll(WORD)].map((m) => ({
      folded: IS_FOLDED.test(m[0]) ? m[0] : foldYo(m[0]),
      start: m.index,
      end: m.index + m[0].length,
    }));
    const segments: Segment[] = [];
    let done = 0;
    for (let i = 0; i < words.length;) {
      const hit = longest(root, text, words, i);
      if (hit === undefined) {
        i += 1;
        continue;
      }
      const { start } = words[i]!;
      const end = withClosingQuote(text, start, words[hit.last]!.end);
      if (start > done) segments.push({ text: text.slice(done, start) });
      segments.push({ text: text.slice(start, end), term: hit.id });
      done = end;
      i = hit.last + 1;
    }
    if (done < text.length) segments.push({ text: text.slice(done) });
    return segments;
  };
};

/** The longest form that begins with the word `from`, and the index of its last word. */
const longest = (
  root: TrieNode,
  text: string,
  words: readonly Word[],
  from: number,
): { id: string; last: number } | undefined => {
  const first = words[from]!.folded;
  // Most words begin no form.
  if (!HAS_CAPITAL.test(first) && !root.next.has(first)) return undefined;
  let best: { id: string; last: number } | undefined;
  let nodes = step([root], first, true);
  let opened = 0;
  for (let last = from; nodes.length > 0; last += 1) {
    const id = nodes.find((n) => n.id !== undefined)?.id;
    if (id !== undefined) best = { id, last };
    const word = words[last + 1];
    if (word === undefined) break;
    const gap = text.slice(words[last]!.end, word.start);
    opened += Number(/[«„]/u.test(gap)) - Number(/[»“]/u.test(gap));
    // A quotation that opened before the mention does not close inside it: «враг» стоит.
    if (!GAP.test(gap) || opened < 0) break;
    nodes = step(nodes, word.folded, /[«„]/u.test(gap));
  }
  return best;
};

/** The nodes one word further; where a capital first letter is allowed, the lower-case word matches too. */
const step = (nodes: readonly TrieNode[], word: string, capitalAllowed: boolean): TrieNode[] =>
  // Most words have no capital and one spelling.
  HAS_CAPITAL.test(word)
    ? nodes.flatMap((n) => spellingsOf(word, capitalAllowed).flatMap((w) => n.next.get(w) ?? []))
    : nodes.flatMap((n) => n.next.get(word) ?? []);

const spellingsOf = (word: string, capitalAllowed: boolean): readonly string[] => {
  const small = capitalAllowed ? word.replace(/^\p{Lu}(?!\p{Lu})/u, (c) => c.toLocaleLowerCase('ru')) : word;
  // «враг-Охотник»: names of keywords keep their capital inside a compound.
  const parts = small.replace(/(?<=-)\p{Lu}/gu, (c) => c.toLocaleLowerCase('ru'));
  return [...new Set([word, small, parts])];
};

/** A quotation mark that opens inside a mention closes inside it. */
const withClosingQuote = (text: string, start: number, end: number): number => {
  const inside = text.slice(start, end);
  const open = (inside.match(/[«„]/gu)?.length ?? 0) > (inside.match(/[»“]/gu)?.length ?? 0);
  return open && /[»“]/u.test(text[end] ?? '') ? end + 1 : end;
};
