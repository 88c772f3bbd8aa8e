/** What may be resolved of several tokens revealed at once, narrowed to plans that no other plan surpasses. */
import type { TokenClass } from '../model/token-classes.ts';
import type { Reward } from '../model/goal.ts';
import { waysToResolve, waysToCancel } from './multisets.ts';
import type { HandChoice } from '../model/mechanic.ts';
import {
  FAILED,
  NOTHING_DRAWN,
  drawnOf,
  drawnTogether,
  isFailed,
  isSecondFrost,
  isSeenNoWorse,
  isSucceeded,
  keyOf,
  sumOf,
  type Drawn,
} from '../model/outcome.ts';
import { PRINTED, type TokenId } from '../../token.ts';

/** What is resolved of a hand: what it comes to, and how many more ending tokens it asks for. */
export interface Resolution {
  readonly drawn: Drawn;
  readonly pending: number;
}
/** The plans of a hand that are worth comparing. */
interface Resolutions {
  /** The best of those that end the draw, and its reward. */
  readonly sure: { readonly plan: Resolution; readonly reward: number } | undefined;
  /** Those that go on, none surpassed by another. */
  readonly open: readonly Resolution[];
  /** How many were looked at. */
  readonly looked: number;
}

/** Whether a token has to be resolved if it is revealed. */
export const isForced = (choice: HandChoice, id: TokenId): boolean =>
  choice.kind === 'choose' && (choice.forced?.includes(id) ?? false);

/** A choice among tokens revealed together, with what an ignored token leaves behind. */
export interface HandPlay {
  readonly choice: HandChoice;
  readonly traceOf: (id: TokenId) => Drawn;
}

/**
 * @param count tokens in a hand
 * @returns the plans of a hand, given as places of classes in ascending order
 */
export const compilePlans = (
  classes: readonly TokenClass[],
  { choice, traceOf }: HandPlay,
  count: number,
  reward: Reward,
): ((hand: readonly number[]) => Resolutions) => {
  const drawns = classes.map((c) => drawnOf(c.token));
  const selections = (hand: readonly number[]): readonly (readonly number[])[] =>
    choice.kind === 'choose'
      ? waysToResolve(hand, Math.min(choice.resolve, count), (k) => isForced(choice, classes[k]!.ids[0]!))
      : waysToCancel(hand, choice.extra, (k) => classes[k]!.ids[0] === 'auto-fail');
  // Cancelled tokens were never revealed; of ignored ones something may count.
  const traces = classes.map((c) => (choice.kind === 'choose' ? traceOf(c.ids[0]!) : NOTHING_DRAWN));
  const isTraced = traces.some((trace) => keyOf(trace) !== keyOf(NOTHING_DRAWN));
  const planOf = (selection: readonly number[], hand: readonly number[]): Resolution => {
    const resolved = selection.reduce((d, k) => drawnTogether(d, drawns[k]!), NOTHING_DRAWN);
    const ignored = isTraced
      ? withoutThose(hand, selection).reduce((d, k) => drawnTogether(d, traces[k]!), NOTHING_DRAWN)
      : NOTHING_DRAWN;
    const frosts = selection.filter((k) => classes[k]!.token.frost === true).length;
    const isFrozen = frosts > 1 || (frosts > 0 && isSecondFrost(ignored, PRINTED.frost));
    if (isFrozen) return { drawn: { ...resolved, outcome: FAILED }, pending: 0 };
    return { drawn: drawnTogether(resolved, ignored), pending: selection.filter((k) => classes[k]!.chains).length };
  };
  const plans = new Map<string, { readonly plan: Resolution; readonly reward: number }>();
  const knownPlan = (selection: readonly number[], hand: readonly number[]) => {
    const key = isTraced ? `${selection.join()};${hand.join()}` : selection.join();
    const known = plans.get(key);
    if (known !== undefined) return known;
    const plan = planOf(selection, hand);
    const found = { plan, reward: plan.pending === 0 ? reward(plan.drawn.outcome) : -1 };
    plans.set(key, found);
    return found;
  };
  return (hand) => {
    let open: Resolution[] = [];
    let sure: Resolutions['sure'];
    const all = selections(hand);
    for (const selection of all) {
      const known = knownPlan(selection, hand);
      const { plan } = known;
      if (plan.pending === 0) {
        if (sure === undefined || known.reward > sure.reward) sure = known;
      } else if (!open.some((o) => surpasses(o, plan))) open = [...open.filter((o) => !surpasses(plan, o)), plan];
    }
    return { sure, open, looked: all.length };
  };
};

/** The tokens of a hand that a selection leaves; both in ascending order. */
const withoutThose = (hand: readonly number[], selection: readonly number[]): readonly number[] => {
  let at = 0;
  return hand.filter((k) => {
    const isResolved = k === selection[at];
    if (isResolved) at += 1;
    return !isResolved;
  });
};

/** Whether a plan is at least as good as another in whatever follows. */
const surpasses = (a: Resolution, b: Resolution): boolean =>
  a.pending === b.pending &&
  (isFailed(b.drawn.outcome) ||
    (!isFailed(a.drawn.outcome) &&
      isSeenNoWorse(a.drawn.seen, b.drawn.seen) &&
      isSucceeded(a.drawn.outcome) >= isSucceeded(b.drawn.outcome) &&
      sumOf(a.drawn.outcome) >= sumOf(b.drawn.outcome)));
