/** The states of drawing token by token, see `sequence.ts`. */
import type { TokenClass } from './classes.ts';
import type { TokenChoice } from './mechanic.ts';
import { FAILED, drawnOf, drawnTogether, isSecondFrost, type Drawn, type Outcome } from './outcome.ts';
import type { Token, TokenId } from './token.ts';
import { isChaining } from './chain.ts';

/** Whether a choice may be used on a token. */
export const mayUse = (choice: TokenChoice, id: TokenId): boolean =>
  choice.kind === 'set-aside' ? id !== 'auto-fail' : (choice.only?.includes(id) ?? true);

/** A token that is never set aside: resolved it adds something or nothing, lets the draw go on alike and saves the use. */
const isWelcome = (token: Token): boolean => {
  const { outcome, seen } = drawnOf(token);
  return isChaining(token) && seen === 0 && outcome >= 0;
};

/** What is out of the bag without being resolved, and how often each choice may still be used. */
export interface Layer {
  readonly place: number;
  /** Tokens of each class that are out unresolved, and their sum. */
  readonly out: readonly number[];
  readonly outSize: number;
  /** Uses left of all redraws together. */
  readonly redraws: number;
  /** By class: what may be done besides resolving. `to` is absent where the draw ends. */
  readonly ways: readonly (readonly Way[])[];
}
interface Way {
  readonly choice: number;
  readonly kind: TokenChoice['kind'];
  readonly to: Layer | undefined;
}

/** Every layer that may be reached, those with fewer uses left first: the last is where a draw begins. */
export const makeLayers = (classes: readonly TokenClass[], choices: readonly TokenChoice[]): readonly Layer[] => {
  const known = new Map<string, Layer>();
  const layers: Layer[] = [];
  const layerOf = (out: readonly number[], uses: readonly number[]): Layer => {
    const key = `${out.join()};${uses.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = classes.map(({ ids, count, token }, k) => choices.flatMap((choice, i): Way[] => {
      if (uses[i] === 0 || !mayUse(choice, ids[0]!) || out[k] === count || (choice.kind === 'set-aside' && isWelcome(token))) return [];
      const left = uses.map((n, j) => (j === i ? n - 1 : n));
      if (choice.kind === 'cancel') return [{ choice: i, kind: choice.kind, to: undefined }];
      return [{ choice: i, kind: choice.kind, to: layerOf(choice.kind === 'redraw' ? out : out.map((n, j) => (j === k ? n + 1 : n)), left) }];
    }));
    const redraws = uses.reduce((n, left, i) => n + (choices[i]!.kind === 'redraw' ? left : 0), 0);
    const layer = { place: layers.length, out, outSize: out.reduce((a, b) => a + b, 0), redraws, ways };
    known.set(key, layer);
    layers.push(layer);
    return layer;
  };
  layerOf(classes.map(() => 0), choices.map((c) => c.times));
  return layers;
};

/** What was resolved before the draw goes on: how many of each chaining class. */
export interface Run {
  readonly taken: readonly number[];
  readonly length: number;
  readonly drawn: Drawn;
  /** By class, once one more is resolved: the place of the run that goes on, or what the draw ends with. */
  readonly next: readonly ({ readonly run: number } | { readonly outcome: Outcome })[];
}
/** Every run of chaining tokens; a run stands after all that it continues. */
export const makeRuns = (classes: readonly TokenClass[], before: Drawn): readonly Run[] => {
  const most = classes.map((c) => (!c.chains || isSecondFrost(before, c.token) ? 0 : c.token.frost === true ? 1 : c.count));
  const strides = most.map((_, k) => most.slice(0, k).reduce((n, m) => n * (m + 1), 1));
  return Array.from({ length: most.reduce((n, m) => n * (m + 1), 1) }, (_, place) => {
    const taken = most.map((m, k) => Math.floor(place / strides[k]!) % (m + 1));
    const drawn = classes.reduce((d, { token }, k) => Array.from({ length: taken[k]! }).reduce<Drawn>((e) => drawnTogether(e, drawnOf(token)), d), before);
    return {
      taken, drawn, length: taken.reduce((a, b) => a + b, 0),
      next: classes.map(({ token, chains }, k) =>
        isSecondFrost(drawn, token) ? { outcome: FAILED }
          : chains && taken[k]! < most[k]! ? { run: place + strides[k]! }
            : { outcome: drawnTogether(drawn, drawnOf(token)).outcome }),
    };
  });
};
