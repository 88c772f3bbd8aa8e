/**
 * A saved game as a file: JSON with a format, a version, a name, the words of the log and the place in it. On the way in
 * every field is checked and the log is replayed; a file that is not whole is refused with what came and what is wanted.
 */
import { framesOf } from '../../log/timeline.ts';
import type { Action } from './action.ts';
import type { DayTimeline } from './day.ts';
import { isName } from './field.ts';
import { makeAction, parseAction } from './notation.ts';
import type { Refusal } from './refusal.ts';
import { NEW_DAY } from './state.ts';
import { step } from './step.ts';
import { MOST } from './words.ts';

export const FILE_FORMAT = 'pravilarium-echo-day';
export const FILE_VERSION = 1;
/** The longest file that is looked at, in characters: the longest log there can be is shorter. */
export const FILE_LIMIT = 600_000;
const FIELDS = ['format', 'version', 'name', 'log', 'cursor'] as const;

/** A game with the name that its players know it by. */
export interface SavedDay {
  readonly name: string;
  readonly timeline: DayTimeline;
}
/** What is wrong with a file; `came` is cut to what a message can show, `at` is the number of the action from 1. */
export interface FileProblem {
  readonly code:
    | 'too-long'
    | 'not-json'
    | 'not-a-game'
    | 'format'
    | 'version'
    | 'field'
    | 'name'
    | 'log'
    | 'too-many'
    | 'word'
    | 'refused'
    | 'cursor';
  readonly came: string;
  readonly at?: number;
  readonly refusal?: Refusal;
}
export type ReadDay =
  | { readonly day: SavedDay; readonly problem?: undefined }
  | { readonly day?: undefined; readonly problem: FileProblem };

const SHOWN = 40;
/** What came, as a text. Of what is built of parts only the names of its parts: it may be nested without end. */
const plain = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === 'object' && value !== null ? `{${Object.keys(value).join(', ')}}` : String(value);
};
const problemOf = (code: FileProblem['code'], came: unknown, also: Partial<FileProblem> = {}): FileProblem => ({
  code,
  came: [...plain(came).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')].slice(0, SHOWN).join(''),
  ...also,
});
const refuse = (code: FileProblem['code'], came: unknown): ReadDay => ({ problem: problemOf(code, came) });

/** The record of a game, as files and the device keep it. */
export const recordOf = ({ name, timeline }: SavedDay) => ({
  name,
  log: timeline.actions.map(makeAction),
  cursor: timeline.cursor,
});

/** The text of a file. */
export const makeFile = (day: SavedDay): string =>
  `${JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, ...recordOf(day) }, undefined, 1)}\n`;

/** Whatever came, with fields of whatever values. */
export type Came = { readonly [field: string]: unknown };
const isFields = (came: unknown): came is Came => typeof came === 'object' && came !== null && !Array.isArray(came);
/** What a text of JSON has: fields, something else, or nothing where it is none. */
export const cameIn = (text: string): { readonly came?: unknown; readonly fields?: Came } => {
  try {
    const came: unknown = JSON.parse(text);
    return isFields(came) ? { came, fields: came } : { came };
  } catch {
    return {};
  }
};

/** The actions of a log, each possible at its point. */
const actionsOf = (
  log: readonly unknown[],
): { readonly actions: readonly Action[]; readonly problem?: undefined } | { readonly problem: FileProblem } => {
  const actions: Action[] = [];
  for (const [i, word] of log.entries()) {
    const action = typeof word === 'string' ? parseAction(word) : undefined;
    if (action === undefined) return { problem: problemOf('word', word, { at: i + 1 }) };
    actions.push(action);
  }
  const { refused } = framesOf(step, NEW_DAY, actions);
  if (refused === undefined) return { actions };
  const { at, refusal } = refused;
  return { problem: problemOf('refused', log[at], { at: at + 1, refusal }) };
};

/** The game of a record whose name, log and cursor are still to be understood. Never throws. */
export const parseRecord = ({ name, log, cursor }: Came): ReadDay => {
  if (typeof name !== 'string' || name === '' || !isName(name, MOST.name)) return refuse('name', name);
  if (!Array.isArray(log)) return refuse('log', log);
  if (log.length > MOST.actions) return refuse('too-many', log.length);
  const read = actionsOf(log);
  if (read.problem !== undefined) return read;
  const { actions } = read;
  if (typeof cursor !== 'number' || !Number.isInteger(cursor) || cursor < 0 || cursor > actions.length)
    return refuse('cursor', cursor);
  return { day: { name, timeline: { initial: NEW_DAY, actions, cursor } } };
};

/** The game of a file, or why it is none. Never throws. */
export const parseFile = (text: string): ReadDay => {
  if (text.length > FILE_LIMIT) return refuse('too-long', text.length);
  const { came, fields } = cameIn(text.replace(/^\uFEFF/u, ''));
  if (came === undefined) return refuse('not-json', text);
  if (fields === undefined) return refuse('not-a-game', came);
  if (fields.format !== FILE_FORMAT) return refuse('format', fields.format ?? fields);
  if (fields.version !== FILE_VERSION) return refuse('version', fields.version);
  const strange = Object.keys(fields).find((field) => !FIELDS.some((known) => known === field));
  return strange === undefined ? parseRecord(fields) : refuse('field', strange);
};
