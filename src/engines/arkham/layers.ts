/** What choices have done so far, see `sequence.ts`: the other half of a state beside the run of resolved tokens. */
import { isChaining } from './chain.ts';
import type { TokenClass } from './classes.ts';
import { NOTHING_DRAWN, drawnOf, drawnTogether, keyOf, type Drawn } from './outcome.ts';
import type { Token } from './token.ts';
import type { Use } from './uses.ts';

/** A token that is never set aside: resolved it adds something or nothing, lets the draw go on alike and saves the use. */
const isWelcome = (token: Token): boolean => {
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
}

/** Every layer that may be reached, those with fewer uses left first: the last is where a draw begins. */
export const makeLayers = (classes: readonly TokenClass[], uses: readonly Use[]): readonly Layer[] => {
  const known = new Map<string, Layer>();
  const layers: Layer[] = [];
  const layerOf = (out: readonly number[], besides: Drawn, times: readonly number[]): Layer => {
    const key = `${out.join()};${keyOf(besides)};${times.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = classes.map(({ ids, count, token }, k) => uses.flatMap((use, i): Way[] => {
      const { kind } = use;
      if (times[i] === 0 || !use.suits(ids[0]!) || out[k] === count || (kind === 'set-aside' && isWelcome(token))) return [];
      const left = times.map((n, j) => (j === i ? n - 1 : n));
      const without = () => out.map((n, j) => (j === k ? n + 1 : n));
      if (kind === 'redraw') return [{ choice: i, kind, token: undefined, to: layerOf(out, besides, left) }];
      if (kind === 'set-aside') return [{ choice: i, kind, token: undefined, to: layerOf(without(), besides, left) }];
      const becomes = use.becomes(ids[0]!);
      return [{ choice: i, kind, token: becomes, to: isChaining(becomes) ? layerOf(without(), drawnTogether(besides, drawnOf(becomes)), left) : undefined }];
    }));
    const redraws = times.reduce((n, left, i) => n + (uses[i]!.kind === 'redraw' ? left : 0), 0);
    const layer = { place: layers.length, out, outSize: out.reduce((a, b) => a + b, 0), besides, redraws, ways };
    known.set(key, layer);
    layers.push(layer);
    return layer;
  };
  layerOf(classes.map(() => 0), NOTHING_DRAWN, uses.map((u) => u.times));
  return layers;
};
