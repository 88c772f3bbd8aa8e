/** Which rules of a style sheet may apply to a page, by the classes that its elements bear. Pure. */

/** A rule with the classes that each of its selectors asks for, a block that holds rules, or a text that stays as it is. */
type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'holder'; readonly head: string; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string };
interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
}
/** A sheet that has been read. */
export type Sheet = readonly Block[];

/** Where a block that opens at a place ends. Minified sheets have no comments, and no text of ours shows a brace. */
const endOf = (css: string, opening: number): number => {
  let depth = 0;
  for (let at = opening; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A block of a style sheet does not end.');
};

/** The selectors of a list, parted at the commas outside of all brackets. */
const partsOf = (list: string): readonly string[] => {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < list.length; at += 1) {
    if ('(['.includes(list[at]!)) depth += 1;
    if (')]'.includes(list[at]!)) depth -= 1;
    if (list[at] !== ',' || depth > 0) continue;
    found.push(list.slice(from, at));
    from = at + 1;
  }
  return [...found, list.slice(from)];
};

/** What one of several may meet, `:is(.a, .b)`, or none may, asks for no class of its own. */
const ALTERNATIVES = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTES = /\[[^\]]*\]/g;
const CLASSES = /\.(-?[_a-zA-Z][\w-]*)/g;
const selectorOf = (text: string): Selector => ({
  text,
  classes: [...text.replaceAll(ALTERNATIVES, '').replaceAll(ATTRIBUTES, '').matchAll(CLASSES)].map(([, name]) => name!),
});

/** A layer or a condition; other blocks that begin with `@` (frames of a motion, a page of paper) stay whole. */
const HOLDS_RULES = /^@(?:layer|media|container|supports)\b/;
const blockOf = (head: string, body: string): Block => {
  if (HOLDS_RULES.test(head)) return { kind: 'holder', head, blocks: readSheet(body) };
  if (head.startsWith('@')) return { kind: 'text', text: `${head}{${body}}` };
  return { kind: 'rule', selectors: partsOf(head).map(selectorOf), body };
};

/** Reads a minified sheet. */
export const readSheet = (text: string): Sheet => {
  const css = text.trim();
  const blocks: Block[] = [];
  let at = 0;
  while (at < css.length) {
    const [opening, semicolon] = [css.indexOf('{', at), css.indexOf(';', at)];
    // A statement without a block: the order of the layers.
    const isStatement = semicolon >= 0 && (opening < 0 || semicolon < opening);
    const end = isStatement || opening < 0 ? semicolon : endOf(css, opening);
    if (end < 0) throw new Error(`A style sheet ends with what is no rule: ${css.slice(at, at + 40)}`);
    blocks.push(
      isStatement
        ? { kind: 'text', text: css.slice(at, end + 1) }
        : blockOf(css.slice(at, opening), css.slice(opening + 1, end)),
    );
    at = end + 1;
  }
  return blocks;
};

/**
 * The text of a sheet without the rules that cannot apply.
 *
 * @param isKnown whether an element of the page bears a class, or a script may give it to one
 * @param isWhole of which blocks all rules stay, by their heads
 */
export const neededRules = (
  sheet: Sheet,
  isKnown: (name: string) => boolean,
  isWhole: (head: string) => boolean = () => false,
): string =>
  sheet
    .map((block) => {
      if (block.kind === 'text') return block.text;
      if (block.kind === 'holder') {
        const inside = neededRules(block.blocks, isWhole(block.head) ? () => true : isKnown, isWhole);
        // An empty layer still has its place among the layers.
        return inside === '' && !block.head.startsWith('@layer') ? '' : `${block.head}{${inside}}`;
      }
      const selectors = block.selectors.filter(({ classes }) => classes.every(isKnown));
      return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${block.body}}`;
    })
    .join('');
