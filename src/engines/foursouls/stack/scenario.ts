/** A worked case: lines played one after another, and facts of the table to check or to show. */
import type { Action } from './action.ts';
import type { Happened } from './happened.ts';
import { parseLine, refNamed, type LineProblem } from './readable.ts';
import { isPlayerRef, numberOf } from './ref.ts';
import type { Refusal } from './refusal.ts';
import { attackOf, evasionOf, healthOf } from './stats.ts';
import { step } from './step.ts';
import type { Table } from './table.ts';

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
  const cut =
    name.endsWith('.health') || name.endsWith('.attack') || name.endsWith('.evasion')
      ? name.lastIndexOf('.')
      : name.indexOf('.');
  const [head, key] = cut < 0 ? [name, ''] : [name.slice(0, cut), name.slice(cut + 1)];
  if (head === 'log') return happened.filter((h) => h.code === key).map(subjectOf);
  if (head === 'reading') return happened.some((h) => h.reading === key);
  if (head === 'deck')
    return key === 'loot' || key === 'treasure' || key === 'monster' || key === 'room' ? state.decks[key] : undefined;
  if (head === 'discard')
    return key === 'loot' || key === 'treasure' || key === 'monster' || key === 'room'
      ? state.discards[key]
      : undefined;
  const ref = refNamed(state, head);
  if (ref !== undefined && key === 'health') return healthOf(state, ref) ?? null;
  if (ref !== undefined && key === 'attack') return attackOf(state, ref);
  if (ref !== undefined && key === 'evasion') return evasionOf(state, ref);
  const [, seat] = /^p([1-6])$/.exec(head) ?? [];
  const player = seat === undefined ? undefined : state.players[Number(seat) - 1];
  if (player !== undefined) return factOfPlayer(player, key);
  const [, row, slot] = /^(m|shop|room)([1-9])$/.exec(name) ?? [];
  if (row !== undefined)
    return (
      (row === 'm'
        ? state.monsters[Number(slot) - 1]?.at(-1)
        : state[row === 'shop' ? 'shop' : 'rooms'][Number(slot) - 1]
      )?.template ?? null
    );
  switch (name) {
    case 'stack':
      return state.stack.map((i) =>
        i.kind === 'loot' ? i.card.template : i.kind === 'ability' ? i.source.template : i.kind,
      );
    case 'priority':
      return state.priority === null ? null : `p${state.priority.holder + 1}`;
    case 'pending':
      return state.pending?.question ?? null;
    case 'active':
      return `p${state.active + 1}`;
    case 'phase':
      return state.phase;
    case 'attack':
      return state.course?.kind === 'attack';
    case 'bonus':
      return state.bonus.map((c) => c.template);
    case 'slots':
      return state.monsters.length;
    case 'winners':
      return state.winners === null ? null : state.winners.map((s) => `p${s + 1}`);
    default:
      return undefined;
  }
};
/** To what something happened: a card by its template, a player by number, an item by its kind. */
const subjectOf = (h: Happened): string =>
  h.template ??
  (h.ref !== undefined && isPlayerRef(h.ref)
    ? `p${numberOf(h.ref) + 1}`
    : (h.kind ?? (h.seat === undefined ? '' : `p${h.seat + 1}`)));
const factOfPlayer = (player: Table['players'][number], key: string): Fact | undefined => {
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
