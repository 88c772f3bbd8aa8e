/** A table put together by a reader or a worked case, checked and then laid. */
import type { Catalog, Template } from './ability.ts';
import { advance } from './advance.ts';
import { roomIds } from './procedures/solitaire.ts';
import { DECKS, type Card, type DeckName, type Decks, type GameObject, type Player, type Table } from './table.ts';

export interface ItemSetup {
  readonly card: string;
  readonly deactivated?: boolean | undefined;
  readonly counters?: number | undefined;
  /** Damage marked on an object that has health. */
  readonly damage?: number | undefined;
}
/** An object as it is laid: its card, or its card with what lies on it. */
export type ObjectSetup = string | ItemSetup;
export interface PlayerSetup {
  readonly name: string;
  readonly character?: string | undefined;
  readonly health?: number | undefined;
  readonly attack?: number | undefined;
  readonly damage?: number | undefined;
  readonly cents?: number | undefined;
  readonly plays?: number | undefined;
  readonly hand?: readonly string[] | undefined;
  readonly items?: readonly ObjectSetup[] | undefined;
  readonly souls?: readonly string[] | undefined;
  readonly curses?: readonly string[] | undefined;
}
/** `monsters`: a slot is a card or a pile, covered cards first. Decks: top card first; discard piles: top card last. */
export interface Setup {
  readonly players: readonly PlayerSetup[];
  readonly monsters?: readonly (ObjectSetup | readonly ObjectSetup[])[] | undefined;
  /** The monster of a challenge in the slot of the final boss. */
  readonly finalBoss?: ObjectSetup | undefined;
  /** Monsters in slots of minions. */
  readonly minions?: readonly ObjectSetup[] | undefined;
  readonly shop?: readonly string[] | undefined;
  /** Rooms in their slots; none when the game is played without them. */
  readonly rooms?: readonly string[] | undefined;
  /** Bonus souls beside the table. */
  readonly bonus?: readonly string[] | undefined;
  /** Characters outside the game, the next to come first. */
  readonly characters?: readonly string[] | undefined;
  readonly decks?: { readonly [D in DeckName]?: readonly string[] | undefined } | undefined;
  readonly discards?: { readonly [D in DeckName]?: readonly string[] | undefined } | undefined;
  /** Decks laid to their end: one that runs out is made of its discard pile. Of the others only the top is laid, and unknown cards follow. */
  readonly whole?: readonly DeckName[] | undefined;
  readonly active?: number | undefined;
  /** The game begins in the action phase unless it says `start`. */
  readonly phase?: 'start' | 'action' | undefined;
  readonly attacks?: number | undefined;
  readonly soulsNeeded?: number | undefined;
  /** What the timer shows: solitaire or a co-operative game, in which the first player begins the round and the rooms have lain since its start. */
  readonly timer?: number | undefined;
}
export const LIMITS = { players: 6, slots: 6, cards: 40, number: 99, name: 24 } as const;

/** What is wrong with a setup: which part, and what came. */
export interface SetupProblem {
  readonly code: 'players' | 'card' | 'number' | 'slots' | 'too-many' | 'name' | 'active' | 'kind' | 'deck' | 'timer';
  readonly came: string;
}

/** A list of a setup; what is not said is empty. */
const listed = <T>(list: readonly T[] | undefined): readonly T[] => list ?? [];
export const cardOfItem = (item: ObjectSetup): string => (typeof item === 'string' ? item : item.card);
/** The cards of a slot, covered ones first. */
export const pileOf = (slot: NonNullable<Setup['monsters']>[number]): readonly ObjectSetup[] =>
  typeof slot === 'string' || 'card' in slot ? [slot] : slot;
const numbersOn = (item: ObjectSetup): readonly (number | undefined)[] =>
  typeof item === 'string' ? [] : [item.counters, item.damage];

/** Every card in a slot of monsters, whatever the slot. */
const monstersLaid = ({ monsters, finalBoss, minions }: Setup): readonly ObjectSetup[] => [
  ...listed(monsters).flatMap(pileOf),
  ...(finalBoss === undefined ? [] : [finalBoss]),
  ...listed(minions),
];
const cardsOf = (setup: Setup): readonly string[] => [
  ...setup.players.flatMap((p) => [
    ...(p.character === undefined ? [] : [p.character]),
    ...listed(p.hand),
    ...listed(p.items).map(cardOfItem),
    ...listed(p.souls),
    ...listed(p.curses),
  ]),
  ...monstersLaid(setup).map(cardOfItem),
  ...listed(setup.shop),
  ...listed(setup.rooms),
  ...listed(setup.bonus),
  ...listed(setup.characters),
  ...[setup.decks, setup.discards].flatMap((piles) => Object.values(piles ?? {}).flatMap(listed)),
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
    [monsters, minions, shop, rooms, bonus, characters].some((row) => listed<unknown>(row).length > LIMITS.slots),
    'slots',
    listed(monsters).length,
  ),
  ...wrongKinds([...listed(rooms), ...listed(decks?.room), ...listed(discards?.room)], 'room', cards),
  ...wrongKinds(listed(bonus), 'bonus', cards),
  ...wrongKinds(listed(characters), 'character', cards),
];
const wrongPiles = ({ monsters, whole }: Setup): readonly SetupProblem[] => [
  ...listed(whole)
    .filter((deck) => !DECKS.includes(deck))
    .map((deck) => wrong('deck', deck)),
  ...listed(monsters)
    .filter((slot) => pileOf(slot).length === 0)
    .map(() => wrong('slots', '')),
];
const wrongPlayer = (p: PlayerSetup, cards: Catalog): readonly SetupProblem[] => [
  ...wrongIf(p.name.trim() === '' || p.name.length > LIMITS.name, 'name', p.name),
  ...wrongNumbers([p.health, p.attack, p.damage, p.cents, p.plays, ...listed(p.items).flatMap(numbersOn)]),
  ...wrongIf(p.health === 0, 'number', 0),
  ...wrongKinds(p.character === undefined ? [] : [p.character], 'character', cards),
];

