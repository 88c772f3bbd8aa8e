import type { SymbolId, TokenId } from '../../token.ts';

/** Another meaning for a token. */
export type Change =
  /** The meaning of another token. */
  | { readonly like: TokenId }
  /** The minus of its modifier becomes a plus; other tokens are left as they are. */
  | { readonly positive: true }
  /** Some of its traits; what is not said stays. */
  | {
      readonly modifier?: number | undefined;
      readonly again?: boolean | undefined;
      readonly verdict?: 'fail' | 'succeed' | 'none' | undefined;
    };

/**
 * Ways to change the draw, each a general mechanic; cards are data over them (`content/arkham/data/effects.yaml`).
 * `times` is how often it may be used in one test. Several tokens at once replace the first reveal; `conflicts.ts` says
 * what excludes what.
 */
export type Mechanic =
  /** At the first reveal: `reveal` tokens at once instead of one, resolve `resolve` of them, ignore the rest (they stay out). `forced`: one of these must be resolved if any was revealed. */
  | {
      readonly kind: 'choose';
      readonly reveal: number;
      readonly resolve: number;
      readonly forced?: readonly TokenId[] | undefined;
    }
  /** At the first reveal: `extra` more, then cancel exactly that many other than the automatic failure, or one automatic failure; the rest resolve. */
  | { readonly kind: 'cancel-some'; readonly extra: number }
  /** Cancel a revealed token, put it back, reveal another. */
  | { readonly kind: 'redraw'; readonly times: number; readonly only?: readonly TokenId[] | undefined }
  /** Ignore a revealed token (it stays out), reveal another; never the automatic failure. `cancelled`: it was never revealed. */
  | {
      readonly kind: 'set-aside';
      readonly times: number;
      readonly only?: readonly TokenId[] | undefined;
      readonly cancelled?: true | undefined;
    }
  /** Cancel a revealed token without a replacement, or resolve it `as` something else; it stays out. `second`: only where one of these was resolved before. */
  | {
      readonly kind: 'cancel';
      readonly times: number;
      readonly only: readonly TokenId[];
      readonly as?: Change | undefined;
      readonly second?: true | undefined;
    }
  /** Put a revealed token back and resolve a token of this kind from the bag instead, while there is one. */
  | { readonly kind: 'swap'; readonly times: number; readonly only: readonly TokenId[]; readonly for: TokenId }
  /** After the token that would end the draw: reveal one more and resolve it too, its minus as a plus; one of `fails` fails the test. */
  | { readonly kind: 'extra'; readonly times: number; readonly fails: readonly TokenId[] }
  /** Resolve these symbols as nothing: no modifier, no effect, no further token. */
  | { readonly kind: 'blank'; readonly symbols: readonly SymbolId[] }
  /** Give a token another meaning for the whole test. */
  | { readonly kind: 'treat'; readonly token: TokenId; readonly as: Change }
  /** Two sets of tokens: the test succeeds by itself if one of each is resolved in it. */
  | { readonly kind: 'pair'; readonly one: readonly TokenId[]; readonly other: readonly TokenId[] }
  /** No token is revealed at all: steps 3 and 4 are skipped. */
  | { readonly kind: 'no-draw' }
  /** This token is resolved instead of a first draw; nothing leaves the bag for it. `imagined`: there is no such token to put back, to ignore or to cancel. */
  | { readonly kind: 'fixed'; readonly token: TokenId; readonly imagined?: true | undefined }
  /** Tokens that leave the bag before the test. */
  | { readonly kind: 'seal'; readonly tokens: readonly TokenId[] }
  /** Each resolved token of these kinds adds to the skill value. */
  | { readonly kind: 'bonus'; readonly tokens: readonly TokenId[]; readonly modifier: number };
/** Choices on one revealed token. */
export type TokenChoice = Extract<Mechanic, { kind: 'redraw' | 'set-aside' | 'cancel' | 'swap' | 'extra' }>;
/** Several tokens revealed at once. */
export type HandChoice = Extract<Mechanic, { kind: 'choose' | 'cancel-some' }>;
export type ChoiceMechanic = TokenChoice | HandChoice;

/** Whether something is chosen among tokens revealed together; {@link isTokenChoice}: on one revealed token. */
export const isHandChoice = (m: Mechanic): m is HandChoice => m.kind === 'choose' || m.kind === 'cancel-some';
export const isTokenChoice = (m: Mechanic): m is TokenChoice =>
  ['redraw', 'set-aside', 'cancel', 'swap', 'extra'].includes(m.kind);
export const isChoice = (m: Mechanic): m is ChoiceMechanic => isHandChoice(m) || isTokenChoice(m);
