import { z } from 'astro/zod';

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** `none` leaves out the line or the inside; without it the strokes of the site apply. */
const COLOUR = /^(?:none|currentColor)$/;
const LOOK = { fill: COLOUR, stroke: COLOUR };
/** The elements that an emblem may be drawn with, their attributes and what those may hold. */
const ELEMENTS: { readonly [element: string]: { readonly [attribute: string]: RegExp } } = {
  path: { d: /^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/, ...LOOK },
  circle: { cx: NUMBER, cy: NUMBER, r: NUMBER, ...LOOK },
  rect: { x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER, rx: NUMBER, ...LOOK },
};
const ELEMENT = /<([a-z]+)((?:\s+[a-z-]+="[^"]*")*)\s*\/>\s*/y;

/** What is wrong with the markup of an emblem, in words for its author; undefined where nothing is. */
const wrongIn = (markup: string): string | undefined => {
  ELEMENT.lastIndex = 0;
  while (ELEMENT.lastIndex < markup.length) {
    const at = ELEMENT.lastIndex;
    const [, element = '', attributes = ''] = ELEMENT.exec(markup) ?? [];
    if (element === '') return `Не читается с «${markup.slice(at, at + 30)}»: нужны элементы вида <path d="…"/>.`;
    const known = ELEMENTS[element];
    if (known === undefined) return `Элемента <${element}> нет. Есть: ${Object.keys(ELEMENTS).join(', ')}.`;
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g))
      if (known[name]?.test(value) !== true)
        return `<${element}> не знает ${name}="${value}". Знает: ${Object.keys(known).join(', ')}.`;
  }
  return undefined;
};

/**
 * The emblem of a game: SVG elements in an outline of 48 × 48, drawn by the stroke of the site and in its colour. It
 * goes into pages as it is, so it may hold only what {@link ELEMENTS} names.
 */
export const emblemSchema = z
  .string()
  .min(1, 'Эмблема пуста.')
  .superRefine((markup, context) => {
    const message = wrongIn(markup.trim());
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .transform((markup) => markup.trim().replaceAll(/>\s+</g, '><'));

const hue = z.string().regex(/^#[0-9a-f]{6}$/, 'Цвет пишется шестью цифрами: «#17664f».');
/** The accent of a game on light and on dark paper: readable as text on either (4.5 to 1). */
export const accentSchema = z.strictObject({ light: hue, dark: hue });
