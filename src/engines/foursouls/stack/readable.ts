/**
 * Actions as a person writes them, one a line: `p1 pass`, `all pass`, `p1 play bomb -> m1`, `p2 activate slingshot -> p1`,
 * `p1 declare attack`, `p1 choose m1`, `p1 roll 4`. Names: `p1` a player; `m1` a monster by slot; `shop1`, `room1`; `s1` an item of
 * the stack from the bottom, `boss` the final boss, `minion1` a minion; `top` the stack's top; `p1.jar` an item, `p1.jar:2` the second of that name (a copy goes by its own card), `p1.soul1` a soul; `p1 play copy.bomb` plays a copy; `#2` picks the second ability or option; `pay bomb+pill` names the loot that pays.
 */
import { DECLARED, type Action } from './action.ts';
import { placeOf, playerAt } from './lookup.ts';
import { cardRef, isObjectRef, itemRef, numberOf, objectRef, playerRef, type Ref } from './ref.ts';
import type { Card, GameObject, Player, StackItem, GameState } from './game-state.ts';

/** Why a line was not understood. */
export interface LineProblem {
  readonly code: 'line' | 'name' | 'seat';
  readonly came: string;
}
export type Line =
  { readonly actions: readonly Action[]; readonly problem?: undefined } | { readonly problem: LineProblem };
const wrong = (code: LineProblem['code'], came: string): Line => ({ problem: { code, came: came.slice(0, 40) } });

/** The ref of a name at this moment. */
export const refNamed = (state: GameState, name: string): Ref | undefined => {
  if (name === 'top') return refOfItem(state.stack.at(-1));
  const [, row, number] = /^(p|m|shop|room|s)([1-9]\d?)$/.exec(name) ?? [];
  if (row !== undefined) return IN_ROW[row as keyof typeof IN_ROW](state, Number(number) - 1);
  const special = refOfSpecial(state, name);
  if (special !== undefined) return special;
  const [, seat = '', what = '', nth = '1'] = /^p([1-6])\.([a-z0-9-]+)(?::([2-9]))?$/.exec(name) ?? [];
  const player = state.players[Number(seat) - 1];
  if (player === undefined) return undefined;
  const soul = /^soul(\d+)$/.exec(what);
  if (soul !== null) return refOfObject(player.souls[Number(soul[1]) - 1]);
  const objects = objectsOf(player);
  const own = objects.filter((o) => ownName(o) === what);
  return refOfObject((own.length > 0 ? own : objects.filter((o) => o.template === what))[Number(nth) - 1]);
};
const objectsOf = ({ character, items, curses }: Player): readonly GameObject[] => [character, ...items, ...curses];
/** What an object is called in a line: a copy by its own card, apart from its model. */
const ownName = ({ template, card, until }: GameObject): string => (until === undefined ? template : (card ?? until));
/** A name, or with its number where it is not the first so called. */
const withNumber = (name: string, before: readonly string[]): string => {
  const nth = before.filter((n) => n === name).length + 1;
  return nth > 1 ? `${name}:${nth}` : name;
};
/** The name of a ref, or of a card that an option names, as a line writes it; a ref without a name is its own name. */
export const nameOf = (state: GameState, ref: string): string => {
  const card = /^c(\d+)$/.exec(ref);
  if (card !== null) {
    const id = Number(card[1]);
    return state.players.flatMap((p) => p.hand).find((c) => c.id === id)?.template ?? ref;
  }
  const waiting = state.waiting.find((t) => String(t.id) === ref && state.pending?.question === 'trigger-order');
  if (waiting !== undefined) {
    const options = state.waiting.filter((t) => state.pending?.options.includes(String(t.id)) === true);
    const names = options.map((t) => t.source.template);
    return withNumber(waiting.source.template, names.slice(0, options.indexOf(waiting)));
  }
  return namesOn(state).find((name) => refNamed(state, name) === ref) ?? ref;
};
/** Every name in use now. */
const namesOn = (state: GameState): readonly string[] => [
  ...state.players.flatMap((p, seat) => [
    `p${seat + 1}`,
    ...objectsOf(p)
      .map(ownName)
      .map((name, i, names) => `p${seat + 1}.${withNumber(name, names.slice(0, i))}`),
    ...p.souls.map((_, i) => `p${seat + 1}.soul${i + 1}`),
  ]),
  ...Object.entries({ m: state.monsters, shop: state.shop, room: state.rooms, s: state.stack }).flatMap(([row, list]) =>
    list.map((_, i) => `${row}${i + 1}`),
  ),
];
/** `boss` in the slot of the final boss, `minion1` and so on in those of minions. */
const refOfSpecial = (state: GameState, name: string): Ref | undefined => {
  const [, number] = /^minion([1-9])$/.exec(name) ?? [];
  const kind = name === 'boss' ? 'final-boss' : 'minion';
  const slots = state.monsters.filter((_, slot) => state.slotKinds[slot] === kind);
  return name === 'boss' || number !== undefined ? refOfObject(slots[Number(number ?? 1) - 1]?.at(-1)) : undefined;
};
type Numbered = { readonly id: number } | null | undefined;
const refOfObject = (o: Numbered): Ref | undefined => (o === null || o === undefined ? undefined : objectRef(o.id));
const refOfItem = (item: StackItem | undefined): Ref | undefined => (item === undefined ? undefined : itemRef(item.id));
/** The objects of each row of the table, from place 0. */
const IN_ROW = {
  p: (state: GameState, at: number) => (state.players[at] === undefined ? undefined : playerRef(at)),
  m: (state: GameState, at: number) => refOfObject(state.monsters[at]?.at(-1)),
  shop: (state: GameState, at: number) => refOfObject(state.shop[at]),
  room: (state: GameState, at: number) => refOfObject(state.rooms[at]),
  s: (state: GameState, at: number) => refOfItem(state.stack[at]),
} as const;

