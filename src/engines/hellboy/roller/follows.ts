/** What a result leads to. */
import { damageDealt, damageTaken, informationFor, type Aim } from '../skill-check/aim.ts';

export type Follows =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reach'; readonly target: number; readonly isReached: boolean }
  | {
      /** To the enemy, or to the agent who defends. */
      readonly kind: 'damage' | 'defence';
      /** Before the object takes its part. */
      readonly dealt: number;
      readonly absorbed: number;
      readonly damage: number;
    }
  | { readonly kind: 'information'; readonly information: number };

/** What a result leads to; no more damage than was dealt is ever absorbed, and health is no limit to what is dealt. */
export const followsOf = (aim: Aim, result: number): Follows => {
  switch (aim.kind) {
    case 'result':
      return { kind: 'nothing' };
    case 'reach':
      return { kind: 'reach', target: aim.target, isReached: result >= aim.target };
    case 'damage': {
      const [dealt, damage] = [0, aim.cover].map((cover) => damageDealt(result, aim.toughness, cover));
      return { kind: 'damage', dealt: dealt!, absorbed: dealt! - damage!, damage: damage! };
    }
    case 'defence': {
      const [dealt, damage] = [0, aim.cover].map((cover) => damageTaken(result, aim.attack, cover));
      return { kind: 'defence', dealt: dealt!, absorbed: dealt! - damage!, damage: damage! };
    }
    case 'information':
      return { kind: 'information', information: informationFor(result) };
  }
};
