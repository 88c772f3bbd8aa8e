/**
 * A fight at the table, throw by throw, for those without the dice at hand. Nothing random happens here: an action brings
 * the faces that came up, so that a replay never throws again. What happens is what the course of a combat says; each
 * step tells which rules it followed. Rules: «Боевые контакты», «Переброс кубиков».
 */
import type { Stepped } from '../../log/timeline.ts';
import type { Fight, FighterNow, Position } from '../combat/fight.ts';
import { LEAST_FACE } from '../skill-check/skill.ts';
import { eventAt, landedAt, rulesFor, whoMayBeMet, type Combat } from './rules.ts';
import { reportLanding, reportMeeting, reportThrow, type Reported } from './report.ts';

/** Dice on the table. */
export interface Thrown {
  /** The item that was used for its bonus. */
  readonly item: number | undefined;
  readonly faces: readonly number[];
  /** What cards can still throw again. */
  readonly free: number;
  readonly all: boolean;
}
type Moment =
  /** Somebody is to be met. */
  | { readonly kind: 'between' }
  /** A part of a combat begins. */
  | { readonly kind: 'stage'; readonly combat: Combat }
  /** Its dice are thrown and not yet counted. */
  | { readonly kind: 'thrown'; readonly combat: Combat; readonly thrown: Thrown }
  /** No foe or no investigator is left, or the rounds are over. */
  | { readonly kind: 'over' };
export interface RollerState {
  readonly fight: Fight;
  /** The fight between combats; in a combat, before it. */
  readonly position: Position;
  readonly moment: Moment;
}

export type RollerAction =
  | { readonly kind: 'meet'; readonly foe: number }
  /** The dice of a test, with an item for its bonus or without. */
  | { readonly kind: 'throw'; readonly item: number | undefined; readonly faces: readonly number[] }
  /** A test that may be left out. */
  | { readonly kind: 'skip' }
  /** The clue that a monster asks for. */
  | { readonly kind: 'pay' }
  /** A loss without dice is taken; these items prevent some of it. */
  | { readonly kind: 'take'; readonly items: readonly number[] }
  /** The die that nothing changes. */
  | { readonly kind: 'luck'; readonly face: number }
  | { readonly kind: 'again'; readonly by: 'free' | 'focus' | 'clue'; readonly place: number; readonly face: number }
  /** All dice without success, in their order. */
  | { readonly kind: 'all'; readonly faces: readonly number[] }
  /** The dice stay; these items prevent some of the loss. */
  | { readonly kind: 'count'; readonly items: readonly number[] };

/** Why an action is not possible; the words are the view's. */
export type Refusal =
  /** It is not the moment for it. */
  | 'not-now'
  /** There is no such monster to be met. */
  | 'no-such-foe'
  /** Faces that dice do not have, or not as many as are thrown. */
  | 'bad-dice'
  | 'bad-place'
  /** No card, token or item for it. */
  | 'nothing-left'
  /** Items that prevent nothing of it, or are not there. */
  | 'bad-items';

type After = Stepped<RollerState, Reported, Refusal>;
const refuse = (refusal: Refusal): After => ({ refusal });

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6;
const areFaces = (faces: readonly number[], count: number): boolean => faces.length === count && faces.every(isFace);

/** Successes of one die. */
const successesOf = (face: number, { fortune }: FighterNow, sixesDouble: boolean): number => {
  if (face < LEAST_FACE[fortune]) return 0;
  return face === 6 && sixesDouble ? 2 : 1;
};
/** The successes on the table, die by die. */
export const countsOn = ({ fight }: RollerState, combat: Combat, { item, faces }: Thrown): readonly number[] => {
  const entry = entryOf(fight, combat, item);
  return faces.map((face) => successesOf(face, combat.now, entry?.test.sixesDouble === true));
};
const entryOf = (fight: Fight, combat: Combat, item: number | undefined) => {
  const event = eventAt(fight, combat);
  return event.kind === 'test' ? event.entries.find((entry) => entry.item === item) : undefined;
};

/** A fight before its first combat. @throws {RangeError} for numbers that are out of bounds */
export const readyFor = (fight: Fight): RollerState => {
  const { start, nextMeeting } = rulesFor(fight);
  const position = nextMeeting(start);
  return { fight, position: position ?? start, moment: { kind: position === undefined ? 'over' : 'between' } };
};

/** Goes on from a landing: to the next part of the combat, or out of it. */
const land = (
  state: RollerState,
  combat: Combat,
  by: Parameters<typeof landedAt>[2],
  begun: readonly Reported[],
): After => {
  const landed = landedAt(state.fight, combat, by);
  if (landed === undefined) return refuse('bad-items');
  const bonus = by.kind === 'successes' ? by.item : undefined;
  const happened = [...begun, ...reportLanding(combat, landed, bonus)];
  if (landed.kind === 'goes-on')
    return { state: { ...state, moment: { kind: 'stage', combat: landed.combat } }, happened };
  const position = rulesFor(state.fight).nextMeeting(landed.position);
  if (position === undefined)
    return { state: { ...state, position: landed.position, moment: { kind: 'over' } }, happened };
  return { state: { ...state, position, moment: { kind: 'between' } }, happened };
};

