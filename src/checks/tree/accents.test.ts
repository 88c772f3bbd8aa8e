/** The accents of all games can be read as text on the paper and on the sheets of either theme. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { corpus } from '../corpus.ts';

const { games } = corpus();
const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
/** Text of any size, WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

const surface = (name: string) => {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens)!;
  return { light: light!, dark: dark! };
};
const surfaces = [surface('paper'), surface('sheet'), surface('sunk')];

/** Relative luminance of a colour, from 0 to 1. */
const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

test('contrast is counted as the standard does', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.ok(Math.abs(contrast('#777777', '#ffffff') - 4.48) < 0.01);
});

for (const { id, data } of games)
  test(`the accent of ${id} is readable on every surface`, () => {
    const faint = THEMES.flatMap((theme) =>
      surfaces
        .map((colours) => contrast(data.accent[theme], colours[theme]))
        .filter((c) => c < LEAST)
        .map((c) => `${theme}: ${c.toFixed(2)}`),
    );
    assert.deepEqual(faint, []);
  });
