/**
 * The whole state as an address: `v` the version, `t` table and log in the engine's notation, `k` the cursor, `f` each
 * other line as the place where it leaves the log and its own words, `n` the title of a table of one's own. Whatever comes
 * is understood or named as a problem; of a log that breaks the rules the part before stays.
 */
import type { Catalog } from '../../../engines/foursouls/stack/ability.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import {
  makeAction,
  makeAddress as makeLog,
  MOST_ACTIONS,
  parseAction,
  parseAddress as parseLog,
} from '../../../engines/foursouls/stack/notation.ts';
import type { RefusalCode } from '../../../engines/foursouls/stack/refusal.ts';
import type { SetupProblem } from '../../../engines/foursouls/stack/setup-problems.ts';
import type { NotationProblem } from '../../../engines/log/notation.ts';
import type { Codec, Read as Understood } from '../../shared/state/codec.ts';
import { framesOf } from './frames.ts';
import { MOST_FORKS, MOST_TITLE, moveCursor, stateOf, type Fork, type State } from './model.ts';
import { withOwnMonsters } from './own-monsters.ts';

const ADDRESS_VERSION = 1;
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: NotationProblem['code'] | SetupProblem['code'] | 'cursor' | 'fork' | 'title' | 'refused' | 'broken';
  readonly came: string;
  readonly refusal?: RefusalCode;
}
type Read = Understood<State, AddressProblem>;

/** The query of an address. `own`: the log that the page has anyway, which then need not be written. */
export const makeAddress = (state: State, own?: readonly Action[]): string => {
  const words = state.actions.map(makeAction).join('_');
  const isOwn = own !== undefined && state.forks.length === 0 && words === own.map(makeAction).join('_');
  return [
    `v=${ADDRESS_VERSION}`,
    ...(isOwn ? [] : [`t=${makeLog(state.setup, state.actions)}`]),
    `k=${state.cursor}`,
    ...state.forks.map((f) => `f=${[f.at, ...f.actions.slice(f.at).map(makeAction)].join('_')}`),
    ...(state.title === '' ? [] : [`n=${encodeURIComponent(state.title)}`]),
  ].join('&');
};

/** Control and formatting characters would let a name rewrite the page around it. */
const isPlain = (name: string): boolean => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name);
const parseFork = (text: string, log: readonly Action[]): Fork | undefined => {
  const [at = '', ...words] = text.split('_');
  const actions = words.map(parseAction);
  if (
    !/^\d{1,3}$/.test(at) ||
    Number(at) > log.length ||
    actions.length === 0 ||
    actions.length + Number(at) > MOST_ACTIONS ||
    actions.includes(undefined)
  )
    return undefined;
  return { at: Number(at), actions: [...log.slice(0, Number(at)), ...(actions as Action[])] };
};

/** The title of a table; what cannot be one is named and left out. */
const parseTitle = (text: string, wrong: (code: 'title', came: string) => void): string => {
  if (text.length <= MOST_TITLE && isPlain(text)) return text;
  wrong('title', text);
  return '';
};

/** The state of a query, and what could not be understood. Without `v` there is none. Never throws. */
export const parseAddress = (search: string, catalog: Catalog, own?: State): Read => {
  const query = new URLSearchParams(search);
  const version = query.get('v');
  if (version === null) return { problems: [] };
  const problems: AddressProblem[] = [];
  const wrong = (code: AddressProblem['code'], came: string) => void problems.push({ code, came: came.slice(0, 40) });
  if (version !== String(ADDRESS_VERSION)) return { problems: [{ code: 'version', came: version.slice(0, 40) }] };
  try {
    const text = query.get('t');
    const read = text === null ? undefined : stateOfLog(text, withOwnMonsters(catalog, text));
    if (read !== undefined) problems.push(...read.problems);
    let state = read === undefined ? own : read.state;
    if (state === undefined) return { problems: problems.length === 0 ? [{ code: 'empty', came: '' }] : problems };
    const cursor = query.get('k') ?? '0';
    if (/^\d{1,3}$/.test(cursor) && Number(cursor) <= state.actions.length) state = moveCursor(state, Number(cursor));
    else if (problems.length > 0) state = moveCursor(state, state.actions.length);
    else wrong('cursor', cursor);
    const forks = query
      .getAll('f')
      .slice(0, MOST_FORKS)
      .flatMap((f) => {
        const fork = parseFork(f, state.actions);
        if (fork !== undefined && framesOf(state.initial, fork.actions).refused === undefined) return [fork];
        wrong('fork', f);
        return [];
      });
    return { state: { ...state, forks, title: parseTitle(query.get('n') ?? '', wrong) }, problems };
  } catch (error) {
    return { problems: [{ code: 'broken', came: error instanceof Error ? error.message.slice(0, 40) : '' }] };
  }
};

interface Page {
  readonly cards: Catalog;
  /** The table and the log that the page begins with. */
  readonly own: State;
  readonly isSandbox: boolean;
}
/** How a page keeps its table. That of the sandbox stays on the device; a case begins anew each time it is opened. */
export const codecOf = ({ cards, own, isSandbox }: Page): Codec<State, AddressProblem> => ({
  key: isSandbox ? 'foursouls.stack' : undefined,
  formerly: 'stack',
  fields: ['v', 't', 'k', 'f', 'n'],
  make: (state) => makeAddress(state, state.setup === own.setup && !isSandbox ? own.actions : undefined),
  parse: (text) => onOwnTable(parseAddress(text, cards, isSandbox ? undefined : own), own),
});
/** A table written out in an address that is the page's own becomes it, so that its record and sentences are known. */
const onOwnTable = (read: Read, { setup, initial }: State): Read =>
  read.state !== undefined && makeLog(read.state.setup, []) === makeLog(setup, [])
    ? { ...read, state: { ...read.state, setup, initial } }
    : read;

const stateOfLog = (text: string, cards: Catalog): Read => {
  const read = parseLog(text, cards);
  if (read.problem !== undefined) return { problems: [read.problem] };
  const strange = read.setup.players.find((p) => !isPlain(p.name));
  if (strange !== undefined) return { problems: [{ code: 'name', came: '' }] };
  const whole = stateOf(read.setup, cards, read.actions);
  const { refused } = framesOf(whole.initial, read.actions);
  if (refused === undefined) return { state: whole, problems: [] };
  const kept = { ...whole, actions: read.actions.slice(0, refused.at) };
  return {
    state: kept,
    problems: [
      {
        code: 'refused',
        came: `${refused.at + 1}: ${makeAction(read.actions[refused.at]!)}`,
        refusal: refused.refusal.code,
      },
    ],
  };
};
