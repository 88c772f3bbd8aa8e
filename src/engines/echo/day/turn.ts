/** Phases and turns, and how a game ends. */
import { become, endGame, type After, type Effects } from './after.ts';
import { refuse } from './refusal.ts';
import { cursedPlaces, freeEnemies, isClear, isLastChanges, type DayState, type End } from './state.ts';
import { CURSES_LOSE, EARLY_FROM, ENEMIES_LOSE, LAST_TURN, PHASES, STEPS, type StepId } from './words.ts';

/**
 * How the game ends with this turn, if it does. The last turn without any path token is won «вчистую» before anything is
 * counted (3.4.2): the rules say so of the moment in which the card of Changes is played.
 */
export const endOfTurn = (state: DayState): End | undefined => {
  if (isLastChanges(state) && state.paths.length === 0) return { result: 'won', by: 'clean' };
  if (cursedPlaces(state).length >= CURSES_LOSE) return { result: 'lost', by: 'curses' };
  if (freeEnemies(state).length >= ENEMIES_LOSE) return { result: 'lost', by: 'enemies' };
  return isLastChanges(state) ? { result: 'won', by: 'endured' } : undefined;
};

/** The next detective clockwise who is still in the game; the same one where there is no other. */
const nextFirst = ({ detectives, first }: Pick<DayState, 'detectives' | 'first'>): number => {
  const round = detectives.map((_, i) => (first + 1 + i) % detectives.length);
  return round.find((who) => !detectives[who]!.isOut) ?? first;
};
const newTurn = (state: DayState): After => {
  const turn = state.turn + 1;
  const first = nextFirst(state);
  return become({ ...state, turn, phase: 'movement', first, dice: null, done: [] }, { kind: 'turn', turn, first });
};
const isAtEndOfTurn = ({ by }: End): boolean => by === 'curses' || by === 'enemies';

export const turnEffects = {
  /** The next phase; after Changes the turn ends. */
  next: (state) => {
    const phase = PHASES[PHASES.indexOf(state.phase) + 1];
    if (phase !== undefined) return become({ ...state, phase, done: [] });
    const end = endOfTurn(state);
    return end === undefined ? newTurn(state) : endGame(state, end);
  },
  /** The players say that it is over: an early victory is checked, a scenario is believed. */
  end: (state, { how }) => {
    if (how !== 'early') return endGame(state, { result: how === 'scenario-won' ? 'won' : 'lost', by: 'scenario' });
    if (state.turn < EARLY_FROM) return refuse('too-early');
    return isClear(state) ? endGame(state, { result: 'won', by: 'early' }) : refuse('not-clear');
  },
  /** A game that a scenario lets go on: from the end of a turn into the next one, else where it stood. */
  'play-on': (state) => {
    if (state.end === null) return refuse('not-over');
    const open = { ...state, end: null };
    return state.turn < LAST_TURN && isAtEndOfTurn(state.end) ? newTurn(open) : become(open);
  },
  /** A step of the phase, done or not after all. */
  check: (state, { step }) => {
    const steps: readonly StepId[] = STEPS[state.phase];
    if (!steps.includes(step)) return refuse('wrong-phase');
    const without = state.done.filter((s) => s !== step);
    return become({ ...state, done: without.length < state.done.length ? without : [...without, step] });
  },
  colour: (state, { turn, colour }) =>
    become({ ...state, colours: state.colours.map((c, i) => (i === turn - 1 ? colour : c)) }),
  /** The dice of this turn; a second throw takes the place of the first. */
  dice: (state, { white, green, black }) =>
    state.phase === 'changes' ? become({ ...state, dice: { white, green, black } }) : refuse('wrong-phase'),
} satisfies Partial<Effects>;
