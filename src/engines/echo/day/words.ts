/** The words of a day in Echo, with the Russian name of each where it is not plain; what a reader reads of them is the view's. */

/** A turn is Движение, События, Перемены; the first is preceded by the first Changes card of the setup. */
export const PHASES = ['setup', 'movement', 'events', 'changes'] as const;
export type Phase = (typeof PHASES)[number];

/** Враги-Маги, Обыватели, Нечисть, Артефакты; `unknown` until the token just drawn has been looked at. */
export const ENEMY_KINDS = ['mage', 'citizen', 'undead', 'artifact', 'unknown'] as const;
export type EnemyKind = (typeof ENEMY_KINDS)[number];

/** What a path shows: face down, open, or open and leading to Шамхум (Город-в-Горах), which curses nothing. */
export const PATH_FACES = ['hidden', 'open', 'shamkhum'] as const;
export type PathFace = (typeof PATH_FACES)[number];

/** The colour of the turn's number on the board: 0, 1 or 2 new paths. */
export const COLOURS = ['green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The tracker of as many detectives as play, of one fewer, of one more. */
export const TRACKERS = ['easier', 'normal', 'harder'] as const;
export type Tracker = (typeof TRACKERS)[number];

/** What path tokens are given for: Улика, «Улыбка Судьбы», a usual ally, a skill. */
export const WARES = ['clue', 'smile', 'ally', 'skill'] as const;
export type Ware = (typeof WARES)[number];

/** What detectives have in hand and the tracker counts. */
export const PURSES = ['clues', 'tokens'] as const;

/** How a game ends by a word of the players: the scenario has its own conditions. */
export const DECLARED_ENDS = ['early', 'scenario-won', 'scenario-lost'] as const;

/** Whether a mass invasion follows a new path: counted from the districts, or said by the players. */
export const INVASION_SAYS = ['count', 'yes', 'no'] as const;
export type InvasionSays = (typeof INVASION_SAYS)[number];

/** The locations that the rules name, by the ids of their terms; all others are named by the players. */
export const KNOWN_PLACES = [
  'hall-of-common-work',
  'iafakh-library',
  'iafakh-reception',
  'iafakh-grounds',
  'old-town-shops',
  'shaggy-house',
  'bunba-inn',
  'city-police-half',
  'asylum',
  'twilight-market',
  'order-headquarters',
  'schools',
  'holomi',
  'juffin-office',
] as const;
export type KnownPlace = (typeof KNOWN_PLACES)[number];

/** What is to be done in a phase, in the order of the rules. */
export const STEPS = {
  setup: ['detectives', 'first-card', 'first-player'],
  movement: ['units', 'moves'],
  events: ['collect-clues', 'event-cards', 'problems'],
  changes: ['enemies-move', 'changes-card', 'new-enemies', 'refresh', 'parameters', 'mockery', 'items', 'pass-token'],
} as const satisfies { readonly [p in Phase]: readonly string[] };
export type StepId = (typeof STEPS)[Phase][number];
export const STEP_IDS: readonly StepId[] = PHASES.flatMap((phase): readonly StepId[] => STEPS[phase]);

/** Numbers of the rules. */
export const LAST_TURN = 13;
/** Six cursed locations at the end of a turn lose the game, and so do twelve enemies who are not detained. */
export const CURSES_LOSE = 6;
export const ENEMIES_LOSE = 12;
/** An early victory is possible from this turn on. */
export const EARLY_FROM = 7;
export const DETECTIVES = { least: 2, most: 8 } as const;
export const DISTRICTS = 11;

/** Bounds of what is kept, wide enough for any game; beyond them there is a slip of the finger. */
export const MOST = {
  places: 90,
  paths: 30,
  enemies: 60,
  limit: 30,
  inHand: 60,
  onPlace: 20,
  name: 40,
  /** Paths laid by one card. */
  atOnce: 4,
  actions: 1500,
} as const;
