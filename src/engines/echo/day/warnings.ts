/** What the players should know before they go on: each warning has a code, its figures and the term of its rule. */
import { forecastOf } from './invasion.ts';
import { colourOf, cursedPlaces, cursingPaths, detainedEnemies, freeEnemies, isClear, type DayState } from './state.ts';
import { CURSES_LOSE, EARLY_FROM, ENEMIES_LOSE, LAST_TURN, type Colour } from './words.ts';

/** How much a warning matters; the list goes in this order. */
const LEVELS = ['danger', 'care', 'good', 'note'] as const;
export type Level = (typeof LEVELS)[number];

/** All warnings, in their order within a level. */
export const WARNINGS = {
  'curses-lose': { level: 'danger', rule: 'defeat' },
  'enemies-lose': { level: 'danger', rule: 'defeat' },
  'curses-next': { level: 'care', rule: 'defeat' },
  'enemies-next': { level: 'care', rule: 'defeat' },
  'invasion-near': { level: 'care', rule: 'mass-invasion' },
  'prisoners-wait': { level: 'care', rule: 'out-of-game' },
  'early-victory': { level: 'good', rule: 'early-victory' },
  'last-turn-clean': { level: 'good', rule: 'victory' },
  'last-turn': { level: 'note', rule: 'victory' },
  'early-too-soon': { level: 'note', rule: 'early-victory' },
  'colour-unknown': { level: 'note', rule: 'turn-tracker' },
  'colour-green': { level: 'note', rule: 'turn-tracker' },
  'colour-yellow': { level: 'note', rule: 'turn-tracker' },
  'colour-red': { level: 'note', rule: 'turn-tracker' },
  'kinds-unknown': { level: 'note', rule: 'enemy' },
  'artifacts-stand': { level: 'note', rule: 'artifact-enemy' },
  'shamkhum-passed-over': { level: 'note', rule: 'city-in-the-mountains' },
} as const satisfies { readonly [code: string]: { readonly level: Level; readonly rule: string } };
export type WarningCode = keyof typeof WARNINGS;

export interface Warning {
  readonly code: WarningCode;
  readonly level: Level;
  /** The id of the term. */
  readonly rule: string;
  /** What the warning counts: cursed locations, enemies, paths. */
  readonly count: number;
  /** What it may come to, where that is more. */
  readonly worst?: number;
  /** Districts that it concerns; null for one that is not entered. */
  readonly districts?: readonly (number | null)[];
}
type Figures = Pick<Warning, 'count' | 'worst' | 'districts'>;
type Found = Figures | undefined;

/** Paths that the colour of a turn's number brings; one where it is not known. */
const PATHS_OF: { readonly [c in Colour]: number } = { green: 0, yellow: 1, red: 2 };

/** New paths that this turn may still bring: one when not entered, none where the last number has no colour. */
const pathsDue = (state: DayState): number => {
  const said = colourOf(state);
  if (state.turn === LAST_TURN && state.paths.length === 0) return 0;
  if (said === null) return state.turn === LAST_TURN ? 0 : 1;
  return PATHS_OF[said];
};

/** The most enemies at large after the paths of this turn: with a mass invasion wherever there are paths to meet. */
const worstEnemies = (state: DayState): number => {
  const due = pathsDue(state);
  // Anywhere: how many come depends on where only if two paths share a location.
  const { enemies } = forecastOf(
    state,
    Array.from({ length: due }, (_, i) => -1 - i),
  );
  return due > 0 && cursingPaths(state).length > 0 ? enemies.with : enemies.without;
};

/** The districts that have a path now: one more there is a mass invasion. */
const pathDistricts = (state: DayState): readonly (number | null)[] => [
  ...new Set(cursingPaths(state).map((path) => state.places[path.place]?.district ?? null)),
];

const curses = (state: DayState): number => cursedPlaces(state).length;
const enemies = (state: DayState): number => freeEnemies(state).length;
const when = (isSo: boolean, figures: Figures = { count: 0 }): Found => (isSo ? figures : undefined);
const isChanges = ({ phase }: DayState): boolean => phase === 'changes';
const says = (said: Colour) => (state: DayState) =>
  when(isChanges(state) && colourOf(state) === said && !isCleanEnd(state));
const isCleanEnd = ({ turn, paths }: DayState): boolean => turn === LAST_TURN && paths.length === 0;
const isShamkhumAlone = (state: DayState): number =>
  new Set(
    state.paths.filter((p) => p.face === 'shamkhum' && !cursedPlaces(state).includes(p.place)).map((p) => p.place),
  ).size;

const FIND: { readonly [c in WarningCode]: (state: DayState) => Found } = {
  'curses-lose': (state) => when(curses(state) >= CURSES_LOSE, { count: curses(state) }),
  'enemies-lose': (state) => when(enemies(state) >= ENEMIES_LOSE, { count: enemies(state) }),
  'curses-next': (state) =>
    when(curses(state) < CURSES_LOSE && curses(state) + pathsDue(state) >= CURSES_LOSE, {
      count: curses(state),
      worst: curses(state) + pathsDue(state),
    }),
  'enemies-next': (state) =>
    when(enemies(state) < ENEMIES_LOSE && worstEnemies(state) >= ENEMIES_LOSE, {
      count: enemies(state),
      worst: worstEnemies(state),
    }),
  'invasion-near': (state) =>
    when(cursingPaths(state).length > 0 && pathsDue(state) > 0, {
      count: worstEnemies(state) - enemies(state),
      districts: pathDistricts(state),
    }),
  'prisoners-wait': (state) => {
    const waiting = detainedEnemies(state).filter(
      ({ holder }) => typeof holder === 'number' && state.detectives[holder]?.isOut === true,
    );
    return when(waiting.length > 0, { count: waiting.length });
  },
  'early-victory': (state) => when(isClear(state) && state.turn >= EARLY_FROM),
  'last-turn-clean': (state) => when(isCleanEnd(state)),
  'last-turn': (state) => when(state.turn === LAST_TURN && !isCleanEnd(state), { count: state.paths.length }),
  'early-too-soon': (state) => when(isClear(state) && state.turn < EARLY_FROM && state.phase !== 'setup'),
  'colour-unknown': (state) => when(isChanges(state) && colourOf(state) === null && state.turn < LAST_TURN),
  'colour-green': says('green'),
  'colour-yellow': says('yellow'),
  'colour-red': says('red'),
  'kinds-unknown': (state) => {
    const unknown = freeEnemies(state).filter((enemy) => enemy.kind === 'unknown').length;
    return when(unknown > 0, { count: unknown });
  },
  'artifacts-stand': (state) => {
    const artifacts = freeEnemies(state).filter((enemy) => enemy.kind === 'artifact').length;
    return when(isChanges(state) && artifacts > 0, { count: artifacts });
  },
  'shamkhum-passed-over': (state) => when(isShamkhumAlone(state) > 0, { count: isShamkhumAlone(state) }),
};

/** All that there is to warn of, the gravest first. A game that is over warns of nothing. */
export const warningsOf = (state: DayState): readonly Warning[] => {
  if (state.end !== null) return [];
  const found = (Object.keys(WARNINGS) as readonly WarningCode[]).flatMap((code): readonly Warning[] => {
    const figures = FIND[code](state);
    return figures === undefined ? [] : [{ code, ...WARNINGS[code], ...figures }];
  });
  return LEVELS.flatMap((level) => found.filter((warning) => warning.level === level));
};
