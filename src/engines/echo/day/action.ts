/**
 * What players may do. Each action is a row here: its parts are typed, bounded and written by it, so that notation,
 * file and log can say nothing that the table does not know.
 */
import { choice, integer, name, optional, some, type AnyField, type Field, type ValueOf } from './field.ts';
import { READING_CHOICES } from './readings.ts';
import type { Holder } from './state.ts';
import {
  COLOURS,
  DECLARED_ENDS,
  DETECTIVES,
  DISTRICTS,
  ENEMY_KINDS,
  INVASION_SAYS,
  LAST_TURN,
  MOST,
  PATH_FACES,
  PURSES,
  STEP_IDS,
  TRACKERS,
  WARES,
} from './words.ts';

const WHO = integer(0, DETECTIVES.most - 1);
const PLACE = integer(0, MOST.places - 1);
const ID = integer(1, 9999);
const DISTRICT = integer(1, DISTRICTS);
const LIMIT = optional(integer(0, MOST.limit));
const DIE = integer(1, 6);
const BY = choice(['more', 'less'] as const);
const NAME = name(1, MOST.name);
const NAME_OR_NONE = name(0, MOST.name);
/** A detective, or «o» for Juffin's office. */
const HOLDER: Field<Holder> = {
  make: (holder) => (holder === 'office' ? 'o' : WHO.make(holder)),
  parse: (text) => (text === 'o' ? 'office' : WHO.parse(text)),
};

export const ACTIONS = {
  /** How many detectives play; until the first turn begins. */
  detectives: { count: integer(DETECTIVES.least, DETECTIVES.most) },
  tracker: { level: choice(TRACKERS) },
  reading: { as: choice(READING_CHOICES) },
  'name-detective': { who: WHO, name: NAME_OR_NONE },
  /** The token of the First Player goes to somebody out of turn. */
  first: { who: WHO },
  'new-place': { name: NAME, district: optional(DISTRICT) },
  district: { place: PLACE, district: optional(DISTRICT) },
  'name-district': { district: DISTRICT, name: NAME_OR_NONE },

  /** A step of the phase is done, or is not after all. */
  check: { step: choice(STEP_IDS) },
  /** The next phase, after Changes the end of the turn. */
  next: {},
  /** The players say that the game is over. */
  end: { how: choice(DECLARED_ENDS) },
  /** A scenario lets the game go on after its end. */
  'play-on': {},
  colour: { turn: integer(1, LAST_TURN), colour: choice(COLOURS) },
  dice: { white: DIE, green: DIE, black: DIE },

  /** One card lays paths; new enemies come with them, and a mass invasion where it follows. */
  lay: { places: some(PLACE, MOST.atOnce), invasion: choice(INVASION_SAYS) },
  'turn-path': { path: ID, face: choice(PATH_FACES) },
  /** Its problem is solved: the detective takes the token. */
  'take-path': { path: ID, who: WHO },
  /** It leaves the board by something else. */
  'remove-path': { path: ID },

  enemy: { as: choice(ENEMY_KINDS), place: optional(PLACE) },
  'enemy-kind': { enemy: ID, as: choice(ENEMY_KINDS) },
  'name-enemy': { enemy: ID, name: NAME_OR_NONE },
  limits: { enemy: ID, will: LIMIT, strength: LIMIT },
  move: { enemy: ID, to: PLACE },
  detain: { enemy: ID, by: HOLDER },
  /** A detained enemy goes to another detective or to Juffin's office, or back. */
  hand: { enemy: ID, to: HOLDER },
  /** A detained enemy is at large again. */
  release: { enemy: ID, at: optional(PLACE) },
  /** An enemy at large is killed (a person) or destroyed (undead and artifacts). */
  'defeat-enemy': { enemy: ID },
  /** An enemy leaves the game by something else. */
  'remove-enemy': { enemy: ID },
  /** A detained enemy is given for clues by the detective who has him. */
  'trade-enemy': { enemy: ID },

  /** Clues in a location. */
  clues: { place: PLACE, by: BY },
  /** A detective takes all clues of a location. */
  'take-clues': { place: PLACE, who: WHO },
  /** Clues or path tokens in hand change by something else. */
  purse: { who: WHO, what: choice(PURSES), by: BY },
  /** Path tokens are given for something. */
  exchange: { who: WHO, ware: choice(WARES) },
  /** A detective is unconscious: clues and path tokens are lost. */
  faint: { who: WHO },
  /** A detective leaves the game for good. */
  out: { who: WHO },
} as const satisfies { readonly [kind: string]: { readonly [part: string]: AnyField } };

type Table = typeof ACTIONS;
export type ActionKind = keyof Table;
export type ActionOf<K extends ActionKind> = { readonly kind: K } & {
  readonly [P in keyof Table[K]]: ValueOf<Table[K][P]>;
};
/** An action of the table, by its `kind`. */
export type Action = { readonly [K in ActionKind]: ActionOf<K> }[ActionKind];
export const ACTION_KINDS = Object.keys(ACTIONS) as readonly ActionKind[];
