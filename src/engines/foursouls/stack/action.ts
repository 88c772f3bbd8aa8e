/** What players may do. `way` names body and targets as `0.p1.o7`; `pay` is the loot card discarded as a cost. */
import type { Seat } from './ref.ts';

export type Action =
  | { readonly type: 'pass'; readonly seat: Seat }
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly card: number;
      readonly way: string;
      readonly pay: readonly number[];
    }
  | {
      readonly type: 'activate';
      readonly seat: Seat;
      readonly object: number;
      readonly ability: number;
      readonly way: string;
      readonly pay: readonly number[];
    }
  | { readonly type: 'declare'; readonly seat: Seat; readonly what: Declared }
  | { readonly type: 'choose'; readonly seat: Seat; readonly option: string };
export const DECLARED = ['attack', 'purchase', 'end'] as const;
export type Declared = (typeof DECLARED)[number];
