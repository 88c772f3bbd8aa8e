/** What choices have done so far, see `sequence.ts`: the other half of a state beside the run of resolved tokens. */
import type { OnWork } from '../../exact/work.ts';
import { isChaining } from './chain.ts';
import { BLANK } from './change.ts';
import type { TokenClass } from './classes.ts';
import { NOTHING_DRAWN, drawnOf, drawnTogether, keyOf, type Drawn } from './outcome.ts';
import { STEPS } from './steps.ts';
import type { Token } from '../token.ts';
import type { Use } from './uses.ts';

/** A token that is never set aside: resolved it adds something or nothing, lets the draw go on alike and saves the use. */
export const isWelcome = (token: Token): boolean => {
  const { outcome, seen } = drawnOf(token);
  return isChaining(token) && seen === 0 && outcome >= 0;
};

/** What is out of the bag without being resolved as itself, and how often each choice may still be used. */
export interface Layer {
  readonly place: number;
  /** Tokens of each class that are out unresolved or resolved as something else, and their sum. */
  readonly out: readonly number[];
  readonly outSize: number;
  /** What those of them that were resolved as something else come to. */
  readonly besides: Drawn;
  /** Uses left of all redraws together. */
  readonly redraws: number;
  /** The next token is the additional one of an extra draw: it is resolved by the first of its ways. */
  readonly isExtra: boolean;
  /** By class: what may be done besides resolving. */
  readonly ways: readonly (readonly Way[])[];
}
export interface Way {
  readonly choice: number;
  readonly kind: Use['kind'];
  /** What a cancelled token is resolved as. */
  readonly token: Token | undefined;
  /** Where the draw goes on; absent where it ends. */
  readonly to: Layer | undefined;
  /** Only where a counted token was resolved before. */
  readonly second: boolean;
}

/** Where a draw stands: which layer that is, before it is made. */
interface Spot extends Pick<Layer, 'out' | 'besides'> {
  /** Uses left of each choice. */
  readonly times: readonly number[];
  /** The choice whose additional token comes next. */
  readonly due: number | undefined;
}
/** A way that leads to a spot. */
type Step = Omit<Way, 'to'> & { readonly to: Spot | undefined };

const keyOfSpot = ({ out, besides, times, due }: Spot): string =>
  `${out.join()};${keyOf(besides)};${times.join()};${due}`;
/** With one more token of a class out. */
const withOut = (spot: Spot, k: number): Spot => ({ ...spot, out: spot.out.map((n, i) => (i === k ? n + 1 : n)) });
const withBesides = (spot: Spot, token: Token): Spot => ({
  ...spot,
  besides: drawnTogether(spot.besides, drawnOf(token)),
});
const withUsed = (spot: Spot, choice: number): Spot => ({
  ...spot,
  times: spot.times.map((n, i) => (i === choice ? n - 1 : n)),
});

/** What may be done with a token of a class at a spot besides resolving it; of an additional one its own card comes first. */
const compileSteps = (classes: readonly TokenClass[], uses: readonly Use[]) => {
  /** Resolved as something else: an additional token is no more due. */
  const resolvedAs = (choice: number, token: Token, spot: Spot): Step => {
    const { kind, second } = uses[choice]!;
    const to = isChaining(token) ? { ...withBesides(spot, token), due: undefined } : undefined;
    return { choice, kind, token, second, to };
  };
  /** The class of which a token is out once a choice was used on a token of class `k`; undefined where there is none. */
  const takenBy = ({ takes }: Use, { out }: Spot, k: number): number | undefined => {
    const taken = takes === undefined ? k : classes.findIndex((c) => c.ids.includes(takes));
    return taken < 0 || out[taken] === classes[taken]!.count ? undefined : taken;
  };
  const stepWith = (choice: number, spot: Spot, k: number): Step | undefined => {
    const use = uses[choice]!;
    const { ids, token } = classes[k]!;
    const [id] = ids;
    if (spot.times[choice] === 0 || !use.suits(id!)) return undefined;
    const left = withUsed(spot, choice);
    const { kind, second } = use;
    if (kind === 'redraw') return { choice, kind, token: undefined, second, to: left };
    if (kind === 'set-aside')
      return spot.due === undefined && isWelcome(token)
        ? undefined
        : { choice, kind, token: undefined, second, to: withOut(left, k) };
    // What an additional token counts as is said by its own card.
    const becomes = use.becomes(id!);
    if (spot.due !== undefined && becomes !== BLANK) return undefined;
    if (kind === 'extra')
      return isChaining(token)
        ? undefined
        : { choice, kind, token, second, to: { ...withBesides(withOut(left, k), token), due: choice } };
    const taken = takenBy(use, spot, k);
    return taken === undefined ? undefined : resolvedAs(choice, becomes, withOut(left, taken));
  };
  return (spot: Spot, k: number): readonly Step[] => {
    const { ids, count } = classes[k]!;
    if (spot.out[k] === count) return [];
    const used = uses.flatMap((_, choice) => stepWith(choice, spot, k) ?? []);
    const { due } = spot;
    return due === undefined ? used : [resolvedAs(due, uses[due]!.becomes(ids[0]!), withOut(spot, k)), ...used];
  };
};

/**
 * Every layer that may be reached, those with fewer uses left first: the last is where a draw begins.
 * @param extra the place of the choice whose additional token comes first, if one does
 */
export const makeLayers = (
  classes: readonly TokenClass[],
  uses: readonly Use[],
  extra: number | undefined,
  onWork: OnWork,
): readonly Layer[] => {
  const steps = classes.length * (1 + uses.length) * STEPS.layer;
  const known = new Map<string, Layer>();
  const layers: Layer[] = [];
  const stepsAt = compileSteps(classes, uses);
  const layerOf = (spot: Spot): Layer => {
    const key = keyOfSpot(spot);
    const before = known.get(key);
    if (before !== undefined) return before;
    onWork(steps);
    const ways = classes.map((_, k) =>
      stepsAt(spot, k).map(({ to, ...step }) => ({ ...step, to: to === undefined ? undefined : layerOf(to) })),
    );
    const layer: Layer = {
      // Asked once all that it leads to are made.
      place: layers.length,
      out: spot.out,
      outSize: spot.out.reduce((a, b) => a + b, 0),
      besides: spot.besides,
      redraws: spot.times.reduce((n, left, i) => n + (uses[i]!.kind === 'redraw' ? left : 0), 0),
      isExtra: spot.due !== undefined,
      ways,
    };
    known.set(key, layer);
    layers.push(layer);
    return layer;
  };
  layerOf({ out: classes.map(() => 0), besides: NOTHING_DRAWN, times: uses.map((u) => u.times), due: extra });
  return layers;
};
