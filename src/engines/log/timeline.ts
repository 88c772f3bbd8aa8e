/** A game as its log of actions: every state is replayed from them, without snapshots. */

/** The result of a step: the next state with its events, or a refusal that changes nothing. */
export type Stepped<S, E, R> =
  { readonly state: S; readonly happened: readonly E[]; readonly refusal?: undefined } | { readonly refusal: R };
/** The one function that a game provides. It must not mutate its arguments. */
export type Step<S, A, E, R> = (state: S, action: A) => Stepped<S, E, R>;

/** A log with a cursor: `actions` before the cursor have been done, those after it can be done again. */
export interface Timeline<S, A> {
  readonly initial: S;
  readonly actions: readonly A[];
  readonly cursor: number;
}
/** The action that stopped a replay, by its place in the log, and why. */
interface Refused<R> {
  readonly at: number;
  readonly refusal: R;
}
/** The state at the cursor, what each action made happen, and the refusal that stopped the replay, if one did. */
export interface Replayed<S, E, R> {
  readonly state: S;
  readonly happened: readonly (readonly E[])[];
  readonly refused?: Refused<R>;
}
/**
 * Every state of a replay: `states[i]` is the one before action `i`, so there is one more of them than of `happened`.
 */
export interface Frames<S, E, R> {
  readonly states: readonly S[];
  readonly happened: readonly (readonly E[])[];
  readonly refused?: Refused<R>;
}

/** A timeline in which nothing has been done. */
export const newTimeline = <S, A>(initial: S): Timeline<S, A> => ({ initial, actions: [], cursor: 0 });

/** Replays actions, all of them or up to the first that is refused, and keeps every state on the way. */
export const framesOf = <S, A, E, R>(step: Step<S, A, E, R>, initial: S, actions: readonly A[]): Frames<S, E, R> => {
  const states: S[] = [initial];
  const happened: (readonly E[])[] = [];
  for (const [at, action] of actions.entries()) {
    const next = step(states[at]!, action);
    if (!('state' in next)) return { states, happened, refused: { at, refusal: next.refusal } };
    states.push(next.state);
    happened.push(next.happened);
  }
  return { states, happened };
};

/** Replays the actions up to the cursor. */
export const stateAt = <S, A, E, R>(
  step: Step<S, A, E, R>,
  { initial, actions, cursor }: Timeline<S, A>,
): Replayed<S, E, R> => {
  const { states, ...rest } = framesOf(step, initial, actions.slice(0, Math.max(0, cursor)));
  return { state: states.at(-1)!, ...rest };
};

/** Another action at the cursor: what lay behind the cursor gives way. */
export const branch = <S, A>(timeline: Timeline<S, A>, action: A): Timeline<S, A> => ({
  ...timeline,
  actions: [...timeline.actions.slice(0, timeline.cursor), action],
  cursor: timeline.cursor + 1,
});
/** The cursor moved, kept within the log. */
export const movedTo = <S, A>(timeline: Timeline<S, A>, cursor: number): Timeline<S, A> => ({
  ...timeline,
  cursor: Math.min(Math.max(0, Math.trunc(cursor)), timeline.actions.length),
});
/** One action back and one forward, as far as there are any. */
export const undone = <S, A>(timeline: Timeline<S, A>): Timeline<S, A> => movedTo(timeline, timeline.cursor - 1);
export const redone = <S, A>(timeline: Timeline<S, A>): Timeline<S, A> => movedTo(timeline, timeline.cursor + 1);

/**
 * A timeline of more than `most` actions without its far past; about half of `most` stays and can be undone. The state
 * at the cursor stays what it is, as far as `startOf` keeps it.
 * @param startOf the state as a timeline may begin with it; undefined where none may
 */
export const withoutOldest = <S, A, E, R>(
  step: Step<S, A, E, R>,
  timeline: Timeline<S, A>,
  most: number,
  startOf: (state: S) => S | undefined,
): Timeline<S, A> => {
  const { initial, actions, cursor } = timeline;
  if (actions.length <= most) return timeline;
  const wanted = Math.min(cursor, actions.length - Math.floor(most / 2));
  const { states } = framesOf(step, initial, actions.slice(0, wanted));
  for (let cut = states.length - 1; cut > 0; cut -= 1) {
    const start = startOf(states[cut]!);
    if (start !== undefined) return { initial: start, actions: actions.slice(cut), cursor: cursor - cut };
  }
  return timeline;
};
