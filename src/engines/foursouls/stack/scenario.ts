/** A worked case: lines played one after another, and facts of the table to check or to show. */
import type { Action } from './action.ts';
import type { Happened } from './happened.ts';
import { parseLine, refNamed, type LineProblem } from './readable.ts';
import { isPlayerRef, numberOf } from './ref.ts';
import type { Refusal } from './refusal.ts';
import { attackOf, evasionOf, healthOf } from './stats.ts';
import { step } from './step.ts';
import { DECKS, type Player, type StackItem, type Table } from './table.ts';

/** One line played: the actions it stood for, the table after them, what happened. */
export interface PlayedLine {
  readonly line: string;
  readonly actions: readonly Action[];
  readonly state: Table;
  readonly happened: readonly Happened[];
}
export interface Played {
  readonly lines: readonly PlayedLine[];
  /** Why the lines stopped before their end. */
  readonly stopped?: { readonly line: string; readonly problem: LineProblem | Refusal };
}

/** Plays lines from a table. «All pass» ends as soon as somebody is asked something. */
export const playLines = (initial: Table, lines: readonly string[]): Played => {
  const played: PlayedLine[] = [];
  let state = initial;
  for (const line of lines) {
    const parsed = parseLine(state, line);
    if (parsed.problem !== undefined) return { lines: played, stopped: { line, problem: parsed.problem } };
    const happened: Happened[] = [];
    for (const action of parsed.actions) {
      const next = step(state, action);
      if (!('state' in next)) return { lines: played, stopped: { line, problem: next.refusal } };
      state = next.state;
      happened.push(...next.happened);
    }
    played.push({ line, actions: parsed.actions, state, happened });
  }
  return { lines: played };
};

export type Fact = string | number | boolean | null | readonly string[];

/**
 * A fact by name: `p1.health`, `p1.cents`, `p1.hand` (templates), `p1.items`, `p1.dead`, `m1` (template), `m1.health`, `stack` (kinds,
 * bottom first), `discard.loot`, `deck.loot`, `room1`, `bonus`, `reading.source-gone` (whether that reading decided something), `log.fizzled` or another code of happenings (to what, in order), `priority`, `pending`, `attack`.
 */
export const factOf = (state: Table, happened: readonly Happened[], name: string): Fact | undefined => {
  const [head, key] = cutAtDot(name);
  if (head === 'log') return happened.filter((h) => h.code === key).map(subjectOf);
  if (head === 'reading') return happened.some((h) => h.reading === key);
  if (head === 'deck' || head === 'discard') {
    const deck = DECKS.find((d) => d === key);
    return deck === undefined ? undefined : state[head === 'deck' ? 'decks' : 'discards'][deck];
  }
  const figure = figureOf(state, head, key);
  if (figure !== undefined) return figure;
  const player = playerNamed(state, head);
  if (player !== undefined) return factOfPlayer(player, key);
  const slot = cardInSlot(state, name);
  if (slot !== undefined) return slot;
  return Object.hasOwn(FACTS, name) ? FACTS[name]!(state) : undefined;
};
/** The name before and after its dot; a figure stands behind the last one, for an item has a dot in its own name. */
const cutAtDot = (name: string): readonly [head: string, key: string] => {
  const isFigure = name.endsWith('.health') || name.endsWith('.attack') || name.endsWith('.evasion');
  const cut = isFigure ? name.lastIndexOf('.') : name.indexOf('.');
  return cut < 0 ? [name, ''] : [name.slice(0, cut), name.slice(cut + 1)];
};
/** To what something happened: a card by its template, a player by number, an item by its kind. */
const subjectOf = ({ template, ref, kind, seat }: Happened): string => {
  if (template !== undefined) return template;
  if (ref !== undefined && isPlayerRef(ref)) return `p${numberOf(ref) + 1}`;
  if (kind !== undefined) return kind;
  return seat === undefined ? '' : `p${seat + 1}`;
};
const figureOf = (state: Table, head: string, key: string): number | null | undefined => {
  const ref = refNamed(state, head);
  if (ref === undefined) return undefined;
  if (key === 'health') return healthOf(state, ref) ?? null;
  if (key === 'attack') return attackOf(state, ref);
  return key === 'evasion' ? evasionOf(state, ref) : undefined;
};
const playerNamed = (state: Table, name: string): Player | undefined => {
  const [, seat] = /^p([1-6])$/.exec(name) ?? [];
  return seat === undefined ? undefined : state.players[Number(seat) - 1];
};
/** The template on top of a slot, null where the slot is empty; undefined where the name is of no slot. */
const cardInSlot = (state: Table, name: string): string | null | undefined => {
  const [, row, slot] = /^(m|shop|room)([1-9])$/.exec(name) ?? [];
  if (row === undefined) return undefined;
  const at = Number(slot) - 1;
  const object = row === 'm' ? state.monsters[at]?.at(-1) : state[row === 'shop' ? 'shop' : 'rooms'][at];
  return object?.template ?? null;
};
/** An item of the stack by its card, else by its kind. */
const nameOfItem = (item: StackItem): string => {
  if (item.kind === 'loot') return item.card.template;
  return item.kind === 'ability' ? item.source.template : item.kind;
};
/** Facts of the whole table. */
const FACTS: { readonly [name: string]: (state: Table) => Fact } = {
  stack: ({ stack }) => stack.map(nameOfItem),
  priority: ({ priority }) => (priority === null ? null : `p${priority.holder + 1}`),
  pending: ({ pending }) => pending?.question ?? null,
  active: ({ active }) => `p${active + 1}`,
  phase: ({ phase }) => phase,
  attack: ({ course }) => course?.kind === 'attack',
  bonus: ({ bonus }) => bonus.map((c) => c.template),
  slots: ({ monsters }) => monsters.length,
  winners: ({ winners }) => winners?.map((s) => `p${s + 1}`) ?? null,
};
const factOfPlayer = (player: Player, key: string): Fact | undefined => {
  const names = (list: readonly { readonly template: string }[]) => list.map((o) => o.template);
  switch (key) {
    case 'cents':
      return player.cents;
    case 'dead':
      return player.dead;
    case 'hand':
      return names(player.hand);
    case 'copies':
      return names(player.copies);
    case 'items':
      return names(player.items);
    case 'curses':
      return names(player.curses);
    case 'souls':
      return names(player.souls);
    case 'plays':
      return player.lootPlays;
    case 'attacks':
      return player.attacks;
    case 'charged':
      return names([player.character, ...player.items].filter((o) => o.charged));
    default:
      return undefined;
  }
};
