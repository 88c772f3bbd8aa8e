/**
 * Words of a setup: `p` a player (name as code points, character, figures, hand, items, souls, curses between «~»),
 * `m` a pile of monsters (`*` before what lies on a card: `d` deactivated, counters, `-` damage), `h` the shop, `r` rooms,
 * `b` the bonus souls, `k` the characters outside the game, `l`, `t`, `n`, `q` the decks of loot, treasure, monsters and rooms,
 * `f` the final boss, `i` minions, `w` those laid to their end, `d` and the letter of a deck its discard pile, `g` the game's figures.
 */
import { problemOf, type Parsed } from '../../log/notation.ts';
import { pileOf, type ObjectSetup, type PlayerSetup, type Setup } from './setup.ts';

const list = (ids: readonly string[] | undefined): string => (ids ?? []).join('.');
const figures = (numbers: readonly (number | undefined)[]): string =>
  numbers
    .map((n) => n ?? '')
    .join('.')
    .replace(/\.+$/, '');
const number = (sign: string, n: number | undefined): string => (n === undefined || n === 0 ? '' : `${sign}${n}`);
const itemWord = (item: ObjectSetup): string =>
  typeof item === 'string'
    ? item
    : `${item.card}*${item.deactivated === true ? 'd' : ''}${number('', item.counters)}${number('-', item.damage)}`.replace(
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

/** Rows of cards and decks by the letters that their words begin with. */
const ROW_OF = { h: 'shop', r: 'rooms', b: 'bonus', k: 'characters' } as const;
const DECK_OF = { l: 'loot', t: 'treasure', n: 'monster', q: 'room' } as const;
const entriesOf = <T extends object>(table: T) => Object.entries(table) as [string, T[keyof T]][];

/** One word, or none for an empty list. */
const listWord = (letter: string, ids: readonly string[] | undefined): readonly string[] =>
  ids === undefined || ids.length === 0 ? [] : [letter + list(ids)];
/** A setup as words. */
export const makeSetupWords = (setup: Setup): string[] => {
  const {
    players,
    finalBoss,
    minions,
    monsters = [],
    decks,
    discards,
    whole,
    active,
    phase,
    attacks,
    soulsNeeded,
  } = setup;
  const game = figures([active, phase === 'start' ? 1 : undefined, attacks, soulsNeeded, setup.timer]);
  return [
    ...players.map(playerWord),
    ...listWord('f', finalBoss === undefined ? [] : [itemWord(finalBoss)]),
    ...listWord('i', minions?.map(itemWord)),
    ...monsters.map((slot) => `m${list(pileOf(slot).map(itemWord))}`),
    ...entriesOf(ROW_OF).flatMap(([letter, row]) => listWord(letter, setup[row])),
    ...entriesOf(DECK_OF).flatMap(([letter, deck]) => listWord(letter, decks?.[deck])),
    ...listWord('w', whole),
    ...entriesOf(DECK_OF).flatMap(([letter, deck]) => listWord(`d${letter}`, discards?.[deck])),
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
const parseItem = (word: string): ObjectSetup | undefined => {
  const [card = '', flags] = word.split('*');
  if (flags === undefined) return card;
  const parts = /^(d?)([1-9]\d?)?(?:-([1-9]\d?))?$/.exec(flags);
  if (parts === null) return undefined;
  return {
    card,
    ...(parts[1] === 'd' ? { deactivated: true } : {}),
    ...(parts[2] === undefined ? {} : { counters: Number(parts[2]) }),
    ...(parts[3] === undefined ? {} : { damage: Number(parts[3]) }),
  };
};
const parseName = (text: string): string | undefined => {
  const points = text.split('-').map((p) => (/^[0-9a-z]{1,4}$/.test(p) ? parseInt(p, 36) : Number.NaN));
  return points.some((p) => Number.isNaN(p) || p < 32 || p > 0x10ffff) ? undefined : String.fromCodePoint(...points);
};
/** An object without the keys whose value is undefined. */
const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;

/** Cards with what lies on each. */
const parseItems = (text: string | undefined): readonly ObjectSetup[] | undefined => {
  const items = parseList(text)?.map(parseItem);
  return items?.includes(undefined) === true ? undefined : (items as ObjectSetup[] | undefined);
};
const parsePlayer = (text: string): PlayerSetup | undefined => {
  const parts = text.split('~');
  const name = parseName(parts[0] ?? '');
  const numbers = parseFigures(parts[2]);
  const items = parseItems(parts[4]);
  if (name === undefined || numbers === undefined || parts.length > 7) return undefined;
  if (items === undefined && parseList(parts[4]) !== undefined) return undefined;
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
    items,
    souls: parseList(parts[5]),
    curses: parseList(parts[6]),
  });
};

/** What a word adds to what has been read before it; undefined where it says nothing. */
type ReadWord = (read: Setup, text: string) => Partial<Setup> | undefined;
type Readers = { readonly [letter: string]: ReadWord };
/** A reader for each letter of a table, of words that are lists of cards. */
const readersOf = <N extends string>(
  table: { readonly [letter: string]: N },
  said: (read: Setup, name: N, ids: readonly string[]) => Partial<Setup>,
): Readers =>
  Object.fromEntries(
    Object.entries(table).map(([letter, name]): [string, ReadWord] => [
      letter,
      (read, text) => {
        const ids = parseList(text);
        return ids && said(read, name, ids);
      },
    ]),
  );
const READ_DISCARDS = readersOf(DECK_OF, ({ discards }, deck, ids) => ({ discards: { ...discards, [deck]: ids } }));
const READ: Readers = {
  p: ({ players }, text) => {
    const player = parsePlayer(text);
    return player && { players: [...players, player] };
  },
  m: ({ monsters = [] }, text) => {
    const pile = parseItems(text);
    return pile && { monsters: [...monsters, pile.length === 1 ? pile[0]! : pile] };
  },
  f: (_, text) => {
    const [finalBoss, ...more] = parseItems(text) ?? [];
    return finalBoss === undefined || more.length > 0 ? undefined : { finalBoss };
  },
  i: (_, text) => {
    const minions = parseItems(text);
    return minions && { minions };
  },
  ...readersOf({ ...ROW_OF, w: 'whole' }, (_, name, ids) => ({ [name]: ids })),
  ...readersOf(DECK_OF, ({ decks }, deck, ids) => ({ decks: { ...decks, [deck]: ids } })),
  d: (read, text) => READ_DISCARDS[text.charAt(0)]?.(read, text.slice(1)),
  g: (_, text) => {
    const numbers = parseFigures(text);
    if (numbers === undefined) return undefined;
    const [active, phase, attacks, soulsNeeded, timer] = numbers;
    return present<Partial<Setup>>({ active, phase: phase === 1 ? 'start' : undefined, attacks, soulsNeeded, timer });
  },
};

/** The setup of words; whether its cards exist is asked of `problemsOf`. */
export const parseSetupWords = (words: readonly string[]): Parsed<Setup> => {
  let value: Setup = { players: [] };
  for (const word of words) {
    const letter = word.charAt(0);
    const said = Object.hasOwn(READ, letter) ? READ[letter]!(value, word.slice(1)) : undefined;
    if (said === undefined) return problemOf('word', word);
    value = { ...value, ...said };
  }
  return { value };
};
