import type { IconName } from '../schemas/icons.ts';

/** A symbol: the name that is read aloud and the inside of a 24 × 24 outline drawing made for this project. */
export interface Drawing {
  readonly label: string;
  readonly body: string;
}

const path = (d: string): string => `<path d="${d}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const dot = (cx: number, cy: number, r = 1.2): string => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="currentColor" stroke="none"/>`;
const ring = (cx: number, cy: number, r: number): string => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
const twice = (body: string): string =>
  `<g stroke-width="2.6"><g transform="translate(-1.5 4.5) scale(.62)">${body}</g><g transform="translate(10.5 4.5) scale(.62)">${body}</g></g>`;

const HAND = path('M7.5 13V6.2a1.4 1.4 0 0 1 2.8 0V11 4.4a1.4 1.4 0 0 1 2.8 0V11 5.4a1.4 1.4 0 0 1 2.8 0V12 8.4a1.4 1.4 0 0 1 2.8 0V15c0 3.6-2.4 6-5.7 6-2.7 0-4.4-1.2-5.7-3.7l-2.6-4.5c-.7-1.4 1.2-2.5 2.2-1.3z');
const SPARK = ring(12, 12, 9) + solid('M12 6.5l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z');

/** Game symbols, by the names of `schemas/icons.ts`. */
export const ICONS: { readonly [name in IconName]: Drawing } = {
  action: { label: 'действие', body: solid('M3 9.5h9V4.5L21 12l-9 7.5v-5H3z') },
  free: { label: 'бесплатное свойство', body: solid('M13.5 2.5 5.5 13.5h5.5l-1 8 8-11.5h-5.5z') },
  reaction: { label: 'реакция', body: path('M19.5 12.5a7.5 7.5 0 1 1-2.2-5.8M19.5 3v5h-5') },
  willpower: { label: 'воля', body: ring(12, 12, 4) + path('M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1') },
  intellect: { label: 'интеллект', body: path('M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13') },
  combat: { label: 'сила', body: path('M6 11.5V8.7a1.7 1.7 0 0 1 3.4 0V7.2a1.7 1.7 0 0 1 3.4 0V7a1.7 1.7 0 0 1 3.4 0v1.5a1.6 1.6 0 0 1 3.2 0V14c0 4-2.6 6.5-6.4 6.5S6 18.5 5 15.5c-.5-1.7-.8-3 .2-3.7 1-.7 2.3-.2 3.3.7l1.5 1.5') },
  agility: { label: 'ловкость', body: path('M8.5 3.5v8.5L5 16.5V19h14a3.2 3.2 0 0 0-3-3l-3-1.5v-11zM16.5 5h4M16.5 8.5h3') },
  wild: { label: 'универсальный символ', body: path('M12 2.5 21.5 12 12 21.5 2.5 12zM9.7 10.2a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.7') + dot(12, 16.6, 1.1) },
  skull: { label: 'череп', body: path('M12 3.5a7.5 7.5 0 0 0-7.5 7.5c0 2.6 1.2 4.6 3.5 5.7v3.8h8v-3.8c2.3-1.1 3.5-3.1 3.5-5.7A7.5 7.5 0 0 0 12 3.5zM10.7 20.5v-2.3M13.3 20.5v-2.3') + dot(9.2, 11.3, 1.7) + dot(14.8, 11.3, 1.7) },
  cultist: { label: 'культист', body: path('M12 2.5c-4.5 2.5-6.5 6.5-6.5 12v6h13v-6c0-5.5-2-9.5-6.5-12zM8.8 13.5a3.2 3.2 0 0 1 6.4 0c0 2.2-1.4 4-3.2 4s-3.2-1.8-3.2-4z') },
  tablet: { label: 'скрижаль', body: path('M5.5 20.5V9a6.5 6.5 0 0 1 13 0v11.5zM9 10h6M9 13.5h6M9 17h3.5') },
  'elder-thing': { label: 'старец', body: path('M12 2.5l2.2 6.6 6.9-.3-5.4 4.3 2.3 6.5-6-3.7-6 3.7 2.3-6.5L2.9 8.8l6.9.3z') + dot(12, 12, 1.5) },
  'auto-fail': { label: 'автоматический провал', body: path('M4.5 20.5c0-6 4-6 4-10.5 0-2.5-1.5-3-2.5-2s-.5 3 .8 3M12 20.5c0-6 1.8-8 1.8-12 0-3-1.2-4.5-2.6-3.7s-.7 3 .6 2.7M19.5 20.5c0-5-2.5-6-2.5-9.5 0-2.5 1.7-3.3 2.7-2.3s.2 2.8-1 2.5') },
  'elder-sign': { label: 'знак Старших богов', body: ring(12, 12, 9.5) + path('M12 5.5l1.7 4.6 4.9.2-3.9 3 1.4 4.7L12 15.3 7.9 18l1.4-4.7-3.9-3 4.9-.2z') },
  bless: { label: 'благословение', body: `<ellipse cx="12" cy="4.8" rx="5" ry="2"/>${ring(12, 14.5, 5.5)}${path('M12 11.5v6M9 14.5h6')}` },
  curse: { label: 'проклятие', body: ring(12, 15, 6) + path('M7.2 11.2C4.5 9 4.3 5.5 5.3 3c1.2 2.7 3 4.5 5.7 6M16.8 11.2c2.7-2.2 2.9-5.7 1.9-8.2-1.2 2.7-3 4.5-5.7 6') + dot(9.8, 14.5, 1) + dot(14.2, 14.5, 1) },
  frost: { label: 'мороз', body: path('M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.3 4l2.7 2.6L14.7 4M9.3 20l2.7-2.6 2.7 2.6M4 11l3.5-1L6.7 6.5M20 13l-3.5 1 .8 3.5') },
  'per-investigator': { label: 'за сыщика', body: `<circle cx="12" cy="7.5" r="4" fill="currentColor"/>${solid('M4.5 20.5c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7z')}` },
  unique: { label: 'уникальный', body: solid('M12 2.5l1.9 6 5.1-3.3-3.3 5.1 6 1.7-6 1.9 3.3 5.1-5.1-3.3-1.9 6-1.9-6L5 19l3.3-5.1-6-1.9 6-1.7L5 5.2l5.1 3.3z') },
  weakness: { label: 'слабость', body: path('M12 20.5 4.8 13a4.7 4.7 0 0 1 7.2-6 4.7 4.7 0 0 1 7.2 6zM12 7l-2 3.7 3.8 2-1.8 3.6') },
  guardian: { label: 'хранитель', body: path('M12 2.5l7.5 3V11c0 5.2-3 8.5-7.5 10.5C7.5 19.5 4.5 16.2 4.5 11V5.5zM12 7v9M8.5 10.5h7') },
  seeker: { label: 'искатель', body: path('M20.5 3.5C12 3.5 6.5 8.5 5.5 16l-2 4.5M5.5 16c6 1 13-1.5 15-12.5M9 13l6-5') },
  rogue: { label: 'ловкач', body: path('M2.5 8.5c3.5-2 6.5-1 9.5.7 3-1.7 6-2.7 9.5-.7 0 5.5-2 8-5 8-2.5 0-3.5-2-4.5-3.2-1 1.2-2 3.2-4.5 3.2-3 0-5-2.5-5-8zM6.5 11h2.5M15 11h2.5') },
  mystic: { label: 'мистик', body: path('M15.5 3.5a9 9 0 1 0 5 12.5A8 8 0 0 1 15.5 3.5z') + solid('M19 5.5l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z') },
  survivor: { label: 'выживший', body: path('M12 21.5c-4.3 0-7-2.7-7-6.5 0-4.3 4.2-6 4.2-11.5 3.3 1.3 5 4 5 6.8 1-.6 1.6-1.6 1.7-2.8 2.1 2 3.1 4.7 3.1 7.5 0 3.8-2.7 6.5-7 6.5zM12 21.5c-1.7 0-2.8-1.1-2.8-2.8 0-1.9 1.5-2.7 2.8-4.7 1.3 2 2.8 2.8 2.8 4.7 0 1.7-1.1 2.8-2.8 2.8z') },
  accessory: { label: 'слот аксессуара', body: path('M4.5 3.5c0 6.5 3 10 7.5 10s7.5-3.5 7.5-10M12 13.5l3 3.5-3 4-3-4z') },
  body: { label: 'слот одежды', body: path('M8 3.5 3.5 6.5l2 4.5L8 10v10.5h8V10l2.5 1 2-4.5L16 3.5c-1 2-2.4 2.7-4 2.7s-3-.7-4-2.7z') },
  ally: { label: 'слот союзника', body: ring(9, 8, 3.5) + path('M2.5 20c0-4.5 2.5-6.5 6.5-6.5s6.5 2 6.5 6.5zM15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 13.8c2.6.7 4 2.8 4 6.2h-3') },
  hand: { label: 'слот руки', body: HAND },
  'two-hands': { label: 'два слота рук', body: twice(HAND) },
  arcane: { label: 'магический слот', body: SPARK },
  'two-arcane': { label: 'два магических слота', body: twice(SPARK) },
  damage: { label: 'рана', body: solid('M12 2.5c4.5 5.3 6.8 8.7 6.8 12a6.8 6.8 0 0 1-13.6 0c0-3.3 2.3-6.7 6.8-12z') },
  horror: { label: 'ужас', body: path('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z') + dot(12, 12, 2.8) + path('M12 2v1.5M6 3.5l.8 1.5M18 3.5 17.2 5') },
  clue: { label: 'улика', body: ring(10.5, 10.5, 7) + path('m15.5 15.5 5.5 5.5') + dot(10.5, 13.5, 1) + path('M8.8 8.7a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.9.7-.9 1.2') },
  doom: { label: 'безысходность', body: path('M6 2.5h12M6 21.5h12M7.5 2.5c0 5.5 4.5 6 4.5 9.5s-4.5 4-4.5 9.5M16.5 2.5c0 5.5-4.5 6-4.5 9.5s4.5 4 4.5 9.5') + solid('M9 20.5c.5-2.5 1.8-3.5 3-5 1.2 1.5 2.5 2.5 3 5z') },
  resource: { label: 'ресурс', body: `<ellipse cx="12" cy="6.5" rx="7.5" ry="3"/>${path('M4.5 6.5v5.5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V6.5M4.5 12v5.5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V12')}` },
};

