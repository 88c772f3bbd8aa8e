/** A day in Echo: all that the rules print, without what follows from the rest. */
import { FIRST_READINGS, type Readings } from './readings.ts';
import {
  KNOWN_PLACES,
  LAST_TURN,
  type Colour,
  type EnemyKind,
  type KnownPlace,
  type PathFace,
  type Phase,
  type StepId,
  type Tracker,
} from './words.ts';

/** A detective and what he has in hand; `name` is empty until somebody gives it. */
export interface Detective {
  readonly name: string;
  readonly clues: number;
  /** Path tokens in hand. */
  readonly tokens: number;
  /** Out of the game for good. */
  readonly isOut: boolean;
}
/** A location: one that the rules name, or one that the players have named; its district by number, 1 to 11. */
export interface DayLocation {
  readonly known: KnownPlace | null;
  readonly name: string;
  readonly district: number | null;
}
/** A path token on the board; `place` is an index of `places`. */
export interface Path {
  readonly id: number;
  readonly place: number;
  readonly face: PathFace;
}
/** Who has a detained enemy: a detective by index, or Juffin's office. */
export type Holder = number | 'office';
/** An enemy token, free on the board (`holder` is null) or detained. */
export interface Enemy {
  readonly id: number;
  readonly kind: EnemyKind;
  readonly name: string;
  /** Its location; null when not entered yet, and for a detained one. */
  readonly place: number | null;
  /** The limits printed on the token; null when not entered yet. */
  readonly will: number | null;
  readonly strength: number | null;
  readonly holder: Holder | null;
}
/** Clues that lie in a location. */
interface CluesAt {
  readonly place: number;
  readonly count: number;
}
/** The movement dice of enemies, 1 to 6 each: mages, citizens, undead. */
export interface MovementDice {
  readonly white: number;
  readonly green: number;
  readonly black: number;
}
/** How a game has ended. */
export type End =
  | { readonly result: 'lost'; readonly by: 'curses' | 'enemies' | 'nobody-left' | 'scenario' }
  | { readonly result: 'won'; readonly by: 'endured' | 'clean' | 'early' | 'scenario' };

export interface DayState {
  readonly turn: number;
  readonly phase: Phase;
  readonly tracker: Tracker;
  readonly detectives: readonly Detective[];
  /** The detective with the token of the First Player. */
  readonly first: number;
  readonly places: readonly DayLocation[];
  /** Names that the players gave to districts 1 to 11; an empty one is called by its number. */
  readonly districts: readonly string[];
  /** The colour of the number of each turn, as far as it has been said. */
  readonly colours: readonly (Colour | null)[];
  readonly paths: readonly Path[];
  readonly enemies: readonly Enemy[];
  readonly clues: readonly CluesAt[];
  /** The movement dice of this turn. */
  readonly dice: MovementDice | null;
  /** Steps of this phase that are done. */
  readonly done: readonly StepId[];
  readonly readings: Readings;
  /** The id of the next path or enemy. */
  readonly nextId: number;
  readonly end: End | null;
}

const newDetective: Detective = { name: '', clues: 0, tokens: 0, isOut: false };
/** A number of detectives as they begin a game. */
export const newDetectives = (count: number): readonly Detective[] => Array.from({ length: count }, () => newDetective);

/** The state in which every game begins: four detectives at the hall, the board without a token. */
export const NEW_DAY: DayState = {
  turn: 1,
  phase: 'setup',
  tracker: 'normal',
  detectives: newDetectives(4),
  first: 0,
  places: KNOWN_PLACES.map((known) => ({ known, name: '', district: null })),
  districts: Array.from({ length: 11 }, () => ''),
  colours: Array.from({ length: LAST_TURN }, () => null),
  paths: [],
  enemies: [],
  clues: [],
  dice: null,
  done: [],
  readings: FIRST_READINGS,
  nextId: 1,
  end: null,
};

/** Paths that curse the location they lie in: all but an open one to Шамхум. */
export const cursingPaths = ({ paths }: Pick<DayState, 'paths'>): readonly Path[] =>
  paths.filter((path) => path.face !== 'shamkhum');
/** The cursed locations, each once; what six of them do is decided at the end of a turn. */
export const cursedPlaces = (state: Pick<DayState, 'paths'>): readonly number[] => [
  ...new Set(cursingPaths(state).map((path) => path.place)),
];
/** Whether a location is cursed. */
export const isCursed = (state: Pick<DayState, 'paths'>, place: number): boolean => cursedPlaces(state).includes(place);

/** Enemies in the city who are not detained: these are counted at the end of a turn. */
export const freeEnemies = ({ enemies }: Pick<DayState, 'enemies'>): readonly Enemy[] =>
  enemies.filter((enemy) => enemy.holder === null);
export const detainedEnemies = ({ enemies }: Pick<DayState, 'enemies'>): readonly Enemy[] =>
  enemies.filter((enemy) => enemy.holder !== null);

/** No enemy at large and no cursed location: what an early victory asks for. */
export const isClear = (state: DayState): boolean =>
  freeEnemies(state).length === 0 && cursedPlaces(state).length === 0;

/** Whether this is the phase of Changes of the last turn. */
export const isLastChanges = ({ turn, phase }: Pick<DayState, 'turn' | 'phase'>): boolean =>
  turn === LAST_TURN && phase === 'changes';
/** The colour of the present turn's number. */
export const colourOf = ({ colours, turn }: Pick<DayState, 'colours' | 'turn'>): Colour | null =>
  colours[turn - 1] ?? null;
/** The number of detectives whose tracker is read. */
export const trackerNumber = ({ detectives, tracker }: Pick<DayState, 'detectives' | 'tracker'>): number =>
  detectives.length + { easier: -1, normal: 0, harder: 1 }[tracker];
/** The index of a location that the rules name. */
export const placeOfKnown = ({ places }: Pick<DayState, 'places'>, known: KnownPlace): number =>
  places.findIndex((place) => place.known === known);
/** How many clues lie in a location. */
export const cluesAt = ({ clues }: Pick<DayState, 'clues'>, place: number): number =>
  clues.find((c) => c.place === place)?.count ?? 0;
