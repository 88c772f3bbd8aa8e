/**
 * The log of a roller as one short text, apart from the text of its fight: `1_k<cursor>_<actions>`. `m2` meets foe 2;
 * `t-.356` throws a test, `t1.356` with item 1; `s` leaves a test out, `p` pays, `r` and `r01` take a loss with items 0
 * and 1, `l5` is the die that nothing changes; `af0.5` throws die 0 again by a card, `ao` by a focus token, `ac` by a
 * clue; `g12` throws all failed dice again; `c` and `c1` count, with item 1.
 */
import { makeText, parseText, problemOf, type NotationProblem } from '../../log/notation.ts';
import { framesOf, movedTo } from '../../log/timeline.ts';
import type { Fight } from '../combat/fight.ts';
import type { RollerTimeline } from './log.ts';
import { readyFor, step, type Refusal, type RollerAction } from './roller.ts';

/** Version of the format; another one is refused whole. */
const NOTATION_VERSION = 1;

const BY = { free: 'f', focus: 'o', clue: 'c' } as const;
/** The word of an action. */
const makeAction = (action: RollerAction): string => {
  switch (action.kind) {
    case 'meet':
      return `m${action.foe}`;
    case 'throw':
      return `t${action.item ?? '-'}.${action.faces.join('')}`;
    case 'skip':
      return 's';
    case 'pay':
      return 'p';
    case 'take':
      return `r${action.items.join('')}`;
    case 'luck':
      return `l${action.face}`;
    case 'again':
      return `a${BY[action.by]}${action.place}.${action.face}`;
    case 'all':
      return `g${action.faces.join('')}`;
    case 'count':
      return `c${action.items.join('')}`;
  }
};
const digitsOf = (text: string): readonly number[] => Array.from(text, Number);
/** By the letter of an action: what follows it, and what it says. */
const ACTIONS: {
  readonly [letter: string]: readonly [pattern: RegExp, read: (parts: readonly string[]) => RollerAction];
} = {
  m: [/^(\d)$/, ([, foe]) => ({ kind: 'meet', foe: Number(foe) })],
  t: [
    /^(-|\d)\.([1-6]+)$/,
    ([, item, faces]) => ({
      kind: 'throw',
      item: item === '-' ? undefined : Number(item),
      faces: digitsOf(faces!),
    }),
  ],
  s: [/^$/, () => ({ kind: 'skip' })],
  p: [/^$/, () => ({ kind: 'pay' })],
  r: [/^(\d{0,9})$/, ([, items]) => ({ kind: 'take', items: digitsOf(items!) })],
  l: [/^([1-6])$/, ([, face]) => ({ kind: 'luck', face: Number(face) })],
  a: [
    /^([foc])(\d{1,2})\.([1-6])$/,
    ([, letter, place, face]) => ({
      kind: 'again',
      by: (['free', 'focus', 'clue'] as const).find((by) => BY[by] === letter)!,
      place: Number(place),
      face: Number(face),
    }),
  ],
  g: [/^([1-6]+)$/, ([, faces]) => ({ kind: 'all', faces: digitsOf(faces!) })],
  c: [/^(\d{0,9})$/, ([, items]) => ({ kind: 'count', items: digitsOf(items!) })],
};
const parseAction = (word: string): RollerAction | undefined => {
  const [pattern, read] = ACTIONS[word.slice(0, 1)] ?? [];
  const parts = pattern?.exec(word.slice(1));
  return parts === null || parts === undefined ? undefined : read!(parts);
};

/** A log as text, without its fight. */
export const makeLog = ({ actions, cursor }: RollerTimeline): string =>
  makeText(NOTATION_VERSION, [`k${cursor}`, ...actions.map(makeAction)]);

export type ParsedLog =
  | { readonly timeline: RollerTimeline; readonly problem?: undefined }
  | {
      readonly problem: NotationProblem | { readonly code: Refusal; readonly came: string };
      readonly timeline?: undefined;
    };
/**
 * The log of a text, every action of it legal in this fight, or why it is none.
 * @throws {RangeError} where the fight itself is none
 */
export const parseLog = (fight: Fight, text: string): ParsedLog => {
  const words = parseText(NOTATION_VERSION, text, (word) => word);
  if (words.problem !== undefined) return { problem: words.problem };
  const [cursorWord = '', ...log] = words.value;
  if (!/^k\d{1,4}$/.test(cursorWord)) return problemOf('word', cursorWord);
  const actions: RollerAction[] = [];
  for (const word of log) {
    const action = parseAction(word);
    if (action === undefined) return problemOf('word', word);
    actions.push(action);
  }
  const initial = readyFor(fight);
  const { refused } = framesOf(step, initial, actions);
  if (refused !== undefined) return { problem: { code: refused.refusal, came: log[refused.at]! } };
  return { timeline: movedTo({ initial, actions, cursor: 0 }, Number(cursorWord.slice(1))) };
};
