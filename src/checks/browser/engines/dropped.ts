/** What an engine does not read of a style sheet: it drops that without a word. */
import { rulesOf, writtenOut } from './css-rules.ts';
import type { Driver } from './driver.ts';

/** Declarations that an engine may drop without harm to the reader. */
const REVIEWED: { readonly [declaration: string]: string } = {
  '-webkit-text-size-adjust: 100%': 'for iPhones, which enlarge text by themselves in landscape; others do not',
  'forced-color-adjust: none': 'forced colours are a setting of Windows, where WebKit does not run',
  'overflow-anchor: none': 'WebKit has no anchoring of its own that would be switched off',
  'user-select: all': 'WebKit knows it with its prefix, and the prefixed one comes before it',
};

/**
 * The declarations, selectors and conditions of built style sheets that an engine drops, each as it reads in the sheet.
 */
export const droppedFrom = async (driver: Driver, sheets: readonly string[]): Promise<readonly string[]> => {
  const rules = sheets.flatMap(rulesOf).filter(({ selector }) => !selector.startsWith('@page'));
  const declarations = writtenOut(rules);
  const isFrame = (within: readonly string[]) => within.some((rule) => rule.startsWith('@keyframes'));
  const asked = {
    declarations,
    selectors: [...new Set(rules.filter(({ within }) => !isFrame(within)).map(({ selector }) => selector))],
    conditions: [...new Set(rules.flatMap(({ within }) => within))],
  };
  const dropped = await driver.evaluate((given) => {
    const isKept = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet.cssRules.length === 1;
    };
    return [
      ...given.declarations.filter((d) => !CSS.supports(d.property, d.value)).map((d) => `${d.property}: ${d.value}`),
      ...given.selectors.filter((selector) => !isKept(`${selector} {}`)),
      ...given.conditions.filter(
        (rule) => !isKept(`${rule} {}`) || (rule.startsWith('@media') && matchMedia(rule.slice(6)).media === 'not all'),
      ),
    ];
  }, asked);
  return [...new Set(dropped)].filter((declaration) => !(declaration in REVIEWED));
};
