/** A table put together by a reader or a worked case, checked and then laid. */
import type { Catalog } from './ability.ts';
import { advance } from './advance.ts';
import { DECKS, type Card, type DeckName, type Decks, type GameObject, type Player, type Table } from './table.ts';

export interface ItemSetup {
  readonly card: string;
  readonly deactivated?: boolean | undefined;
  readonly counters?: number | undefined;
}
export interface PlayerSetup {
  readonly name: string;
  readonly character?: string | undefined;
  readonly health?: number | undefined;
  readonly attack?: number | undefined;
  readonly damage?: number | undefined;
  readonly cents?: number | undefined;
  readonly plays?: number | undefined;
  readonly hand?: readonly string[] | undefined;
  readonly items?: readonly (string | ItemSetup)[] | undefined;
  readonly souls?: readonly string[] | undefined;
  readonly curses?: readonly string[] | undefined;
}
/** `monsters`: a slot is a card or a pile, covered cards first. Decks: top card first. */
export interface Setup {
  readonly players: readonly PlayerSetup[];
  readonly monsters?: readonly (string | readonly string[])[] | undefined;
  readonly shop?: readonly string[] | undefined;
  /** Rooms in their slots; none when the game is played without them. */
  readonly rooms?: readonly string[] | undefined;
  /** Bonus souls beside the table. */
  readonly bonus?: readonly string[] | undefined;
  readonly decks?: { readonly [D in DeckName]?: readonly string[] | undefined } | undefined;
  /** Decks laid to their end: one that runs out is made of its discard pile. Of the others only the top is laid, and unknown cards follow. */
  readonly whole?: readonly DeckName[] | undefined;
  readonly active?: number | undefined;
  /** The game begins in the action phase unless it says `start`. */
  readonly phase?: 'start' | 'action' | undefined;
  readonly attacks?: number | undefined;
  readonly soulsNeeded?: number | undefined;
}
const EMPTY: Decks = { loot: [], treasure: [], monster: [], room: [] };
export const LIMITS = { players: 6, slots: 6, cards: 40, number: 99, name: 24 } as const;

/** What is wrong with a setup: which part, and what came. */
export interface SetupProblem {
  readonly code: 'players' | 'card' | 'number' | 'slots' | 'too-many' | 'name' | 'active' | 'kind' | 'deck';
  readonly came: string;
}

const cardsOf = (setup: Setup): readonly string[] => [
  ...setup.players.flatMap((p) => [
    ...(p.character === undefined ? [] : [p.character]),
    ...(p.hand ?? []),
    ...(p.items ?? []).map((i) => (typeof i === 'string' ? i : i.card)),
    ...(p.souls ?? []),
    ...(p.curses ?? []),
  ]),
  ...(setup.monsters ?? []).flat(),
  ...(setup.shop ?? []),
  ...(setup.rooms ?? []),
  ...(setup.bonus ?? []),
  ...Object.values(setup.decks ?? {}).flatMap((d) => d ?? []),
];
/** Problems of a setup; none means that it can be laid. */
export const problemsOf = (setup: Setup, cards: Catalog): readonly SetupProblem[] => {
  const { players } = setup;
  const problems: SetupProblem[] = [];
  const wrong = (code: SetupProblem['code'], came: unknown) =>
    void problems.push({ code, came: String(came).slice(0, 40) });
  if (players.length < 1 || players.length > LIMITS.players) wrong('players', players.length);
  const active = setup.active ?? 0;
  if (!Number.isInteger(active) || active < 0 || active >= players.length) wrong('active', active);
  const all = cardsOf(setup);
  if (all.length > LIMITS.cards * players.length + LIMITS.cards) wrong('too-many', all.length);
  for (const id of all) if (!Object.hasOwn(cards, id)) wrong('card', id);
  if (
    (setup.monsters ?? []).length > LIMITS.slots ||
    (setup.shop ?? []).length > LIMITS.slots ||
    (setup.rooms ?? []).length > LIMITS.slots ||
    (setup.bonus ?? []).length > LIMITS.slots
  )
    wrong('slots', (setup.monsters ?? []).length);
  for (const id of [...(setup.rooms ?? []), ...(setup.decks?.room ?? [])])
    if (Object.hasOwn(cards, id) && cards[id]!.kind !== 'room') wrong('kind', id);
  for (const id of setup.bonus ?? []) if (Object.hasOwn(cards, id) && cards[id]!.kind !== 'bonus') wrong('kind', id);
  for (const deck of setup.whole ?? []) if (!DECKS.includes(deck)) wrong('deck', deck);
  for (const pile of setup.monsters ?? []) if (typeof pile !== 'string' && pile.length === 0) wrong('slots', '');
  for (const p of players) {
    if (p.name.trim() === '' || p.name.length > LIMITS.name) wrong('name', p.name);
    const numbers = [
      p.health,
      p.attack,
      p.damage,
      p.cents,
      p.plays,
      ...(p.items ?? []).map((i) => (typeof i === 'string' ? 0 : i.counters)),
    ];
    for (const n of numbers)
      if (n !== undefined && (!Number.isInteger(n) || n < 0 || n > LIMITS.number)) wrong('number', n);
    if (p.health === 0) wrong('number', 0);
    if (p.character !== undefined && Object.hasOwn(cards, p.character) && cards[p.character]!.kind !== 'character')
      wrong('kind', p.character);
  }
  for (const n of [setup.attacks, setup.soulsNeeded])
    if (n !== undefined && (!Number.isInteger(n) || n < 0 || n > LIMITS.number)) wrong('number', n);
  return problems;
};

