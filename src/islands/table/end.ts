/** How a game at the table ends: its outcome, its score, who has won. */
import { isAlarm, isWanted, rowsOf, valueOf, type State, type Table } from './model.ts';

type Outcome = NonNullable<Table['round']['end']>['outcomes'][number];
/** The ways in which this game may end. */
export const outcomesOf = (table: Table, state: State): readonly Outcome[] =>
  (table.round.end?.outcomes ?? []).filter((outcome) => isWanted(table, state, outcome));
/** Undefined while the game goes on. */
export const outcomeOf = ({ round }: Table, { end }: State): Outcome | undefined =>
  round.end?.outcomes.find(({ id }) => id === end);

/** The game with its outcome; the score begins with what the counters say. */
export const withEnd = (table: Table, state: State, end: string): State => ({
  ...state,
  end,
  score:
    state.end === ''
      ? rowsOf(table).map(({ counter, most }) =>
          Math.min(counter === undefined ? 0 : valueOf(table, state, counter), most),
        )
      : state.score,
});
/** A row of the score at another number. */
export const withScore = (state: State, at: number, count: number): State => ({
  ...state,
  score: state.score.map((one, i) => (i === at ? count : one)),
});
/** The score: each group counts, one that is begun as well. */
export const scoreOf = (table: Table, { score }: State): number =>
  rowsOf(table).reduce((sum, { worth, per }, i) => sum + worth * Math.ceil(score[i]! / per), 0);

/** The players who have won, by their places; none where the outcome is one of all together. */
export const winnersOf = (table: Table, state: State): readonly number[] => {
  const winners = outcomeOf(table, state)?.winners;
  const at = table.ofPlayer.findIndex(({ id }) => id === winners);
  const counter = table.ofPlayer[at];
  return counter === undefined
    ? []
    : state.players.flatMap(({ counters }, i) => (isAlarm(table, state, counter, counters[at]!) ? [i] : []));
};
