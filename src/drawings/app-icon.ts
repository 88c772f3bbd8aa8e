import { path } from './strokes.ts';

/** The paper and ink of the site's own icon. */
export const APP_COLOURS = { paper: '#fffdf8', ground: '#17664f' } as const;

/** The margin around a drawing, in parts of it: `rounded` fills a tile of its own, `masked` is cut into any shape by the system. */
const SHAPES = { rounded: { corner: 5, scale: 1 }, masked: { corner: 0, scale: 0.8 } } as const;
export type IconShape = keyof typeof SHAPES;

/** The sheet with lines: the sign of the site. */
const SHEET = path('M7 5h8l3 3v11H7zM10 10h5M10 13h5M10 16h3');

/**
 * The icon as an SVG document: of the site, or of a game by its emblem.
 *
 * @param emblem the markup of an emblem in an outline of 48 × 48
 */
export const appIcon = (shape: IconShape, emblem?: string): string => {
  const { corner, scale } = SHAPES[shape];
  const edge = (24 - 24 * scale) / 2;
  const drawing =
    emblem === undefined
      ? `<g stroke-width="1.6">${SHEET}</g>`
      : `<g transform="translate(3.6 3.6) scale(.35)" color="${APP_COLOURS.paper}" stroke-width="2.6">${emblem}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${corner}" fill="${APP_COLOURS.ground}"/><g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke="${APP_COLOURS.paper}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
};
