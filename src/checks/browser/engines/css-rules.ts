/** A built style sheet as a list of its rules, read without an engine: what an engine then makes of it is the question. */

export interface Declaration {
  readonly property: string;
  readonly value: string;
}
export interface CssRule {
  /** `.a .b`, or the prelude of a rule such as `@page`. */
  readonly selector: string;
  /** The rules around it, outermost first: `@layer base`, `@media print`. */
  readonly within: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** The end of the piece that begins at a place: one of the wanted signs outside of strings and brackets. */
const endOfPiece = (css: string, from: number, wanted: string): number => {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at]!;
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") {
      at += 1;
      while (at < css.length && css[at] !== sign) at += css[at] === '\\' ? 2 : 1;
    } else if (depth === 0 && wanted.includes(sign)) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return css.length;
};

const declarationOf = (piece: string): Declaration | undefined => {
  const colon = piece.indexOf(':');
  return colon < 0
    ? undefined
    : {
        property: piece.slice(0, colon).trim(),
        value: piece
          .slice(colon + 1)
          .replace(/!important\s*$/, '')
          .trim(),
      };
};

const rulesIn = (css: string, within: readonly string[]): readonly CssRule[] => {
  const rules: CssRule[] = [];
  for (let at = 0; at < css.length;) {
    const end = endOfPiece(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    at = end + 1;
    // A statement such as `@layer a, b;` holds nothing.
    if (css[end] !== '{') continue;
    const close = endOfPiece(css, at, '}');
    const body = css.slice(at, close);
    at = close + 1;
    if (/^@(?:layer|media|supports|container|keyframes)\b/.test(prelude))
      rules.push(...rulesIn(body, [...within, prelude]));
    else {
      const pieces: string[] = [];
      for (let from = 0; from < body.length;) {
        const to = endOfPiece(body, from, ';');
        pieces.push(body.slice(from, to));
        from = to + 1;
      }
      rules.push({
        selector: prelude,
        within,
        declarations: pieces.map(declarationOf).filter((declaration) => declaration !== undefined),
      });
    }
  }
  return rules;
};

/** The rules of a sheet that nests none in another. */
export const rulesOf = (css: string): readonly CssRule[] => rulesIn(css.replace(/\/\*[^]*?\*\//g, ''), []);

/** Custom properties that the islands set on elements: a value of each. */
const SET_ON_ELEMENTS = { '--share': '50%', '--chance': '50%', '--piles': '2', '--i': '1', '--n': '4' };

/**
 * Every declaration with its variables put in. An engine reads a declaration with a variable whatever it holds, and
 * drops it only when the variable is known: so it is asked about what comes out, about each once.
 */
export const writtenOut = (rules: readonly CssRule[]): readonly Declaration[] => {
  const values = new Map<string, readonly string[]>(
    Object.entries(SET_ON_ELEMENTS).map(([name, value]) => [name, [value]]),
  );
  const all = new Map(
    rules.flatMap(({ declarations }) => declarations).map((d) => [`${d.property}:${d.value}`, d] as const),
  );
  for (const { property, value } of all.values())
    if (property.startsWith('--')) values.set(property, [...(values.get(property) ?? []), value]);
  /** A value with the n-th definition of each of its variables. */
  const fillValue = (value: string, n: number): string => {
    const start = value.search(/var\(/);
    if (start < 0) return value;
    const end = endOfPiece(value, start + 4, ')');
    const [name = '', ...fallback] = value.slice(start + 4, end).split(',');
    const known = values.get(name.trim());
    const chosen = known?.[n % known.length] ?? fallback.join(',');
    if (known === undefined && fallback.length === 0) throw new Error(`Nothing sets ${name}, which “${value}” reads.`);
    return fillValue(`${value.slice(0, start)}${chosen}${value.slice(end + 1)}`, n);
  };
  const variants = Math.max(...[...values.values()].map((known) => known.length));
  return [...all.values()]
    .filter(({ property }) => !property.startsWith('--'))
    .flatMap(({ property, value }) => {
      const known = value.includes('var(') ? Array.from({ length: variants }, (_, n) => fillValue(value, n)) : [value];
      return [...new Set(known)].map((v) => ({ property, value: v }));
    });
};