/** The table of a setup, come to rest with priority given. Throws for a setup with problems: ask {@link problemsOf} first. */
export const tableOf = (setup: Setup, cards: Catalog): Table => {
  const [problem] = problemsOf(setup, cards);
  if (problem !== undefined)
    throw new RangeError(`This setup cannot be laid: ${problem.code}, “${problem.came}” came.`);
  let nextId = 1;
  const card = (template: string): Card => ({ id: nextId++, template });
  const object = (laid: string | ItemSetup): GameObject => {
    const { card: template, deactivated = false, counters = 0 } = typeof laid === 'string' ? { card: laid } : laid;
    return { ...card(template), charged: !deactivated, counters, damage: 0, eternal: false };
  };
  const active = setup.active ?? 0;
  const phase = setup.phase ?? 'action';
  const players = setup.players.map((p, seat): Player => {
    const character = cards[p.character ?? ''];
    const health = p.health ?? character?.health ?? 2;
    return {
      name: p.name,
      health,
      attack: p.attack ?? character?.attack ?? 1,
      damage: Math.min(p.damage ?? 0, health),
      cents: p.cents ?? 0,
      lootPlays: p.plays ?? (seat === active && phase === 'action' ? 1 : 0),
      attacks: seat === active ? (setup.attacks ?? 1) : 0,
      purchases: seat === active ? 1 : 0,
      rolls: 0,
      dead: false,
      character: object(p.character ?? 'unknown'),
      items: (p.items ?? []).map(object),
      curses: (p.curses ?? []).map(object),
      souls: (p.souls ?? []).map(object),
      hand: (p.hand ?? []).map(card),
      copies: [],
    };
  });
  const { loot = [], treasure = [], monster = [], room = [] } = setup.decks ?? {};
  const state: Table = {
    cards,
    players,
    active,
    phase,
    monsters: (setup.monsters ?? []).map((pile) => (typeof pile === 'string' ? [pile] : pile).map(object)),
    shop: (setup.shop ?? []).map(object),
    rooms: (setup.rooms ?? []).map(object),
    bonus: (setup.bonus ?? []).map(card),
    decks: { loot, treasure, monster, room },
    discards: EMPTY,
    whole: setup.whole ?? [],
    shuffled: EMPTY,
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
    attacked: [],
    exposed: [],
    monsterDied: false,
    soulsNeeded: setup.soulsNeeded ?? 4,
    winners: null,
    nextId,
  };
  return advance(state, { state, happened: [] }).state;
};
