/**
 * Words of a setup: `p` a player (name as code points, character, figures, hand, items, souls, curses between «~»),
 * `m` a pile of monsters (`*` before what lies on a card: `d` deactivated, counters, `-` damage), `h` the shop, `r` rooms,
 * `b` the bonus souls, `k` the characters outside the game, `l`, `t`, `n`, `q` the decks of loot, treasure, monsters and rooms,
 * `f` the final boss, `i` minions, `w` those laid to their end, `d` and the letter of a deck its discard pile, `g` the game's figures.
 */
import { problemOf, type Parsed } from '../../log/notation.ts';
import { pileOf, type ObjectSetup, type PlayerSetup, type Setup } from './setup.ts';
import type { DeckName } from './game-state.ts';

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

/** A setup as words. */
export const makeSetupWords = (setup: Setup): string[] => {
  const game = figures([
    setup.active,
    setup.phase === 'start' ? 1 : undefined,
    setup.attacks,
    setup.soulsNeeded,
    setup.timer,
  ]);
  const { loot, treasure, monster, room } = setup.decks ?? {};
  const { discards = {} } = setup;
  return [
    ...setup.players.map(playerWord),
    ...(setup.finalBoss === undefined ? [] : [`f${itemWord(setup.finalBoss)}`]),
    ...(setup.minions === undefined || setup.minions.length === 0 ? [] : [`i${list(setup.minions.map(itemWord))}`]),
    ...(setup.monsters ?? []).map((slot) => `m${list(pileOf(slot).map(itemWord))}`),
    ...(
      [
        ['h', setup.shop],
        ['r', setup.rooms],
        ['b', setup.bonus],
        ['k', setup.characters],
        ['l', loot],
        ['t', treasure],
        ['n', monster],
        ['q', room],
        ['w', setup.whole],
        ['dl', discards.loot],
        ['dt', discards.treasure],
        ['dn', discards.monster],
        ['dq', discards.room],
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
    items: items as ObjectSetup[] | undefined,
    souls: parseList(parts[5]),
    curses: parseList(parts[6]),
  });
};

const LISTS = {
  h: 'shop',
  r: 'rooms',
  b: 'bonus',
  k: 'characters',
  l: 'loot',
  t: 'treasure',
  n: 'monster',
  q: 'room',
  w: 'whole',
} as const;
/** What has been read of a setup so far. */
interface Read {
  readonly players: readonly PlayerSetup[];
  readonly monsters: readonly (ObjectSetup | readonly ObjectSetup[])[];
  readonly discards: { readonly [D in DeckName]?: string[] };
  readonly challenge: Pick<Setup, 'finalBoss' | 'minions'>;
  readonly lists: { readonly [key: string]: string[] };
  readonly game: Pick<Setup, 'active' | 'phase' | 'attacks' | 'soulsNeeded' | 'timer'>;
}

/** What has been read with one more word; undefined where the word says nothing. */
const withWord = (read: Read, word: string): Read | undefined => {
  const [letter, rest] = [word.charAt(0), word.slice(1)];
  if (letter === 'p') {
    const player = parsePlayer(rest);
    return player && { ...read, players: [...read.players, player] };
  }
  if (letter === 'g') {
    const game = parseGame(rest);
    return game && { ...read, game: { ...read.game, ...game } };
  }
  if (letter === 'm') return withPile(read, rest);
  if (letter === 'd') return withDiscards(read, rest);
  if (letter === 'f' || letter === 'i') return withChallenge(read, letter, rest);
  const ids = parseList(rest);
  if (ids === undefined) return undefined;
  return letter in LISTS
    ? { ...read, lists: { ...read.lists, [LISTS[letter as keyof typeof LISTS]]: ids } }
    : undefined;
};
const withChallenge = (read: Read, letter: 'f' | 'i', text: string): Read | undefined => {
  const laid = parseList(text)?.map(parseItem);
  if (laid === undefined || laid.includes(undefined) || (letter === 'f' && laid.length > 1)) return undefined;
  const minions = laid as ObjectSetup[];
  const said = letter === 'f' ? { finalBoss: minions[0]! } : { minions };
  return { ...read, challenge: { ...read.challenge, ...said } };
};
const withPile = (read: Read, text: string): Read | undefined => {
  const pile = parseList(text)?.map(parseItem);
  if (pile === undefined || pile.includes(undefined)) return undefined;
  const objects = pile as ObjectSetup[];
  return { ...read, monsters: [...read.monsters, objects.length === 1 ? objects[0]! : objects] };
};
const DECK_OF = { l: 'loot', t: 'treasure', n: 'monster', q: 'room' } as const;
const withDiscards = (read: Read, text: string): Read | undefined => {
  const ids = parseList(text.slice(1));
  const letter = text.charAt(0);
  return ids === undefined || !Object.hasOwn(DECK_OF, letter)
    ? undefined
    : { ...read, discards: { ...read.discards, [DECK_OF[letter as keyof typeof DECK_OF]]: ids } };
};
const parseGame = (text: string): Read['game'] | undefined => {
  const numbers = parseFigures(text);
  if (numbers === undefined) return undefined;
  const [active, phase, attacks, soulsNeeded, timer] = numbers;
  return present<Read['game']>({ active, phase: phase === 1 ? 'start' : undefined, attacks, soulsNeeded, timer });
};

/** The setup of words; whether its cards exist is asked of `problemsOf`. */
export const parseSetupWords = (words: readonly string[]): Parsed<Setup> => {
  let read: Read = { players: [], monsters: [], lists: {}, discards: {}, challenge: {}, game: {} };
  for (const word of words) {
    const next = withWord(read, word);
    if (next === undefined) return problemOf('word', word);
    read = next;
  }
  const { players, monsters, lists, discards, challenge, game } = read;
  const { shop, rooms, bonus, characters, whole, ...decks } = lists;
  return {
    value: present({
      players,
      monsters: monsters.length === 0 ? undefined : monsters,
      shop,
      rooms,
      bonus,
      characters,
      whole: whole as DeckName[] | undefined,
      decks: Object.keys(decks).length === 0 ? undefined : decks,
      discards: Object.keys(discards).length === 0 ? undefined : discards,
      ...challenge,
      ...game,
    }),
  };
};
