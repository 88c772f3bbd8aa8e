import { AGAIN, BACK, DONE, SHARE, TOWARDS } from './controls.ts';
import { path, ring } from './strokes.ts';

/** Signs of the site itself; decorative, their buttons and links have names. */
export const SIGNS = {
  back: BACK,
  logo: path('M5 3h11l3 3v15H5zM9 9h6M9 13h6M9 17h3'),
  search: ring(11, 11, 6.5) + path('m16 16 5 5'),
  moon: path('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'),
  sun: ring(12, 12, 4) + path('M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4'),
  rules: path('M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13'),
  terms: path('m4 19 5-13 5 13M6 14h6M16 10h5l-5 9h5'),
  odds: path('M4 20V10M10 20V4M16 20v-7M22 20H2'),
  stack: path('M12 3 21 8l-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5'),
  fight: path('m5 4 11 11M16 12l-4 4M15 15l5 5M19 4 8 15M8 12l4 4M9 15l-5 5'),
  dice: path('M5 5h14v14H5zM9 9v.1M15 15v.1M12 12v.1M15 9v.1M9 15v.1'),
  cards: path('M4 7.5 13 5l3.5 12.5-9 2.5zM15.5 5H20v13h-1.5'),
  map: path('M9 5 3.5 7v12L9 17l6 2 5.5-2V5L15 7zM9 5v12M15 7v12'),
  deck: path('M6 3.5h12v13H6zM8 19h8M10 21.5h4'),
  day: ring(12, 12, 8.5) + path('M12 7v5.5l3.5 2'),
  bag: path(
    'M9 3.5h6l-1.4 3.7c3.7 1.4 5.9 5 5.9 8.3 0 3.6-2.9 5-7.5 5s-7.5-1.4-7.5-5c0-3.3 2.2-6.9 5.9-8.3zM9.2 7.3h5.6',
  ),
  table: path('M3 8.5h18M5 8.5v10M19 8.5v10M8 5.5h8v3H8zM9.5 13.5l1.6 1.6 3.4-3.4'),
  memo: path('M6 3h12v18H6zM9.5 8l1 1 2-2M14.5 8.5h1M9.5 13l1 1 2-2M14.5 13.5h1M9.5 17.5h6'),
  games: path('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'),
  about: ring(12, 12, 8.5) + path('M12 11v5M12 8v.1'),
  link: path('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1'),
  share: SHARE,
  done: DONE,
  towards: TOWARDS,
  again: AGAIN,
  example: path('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z'),
  mistake: path('M12 4 2.5 20h19zM12 10v4.5M12 17.3v.1'),
  erratum: path('M4 20l1-4L15.5 5.5l3 3L8 19zM13.5 7.5l3 3'),
  gap: ring(12, 12, 9) + path('M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.9M12 17v.1'),
} as const;
export type SignName = keyof typeof SIGNS;
