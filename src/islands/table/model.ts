/** A game at the table: in which pass and at which step it is, who leads, and its counters. */
import type { Change, Counter, Round, RoundStep, Switch } from '../../schemas/site/round.ts';

/** What an island gets of a round. */
export interface Table {
  readonly game: string;
  readonly round: Round;
  /** All steps of a pass in order, each with the number of its phase. */
  readonly steps: readonly (RoundStep & { readonly phase: number })[];
  /** The counters of the table and those of each player, by their place. */
  readonly shared: readonly Counter[];
  readonly ofPlayer: readonly Counter[];
}
export const tableOf = (game: string, round: Round): Table => ({
  game,
  round,
  steps: round.phases.flatMap(({ steps }, phase) => steps.map((step) => ({ ...step, phase }))),
  shared: round.counters.filter(({ ofPlayer }) => !ofPlayer),
  ofPlayer: round.counters.filter(({ ofPlayer }) => ofPlayer),
});

export interface Player {
  /** The id of his character; empty: not said. */
  readonly who: string;
  /** Empty: «Игрок 1». */
  readonly name: string;
  /** His counters, in the order of the table. */
  readonly counters: readonly number[];
  /** Whether he has acted in the present step. */
  readonly isDone: boolean;
}
export interface State {
  /** The name under which the device keeps this game; empty: it has none. */
  readonly name: string;
  /** The outcome, once the game has ended; empty: it goes on. */
  readonly end: string;
  /** How many of each row of the score. */
  readonly score: readonly number[];
  /** What is played, as the set-up says it: «Азатот»; empty: not said. */
  readonly about: string;
  /** What the set-up has chosen and the switches say, by their names. */
  readonly carried: Readonly<Record<string, string>>;
  /** Which pass through the steps, from 1. */
  readonly pass: number;
  /** The present step, by its place. */
  readonly at: number;
  /** The player who leads, by his place. */
  readonly leader: number;
  readonly players: readonly Player[];
  /** The counters of the table, in their order. */
  readonly counters: readonly number[];
}
export const MOST_PASSES = 99;
export const MOST_LETTERS = 24;
export const MOST_ABOUT = 80;

/** The value of a name in braces: a number that depends on the number of players. */
export const numberFor = ({ round }: Table, { players }: State, name: string): number | string | undefined =>
  round.byPlayers[name]?.[players.length - round.players.least];

const newPlayer = (table: Table): Player => ({
  who: '',
  name: '',
  counters: table.ofPlayer.map(({ start }) => start),
  isDone: false,
});
type Carried = Pick<State, 'carried'>;
/** The option of a switch. */
export const optionOf = ({ start, options, id }: Switch, { carried }: Carried): string =>
  options.find((option) => option.id === carried[id])?.id ?? start;
/** Whether something belongs to this game as its switches are. */
export const isWanted = ({ round }: Table, state: Carried, { when }: Pick<RoundStep, 'when'>): boolean =>
  round.switches.every((one) => when[one.id]?.includes(optionOf(one, state)) ?? true);
/** Whether the present pass has a step. */
export const hasStep = (table: Table, state: Carried & Pick<State, 'pass'>, step: RoundStep): boolean =>
  step.from <= state.pass && isWanted(table, state, step);
/** The step that a pass begins with. */
const firstStep = (table: Table, state: Carried & Pick<State, 'pass'>): number =>
  table.steps.findIndex((step) => hasStep(table, state, step));

/** The rows of the score. */
export const rowsOf = ({ round }: Table) => round.end?.score?.rows ?? [];

/** A game that has not begun. */
export const beginTable = (table: Table): State => ({
  name: '',
  about: '',
  carried: {},
  end: '',
  score: rowsOf(table).map(() => 0),
  pass: 1,
  at: firstStep(table, { pass: 1, carried: {} }),
  leader: 0,
  players: Array.from({ length: table.round.players.start }, () => newPlayer(table)),
  counters: table.shared.map(({ start }) => start),
});

/** Whether anything has been played of a game. */
export const isBegun = (table: Table, { pass, at, end }: State): boolean =>
  pass > 1 || at > firstStep(table, { pass: 1, carried: {} }) || end !== '';

const clampTo = ({ least, most }: Counter, value: number): number => Math.min(Math.max(value, least), most);
/** The number of a counter of the table. */
export const valueOf = ({ shared }: Table, { counters }: State, id: string): number =>
  counters[shared.findIndex((counter) => counter.id === id)] ?? 0;
/** A counter of the table at another number, kept within its bounds. */
export const withCounter = (table: Table, state: State, id: string, value: number): State => ({
  ...state,
  counters: table.shared.map((counter, i) => (counter.id === id ? clampTo(counter, value) : state.counters[i]!)),
});

/** How often a change is made now. */
const timesOf = (table: Table, state: State, { times, per }: Change): number =>
  times === undefined ? 1 : Math.floor(valueOf(table, state, times) / per);
