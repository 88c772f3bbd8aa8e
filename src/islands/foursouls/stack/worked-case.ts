/** A worked case made ready for the island: its lines played into actions, its sentences put at their places. */
import type { Catalog } from '../../../engines/foursouls/stack/ability.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import { playLines } from '../../../engines/foursouls/stack/scenario.ts';
import { tableOf } from '../../../engines/foursouls/stack/laying.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import { makeAddress } from './address.ts';
import { stateOf } from './model.ts';

export type { Catalog, Template } from '../../../engines/foursouls/stack/ability.ts';
export type { Setup } from '../../../engines/foursouls/stack/setup.ts';
/** A case as it is written: see `engines/foursouls/stack/readable.ts` for its lines. */
export interface WrittenCase {
  /** Lines before the case begins; a note has the number of a line after them. */
  readonly before?: readonly string[] | undefined;
  readonly setup: Setup;
  readonly actions: readonly string[];
  /** Sentences by the number of a line, from 1. */
  readonly notes?: { readonly [line: string]: string } | undefined;
}
export interface WorkedCase {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  /** Sentences by the number of actions that they follow. */
  readonly notes: { readonly [cursor: number]: string };
  /** The query with which the sandbox opens it. */
  readonly query: string;
  /** The number of actions up to the end of each line, those before the case included. */
  readonly ends: readonly number[];
  /** The number of actions before the case. */
  readonly opens: number;
}

/** Plays a case. Throws where a line does not play, naming it. */
export const workedCase = (
  cards: Catalog,
  { setup, before = [], actions: lines, notes = {} }: WrittenCase,
): WorkedCase => {
  const played = playLines(tableOf(setup, cards), [...before, ...lines]);
  if (played.stopped !== undefined)
    throw new RangeError(`строка «${played.stopped.line}» не играется (${played.stopped.problem.code})`);
  const ends = played.lines.map((_, i) => played.lines.slice(0, i + 1).reduce((n, l) => n + l.actions.length, 0));
  const actions = played.lines.flatMap((l) => l.actions);
  return {
    setup,
    actions,
    ends,
    opens: ends[before.length - 1] ?? 0,
    query: makeAddress(stateOf(setup, cards, actions)),
    notes: Object.fromEntries(
      Object.entries(notes).map(([line, text]) => [ends[before.length + Number(line) - 1] ?? actions.length, text]),
    ),
  };
};
/** The cards that a setup names, with their other sides and the starting items of characters: all that its own log can bring into play. */
export const cardsOfSetup = (setup: Setup, all: Catalog): Catalog => {
  const text = JSON.stringify(setup);
  const isNamed = (id: string | undefined) => id !== undefined && text.includes(`"${id}"`);
  const withThem = Object.values(all).flatMap(({ id, starting }) => (isNamed(id) ? [starting] : []));
  return Object.fromEntries(
    Object.entries(all).filter(([id, { back }]) => isNamed(id) || isNamed(back) || withThem.includes(id)),
  );
};
