/**
 * The log of a roller as one short text: `1_<faces>_<test>_k<cursor>_<actions>`. Faces are 24 digits after an `f`, from
 * yellow to black. A test is `t`, its dice (`y`, `o`, `r`, `b`), bonus, `s` where BPRD may be spent or `w`, and the aim
 * with its numbers: `trrb.0.w.d2.0.6`. A throw is `r`, its sides, the effect: `r025-3`; `w4` uses BPRD as the effect of
 * that number, `ws` spends it; `a0215` throws die 0 again, which shows side 2, and die 1, which shows side 5; `c` counts.
 */
import { makeText, parseText, problemOf, type NotationProblem } from '../../log/notation.ts';
import { framesOf, movedTo } from '../../log/timeline.ts';
import { COLOURS, type Colour } from '../dice/colour.ts';
import { EFFECTS, type PlainEffect } from '../dice/effect.ts';
import { SIDES, type Faces } from '../dice/faces.ts';
import type { Aim } from '../skill-check/aim.ts';
import type { RollerTimeline } from './log.ts';
import { readyFor, step, type Applied, type Refusal, type RollerAction, type RollerTest } from './roller.ts';

/** Version of the format; another one is refused whole. */
const NOTATION_VERSION = 1;

const DICE = 'yorb';
const makeAim = (aim: Aim): string => {
  switch (aim.kind) {
    case 'result':
      return 'e';
    case 'information':
      return 'i';
    case 'reach':
      return `r${aim.target}`;
    case 'defence':
      return `f${aim.attack}.${aim.cover}`;
    case 'damage':
      return `d${[aim.toughness, aim.cover, ...(aim.health === undefined ? [] : [aim.health])].join('.')}`;
  }
};
/** The aim of each letter, by how many numbers it has. */
const AIMS: { readonly [letter: string]: (numbers: readonly number[]) => Aim } = {
  'e/0': () => ({ kind: 'result' }),
  'i/0': () => ({ kind: 'information' }),
  'r/1': ([target]) => ({ kind: 'reach', target: target! }),
  'f/2': ([attack, cover]) => ({ kind: 'defence', attack: attack!, cover: cover! }),
  'd/2': ([toughness, cover]) => ({ kind: 'damage', toughness: toughness!, cover: cover! }),
  'd/3': ([toughness, cover, health]) => ({ kind: 'damage', toughness: toughness!, cover: cover!, health: health! }),
};
const parseAim = (text: string): Aim | undefined => {
  const numbers = text.slice(1) === '' ? [] : text.slice(1).split('.');
  return AIMS[`${text.slice(0, 1)}/${numbers.length}`]?.(numbers.map(Number));
};

/** The word of a test; no word says more than a test may hold. */
const makeTest = ({ dice, bonus, maySpend, aim }: RollerTest): string =>
  `t${[dice.map((colour) => DICE[COLOURS.indexOf(colour)]).join(''), bonus, maySpend ? 's' : 'w', makeAim(aim)].join('.')}`;
const parseTest = (word: string): RollerTest | undefined => {
  const parts = /^t([yorb]{0,3})\.(0|-?[1-9]\d?)\.([sw])\.([a-z](?:\d{1,2}(?:\.\d{1,2}){0,2})?)$/.exec(word);
  const aim = parseAim(parts?.[4] ?? '');
  if (parts === null || aim === undefined) return undefined;
  const dice = [...parts[1]!].map((letter): Colour => COLOURS[DICE.indexOf(letter)]!);
  return { dice, bonus: Number(parts[2]), maySpend: parts[3] === 's', aim };
};

const makeFaces = (faces: Faces): string => `f${COLOURS.flatMap((colour) => faces[colour]).join('')}`;
const parseFaces = (word: string): Faces | undefined => {
  if (!/^f\d{24}$/.test(word)) return undefined;
  const digits = Array.from(word.slice(1), Number);
  const of = (colour: Colour) => digits.slice(COLOURS.indexOf(colour) * SIDES, (COLOURS.indexOf(colour) + 1) * SIDES);
  return { yellow: of('yellow'), orange: of('orange'), red: of('red'), black: of('black') };
};

