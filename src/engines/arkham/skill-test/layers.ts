/** What choices have done so far, see `sequence.ts`: the other half of a state beside the run of resolved tokens. */
import { isChaining } from './chain.ts';
import { BLANK } from './change.ts';
import type { TokenClass } from './classes.ts';
import { NOTHING_DRAWN, drawnOf, drawnTogether, keyOf, type Drawn } from './outcome.ts';
import type { Token } from '../token.ts';
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

/**
 * Every layer that may be reached, those with fewer uses left first: the last is where a draw begins.
 * @param extra the place of the choice whose additional token comes first, if one does
 */
export const makeLayers = (classes: readonly TokenClass[], uses: readonly Use[], extra?: number): readonly Layer[] => {
  const known = new Map<string, Layer>();
  const layers: Layer[] = [];
  const layerOf = (out: readonly number[], besides: Drawn, times: readonly number[], due?: number): Layer => {
    const key = `${out.join()};${keyOf(besides)};${times.join()};${due}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = classes.map(({ ids, count, token }, k) => {
      if (out[k] === count) return [];
      const without = (j = k) => out.map((n, i) => (i === j ? n + 1 : n));
      /** Resolved as this, with one token of a class out; an additional token is no more due. */
      const resolvedAs = (i: number, becomes: Token, left: readonly number[], gone = without()): Way => ({
        choice: i,
        kind: uses[i]!.kind,
        token: becomes,
        second: uses[i]!.second,
        to: isChaining(becomes) ? layerOf(gone, drawnTogether(besides, drawnOf(becomes)), left) : undefined,
      });
      const used = uses.flatMap(({ kind, second, suits, becomes, takes }, i): Way[] => {
        if (times[i] === 0 || !suits(ids[0]!) || (kind === 'set-aside' && due === undefined && isWelcome(token)))
          return [];
        const left = times.map((n, j) => (j === i ? n - 1 : n));
        const way = { choice: i, kind, token: undefined, second };
        if (kind === 'redraw') return [{ ...way, to: layerOf(out, besides, left, due) }];
        if (kind === 'set-aside') return [{ ...way, to: layerOf(without(), besides, left, due) }];
        // What an additional token counts as is said by its own card.
        if (due !== undefined && becomes(ids[0]!) !== BLANK) return [];
        if (kind === 'extra')
          return isChaining(token)
            ? []
            : [{ ...way, token, to: layerOf(without(), drawnTogether(besides, drawnOf(token)), left, i) }];
        const taken = takes === undefined ? k : classes.findIndex((c) => c.ids.includes(takes));
        return taken < 0 || out[taken] === classes[taken]!.count
          ? []
          : [resolvedAs(i, becomes(ids[0]!), left, without(taken))];
      });
      return due === undefined ? used : [resolvedAs(due, uses[due]!.becomes(ids[0]!), times), ...used];
    });
    const redraws = times.reduce((n, left, i) => n + (uses[i]!.kind === 'redraw' ? left : 0), 0);
    const layer = {
      place: layers.length,
      out,
      outSize: out.reduce((a, b) => a + b, 0),
      besides,
      redraws,
      isExtra: due !== undefined,
      ways,
    };
    known.set(key, layer);
    layers.push(layer);
    return layer;
  };
  layerOf(
    classes.map(() => 0),
    NOTHING_DRAWN,
    uses.map((u) => u.times),
    extra,
  );
  return layers;
};