/** Signs of the site itself; decorative, their buttons and links have names. */
export const SIGNS = {
  logo: path('M5 3h11l3 3v15H5zM9 9h6M9 13h6M9 17h3'),
  search: ring(11, 11, 6.5) + path('m16 16 5 5'),
  moon: path('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'),
  rules: path('M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13'),
  terms: path('m4 19 5-13 5 13M6 14h6M16 10h5l-5 9h5'),
  memo: path('M6 3h12v18H6zM9.5 8l1 1 2-2M14.5 8.5h1M9.5 13l1 1 2-2M14.5 13.5h1M9.5 17.5h6'),
  games: path('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'),
  about: ring(12, 12, 8.5) + path('M12 11v5M12 8v.1'),
  link: path('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1'),
  done: path('m5 12.5 4.5 4.5L19 7'),
  example: path('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z'),
  mistake: path('M12 4 2.5 20h19zM12 10v4.5M12 17.3v.1'),
  erratum: path('M4 20l1-4L15.5 5.5l3 3L8 19zM13.5 7.5l3 3'),
  gap: ring(12, 12, 9) + path('M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.9M12 17v.1'),
} as const;
export type SignName = keyof typeof SIGNS;

/** Emblems of the games, 48 × 48 outlines drawn for this project, by game id. */
export const EMBLEMS: { readonly [game: string]: string } = {
  arkham: path('M4 24s8-13 20-13 20 13 20 13-8 13-20 13S4 24 4 24z') + ring(24, 21, 5) + path('M24 26v9M21.5 35h5'),
  hellboy: `<rect x="9" y="15" width="24" height="24" rx="5"/>${dot(16, 22, 1.6)}${dot(26, 32, 1.6)}${dot(21, 27, 1.6)}${path('M30 15c0-5 5-5 4-11 6 4 8 9 5 15')}`,
  foursouls: path('M10 34 24 41l14-7M10 27l14 7 14-7M10 20l14 7 14-7M24 22c-5-4-8-6-8-9.5C16 9 20 8 24 12c4-4 8-3 8 .5 0 3.5-3 5.5-8 9.5z'),
  eldritch: ring(24, 24, 16) + ring(24, 24, 9) + path('M24 8v7M24 33v7M8 24h7M33 24h7') + ring(24, 24, 2),
  echo: path('M8 22h24v8a10 10 0 0 1-10 10h-4A10 10 0 0 1 8 30zM32 24h4a4 4 0 0 1 0 10h-4M27 6a7 7 0 1 0 7 10 8 8 0 0 1-7-10z'),
};