/** An option of a question as written: a ref's name, a card of a hand, a number, or the option itself. */
const optionNamed = (state: GameState, seat: number, word: string): string => {
  const { pending } = state;
  const matches = (template: string | undefined) => template === word;
  const named = word.split('+').map((w) => refNamed(state, w) ?? w);
  const one = named.join('.');
  if (pending === null || pending.options.includes(one)) return one;
  const byWay = pending.options.find((o) => o === `0.${one}`);
  if (byWay !== undefined) return byWay;
  const card = state.players
    .flatMap((p) => p.hand)
    .find((c) => matches(c.template) && pending.options.includes(cardRef(c.id)));
  if (card !== undefined) return cardRef(card.id);
  const [name, nth = '1'] = word.split(':');
  const trigger = state.waiting.filter((t) => t.source.template === name && pending.options.includes(String(t.id)))[
    Number(nth) - 1
  ];
  if (trigger !== undefined) return String(trigger.id);
  const slot = /^slot([1-9])$/.exec(word);
  if (slot !== null) return String(Number(slot[1]) - 1);
  const owned = pending.options.find((o) => isObjectRef(o) && matches(placeOf(state, numberOf(o))?.object.template));
  return owned ?? refNamed(state, `p${seat + 1}.${word}`) ?? word;
};

/** The actions of a line at this moment; `all pass` means a pass of each player who still has to. */
export const parseLine = (state: GameState, line: string): Line => {
  const text = line.trim();
  if (text === 'all pass') {
    if (state.priority === null) return wrong('seat', text);
    const { holder, passes } = state.priority;
    const seats = state.players.length;
    return {
      actions: Array.from({ length: seats - passes }, (_, i) => ({ type: 'pass', seat: (holder + i) % seats })),
    };
  }
  const parts =
    /^p([1-6]) (pass|play|activate|declare|choose|roll)(?: ([^ ]+))?(?: #([1-9]))?(?: pay ([a-z0-9+-]+))?(?: -> (.+))?$/.exec(
      text,
    );
  if (parts === null) return wrong('line', text);
  const seat = Number(parts[1]) - 1;
  if (state.players[seat] === undefined) return wrong('seat', text);
  const [verb, what = '', pick, pay, names] = parts.slice(2);
  if (verb === 'pass') return { actions: [{ type: 'pass', seat }] };
  if (verb === 'roll') return { actions: [{ type: 'choose', seat, option: what }] };
  if (verb === 'choose') return { actions: [{ type: 'choose', seat, option: optionNamed(state, seat, what) }] };
  if (verb === 'declare') {
    const declared = DECLARED.find((d) => d === what);
    return declared === undefined ? wrong('name', what) : { actions: [{ type: 'declare', seat, what: declared }] };
  }
  const targets = (names === undefined ? [] : names.split(', ')).map((n) => refNamed(state, n.trim()));
  if (targets.includes(undefined)) return wrong('name', names ?? '');
  return parseUse(state, {
    seat,
    verb: verb as 'play' | 'activate',
    what,
    pick: pick === undefined ? 0 : Number(pick) - 1,
    pay,
    targets: targets as Ref[],
  });
};

/** The cards behind names, each card once; what is not there is left out. */
const cardsNamed = (hand: readonly Card[], names: readonly string[]): readonly number[] =>
  names.reduce<readonly number[]>((ids, name) => {
    const card = hand.find((c) => c.template === name && !ids.includes(c.id));
    return card === undefined ? ids : [...ids, card.id];
  }, []);

interface Use {
  readonly seat: number;
  readonly verb: 'play' | 'activate';
  readonly what: string;
  readonly pick: number;
  readonly pay: string | undefined;
  readonly targets: readonly Ref[];
}
const parseUse = (state: GameState, { seat, verb, what, pick, pay, targets }: Use): Line => {
  const { hand, copies } = playerAt(state, seat);
  const paid = cardsNamed(
    hand.filter((c) => verb === 'activate' || c.template !== what),
    pay === undefined ? [] : pay.split('+'),
  );
  if (verb === 'play') {
    const card = hand.find((c) => c.template === what) ?? copies.find((c) => `copy.${c.template}` === what);
    return card === undefined
      ? wrong('name', what)
      : { actions: [{ type: 'play', seat, card: card.id, way: [pick, ...targets].join('.'), pay: paid }] };
  }
  const ref = refNamed(state, `p${seat + 1}.${what}`) ?? refNamed(state, what);
  if (ref === undefined) return wrong('name', what);
  const object = Number(ref.slice(1));
  const able =
    state.cards[placeOf(state, object)?.object.template ?? '']?.abilities.flatMap((a, i) =>
      a.type === 'tap' || a.type === 'paid' ? [i] : [],
    ) ?? [];
  return {
    actions: [{ type: 'activate', seat, object, ability: able[pick] ?? -1, way: [0, ...targets].join('.'), pay: paid }],
  };
};