/** A timer wants two characters or more and no bonus souls, and it has not run down. */
const wrongTimer = ({ timer, players, bonus }: Setup): readonly SetupProblem[] =>
  timer === undefined
    ? []
    : [
        ...wrongIf(!isCount(timer) || timer === 0, 'number', timer),
        ...wrongIf(players.length < 2 || listed(bonus).length > 0, 'timer', timer),
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

/** Makes cards and objects, numbered from 1 as they are laid. */
const makeNumbering = () => {
  let nextId = 1;
  const card = (template: string): Card => {
    const id = nextId;
    nextId += 1;
    return { id, template };
  };
  const object = (laid: ObjectSetup): GameObject => {
    const {
      card: template,
      deactivated = false,
      counters = 0,
      damage = 0,
    } = typeof laid === 'string' ? { card: laid } : laid;
    return { ...card(template), charged: !deactivated, counters, damage, eternal: false };
  };
  return { card, object, nextId: () => nextId };
};
type Numbering = ReturnType<typeof makeNumbering>;

/** What a player may do in the turn under way. */
const turnOf = (setup: Setup, seat: number): Pick<Player, 'lootPlays' | 'attacks' | 'purchases'> => {
  const plays = setup.players[seat]?.plays;
  if (seat !== (setup.active ?? 0)) return { lootPlays: plays ?? 0, attacks: 0, purchases: 0 };
  return { lootPlays: plays ?? (setup.phase === 'start' ? 0 : 1), attacks: setup.attacks ?? 1, purchases: 1 };
};
/** A player's figures: what is not said is the character's. */
const figuresOf = (p: PlayerSetup, cards: Catalog): Pick<Player, 'health' | 'attack' | 'damage' | 'cents'> => {
  const character = cards[p.character ?? ''];
  const health = p.health ?? character?.health ?? 2;
  return {
    health,
    attack: p.attack ?? character?.attack ?? 1,
    damage: Math.min(p.damage ?? 0, health),
    cents: p.cents ?? 0,
  };
};
const cardsLaid = (
  p: PlayerSetup,
  { card, object }: Numbering,
): Pick<Player, 'character' | 'items' | 'curses' | 'souls' | 'hand'> => ({
  character: object(p.character ?? 'unknown'),
  items: listed(p.items).map(object),
  curses: listed(p.curses).map(object),
  souls: listed(p.souls).map(object),
  hand: listed(p.hand).map(card),
});

/** A pile for each deck; what is not laid is empty. */
const pilesOf = (laid: Setup['decks']): Decks => ({
  loot: listed(laid?.loot),
  treasure: listed(laid?.treasure),
  monster: listed(laid?.monster),
  room: listed(laid?.room),
});

/** Slots of monsters: the usual ones, then the final boss, then minions. */
const slotsOf = (
  { monsters, finalBoss, minions }: Setup,
  object: (laid: ObjectSetup) => GameObject,
): Pick<Table, 'monsters' | 'slotKinds'> => {
  const usual = listed(monsters);
  const special = [
    ...(finalBoss === undefined ? [] : [{ laid: finalBoss, kind: 'final-boss' as const }]),
    ...listed(minions).map((laid) => ({ laid, kind: 'minion' as const })),
  ];
  return {
    monsters: [...usual.map((slot) => pileOf(slot).map(object)), ...special.map(({ laid }) => [object(laid)])],
    slotKinds: Object.fromEntries(special.map(({ kind }, i) => [usual.length + i, kind])),
  };
};

/** The table of a setup, come to rest with priority given. Throws for a setup with problems: ask {@link problemsOf} first. */
export const tableOf = (setup: Setup, cards: Catalog): Table => {
  const [problem] = problemsOf(setup, cards);
  if (problem !== undefined)
    throw new RangeError(`This setup cannot be laid: ${problem.code}, “${problem.came}” came.`);
  const numbering = makeNumbering();
  const { card, object } = numbering;
  const phase = setup.phase ?? 'action';
  const state: Table = {
    cards,
    players: setup.players.map((p, seat) => ({
      name: p.name,
      ...figuresOf(p, cards),
      ...turnOf(setup, seat),
      rolls: 0,
      dead: false,
      ...cardsLaid(p, numbering),
      copies: [],
    })),
    active: setup.active ?? 0,
    phase,
    ...slotsOf(setup, object),
    shop: listed(setup.shop).map(object),
    rooms: listed(setup.rooms).map(object),
    bonus: listed(setup.bonus).map(card),
    characters: listed(setup.characters),
    decks: pilesOf(setup.decks),
    discards: pilesOf(setup.discards),
    whole: listed(setup.whole),
    shuffled: pilesOf(undefined),
    stack: [],
    waiting: [],
    processes: [],
    course: phase === 'start' ? { kind: 'start-phase', step: 0 } : null,
    pending: null,
    priority: null,
    starts: null,
    shields: [],
    bonuses: [],
    owed: [],
    skips: [],
    attacked: [],
    exposed: [],
    monsterDied: false,
    soulsNeeded: setup.soulsNeeded ?? 4,
    winners: null,
    timer: setup.timer ?? null,
    roundRooms: [],
    nextId: numbering.nextId(),
  };
  const begun = { ...state, roundRooms: roomIds(state) };
  return advance(begun, { state: begun, happened: [] }).state;
};
