/** A setup laid: cards and objects numbered, every figure that is not said filled in, the table come to rest. */
import type { Catalog } from './ability.ts';
import { advance } from './advance.ts';
import { roomIds } from './procedures/solitaire.ts';
import { problemsOf } from './setup-problems.ts';
import { listOf, pileOf, type ObjectSetup, type PlayerSetup, type Setup } from './setup.ts';
import { DECKS, type Card, type Decks, type GameObject, type GameState, type Player } from './game-state.ts';

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
  items: listOf(p.items).map(object),
  curses: listOf(p.curses).map(object),
  souls: listOf(p.souls).map(object),
  hand: listOf(p.hand).map(card),
});

/** A pile for each deck; what is not laid is empty. */
const pilesOf = (laid: Setup['decks']): Decks =>
  Object.fromEntries(DECKS.map((deck) => [deck, listOf(laid?.[deck])])) as Decks;

/** Slots of monsters: the usual ones, then the final boss, then minions. */
const slotsOf = (
  { monsters, finalBoss, minions }: Setup,
  object: (laid: ObjectSetup) => GameObject,
): Pick<GameState, 'monsters' | 'slotKinds'> => {
  const usual = listOf(monsters);
  const special = [
    ...(finalBoss === undefined ? [] : [{ laid: finalBoss, kind: 'final-boss' as const }]),
    ...listOf(minions).map((laid) => ({ laid, kind: 'minion' as const })),
  ];
  return {
    monsters: [...usual.map((slot) => pileOf(slot).map(object)), ...special.map(({ laid }) => [object(laid)])],
    slotKinds: Object.fromEntries(special.map(({ kind }, i) => [usual.length + i, kind])),
  };
};

/**
 * The table of a setup, come to rest with priority given.
 * @throws for a setup with problems: ask `problemsOf` first
 */
export const tableOf = (setup: Setup, cards: Catalog): GameState => {
  const [problem] = problemsOf(setup, cards);
  if (problem !== undefined)
    throw new RangeError(`This setup cannot be laid: ${problem.code}, “${problem.came}” came.`);
  const numbering = makeNumbering();
  const { card, object } = numbering;
  const phase = setup.phase ?? 'action';
  const state: GameState = {
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
    shop: listOf(setup.shop).map(object),
    rooms: listOf(setup.rooms).map(object),
    bonus: listOf(setup.bonus).map(card),
    characters: listOf(setup.characters),
    decks: pilesOf(setup.decks),
    discards: pilesOf(setup.discards),
    whole: listOf(setup.whole),
    shuffled: pilesOf(undefined),
    stack: [],
    waiting: [],
    processes: [],
    course: phase === 'start' ? { kind: 'start-phase', step: 0 } : null,
    pending: null,
    priority: null,
    monstersOut: false,
    starts: null,
    shields: [],
    bonuses: [],
    changes: [],
    owed: [],
    skips: [],
    attacked: [],
    exposed: [],
    monsterDied: false,
    soulsNeeded: setup.soulsNeeded ?? 4,
    winners: null,
    challenge: setup.finalBoss !== undefined || listOf(setup.minions).length > 0,
    timer: setup.timer ?? null,
    roundRooms: [],
    nextId: numbering.nextId(),
  };
  const begun = { ...state, roundRooms: roomIds(state) };
  return advance(begun, { state: begun, happened: [] }).state;
};
