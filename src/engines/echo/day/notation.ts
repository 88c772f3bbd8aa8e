/**
 * The log as short text. A word is the name of its action and its parts in the order of the table, between dots:
 * «lay.3*8.count», «move.12.b». Words are joined to a text by `engines/log/notation.ts`, for addresses.
 */
import { makeText, parseText, type Parsed } from '../../log/notation.ts';
import { ACTION_KINDS, ACTIONS, type Action, type ActionKind } from './action.ts';
import type { Field } from './field.ts';

/** Version of the words; a later one is refused whole. */
const NOTATION_VERSION = 1;

/** The parts of an action in the order of the table, without their types: each writes and reads its own values only. */
const partsOf = (kind: ActionKind): readonly (readonly [string, Field<unknown>])[] =>
  Object.entries(ACTIONS[kind] as { readonly [part: string]: Field<unknown> });

/** The word of an action. */
export const makeAction = (action: Action): string => {
  const values = new Map<string, unknown>(Object.entries(action));
  return [action.kind, ...partsOf(action.kind).map(([part, field]) => field.make(values.get(part)))].join('.');
};

/** The action of a word, if it is one. Never throws. */
export const parseAction = (word: string): Action | undefined => {
  const [head = '', ...texts] = word.split('.');
  const kind = ACTION_KINDS.find((k) => k === head);
  if (kind === undefined) return undefined;
  const parts = partsOf(kind);
  if (texts.length !== parts.length) return undefined;
  const values = parts.map(([part, field], i) => [part, field.parse(texts[i]!)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return { kind, ...Object.fromEntries(values) } as Action;
};

/** A log as one text, and back. */
export const makeLog = (actions: readonly Action[]): string => makeText(NOTATION_VERSION, actions.map(makeAction));
export const parseLog = (text: string): Parsed<readonly Action[]> => parseText(NOTATION_VERSION, text, parseAction);
