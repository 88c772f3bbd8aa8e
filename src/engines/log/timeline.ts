/** A game as its log: the actions are the truth, any state is replayed from them, no snapshot is kept. */

/** What a step gives: the next state with what happened, or a refusal that leaves everything as it was. */
export type Stepped<S, E, R> =
  { readonly state: S; readonly happened: readonly E[]; readonly refusal?: undefined } | { readonly refusal: R };
/** The one function a game owes; it changes nothing that it is given. */
export type Step<S, A, E, R> = (state: S, action: A) => Stepped<S, E, R>;

/** A log with a cursor: `actions` before the cursor have been done, those after it can be done again. */
export interface Timeline<S, A> {
  readonly initial: S;
  readonly actions: readonly A[];
  readonly cursor: number;
}
/** The state at the cursor, what each action made happen, and the refusal that stopped the replay, if one did. */
export interface Replayed<S, E, R> {
  readonly state: S;
  readonly happened: readonly (readonly E[])[];
  readonly refused?: { readonly at: number; readonly refusal: R };
}

/** Replays the actions up to the cursor. */
export const stateAt = <S, A, E, R>(
  step: Step<S, A, E, R>,
  { initial, actions, cursor }: Timeline<S, A>,
): Replayed<S, E, R> => {
  let state = initial;
  const happened: (readonly E[])[] = [];
  for (const [at, action] of actions.slice(0, Math.max(0, cursor)).entries()) {
    const next = step(state, action);
    if (!('state' in next)) return { state, happened, refused: { at, refusal: next.refusal } };
    state = next.state;
    happened.push(next.happened);
  }
  return { state, happened };
};

/** Another action at the cursor: what lay behind the cursor gives way. */
export const forked = <S, A>(timeline: Timeline<S, A>, action: A): Timeline<S, A> => ({
  ...timeline,
  actions: [...timeline.actions.slice(0, timeline.cursor), action],
  cursor: timeline.cursor + 1,
});
/** The cursor moved, kept within the log. */
export const movedTo = <S, A>(timeline: Timeline<S, A>, cursor: number): Timeline<S, A> => ({
  ...timeline,
  cursor: Math.min(Math.max(0, Math.trunc(cursor)), timeline.actions.length),
});
