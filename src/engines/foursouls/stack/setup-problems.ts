/** What of a setup cannot be laid, one rule a function. */
import type { Catalog, Template } from './ability.ts';
import {
  LIMITS,
  cardOfItem,
  listOf,
  monstersLaid,
  pileOf,
  type ObjectSetup,
  type PlayerSetup,
  type Setup,
} from './setup.ts';
import { DECKS } from './game-state.ts';

/** What is wrong with a setup: which part, and what came. */
export interface SetupProblem {
  readonly code: 'players' | 'card' | 'number' | 'slots' | 'too-many' | 'name' | 'active' | 'kind' | 'deck' | 'timer';
  readonly came: string;
}

const numbersOn = (item: ObjectSetup): readonly (number | undefined)[] =>
  typeof item === 'string' ? [] : [item.counters, item.damage];

const cardsOf = (setup: Setup): readonly string[] => [
  ...setup.players.flatMap(({ character, hand, items, souls, curses }) => [
    ...(character === undefined ? [] : [character]),
    ...[hand, souls, curses].flatMap((list) => listOf(list)),
    ...listOf(items).map(cardOfItem),
  ]),
  ...monstersLaid(setup).map(cardOfItem),
  ...[setup.shop, setup.rooms, setup.bonus, setup.characters].flatMap((row) => listOf(row)),
  ...[setup.decks, setup.discards].flatMap((piles) => Object.values(piles ?? {}).flatMap(listOf)),
];

const wrong = (code: SetupProblem['code'], came: unknown): SetupProblem => ({ code, came: String(came).slice(0, 40) });
/** A problem where something holds. */
const wrongIf = (holds: boolean, code: SetupProblem['code'], came: unknown): readonly SetupProblem[] =>
  holds ? [wrong(code, came)] : [];
/** A whole number from 0 to the limit. */
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= LIMITS.number;
const wrongNumbers = (numbers: readonly (number | undefined)[]): readonly SetupProblem[] =>
  numbers.filter((n) => n !== undefined && !isCount(n)).map((n) => wrong('number', n));
/** Cards of another kind than their place takes; those that are not known are said elsewhere. */
const wrongKinds = (ids: readonly string[], kind: Template['kind'], cards: Catalog): readonly SetupProblem[] =>
  ids.filter((id) => Object.hasOwn(cards, id) && cards[id]!.kind !== kind).map((id) => wrong('kind', id));

const wrongSeats = ({ players, active = 0 }: Setup): readonly SetupProblem[] => [
  ...wrongIf(players.length < 1 || players.length > LIMITS.players, 'players', players.length),
  ...wrongIf(!Number.isInteger(active) || active < 0 || active >= players.length, 'active', active),
];
const wrongCards = (setup: Setup, cards: Catalog): readonly SetupProblem[] => {
  const all = cardsOf(setup);
  return [
    ...wrongIf(all.length > LIMITS.cards * setup.players.length + LIMITS.cards, 'too-many', all.length),
    ...all.filter((id) => !Object.hasOwn(cards, id)).map((id) => wrong('card', id)),
  ];
};
const wrongRows = (
  { monsters, minions, shop, rooms, bonus, characters, decks, discards }: Setup,
  cards: Catalog,
): readonly SetupProblem[] => [
  ...wrongIf(
    [monsters, minions, shop, rooms, bonus, characters].some((row) => listOf<unknown>(row).length > LIMITS.slots),
    'slots',
    listOf(monsters).length,
  ),
  ...wrongKinds([...listOf(rooms), ...listOf(decks?.room), ...listOf(discards?.room)], 'room', cards),
  ...wrongKinds(listOf(bonus), 'bonus', cards),
  ...wrongKinds(listOf(characters), 'character', cards),
];
const wrongPiles = ({ monsters, whole }: Setup): readonly SetupProblem[] => [
  ...listOf(whole)
    .filter((deck) => !DECKS.includes(deck))
    .map((deck) => wrong('deck', deck)),
  ...listOf(monsters)
    .filter((slot) => pileOf(slot).length === 0)
    .map(() => wrong('slots', '')),
];
const wrongPlayer = (p: PlayerSetup, cards: Catalog): readonly SetupProblem[] => [
  ...wrongIf(p.name.trim() === '' || p.name.length > LIMITS.name, 'name', p.name),
  ...wrongNumbers([p.health, p.attack, p.damage, p.cents, p.plays, ...listOf(p.items).flatMap(numbersOn)]),
  ...wrongIf(p.health === 0, 'number', 0),
  ...wrongKinds(p.character === undefined ? [] : [p.character], 'character', cards),
];

/** A timer wants two characters or more and no bonus souls, and it has not run down. */
const wrongTimer = ({ timer, players, bonus }: Setup): readonly SetupProblem[] =>
  timer === undefined
    ? []
    : [
        ...wrongIf(!isCount(timer) || timer === 0, 'number', timer),
        ...wrongIf(players.length < 2 || listOf(bonus).length > 0, 'timer', timer),
      ];

/** Problems of a setup; none means that it can be laid. */
export const problemsOf = (setup: Setup, cards: Catalog): readonly SetupProblem[] => [
  ...wrongSeats(setup),
  ...wrongCards(setup, cards),
  ...wrongRows(setup, cards),
  ...wrongPiles(setup),
  ...setup.players.flatMap((p) => wrongPlayer(p, cards)),
  ...wrongTimer(setup),
  ...wrongNumbers([setup.attacks, setup.soulsNeeded, ...monstersLaid(setup).flatMap(numbersOn)]),
];
