/**
 * Words of a setup: `p` a player (name as code points, character, figures, hand, items, souls, curses between «~»),
 * `m` a pile of monsters, `h` the shop, `r` rooms, `b` the bonus souls, `l`, `t`, `n`, `q` the decks of loot, treasure, monsters and rooms,
 * `w` those laid to their end, `g` the game's figures.
 */
import { problemOf, type Parsed } from '../../log/notation.ts';
import type { ItemSetup, PlayerSetup, Setup } from './setup.ts';
import type { DeckName } from './table.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
const list = (ids: readonly string[] | undefined): string => (ids ?? []).join('.');
const figures = (numbers: readonly (number | undefined)[]): string =>
  numbers
    .map((n) => n ?? '')
    .join('.')
    .replace(/\.+$/, '');
const itemWord = (item: string | ItemSetup): string =>
  typeof item === 'string'
    ? item
    : `${item.card}*${item.deactivated === true ? 'd' : ''}${(item.counters ?? 0) > 0 ? item.counters : ''}`.replace(
        /\*$/,
        '',
      );

const playerWord = (p: PlayerSetup): string =>
  `p${[
    [...p.name].map((c) => c.codePointAt(0)!.toString(36)).join('-'),
    p.character ?? '',
    figures([p.health, p.attack, p.damage, p.cents, p.plays]),
    list(p.hand),
    list(p.items?.map(itemWord)),
    list(p.souls),
    list(p.curses),
  ]
    .join('~')
    .replace(/~+$/, '')}`;

/** A setup as words. */
export const makeSetupWords = (setup: Setup): string[] => {
  const game = figures([setup.active, setup.phase === 'start' ? 1 : undefined, setup.attacks, setup.soulsNeeded]);
  const { loot, treasure, monster, room } = setup.decks ?? {};
  return [
    ...setup.players.map(playerWord),
    ...(setup.monsters ?? []).map((pile) => `m${typeof pile === 'string' ? pile : list(pile)}`),
    ...(
      [
        ['h', setup.shop],
        ['r', setup.rooms],
        ['b', setup.bonus],
        ['l', loot],
        ['t', treasure],
        ['n', monster],
        ['q', room],
        ['w', setup.whole],
      ] as const
    ).flatMap(([letter, ids]) => (ids === undefined || ids.length === 0 ? [] : [letter + list(ids)])),
    ...(game === '' ? [] : [`g${game}`]),
  ];
};

const parseList = (text: string | undefined): string[] | undefined =>
  text === undefined || text === '' ? undefined : text.split('.');
const parseFigures = (text: string | undefined): (number | undefined)[] | undefined => {
  if (text === undefined || text === '') return [];
  return /^\d{0,2}(?:\.\d{0,2}){0,4}$/.test(text)
    ? text.split('.').map((n) => (n === '' ? undefined : Number(n)))
    : undefined;
};
const parseItem = (word: string): string | ItemSetup | undefined => {
  const [card = '', flags] = word.split('*');
  if (flags === undefined) return card;
  const parts = /^(d?)([1-9]\d?)?$/.exec(flags);
  if (parts === null) return undefined;
  return {
    card,
    ...(parts[1] === 'd' ? { deactivated: true } : {}),
    ...(parts[2] === undefined ? {} : { counters: Number(parts[2]) }),
  };
};
const parseName = (text: string): string | undefined => {
  const points = text.split('-').map((p) => (/^[0-9a-z]{1,4}$/.test(p) ? parseInt(p, 36) : Number.NaN));
  return points.some((p) => Number.isNaN(p) || p < 32 || p > 0x10ffff) ? undefined : String.fromCodePoint(...points);
};
/** An object without the keys whose value is undefined. */
const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;

const parsePlayer = (text: string): PlayerSetup | undefined => {
  const parts = text.split('~');
  const name = parseName(parts[0] ?? '');
  const numbers = parseFigures(parts[2]);
  const items = parseList(parts[4])?.map(parseItem);
  if (name === undefined || numbers === undefined || parts.length > 7 || items?.includes(undefined) === true)
    return undefined;
  const [health, attack, damage, cents, plays] = numbers;
  return present({
    name,
    character: parts[1] === '' ? undefined : parts[1],
    health,
    attack,
    damage,
    cents,
    plays,
    hand: parseList(parts[3]),
    items: items as (string | ItemSetup)[] | undefined,
    souls: parseList(parts[5]),
    curses: parseList(parts[6]),
  });
};

const LISTS = {
  h: 'shop',
  r: 'rooms',
  b: 'bonus',
  l: 'loot',
  t: 'treasure',
  n: 'monster',
  q: 'room',
  w: 'whole',
} as const;
/** The setup of words; whether its cards exist is asked of `problemsOf`. */
export const parseSetupWords = (words: readonly string[]): Parsed<Setup> => {
  const players: PlayerSetup[] = [];
  const monsters: (string | string[])[] = [];
  const lists: { [key: string]: string[] } = {};
  const game: Mutable<Pick<Setup, 'active' | 'phase' | 'attacks' | 'soulsNeeded'>> = {};
  for (const word of words) {
    const [letter, rest] = [word.charAt(0), word.slice(1)];
    const ids = parseList(rest) ?? [];
    const player = letter === 'p' ? parsePlayer(rest) : undefined;
    const numbers = letter === 'g' ? parseFigures(rest) : undefined;
    if (player !== undefined) players.push(player);
    else if (numbers !== undefined)
      Object.assign(
        game,
        present({
          active: numbers[0],
          phase: numbers[1] === 1 ? 'start' : undefined,
          attacks: numbers[2],
          soulsNeeded: numbers[3],
        }),
      );
    else if (letter === 'm' && ids.length > 0) monsters.push(ids.length === 1 ? ids[0]! : ids);
    else if (letter in LISTS && ids.length > 0) lists[LISTS[letter as keyof typeof LISTS]] = ids;
    else return problemOf('word', word);
  }
  const { shop, rooms, bonus, whole, ...decks } = lists;
  return {
    value: {
      players,
      ...(monsters.length === 0 ? {} : { monsters }),
      ...(shop === undefined ? {} : { shop }),
      ...(rooms === undefined ? {} : { rooms }),
      ...(bonus === undefined ? {} : { bonus }),
      ...(whole === undefined ? {} : { whole: whole as DeckName[] }),
      ...(Object.keys(decks).length === 0 ? {} : { decks }),
      ...game,
    },
  };
};
