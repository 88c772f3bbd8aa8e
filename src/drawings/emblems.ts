import { dot, path, ring } from './strokes.ts';

/** Emblems of the games, 48 × 48 outlines drawn for this project, by game id. */
export const EMBLEMS: { readonly [game: string]: string } = {
  arkham: path('M4 24s8-13 20-13 20 13 20 13-8 13-20 13S4 24 4 24z') + ring(24, 21, 5) + path('M24 26v9M21.5 35h5'),
  hellboy: `<rect x="9" y="15" width="24" height="24" rx="5"/>${dot(16, 22, 1.6)}${dot(26, 32, 1.6)}${dot(21, 27, 1.6)}${path('M30 15c0-5 5-5 4-11 6 4 8 9 5 15')}`,
  foursouls: path(
    'M10 34 24 41l14-7M10 27l14 7 14-7M10 20l14 7 14-7M24 22c-5-4-8-6-8-9.5C16 9 20 8 24 12c4-4 8-3 8 .5 0 3.5-3 5.5-8 9.5z',
  ),
  eldritch: ring(24, 24, 16) + ring(24, 24, 9) + path('M24 8v7M24 33v7M8 24h7M33 24h7') + ring(24, 24, 2),
  echo: path(
    'M8 22h24v8a10 10 0 0 1-10 10h-4A10 10 0 0 1 8 30zM32 24h4a4 4 0 0 1 0 10h-4M27 6a7 7 0 1 0 7 10 8 8 0 0 1-7-10z',
  ),
};