const makeUse = (as: Applied): string => (as === 'spent' ? 's' : String(EFFECTS.indexOf(as)));
/** The word of an action. */
const makeAction = (action: RollerAction): string => {
  switch (action.kind) {
    case 'take':
      return makeTest(action.test);
    case 'throw':
      return `r${action.sides.join('')}-${action.effect}`;
    case 'use':
      return `w${makeUse(action.as)}`;
    case 'again':
      return `a${action.places.map((place, i) => `${place}${action.sides[i]}`).join('')}`;
    case 'count':
      return 'c';
  }
};
const PLAIN = EFFECTS.filter((effect): effect is PlainEffect => effect !== 'bprd');
const digitsOf = (text: string): readonly number[] => Array.from(text, Number);
/** What follows the letter of an action; how many dice there are is seen when it is replayed. */
const ACTIONS: { readonly [letter: string]: (rest: string, word: string) => RollerAction | undefined } = {
  t: (_, word) => {
    const test = parseTest(word);
    return test === undefined ? undefined : { kind: 'take', test };
  },
  r: (rest) => {
    const parts = /^([0-5]{0,3})-([0-5])$/.exec(rest);
    return parts === null ? undefined : { kind: 'throw', sides: digitsOf(parts[1]!), effect: Number(parts[2]) };
  },
  w: (rest) => {
    const as = rest === 's' ? 'spent' : PLAIN.find((effect) => String(EFFECTS.indexOf(effect)) === rest);
    return as === undefined ? undefined : { kind: 'use', as };
  },
  a: (rest) => {
    if (!/^(?:[0-2][0-5]){0,3}$/.test(rest)) return undefined;
    const digits = digitsOf(rest);
    const at = (odd: number) => digits.filter((_, i) => i % 2 === odd);
    return { kind: 'again', places: at(0), sides: at(1) };
  },
  c: (rest) => (rest === '' ? { kind: 'count' } : undefined),
};

/** A log as text. What the first state remembers of tests before it is left out. */
export const makeLog = ({ initial, actions, cursor }: RollerTimeline): string =>
  makeText(NOTATION_VERSION, [
    makeFaces(initial.faces),
    makeTest(initial.test),
    `k${cursor}`,
    ...actions.map(makeAction),
  ]);

export type ParsedLog =
  | { readonly timeline: RollerTimeline; readonly problem?: undefined }
  | {
      readonly problem: NotationProblem | { readonly code: Refusal; readonly came: string };
      readonly timeline?: undefined;
    };
/** The log of a text, every action of it legal, or why it is none. Never throws. */
export const parseLog = (text: string): ParsedLog => {
  const words = parseText(NOTATION_VERSION, text, (word) => word);
  if (words.problem !== undefined) return { problem: words.problem };
  const [facesWord = '', testWord = '', cursorWord = '', ...log] = words.value;
  const faces = parseFaces(facesWord);
  if (faces === undefined) return problemOf('word', facesWord);
  const test = parseTest(testWord);
  if (test === undefined) return problemOf('word', testWord);
  if (!/^k\d{1,4}$/.test(cursorWord)) return problemOf('word', cursorWord);
  const actions: RollerAction[] = [];
  for (const word of log) {
    const action = ACTIONS[word.slice(0, 1)]?.(word.slice(1), word);
    if (action === undefined) return problemOf('word', word);
    actions.push(action);
  }
  const initial = readyFor(faces, test);
  const { refused } = framesOf(step, initial, actions);
  if (refused !== undefined) return { problem: { code: refused.refusal, came: log[refused.at]! } };
  return { timeline: movedTo({ initial, actions, cursor: 0 }, Number(cursorWord.slice(1))) };
};
