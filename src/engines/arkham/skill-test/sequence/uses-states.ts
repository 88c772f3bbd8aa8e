/**
 * What choices have done so far, see `solve-sequence.ts`: the other half of a state, next to the set of resolved
 * tokens.
 */
import type { OnWork } from '../../../exact/work.ts';
import { BLANK } from '../model/change.ts';
import { isChaining, type TokenClass } from '../model/token-classes.ts';
import { NOTHING_DRAWN, drawnOf, drawnTogether, keyOf, type Drawn } from '../model/outcome.ts';
import { STEPS } from '../model/steps.ts';
import type { Token } from '../../token.ts';
import type { TokenUse } from '../model/uses.ts';

/** A token that is never set aside: resolved it adds no less than it leaves behind, lets the draw go on alike and saves the use. */
export const isWelcome = (token: Token, trace: Drawn): boolean => {
  const { outcome, seen } = drawnOf(token);
  return isChaining(token) && seen === 0 && outcome >= trace.outcome;
};

/** What is out of the bag without being resolved as itself, and how often each choice may still be used. */
export interface UsesState {
  readonly place: number;
  /** Tokens of each class that are out unresolved or resolved as something else, and their sum. */
  readonly out: readonly number[];
  readonly outSize: number;
  /** What those of them come to that were resolved as something else, and what ignored ones leave behind. */
  readonly besides: Drawn;
  /** Uses left of all redraws together. */
  readonly redraws: number;
  /** The next token is the additional one of an extra draw: it is resolved by the first of its transitions. */
  readonly isExtra: boolean;
  /** By class: what may be done besides resolving. */
  readonly transitions: readonly (readonly Transition[])[];
}
export interface Transition {
  readonly choice: number;
  readonly kind: TokenUse['kind'];
  /** What a cancelled token is resolved as. */
  readonly token: Token | undefined;
  /** Where the draw goes on; absent where it ends. */
  readonly to: UsesState | undefined;
  /** Only where a counted token was resolved before. */
  readonly second: boolean;
}

/** What tells one state of uses from another, known before it is made. */
interface UsesKey extends Pick<UsesState, 'out' | 'besides'> {
  /** Uses left of each choice. */
  readonly times: readonly number[];
  /** The choice whose additional token comes next. */
  readonly due: number | undefined;
}
/** A transition to a state that may still have to be made. */
type KeyedTransition = Omit<Transition, 'to'> & { readonly to: UsesKey | undefined };

const textOfKey = ({ out, besides, times, due }: UsesKey): string =>
  `${out.join()};${keyOf(besides)};${times.join()};${due}`;
/** With one more token of a class out. */
const withOut = (key: UsesKey, k: number): UsesKey => ({ ...key, out: key.out.map((n, i) => (i === k ? n + 1 : n)) });
const withAlso = (key: UsesKey, drawn: Drawn): UsesKey => ({ ...key, besides: drawnTogether(key.besides, drawn) });
const withUsed = (key: UsesKey, choice: number): UsesKey => ({
  ...key,
  times: key.times.map((n, i) => (i === choice ? n - 1 : n)),
});

/** What may be done with a token of a class in such a state besides resolving it; of an additional one its own card comes first. */
const compileSteps = (classes: readonly TokenClass[], uses: readonly TokenUse[]) => {
  /** Resolved as something else: an additional token is no more due. */
  const resolvedAs = (choice: number, token: Token, key: UsesKey): KeyedTransition => {
    const { kind, second } = uses[choice]!;
    const to = isChaining(token) ? { ...withAlso(key, drawnOf(token)), due: undefined } : undefined;
    return { choice, kind, token, second, to };
  };
  /** The class of which a token is out once a choice was used on a token of class `k`; undefined where there is none. */
  const takenBy = ({ takes }: TokenUse, { out }: UsesKey, k: number): number | undefined => {
    const taken = takes === undefined ? k : classes.findIndex((c) => c.ids.includes(takes));
    return taken < 0 || out[taken] === classes[taken]!.count ? undefined : taken;
  };
  const stepWith = (choice: number, key: UsesKey, k: number): KeyedTransition | undefined => {
    const use = uses[choice]!;
    const { ids, token } = classes[k]!;
    const [id] = ids;
    if (key.times[choice] === 0 || !use.suits(id!)) return undefined;
    const left = withUsed(key, choice);
    const { kind, second } = use;
    if (kind === 'redraw') return { choice, kind, token: undefined, second, to: left };
    if (kind === 'set-aside') {
      const trace = use.traceOf(id!);
      return key.due === undefined && isWelcome(token, trace)
        ? undefined
        : { choice, kind, token: undefined, second, to: withAlso(withOut(left, k), trace) };
    }
    // The card of an additional token says what it counts as.
    const becomes = use.becomes(id!);
    if (key.due !== undefined && becomes !== BLANK) return undefined;
    if (kind === 'extra')
      return isChaining(token)
        ? undefined
        : { choice, kind, token, second, to: { ...withAlso(withOut(left, k), drawnOf(token)), due: choice } };
    const taken = takenBy(use, key, k);
    return taken === undefined ? undefined : resolvedAs(choice, becomes, withOut(left, taken));
  };
  return (key: UsesKey, k: number): readonly KeyedTransition[] => {
    const { ids, count } = classes[k]!;
    if (key.out[k] === count) return [];
    const used = uses.flatMap((_, choice) => stepWith(choice, key, k) ?? []);
    const { due } = key;
    return due === undefined ? used : [resolvedAs(due, uses[due]!.becomes(ids[0]!), withOut(key, k)), ...used];
  };
};

/**
 * Every state of uses that may be reached, those with fewer uses left first: the last is where a draw begins.
 * @param extra the place of the choice whose additional token comes first, if one does
 */
export const makeUsesStates = (
  classes: readonly TokenClass[],
  uses: readonly TokenUse[],
  extra: number | undefined,
  onWork: OnWork,
): readonly UsesState[] => {
  const steps = classes.length * (1 + uses.length) * STEPS.usesState;
  const known = new Map<string, UsesState>();
  const usesStates: UsesState[] = [];
  const stepsAt = compileSteps(classes, uses);
  const usesStateOf = (key: UsesKey): UsesState => {
    const text = textOfKey(key);
    const before = known.get(text);
    if (before !== undefined) return before;
    onWork(steps);
    const transitions = classes.map((_, k) =>
      stepsAt(key, k).map(({ to, ...step }) => ({ ...step, to: to === undefined ? undefined : usesStateOf(to) })),
    );
    const usesState: UsesState = {
      // Asked once all that it leads to are made.
      place: usesStates.length,
      out: key.out,
      outSize: key.out.reduce((a, b) => a + b, 0),
      besides: key.besides,
      redraws: key.times.reduce((n, left, i) => n + (uses[i]!.kind === 'redraw' ? left : 0), 0),
      isExtra: key.due !== undefined,
      transitions,
    };
    known.set(text, usesState);
    usesStates.push(usesState);
    return usesState;
  };
  usesStateOf({ out: classes.map(() => 0), besides: NOTHING_DRAWN, times: uses.map((u) => u.times), due: extra });
  return usesStates;
};
