/** A test on the table, die by die: what fell, what is thrown again and for what. Rules: «Проверки», «Переброс кубиков». */
import { makePlay } from '../../log/play.ts';
import { newTimeline, type Stepped, type Timeline } from '../../log/timeline.ts';
import { diceOf } from './dice.ts';
import { LEAST_FACE, type Fortune } from './skill.ts';
import type { OnTable, Rerolls, Test } from './solve.ts';

/** What a test on the table has to know. */
export interface TableTest extends Rerolls {
  readonly dice: number;
  readonly fortune: Fortune;
  readonly sixes: boolean;
}
/** The same of a test as the engine counts it. */
export const tableTestOf = ({ dice, rerolls }: Test): TableTest => ({
  ...rerolls,
  dice: diceOf(dice),
  fortune: dice.fortune,
  sixes: dice.sixesDouble === true,
});

/** A throw that has been left behind by another one. */
export interface Done {
  readonly faces: readonly number[];
  readonly successes: number;
  /** Clues and other tokens. */
  readonly spent: number;
}
export interface TableState {
  readonly test: TableTest;
  /** What lies there, in the order of the throw; undefined before it. */
  readonly faces: readonly number[] | undefined;
  /** Rerolls still to spend. */
  readonly left: Rerolls;
  /** The last throws, the latest last. */
  readonly done: readonly Done[];
}
export type TableAction =
  /** All dice anew: what lay there is done. */
  | { readonly kind: 'throw'; readonly faces: readonly number[] }
  /** One die, for a clue or by a card. */
  | { readonly kind: 'again'; readonly by: 'free' | 'clue'; readonly place: number; readonly face: number }
  /** All dice without success by a card, in their order. */
  | { readonly kind: 'all'; readonly faces: readonly number[] };
/** Why an action may not be: no dice lie there, it is another number of dice or no face, nothing is left to pay with. */
type TableRefusal = 'not-thrown' | 'bad-dice' | 'nothing-left';

/** Throws that are remembered. */
const MOST_DONE = 30;
/** A test before its throw. @param done tests that were thrown before */
export const readyTable = (test: TableTest, done: readonly Done[] = []): TableState => ({
  test,
  faces: undefined,
  left: { clues: test.clues, free: test.free, all: test.all },
  done,
});

/** Successes that one face is worth. */
export const worthOf = (face: number, { fortune, sixes }: TableTest): 0 | 1 | 2 => {
  if (face < LEAST_FACE[fortune]) return 0;
  return sixes && face === 6 ? 2 : 1;
};
/** Successes of all dice that lie on the table. */
export const successesOf = (faces: readonly number[], test: TableTest): number =>
  faces.reduce((sum, face) => sum + worthOf(face, test), 0);
const failedPlaces = (faces: readonly number[], test: TableTest): readonly number[] =>
  faces.flatMap((face, at) => (worthOf(face, test) === 0 ? [at] : []));
/** What lies on the table, for who asks what to do with it; undefined before the throw. */
export const onTable = ({ test, faces, left }: TableState): OnTable | undefined =>
  faces && {
    ...left,
    failed: failedPlaces(faces, test).length,
    double: faces.filter((face) => worthOf(face, test) === 2).length,
  };

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6;
const areFaces = (faces: readonly number[], count: number): boolean => faces.length === count && faces.every(isFace);
/** All throws of a table, the one that lies there among them. */
export const throwsOf = ({ test, faces, left, done }: TableState): readonly Done[] =>
  faces === undefined
    ? done
    : [...done, { faces, successes: successesOf(faces, test), spent: test.clues - left.clues }].slice(-MOST_DONE);

type After = Stepped<TableState, never, TableRefusal>;
const now = (state: TableState): After => ({ state, happened: [] });
const throwAll = (state: TableState, faces: readonly number[]): After =>
  areFaces(faces, state.test.dice)
    ? now({ ...readyTable(state.test, throwsOf(state)), faces })
    : { refusal: 'bad-dice' };
const throwAgain = (state: TableState, { by, place, face }: Extract<TableAction, { kind: 'again' }>): After => {
  const { faces, left } = state;
  const was = by === 'clue' ? left.clues : left.free;
  if (faces === undefined) return { refusal: 'not-thrown' };
  if (was === 0) return { refusal: 'nothing-left' };
  if (faces[place] === undefined || !isFace(face)) return { refusal: 'bad-dice' };
  const after: Rerolls = { ...left, [by === 'clue' ? 'clues' : 'free']: was - 1 };
  return now({ ...state, faces: faces.map((one, at) => (at === place ? face : one)), left: after });
};
const throwFailed = (state: TableState, thrown: readonly number[]): After => {
  const { faces, left, test } = state;
  if (faces === undefined) return { refusal: 'not-thrown' };
  const places = failedPlaces(faces, test);
  if (!left.all || places.length === 0) return { refusal: 'nothing-left' };
  if (!areFaces(thrown, places.length)) return { refusal: 'bad-dice' };
  const next = faces.map((one, at) => (places.includes(at) ? thrown[places.indexOf(at)]! : one));
  return now({ ...state, faces: next, left: { ...left, all: false } });
};
/** One action; the state given is never changed. */
export const stepTable = (state: TableState, action: TableAction): After => {
  switch (action.kind) {
    case 'throw':
      return throwAll(state, action.faces);
    case 'again':
      return throwAgain(state, action);
    case 'all':
      return throwFailed(state, action.faces);
  }
};

export type TableTimeline = Timeline<TableState, TableAction>;
export const { stateOf: tableAt, act: actOnTable } = makePlay(stepTable);
/** A fresh log for a test; throws of another one stay remembered. */
export const newTable = (test: TableTest, done: readonly Done[] = []): TableTimeline =>
  newTimeline(readyTable(test, done));
