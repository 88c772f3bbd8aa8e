/** Letters as wide as Arial's, whatever fonts this machine has: what fits in them fits on most phones. */
import type { Page } from 'playwright-core';

/** Arial and fonts made to its measure. */
const FAMILY = "Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif";
const SAMPLE = 'Съешь ещё этих мягких французских булок, да выпей чаю';
/** The width of the sample in Arial at a size of 100 px. */
const ARIAL = 2725;

/**
 * The style that gives every face of the site the width of Arial: by a font of that measure, or, where there is none,
 * by space between the letters of another.
 * @returns `how` says in one line what was done
 */
export const wideFont = async (page: Page): Promise<{ readonly css: string; readonly how: string }> => {
  const width = await page.evaluate(
    ({ family, sample }) => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `100px ${family}`;
      return context.measureText(sample).width;
    },
    { family: FAMILY, sample: SAMPLE },
  );
  const css = `:root { --sans: ${FAMILY} !important; --serif: ${FAMILY} !important }`;
  if (Math.abs(width / ARIAL - 1) < 0.01) return { css, how: 'a font of the measure of Arial' };
  const space = ((ARIAL - width) / SAMPLE.length / 100).toFixed(4);
  return {
    css: `${css} * { letter-spacing: ${space}em !important }`,
    how: `no font of the measure of Arial (fonts-liberation): another one with ${space} em between its letters`,
  };
};
