/**
 * Table and log as one short text for an address: `1_<setup>_z_<actions>`. Words of the setup are in
 * `setup-notation.ts`; an action is seat, letter, rest: `1x` passes, `2l7.0.p1` plays card 7, `1a9-0.0~4` activates
 * paying card 4 (`~4~7` two of them), `1da` declares an attack, `1co8` answers. Ids are written in base 36.
 */
import { makeText, parseText, problemOf, type NotationProblem } from '../../log/notation.ts';
import type { Action, Declared } from './action.ts';
import type { Catalog } from './ability.ts';
import { makeSetupWords, parseSetupWords } from './setup-notation.ts';
import { problemsOf, type SetupProblem } from './setup-problems.ts';
import type { Setup } from './setup.ts';

/** Version of the format; a later one is refused whole. */
const NOTATION_VERSION = 1;
/** The most actions that a log holds. */
export const MOST_ACTIONS = 400;

const DECLARED_AS: { readonly [D in Declared]: string } = { attack: 'a', purchase: 'p', end: 'e' };
const base36 = (n: number): string => n.toString(36);
const payText = (pay: readonly number[]): string => pay.map((id) => `~${base36(id)}`).join('');

/** The word of an action. */
export const makeAction = (action: Action): string => {
  const seat = String(action.seat + 1);
  switch (action.type) {
    case 'pass':
      return `${seat}x`;
    case 'play':
      return `${seat}l${base36(action.card)}.${action.way}${payText(action.pay)}`;
    case 'activate':
      return `${seat}a${base36(action.object)}-${action.ability}.${action.way}${payText(action.pay)}`;
    case 'declare':
      return `${seat}d${DECLARED_AS[action.what]}`;
    case 'choose':
      return `${seat}c${action.option}`;
  }
};
/** The action of a word, if it is one. Never throws. */
export const parseAction = (word: string): Action | undefined => {
  const parts = /^([1-6])([xladc])([0-9a-z.*~-]{0,60})$/.exec(word);
  if (parts === null) return undefined;
  const [seat, letter, rest] = [Number(parts[1]) - 1, parts[2], parts[3]!];
  if (letter === 'x') return rest === '' ? { type: 'pass', seat } : undefined;
  if (letter === 'c') return rest === '' ? undefined : { type: 'choose', seat, option: rest };
  if (letter === 'd') {
    const what = (Object.keys(DECLARED_AS) as Declared[]).find((d) => DECLARED_AS[d] === rest);
    return what === undefined ? undefined : { type: 'declare', seat, what };
  }
  const use = /^([1-9a-z][0-9a-z]{0,3})(?:-(\d))?\.(\d(?:\.[pos]\d{1,6})*)((?:~[1-9a-z][0-9a-z]{0,3})*)$/.exec(rest);
  if (use === null || (use[2] !== undefined) !== (letter === 'a')) return undefined;
  const [id, way] = [parseInt(use[1]!, 36), use[3]!];
  const pay = use[4]!
    .split('~')
    .slice(1)
    .map((id36) => parseInt(id36, 36));
  return letter === 'l'
    ? { type: 'play', seat, card: id, way, pay }
    : { type: 'activate', seat, object: id, ability: Number(use[2]), way, pay };
};

/** A table and its log as text. */
export const makeAddress = (setup: Setup, actions: readonly Action[]): string =>
  makeText(NOTATION_VERSION, [...makeSetupWords(setup), 'z', ...actions.map(makeAction)]);

export type Address =
  | { readonly setup: Setup; readonly actions: readonly Action[]; readonly problem?: undefined }
  | { readonly problem: NotationProblem | SetupProblem };
/** The table and log of a text, or why it is none; whether the actions are legal shows when they are replayed. Never throws. */
export const parseAddress = (text: string, cards: Catalog): Address => {
  const words = parseText(NOTATION_VERSION, text, (word) => word);
  if (words.problem !== undefined) return { problem: words.problem };
  const split = words.value.indexOf('z');
  if (split < 0) return problemOf('word', words.value.at(-1) ?? '');
  const setup = parseSetupWords(words.value.slice(0, split));
  if (setup.problem !== undefined) return { problem: setup.problem };
  const [wrong] = problemsOf(setup.value, cards);
  if (wrong !== undefined) return { problem: wrong };
  const log = words.value.slice(split + 1);
  if (log.length > MOST_ACTIONS) return problemOf('too-many', String(log.length));
  const actions: Action[] = [];
  for (const word of log) {
    const action = parseAction(word);
    if (action === undefined) return problemOf('word', word);
    actions.push(action);
  }
  return { setup: setup.value, actions };
};