const meet = (state: RollerState, foe: number): After => {
  const { fight, position, moment } = state;
  if (moment.kind !== 'between') return refuse('not-now');
  if (!whoMayBeMet(fight, position).includes(foe)) return refuse('no-such-foe');
  const combat = rulesFor(fight).begun(position, foe);
  const happened = reportMeeting(fight, foe);
  if (combat.stage !== undefined)
    return { state: { ...state, moment: { kind: 'stage', combat: { ...combat, stage: combat.stage } } }, happened };
  return land(state, { ...combat, stage: 'strength' }, { kind: 'nothing' }, happened);
};

const throwDice = (state: RollerState, item: number | undefined, faces: readonly number[]): After => {
  const { moment, fight } = state;
  if (moment.kind !== 'stage') return refuse('not-now');
  const { combat } = moment;
  if (eventAt(fight, combat).kind !== 'test') return refuse('not-now');
  const entry = entryOf(fight, combat, item);
  if (entry === undefined) return refuse('nothing-left');
  if (!areFaces(faces, entry.test.dice)) return refuse('bad-dice');
  const thrown: Thrown = { item, faces, free: entry.test.free, all: entry.test.all };
  return {
    state: { ...state, moment: { kind: 'thrown', combat, thrown } },
    happened: reportThrow(combat, item, faces.length),
  };
};

const throwAgain = (state: RollerState, action: RollerAction & { readonly kind: 'again' }): After => {
  const { moment, fight } = state;
  if (moment.kind !== 'thrown') return refuse('not-now');
  const { combat, thrown } = moment;
  const { by, place, face } = action;
  if (thrown.faces[place] === undefined) return refuse('bad-place');
  if (!isFace(face)) return refuse('bad-dice');
  const { focus, clues } = combat.now;
  const mayClue = entryOf(fight, combat, thrown.item)!.test.mayClues;
  const left = { free: thrown.free, focus, clue: mayClue ? clues : 0 }[by];
  if (left < 1) return refuse('nothing-left');
  const now = {
    ...combat.now,
    focus: focus - Number(by === 'focus'),
    clues: clues - Number(by === 'clue'),
  };
  const faces = thrown.faces.map((one, at) => (at === place ? face : one));
  return {
    state: {
      ...state,
      moment: {
        kind: 'thrown',
        combat: { ...combat, now },
        thrown: { ...thrown, faces, free: thrown.free - Number(by === 'free') },
      },
    },
    happened: [
      ...(by === 'free' ? [] : [{ term: by, what: 'spent', amount: 1 } as const]),
      { term: 'reroll', what: 'again', amount: 1 },
    ],
  };
};
const throwAllAgain = (state: RollerState, faces: readonly number[]): After => {
  const { moment } = state;
  if (moment.kind !== 'thrown') return refuse('not-now');
  const { combat, thrown } = moment;
  if (!thrown.all) return refuse('nothing-left');
  const counts = countsOn(state, combat, thrown);
  const failed = counts.flatMap((count, place) => (count === 0 ? [place] : []));
  if (failed.length === 0) return refuse('nothing-left');
  if (!areFaces(faces, failed.length)) return refuse('bad-dice');
  const lying = thrown.faces.map((face, place) => faces[failed.indexOf(place)] ?? face);
  return {
    state: { ...state, moment: { kind: 'thrown', combat, thrown: { ...thrown, faces: lying, all: false } } },
    happened: [{ term: 'reroll', what: 'again', amount: failed.length }],
  };
};
const count = (state: RollerState, items: readonly number[]): After => {
  const { moment, fight } = state;
  if (moment.kind !== 'thrown') return refuse('not-now');
  const { combat, thrown } = moment;
  const { test } = entryOf(fight, combat, thrown.item)!;
  const successes = countsOn(state, combat, thrown).reduce((sum, one) => sum + one, 0);
  const by = { kind: 'successes', item: thrown.item, successes, usedAll: test.all && !thrown.all, items } as const;
  return land(state, combat, by, [{ term: 'test-result', what: 'result', amount: successes }]);
};

/** What may be done when a part of a combat begins and no dice of a test are thrown. */
const atStage = (state: RollerState, action: RollerAction): After => {
  const { moment, fight } = state;
  if (moment.kind !== 'stage') return refuse('not-now');
  const { combat } = moment;
  const event = eventAt(fight, combat);
  if (action.kind === 'skip' && event.kind === 'test' && event.skip !== undefined)
    return land(state, combat, { kind: 'skip' }, []);
  if (action.kind === 'pay' && event.kind === 'toll')
    return combat.now.clues > 0
      ? land(state, combat, { kind: 'pay' }, [{ term: 'clue', what: 'spent', amount: 1 }])
      : refuse('nothing-left');
  if (action.kind === 'take' && (event.kind === 'toll' || event.kind === 'loss'))
    return land(state, combat, { kind: 'take', items: action.items }, []);
  if (action.kind !== 'luck' || event.kind !== 'luck') return refuse('not-now');
  if (!isFace(action.face)) return refuse('bad-dice');
  const isHit = action.face > 6 - event.hits;
  return land(state, combat, { kind: 'luck', isHit }, [{ term: 'die', what: 'luck', amount: action.face }]);
};

/** One action; the state given is never changed. */
export const step = (state: RollerState, action: RollerAction): After => {
  switch (action.kind) {
    case 'meet':
      return meet(state, action.foe);
    case 'throw':
      return throwDice(state, action.item, action.faces);
    case 'again':
      return throwAgain(state, action);
    case 'all':
      return throwAllAgain(state, action.faces);
    case 'count':
      return count(state, action.items);
    case 'skip':
    case 'pay':
    case 'take':
    case 'luck':
      return atStage(state, action);
  }
};
export type { Combat };
