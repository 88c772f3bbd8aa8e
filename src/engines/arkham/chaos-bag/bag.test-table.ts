/** What the tests of the bag start from. */
import assert from 'node:assert/strict';
import { initialBag, step, type BagAction, type BagState, type Refusal, type Source } from './bag.ts';
import { framesOf } from '../../log/timeline.ts';
import type { Bag, TokenId } from '../token.ts';

/** A deterministic fair source (mulberry32 with rejection). */
export const seededSource = (seed: number): Source => {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  return (below) => {
    const fair = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const n = next();
      if (n < fair) return n % below;
    }
  };
};
export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};
export const after = (bag: Bag, ...actions: BagAction[]): BagState => {
  const { states, refused } = framesOf(step, initialBag(bag), actions);
  return refused === undefined ? states.at(-1)! : assert.fail('refused');
};
export const refusal = (bag: Bag, ...actions: BagAction[]): Refusal =>
  framesOf(step, initialBag(bag), actions).refused?.refusal ?? assert.fail('not refused');
export const draw = (token: TokenId): BagAction => ({ kind: 'draw', token });
export const more = (token: TokenId): BagAction => ({ kind: 'draw-more', token });
export const BACK: BagAction = { kind: 'return-drawn' };
export const BLOOD_STAYS: BagAction = { kind: 'return-but-blood' };