/** What the button of the present step does to the counters; undefined where it only leads on. */
export const doesOf = (table: Table, state: State): RoundStep['does'] => {
  const does = table.steps[state.at]?.does;
  if (does === undefined || !isWanted(table, state, does)) return undefined;
  const counter = table.shared.find(({ id }) => id === does.alarm);
  if (counter !== undefined && !isAlarm(table, state, counter, valueOf(table, state, counter.id))) return undefined;
  return does.isRound && state.pass % state.players.length !== 0 ? undefined : does;
};
/** The counters that the present step shows, those that its button counts by among them. */
export const shownIn = (table: Table, state: State): readonly string[] => {
  const counted = (doesOf(table, state)?.changes ?? []).flatMap(({ times }) => times ?? []);
  const ids = [...counted, ...(table.steps[state.at]?.shows ?? [])];
  return table.shared.filter((one) => ids.includes(one.id) && isWanted(table, state, one)).map(({ id }) => id);
};
/** The state after the changes of the present step, one after another: a later one sees what an earlier one did. */
export const withChanges = (table: Table, state: State): State =>
  (doesOf(table, state)?.changes ?? []).reduce(
    (before, change) =>
      withCounter(
        table,
        before,
        change.counter,
        change.to ?? valueOf(table, before, change.counter) + change.by * timesOf(table, before, change),
      ),
    state,
  );

const withoutTicks = (state: State): State => ({
  ...state,
  players: state.players.map((player) => (player.isDone ? { ...player, isDone: false } : player)),
});
/** At another step of the same pass. */
export const atStep = (state: State, at: number): State => withoutTicks({ ...state, at });

/** Whether the game is over after the present step, by the number of its passes. */
export const isLastStep = (table: Table, state: State): boolean =>
  state.pass === (table.round.last ?? MOST_PASSES) &&
  state.at === table.steps.findLastIndex((step) => hasStep(table, state, step));

/** On to the next step; after the last one the next pass begins, and the leader may change. The last step of all stays. */
export const next = (table: Table, state: State): State => {
  if (isLastStep(table, state)) return state;
  if (state.at < table.steps.length - 1) {
    const later = table.steps.findIndex((step, i) => i > state.at && hasStep(table, state, step));
    if (later > 0) return atStep(state, later);
  }
  const pass = state.pass + 1;
  const leader = table.round.goesRound ? (state.leader + 1) % state.players.length : state.leader;
  return { ...atStep(state, firstStep(table, { ...state, pass })), pass, leader };
};
/** Back to the step before, without taking back its changes; the first step of all stays. */
export const previous = (table: Table, state: State): State => {
  const earlier = table.steps.findLastIndex((step, i) => i < state.at && hasStep(table, state, step));
  if (earlier >= 0) return atStep(state, earlier);
  if (state.pass === 1) return state;
  const players = state.players.length;
  const leader = table.round.goesRound ? (state.leader + players - 1) % players : state.leader;
  const before = { ...state, pass: state.pass - 1 };
  return {
    ...atStep(
      before,
      table.steps.findLastIndex((step) => hasStep(table, before, step)),
    ),
    leader,
  };
};

/** A step that the game does not have gives way to the next one of the pass, else to the last. */
export const nearestStep = (table: Table, state: Carried & Pick<State, 'pass'>, at: number): number => {
  const here = (step: RoundStep) => hasStep(table, state, step);
  const later = table.steps.findIndex((step, i) => i >= at && here(step));
  return later < 0 ? table.steps.findLastIndex(here) : later;
};
/** A switch turned. */
export const withSwitch = (table: Table, state: State, id: string, option: string): State => {
  const turned = { ...state, carried: { ...state.carried, [id]: option } };
  return { ...turned, at: nearestStep(table, turned, turned.at) };
};

/** Sets the number of players: new ones have nothing yet, the last ones leave. */
export const withPlayers = (table: Table, state: State, count: number): State => ({
  ...state,
  leader: Math.min(state.leader, count - 1),
  players: Array.from({ length: count }, (_, i) => state.players[i] ?? newPlayer(table)),
});
/** One player changed. */
export const withPlayer = (state: State, at: number, changed: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === at ? { ...player, ...changed } : player)),
});
/** A counter of a player at another number, kept within its bounds. */
export const withOwnCounter = (
  table: Table,
  state: State,
  { player: at, counter: id }: { readonly player: number; readonly counter: string },
  value: number,
): State => {
  const player = state.players[at];
  if (player === undefined) return state;
  const counters = table.ofPlayer.map((counter, i) =>
    counter.id === id ? clampTo(counter, value) : player.counters[i]!,
  );
  return withPlayer(state, at, { counters });
};

/** The number at which a counter raises its alarm; undefined where there is none, or where it is not known. */
export const alarmAt = (table: Table, state: State, { alarm }: Counter): number | undefined => {
  if (alarm === undefined) return undefined;
  if (typeof alarm.at === 'number') return alarm.at;
  const at = valueOf(table, state, alarm.at);
  const isUnknown = at === 0 && table.shared.find(({ id }) => id === alarm.at)?.unknown !== undefined;
  return isUnknown ? undefined : at;
};
/** Whether a counter at this number raises its alarm. */
export const isAlarm = (table: Table, state: State, counter: Counter, value: number): boolean => {
  const at = alarmAt(table, state, counter);
  if (at === undefined) return false;
  return counter.alarm?.falls === true ? value <= at : value >= at;
};
