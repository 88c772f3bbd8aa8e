/**
 * Letters as wide as Arial's, those of headings as wide as Noto Serif's in bold, which Android has for them, whatever
 * fonts this machine has: what fits in them fits on most phones.
 */
import type { Page } from 'playwright-core';

/** Arial and fonts made to its measure. */
const FAMILY = "Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif";
const SAMPLE = 'Съешь ещё этих мягких французских булок, да выпей чаю';
/** The width of the sample in Arial at a size of 100 px. */
const ARIAL = 2725;

/** The beginning of the longest title, and its width in Noto Serif Bold at a size of 100 px. */
const HEADING = { sample: 'Продолжительны', width: 956 } as const;

/**
 * The style that gives every face of the site the width of Arial: by a font of that measure, or, where there is none,
 * by space between the letters of another.
 * @returns `how` says in one line what was done
 */
export const wideFont = async (page: Page): Promise<{ readonly css: string; readonly how: string }> => {
  const [width, bold] = await page.evaluate(
    ({ family, samples }) => {
      const context = document.createElement('canvas').getContext('2d')!;
      return samples.map(([weight, sample]) => {
        context.font = `${weight} 100px ${family}`;
        return context.measureText(sample).width;
      });
    },
    { family: FAMILY, samples: [['400', SAMPLE] as const, ['700', HEADING.sample] as const] },
  );
  const between = (wanted: number, is: number, sample: string) =>
    `${((wanted - is) / sample.length / 100).toFixed(4)}em`;
  const css = [
    `:root { --sans: ${FAMILY} !important; --serif: ${FAMILY} !important }`,
    `:is(h1, h2, h3, h4) { letter-spacing: ${between(HEADING.width, bold!, HEADING.sample)} !important }`,
  ].join(' ');
  if (Math.abs(width! / ARIAL - 1) < 0.01) return { css, how: 'a font of the measure of Arial' };
  const space = between(ARIAL, width!, SAMPLE);
  return {
    css: `:where(*:not(h1, h2, h3, h4)) { letter-spacing: ${space} !important } ${css}`,
    how: `no font of the measure of Arial (fonts-liberation): another one with ${space} between its letters`,
  };
};
